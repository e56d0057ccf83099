import { arch, box, columns, flag, gable, poly, type Shape } from "../../kit";

export const PLAIN: Record<string, Shape[]> = {
  agora: [
    poly("m", -23, 18, -14, 4, 14, 4, 23, 18),
    ["n", "M-18 11H18M-6 4l-3 14M6 4l3 14"],
    ...columns(-20, -9, 40, 13, 6),
    ...box(-22, -14, 44, 5, "a"),
  ],
  palace: [
    ...box(-23, -2, 46, 20, "m"),
    ...columns(-10, -4, 20, 18, 4),
    ...box(-13, -8, 26, 4),
    ...gable(-15, -8, 30, 10, "y"),
    ...box(-20, 4, 6, 6, "k"),
    ...box(14, 4, 6, 6, "k"),
    ...box(-14, 14, 28, 4),
    ...flag(0, -18, 5),
  ],
  farm: [
    poly("y", -23, 18, -16, 3, 16, 3, 23, 18),
    ["n", "M-12 3l-4 15M-4 3l-1 15M4 3l1 15M12 3l4 15"],
    ...box(-8, -8, 16, 11, "o"),
    ...gable(-11, -8, 22, 10, "m"),
    arch(0, 3, 6, 7),
    ["n", "M17 2v-12M17-4l-3-3M17-4l3-3M-17 2v-12M-17-4l-3-3M-17-4l3-3"],
  ],
};
