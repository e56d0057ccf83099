import { arch, box, disc, dome, gable, keep, line, poly, star, type Shape } from "../../kit";

export const PURPLE: Record<string, Shape[]> = {
  healers_hut: [
    ...box(-13, 4, 26, 14),
    ["o", "M-20 5q4-20 20-22 16 2 20 22z"],
    arch(-4, 18, 7, 11),
    ["l", "M4-9h5v5h5v5H9v5H4V1h-5v-5h5z"],
  ],
  wisdom_fountain: [
    ["w", "M-3-8q-9-9-15 6h5q2-7 10-3zM3-8q9-9 15 6h-5q-2-7-10-3z"],
    ["w", "M-2-4V-19h4v15z"],
    ["m", "M-11-3h22l-6 6H-5z"],
    ...box(-3, 3, 6, 6),
    ["w", "M-18 10q18-5 36 0z"],
    ["l", "M-20 10h40l-5 8h-30z"],
  ],
  main_gate: [
    ...keep(-23, -8, 13, 26),
    ...keep(10, -8, 13, 26),
    ...box(-10, -8, 20, 26, "m"),
    arch(0, 18, 15, 20, "k"),
    ["n", "M-3 18V0M3 18V0M-7 8H7"],
    ...gable(-11, -8, 22, 9, "a"),
  ],
  art_workshop: [
    ["o", "M-12-16h12v4l-2 2c8 5 8 20-1 28h-6c-9-8-9-23-1-28l-2-2z"],
    ["l", "M-12 0h12v6h-12z"],
    ["n", "M-12-9q-8 3-4 9M0-9q8 3 4 9"],
    line(8, 18, 19, -8),
    ["a", "M17-8l4 1.5 2-11q-5 3-6 9.5z"],
  ],
  astronomical_tower: [
    ...box(-10, 0, 20, 18),
    dome(0, 0, 13, "a", 12),
    poly("m", -3, -7, 14, -18, 17, -14, 1, -3),
    arch(0, 18, 7, 9),
    star(-17, -13, 4.5),
    star(19, -2, 3.5),
    star(-18, 2, 3),
  ],
  mage_tower: [
    ["l", "M-8 18l2-20h10l4 20z"],
    ["s", "M4 18l-1-20h1l4 20z"],
    poly("a", -12, -2, 3, -23, 9, -20, 11, -2),
    disc("y", -1, 5, 3),
    ["n", "M-14 12l-7 4M-15 4h-7M14 12l7 4M15 4h7"],
    star(15, -14, 5),
  ],
};
