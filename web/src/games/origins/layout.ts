/** Where the parts of Origins lie: on a desk all at once, on a phone on pages of their own. */
export type Box = { x: number; y: number; w: number; h: number };
export type Boxes = (k: number, n: number) => Box;

type Layout = {
  place: Boxes;
  pool: Boxes;
  stack: Boxes;
  citizen: Boxes;
  draft: Boxes;
  speaker: Boxes;
  tower: Boxes;
  temple: Boxes;
  card: Boxes;
  road: Box;
};

export const DESK: [number, number] = [1140, 604];
export const CITY: Box = { x: 836, y: 6, w: 298, h: 592 };

export const WIDE: Layout = {
  place: (k) => ({ x: 6 + k * 165, y: 6, w: 160, h: 132 }),
  pool: (k) => ({ x: 6 + k * 82, y: 146, w: 76, h: 76 }),
  stack: (k) => ({ x: 422 + k * 82, y: 146, w: 76, h: 76 }),
  citizen: (k) => ({ x: 8 + k * 56, y: 250, w: 50, h: 58 }),
  draft: (k) => ({ x: 6 + k * 36, y: 254, w: 34, h: 44 }),
  speaker: (k) => ({ x: 304 + k * 36, y: 254, w: 34, h: 40 }),
  tower: (k) => ({ x: 506 + k * 64, y: 242, w: 56, h: 72 }),
  temple: (k) => ({ x: 6 + k * 275, y: 320, w: 270, h: 116 }),
  card: (k) => ({ x: 6 + k * 138, y: 446, w: 132, h: 86 }),
  road: { x: 6, y: 552, w: 820, h: 36 },
};

export const PAGE: [number, number] = [390, 376];

export const TALL: Layout = {
  place: (k) => ({ x: 4, y: 4 + k * 74, w: 382, h: 70 }),
  pool: (k) => ({ x: 4 + k * 77, y: 4, w: 74, h: 74 }),
  stack: (k) => ({ x: 4 + k * 77, y: 90, w: 74, h: 74 }),
  citizen: (k) => ({ x: 8 + k * 76, y: 190, w: 66, h: 68 }),
  draft: (k) => ({ x: 14 + (k % 5) * 77, y: 184 + Math.floor(k / 5) * 48, w: 54, h: 44 }),
  speaker: (k) => ({ x: 6 + k * 48, y: 284, w: 44, h: 52 }),
  tower: (k, n) => ({ x: 386 - (n - k) * 44, y: 276, w: 42, h: 92 }),
  temple: (k) => ({ x: 4, y: 4 + k * 124, w: 382, h: 118 }),
  card: (k) => ({ x: 6 + (k % 3) * 128, y: 6 + Math.floor(k / 3) * 122, w: 122, h: 112 }),
  road: { x: 4, y: 300, w: 382, h: 44 },
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
};

export const PAGES = ["sites", "shelves", "temples", "cards", "city"] as const;

export function pageOf(word: string): string | undefined {
  return PAGE_OF[word];
}
