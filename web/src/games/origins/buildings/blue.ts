import { box, disc, front, line, poly, scaled, star, tree, type Shape } from "../../kit";
import { waves } from "./waves";

export const BLUE: Record<string, Shape[]> = {
  obelisk: [
    ...box(-11, 13, 22, 5, "m"),
    poly("l", -6, 13, -4, -13, 0, -20, 4, -13, 6, 13),
    poly("s", 6, 13, 4, -13, 0, -20, 1, 13),
    line(-4, -13, 4, -13),
  ],
  monument: [
    ...box(-12, 9, 24, 9, "m"),
    ["l", "M-6 9l1-11h8l2 11zM3-4l9-9 2 2-8 12z"],
    disc("l", 0, -8, 4.6),
    line(13, -12, 13, -20),
    ["a", "M9-20h8l-4-4z"],
  ],
  temple_mountain: [
    poly("m", -24, 18, -9, -20, 1, -2, 9, -14, 24, 18),
    poly("l", -13, -10, -9, -20, -4, -11, -8, -13),
    ...scaled(front("a"), 0.72, 0, 5),
  ],
  temple_forest: [
    ...tree(-19, 18, 34),
    ...tree(19, 18, 34),
    ...tree(-11, 14, 30),
    ...tree(11, 14, 30),
    ...scaled(front("a"), 0.72, 0, 5),
  ],
  temple_sea: [...scaled(front("a"), 0.8, 0, -3), waves(12)],
  sacred_place: [
    ...box(-17, 13, 34, 5, "m"),
    ...box(-12, 5, 24, 8),
    ["y", "M0-8c6 5 6 13 0 13s-6-8 0-13z"],
    star(-14, -9, 5),
    star(0, -15, 5),
    star(14, -9, 5),
  ],
};
