/** Where everything lies on the board, for a desk and for a phone in both positions. */
export type Box = { x: number; y: number; w: number; h: number };

export type Shape = "wide" | "tall" | "low";
export const SIZE: Record<Shape, [number, number]> = {
  wide: [1120, 600],
  tall: [560, 626],
  low: [868, 518],
};

/** A phone on its side has room for the cards beside the valley. */
export function shapeOf(tall: boolean, low = false): Shape {
  return !tall ? "wide" : low ? "low" : "tall";
}

const WIDE: Record<string, [number, number, number, number]> = {
  forest: [20, 16, 262, 180],
  clay_pit: [294, 16, 252, 180],
  quarry: [558, 16, 252, 180],
  river: [822, 16, 278, 180],
  hunt: [20, 208, 382, 190],
  hut: [414, 208, 222, 190],
  field: [646, 208, 222, 190],
  tool_maker: [878, 208, 222, 190],
};
const TALL: Record<string, [number, number, number, number]> = {
  forest: [6, 6, 271, 106],
  clay_pit: [283, 6, 271, 106],
  quarry: [6, 118, 271, 106],
  river: [283, 118, 271, 106],
  hunt: [6, 230, 232, 116],
  hut: [244, 230, 99, 116],
  field: [349, 230, 99, 116],
  tool_maker: [454, 230, 100, 116],
};

const LOW: Record<string, [number, number, number, number]> = {
  forest: [6, 6, 298, 160],
  clay_pit: [310, 6, 298, 160],
  quarry: [6, 172, 298, 160],
  river: [310, 172, 298, 160],
  hunt: [6, 338, 256, 172],
  hut: [268, 338, 110, 172],
  field: [384, 338, 110, 172],
  tool_maker: [500, 338, 108, 172],
};
const PLACES = { wide: WIDE, tall: TALL, low: LOW };

/** The face-down cards, beside the row. */
export const DECK: Record<Shape, Box> = {
  wide: { x: 562, y: 462, w: 28, h: 38 },
  tall: { x: 520, y: 449, w: 36, h: 25 },
  low: { x: 729, y: 196, w: 24, h: 34 },
};

export function box(id: string, shape: Shape, stacks: number): Box {
  const fixed = PLACES[shape][id];
  if (fixed) return { x: fixed[0], y: fixed[1], w: fixed[2], h: fixed[3] };
  const k = Number(id.slice(-1)) - 1;
  return id.startsWith("card") ? cardBox(k, shape) : stackBox(k, shape, stacks);
}

/** Card 1, the cheapest, is the rightmost, and the lowest where they lie in two rows. */
function cardBox(k: number, shape: Shape): Box {
  if (shape === "wide") return { x: 596 + (3 - k) * 130, y: 420, w: 116, h: 138 };
  if (shape === "tall") return { x: 20 + (3 - k) * 137, y: 478, w: 106, h: 126 };
  return { x: 756 - (k % 2) * 122, y: 160 - Math.floor(k / 2) * 146, w: 92, h: 110 };
}

function stackBox(k: number, shape: Shape, stacks: number): Box {
  if (shape === "wide") return { x: 24 + k * 138 + (4 - stacks) * 40, y: 426, w: 122, h: 114 };
  if (shape === "tall") return { x: 20 + k * 137 + (4 - stacks) * 69, y: 358, w: 106, h: 92 };
  return { x: 634 + (k % 2) * 122, y: 312 + Math.floor(k / 2) * 104, w: 92, h: 79 };
}
