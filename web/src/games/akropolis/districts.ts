/** What stands on the hexes of Akropolis: each kind is told apart by its outline, not by its colour alone. */
import { arch, box, columns, disc, flag, gable, keep, line, poly, tree, type Shape } from "../kit";

export const DISTRICT: Record<string, Shape[]> = {
  house: [
    ...box(-20, 2, 20, 14),
    ...gable(-23, 2, 26, 13, "a"),
    ...box(4, 6, 14, 10, "m"),
    ...gable(1, 6, 20, 9, "a"),
    arch(-10, 16, 6, 9),
  ],
  market: [
    ...box(-16, 4, 32, 12, "m"),
    poly("a", -15, -12, 15, -12, 22, 3, -22, 3),
    poly("l", -7, -12, 0, -12, 0, 3, -11, 3),
    poly("l", 7, -12, 15, -12, 22, 3, 11, 3),
    disc("o", -7, 8, 4),
    disc("g", 5, 8, 4),
  ],
  barracks: [
    ...box(-18, 2, 36, 14, "m"),
    ["m", "M-18 2v-4h6v4h6v-4h12v4h6v-4h6v4z"],
    ...keep(-21, -8, 11, 24),
    ...keep(10, -8, 11, 24),
    ...flag(-15, -13, 9),
    ...flag(16, -13, 9),
    arch(0, 16, 9, 11),
  ],
  temple: [
    ...columns(-17, -3, 34, 15, 5),
    ...box(-20, -7, 40, 4),
    ...gable(-22, -7, 44, 12, "a"),
    ...box(-22, 12, 44, 5, "m"),
  ],
  garden: [...tree(-12, 16, 30), ...tree(12, 15, 28), ...tree(0, 18, 24), line(-20, 17, 20, 17)],
  quarry: [
    poly("s", -20, 13, -15, -4, -4, -9, 4, 0, 2, 13),
    poly("m", -15, -4, -4, -9, 4, 0, -6, 3),
    poly("s", 4, 14, 6, 4, 13, 0, 20, 6, 18, 14),
    poly("m", 6, 4, 13, 0, 20, 6, 12, 8),
  ],
};
