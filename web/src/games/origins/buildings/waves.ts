import type { Shape } from "../../kit";

export const waves = (y: number): Shape => [
  "w",
  `M-23 ${y}q4-4 8 0t8 0 7 0 8 0 8 0 7 0v${19 - y}h-46z`,
];
