/** Where the parts of Origins lie: on a desk all at once, on a phone on pages of their own. */
export type Box = { x: number; y: number; w: number; h: number };
export type Boxes = (k: number, n: number) => Box;

type Layout = {
  place: Boxes;
  pool: Boxes;
  stack: Boxes;
  farm: Box;
  citizen: Boxes;
  draft: Boxes;
  reserve: Box;
  speaker: Boxes;
  tower: Boxes;
  temple: Boxes;
  card: Boxes;
  road: Box;
  goal: (cards: number) => Box;
};

export const DESK: [number, number] = [1140, 604];
export const CITY: Box = { x: 836, y: 6, w: 298, h: 592 };

export const WIDE: Layout = {
  place: (k) => ({ x: 6 + k * 165, y: 6, w: 160, h: 132 }),
  pool: (k) => ({ x: 6 + k * 82, y: 146, w: 76, h: 76 }),
  stack: (k) => ({ x: 424 + k * 66, y: 154, w: 62, h: 62 }),
  farm: { x: 758, y: 148, w: 68, h: 68 },
  citizen: (k) => ({ x: 8 + k * 62, y: 250, w: 52, h: 58 }),
  draft: (k, n) => ({ x: 6 + k * Math.min(62, 316 / n), y: 254, w: n > 7 ? 31 : 42, h: 44 }),
  reserve: { x: 322, y: 244, w: 88, h: 68 },
  speaker: (k) => ({ x: 416 + k * 33, y: 254, w: 32, h: 40 }),
  tower: (k) => ({ x: 552 + k * 55, y: 242, w: 52, h: 72 }),
  temple: (k) => ({ x: 6 + k * 275, y: 320, w: 270, h: 116 }),
  card: (k) => ({ x: 6 + k * 138, y: 446, w: 132, h: 86 }),
  road: { x: 6, y: 546, w: 820, h: 50 },
  goal: (cards) => ({ x: 6 + cards * 138, y: 446, w: 820 - cards * 138, h: 86 }),
};

export const PAGE: [number, number] = [390, 376];
export const WHOLE: Box = { x: 4, y: 4, w: 382, h: 368 };

export const TALL: Layout = {
  place: (k) => ({ x: 4, y: 4 + k * 74, w: 382, h: 70 }),
  pool: (k) => ({ x: 4 + k * 77, y: 4, w: 74, h: 74 }),
  stack: (k) => ({ x: 4 + k * 62, y: 96, w: 60, h: 60 }),
  farm: { x: 318, y: 92, w: 68, h: 68 },
  citizen: (k) => ({ x: 8 + k * 76, y: 190, w: 66, h: 68 }),
  draft: (k) => ({ x: 14 + (k % 5) * 77, y: 184 + Math.floor(k / 5) * 48, w: 54, h: 44 }),
  reserve: { x: 4, y: 304, w: 130, h: 68 },
  speaker: (k) => ({ x: 8 + k * 34, y: 268, w: 34, h: 40 }),
  tower: (k, n) => ({ x: 386 - (n - k) * 48, y: 278, w: 46, h: 92 }),
  temple: (k) => ({ x: 4, y: 4 + k * 124, w: 382, h: 118 }),
  card: (k) => ({ x: 6 + (k % 3) * 128, y: 6 + Math.floor(k / 3) * 122, w: 122, h: 112 }),
  road: { x: 4, y: 252, w: 382, h: 118 },
  goal: () => ({ x: 6, y: 128, w: 378, h: 112 }),
};

/** The page of a phone that holds what a choice is about. */
const PAGE_OF: Record<string, string> = {
  visit: "sites",
  main_action: "sites",
  bonus: "sites",
  set_ship: "sites",
  solo_rise: "sites",
  capricorn: "sites",
  choose_tile: "shelves",
  take_citizen: "shelves",
  take_speaker: "shelves",
  draft_die: "shelves",
  solo_start_dice: "shelves",
  tower: "shelves",
  temple_move: "temples",
  temple_extra: "temples",
  choose_district_card: "cards",
  military_move: "cards",
  attack: "cards",
  place_tile: "city",
  activate: "city",
  mage_target: "city",
  close: "city",
  population: "mat",
};

export const PAGES = ["sites", "shelves", "temples", "cards", "city", "mat"] as const;

export function pageOf(word: string): string | undefined {
  return PAGE_OF[word];
}
