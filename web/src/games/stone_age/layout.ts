/** Where everything lies on the board, for a desk and for a phone. */
export type Box = { x: number; y: number; w: number; h: number };

export const SIZE: { wide: [number, number]; tall: [number, number] } = {
  wide: [1120, 600],
  tall: [560, 704],
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
  forest: [8, 8, 268, 122],
  clay_pit: [284, 8, 268, 122],
  quarry: [8, 138, 268, 122],
  river: [284, 138, 268, 122],
  hunt: [8, 268, 232, 124],
  hut: [248, 268, 98, 124],
  field: [351, 268, 98, 124],
  tool_maker: [454, 268, 98, 124],
};

export function box(id: string, tall: boolean, stacks: number): Box {
  const fixed = (tall ? TALL : WIDE)[id];
  if (fixed) return { x: fixed[0], y: fixed[1], w: fixed[2], h: fixed[3] };
  const k = Number(id.slice(-1)) - 1;
  if (id.startsWith("card")) {
    // card 1, the cheapest, is the rightmost
    return tall
      ? { x: 8 + (3 - k) * 138, y: 540, w: 122, h: 134 }
      : { x: 596 + (3 - k) * 130, y: 420, w: 116, h: 138 };
  }
  return tall
    ? { x: 8 + k * 138 + (4 - stacks) * 69, y: 402, w: 122, h: 98 }
    : { x: 24 + k * 138 + (4 - stacks) * 40, y: 426, w: 122, h: 114 };
}
