/** Behind what a card gives: the land it comes from. 112 x 74 from 0, 0. */
import type { Json } from "../../core/types";
import { Deer, Rock, Tree } from "./land";

const SKY = "#e8eee4";
const GROUND: Record<string, string> = {
  wood: "#a9bf86",
  brick: "#dfa67f",
  stone: "#cfcabf",
  gold: "#a9d5dd",
  food: "#dccf95",
  dice_all: "#e3c9a0",
  points: "#e7c3bd",
  tool: "#d9c6b0",
  one_use_tool: "#d9c6b0",
  food_track: "#ead78d",
  draw_card: "#d5cfe0",
};

export function Scene({ top }: { top: Json }) {
  const id: string = top.resource ?? top.effect;
  return (
    <g opacity=".8">
      <path d="M1.5 73V11a10 10 0 0110-10h89a10 10 0 0110 10V73z" fill={SKY} />
      <path d="M1.5 46Q40 34 110.5 44V73H1.5z" fill={GROUND[id] ?? "#d8d2a4"} />
      <Things id={id} />
    </g>
  );
}

function Things({ id }: { id: string }) {
  switch (id) {
    case "wood":
      return (
        <>
          <Tree x={16} y={52} s={0.62} />
          <Tree x={98} y={56} s={0.7} />
        </>
      );
    case "stone":
      return (
        <>
          <Rock x={15} y={52} s={0.42} />
          <Rock x={98} y={60} s={0.5} />
        </>
      );
    case "brick":
      return <ellipse cx="94" cy="58" rx="22" ry="9" fill="#a4623b" />;
    case "gold":
      return (
        <path
          d="M6 58q8-5 16 0t16 0M70 66q8-5 16 0t16 0"
          stroke="#5d9db0"
          stroke-width="3"
          fill="none"
        />
      );
    case "food":
      return <Deer x={21} y={50} s={0.62} />;
    case "food_track":
      return (
        <path
          d="M2 56Q56 46 110 56M2 65Q56 55 110 65"
          stroke="#a98722"
          stroke-width="3"
          fill="none"
        />
      );
    case "points":
      return <path d="M14 60V30l12 5-12 5M98 64V26l-14 6 14 6" fill="#8d2f45" stroke="#5a3b1e" />;
    case "dice_all":
      return (
        <g>
          <path d="M46 68l20-6M46 62l20 6" stroke="#6b4526" stroke-width="3.5" />
          <path d="M56 64c-7-4-4-9 0-13 4 4 7 9 0 13z" fill="#e5732f" />
        </g>
      );
    case "tool":
    case "one_use_tool":
      return <path d="M30 66c0-8 12-12 26-12s26 4 26 12z" fill="#8f8375" />;
    default:
      return null;
  }
}
