/** Zodiac cards as their sign with its stars, temples, and what the main actions give. */
import { box, disc, gable, line, poly, star, type Shape } from "../kit";

/** The signs as lines in a box of 20 x 20. */
export const ZODIAC: Record<string, string> = {
  capricorn: "M-9-7l4 11L1-8v9c0 6-3 8-6 8M1 2c2-5 8-4 8 0s-6 5-8-1",
  aquarius: "M-10-2l4-4 4 4 4-4 4 4 4-4M-10 6l4-4 4 4 4-4 4 4 4-4",
  pisces: "M-8-9c6 5 6 13 0 18M8-9c-6 5-6 13 0 18M-8 0H8",
  aries: "M0 10V-2C0-9-9-11-9-4c0 3 3 4 4 2M0-2c0-7 9-9 9-2 0 3-3 4-4 2",
  taurus: "M-9-10c1 6 5 6 9 6s8 0 9-6M0-4a6.5 6.5 0 100 13 6.5 6.5 0 000-13z",
  gemini: "M-9-9c6 3 12 3 18 0M-9 9c6-3 12-3 18 0M-4-7V7M4-7V7",
  cancer: "M9-6C3-10-6-9-9-4a3 3 0 106 0 3 3 0 00-6 0M-9 6c6 4 15 3 18-2a3 3 0 10-6 0 3 3 0 006 0",
  leo: "M-3 3a3.4 3.4 0 11-5-3c4 0 1-4 1-6 0-6 11-6 11 1C4 0-2 8 3 9c3 1 5-1 6-3",
  virgo: "M-10-8c3 0 3 3 3 4V6M-7-4c0-6 6-6 6 0V6M-1-4c0-6 6-6 6 0v8c0 3 2 5 4 5M5-2c5-4 8 5-4 11",
  libra: "M-10 8H10M-10 3h7c-8-11 14-11 6 0h7",
  scorpio: "M-10-8c3 0 3 3 3 4V6M-7-4c0-6 6-6 6 0V6M-1-4c0-6 6-6 6 0v8c0 3 2 4 5 3M7 2l4 5-5 2",
  sagittarius: "M-9 9L9-9M1-9h8v8M-6-1l7 7",
};

/** Stars of each card: no two skies are the same. */
export const SKY: Record<string, [number, number][]> = Object.fromEntries(
  Object.keys(ZODIAC).map((id, k) => [id, sky(k)]),
);

function sky(k: number): [number, number][] {
  return Array.from({ length: 3 + (k % 4) }, (_, i) => {
    const turn = 0.7 * k + (i * 2 * Math.PI) / (3 + (k % 4));
    return [Math.round(Math.cos(turn) * 14.5), Math.round(Math.sin(turn) * 14.5)];
  });
}

/** A tree, a peak, waves: the three temples. */
export const TEMPLE: Record<string, Shape[]> = {
  forest: [line(0, 16, 0, 4), poly("g", -11, 6, 0, -6, 11, 6), poly("g", -9, -3, 0, -16, 9, -3)],
  mountain: [poly("m", -17, 14, -4, -14, 3, -1, 8, -8, 17, 14), poly("l", -8, -6, -4, -14, 0, -6)],
  sea: [
    ["w", "M-16 13V3C-14-8-3-14 8-10c-5 1-7 5-4 8 3 4 8 4 12 1v14z"],
    ["n", "M-12 8q4-4 8 0t8 0 8 0"],
  ],
};

const any: Shape[] = [
  ["l", "M-9 0a9 9 0 0118 0 9 9 0 01-18 0z"],
  ["n", "M-3-3c0-5 7-4 6 0-1 2-3 2-3 4M0 4.5v.3"],
];
const up: Shape = poly("g", 7, 8, 7, -2, 2, -2, 10, -13, 18, -2, 13, -2, 13, 8);

/** What a main action does, besides the goods that it gives. */
export const ACTION: Record<string, Shape[]> = {
  military: [["m", "M-2-14h4v18h-4z"], line(-7, 4, 7, 4), ["o", "M-2 4h4v9h-4z"]],
  buy_building: [
    ...box(-11, -2, 22, 13),
    ...gable(-14, -2, 28, 12, "a"),
    poly("k", -3, 11, -3, 4, 3, 4, 3, 11),
  ],
  temple_zodiac: [
    poly("l", -15, 12, -15, 6, -6, 6, -6, 0, 3, 0, 3, -6, 12, -6, 12, 12),
    star(-6, -8, 7),
  ],
  take_citizen: [
    ...box(-12, -11, 20, 20, "l"),
    disc("k", -4, -1, 3),
    line(12, 2, 12, 12),
    line(7, 7, 17, 7),
  ],
  upgrade: [...box(-15, -9, 18, 18, "l"), disc("k", -7, 0, 2.6), up],
};

/** Any basic resource. */
export const ANY = any;
