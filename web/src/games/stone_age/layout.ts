/** Where everything lies on the board, for a desk and for a phone. */
export type Box = { x: number; y: number; w: number; h: number };

export const SIZE: { wide: [number, number]; tall: [number, number] } = {
  wide: [1120, 600],
  tall: [560, 626],
};

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

/** The face-down cards, beside the row. */
export const DECK: { wide: Box; tall: Box } = {
  wide: { x: 562, y: 462, w: 28, h: 38 },
  tall: { x: 520, y: 449, w: 36, h: 25 },
};

export function box(id: string, tall: boolean, stacks: number): Box {
  const fixed = (tall ? TALL : WIDE)[id];
  if (fixed) return { x: fixed[0], y: fixed[1], w: fixed[2], h: fixed[3] };
  const k = Number(id.slice(-1)) - 1;
  if (id.startsWith("card")) {
    // card 1, the cheapest, is the rightmost
    return tall
      ? { x: 20 + (3 - k) * 137, y: 478, w: 106, h: 126 }
      : { x: 596 + (3 - k) * 130, y: 420, w: 116, h: 138 };
  }
  return tall
    ? { x: 20 + k * 137 + (4 - stacks) * 69, y: 358, w: 106, h: 92 }
    : { x: 24 + k * 138 + (4 - stacks) * 40, y: 426, w: 122, h: 114 };
}
