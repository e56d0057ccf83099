/** What the two numbers of the market are: the printed price, and what I pay for it now. */
import { Numeral } from "../draw";
import type { BoardProps } from "./props";
import { Coin } from "./emblems";

export function MarketLegend({ words, view }: Pick<BoardProps, "words" | "view">) {
  if (view.decision === "choose_bonus") return null;
  return (
    <g aria-hidden="true">
      <g transform="translate(9 9)">
        <Coin r={9} n={3} />
      </g>
      <text x="24" y="14" font-size="14">
        {words.say("market-legend-price")}
      </text>
      <circle cx="9" cy="33" r="8" fill="#8a7b5f" />
      <g transform="translate(9 33)">
        <Numeral n={2} y={4.4} size={12.5} />
      </g>
      <text x="24" y="38" font-size="14">
        {words.say("market-legend-pay")}
      </text>
    </g>
  );
}
