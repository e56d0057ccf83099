/** Citizens for wisdom; before the game the dice to choose from. */
import { travels } from "../../table/travel";
import { Pick } from "../pick";
import { TALL, WIDE } from "./layout";
import { ColourDie, Resource } from "./pieces";
import type { BoardProps } from "./props";
import { dieClick } from "./shelf";
import type { Die, Doing } from "./wire";

export function Citizens(props: BoardProps) {
  return props.view.draft.length > 0 ? <Draft {...props} /> : <Pool {...props} />;
}

/** One die for each player in turn; alone two of them, one after the other. */
function Draft({ view, picking, words, tall }: BoardProps) {
  const alone = picking.decision === "solo_start_dice";
  return (
    <>
      {view.draft.map((die, k) => {
        const b = (tall ? TALL : WIDE).draft(k, view.draft.length);
        const { colour, value } = die;
        return (
          <Pick
            picking={picking}
            click={alone ? dieClick(die) : { do: "draft_die", colour, value }}
            record={alone ? pairWith(die, picking.choices) : { do: "draft_die", colour, value }}
            name={`${words.name("colour", colour)} ${value}`}
            text={words.tip("thing", "citizen_pool")}
            thing="thing-citizen_pool"
            x={b.x + b.w / 2}
            y={b.y + 20}
            halo={<rect class="halo" x={-b.w / 2} y="-22" width={b.w} height="44" rx="8" />}
          >
            <Lying die={die} k={k} s={tall ? 1.1 : 0.95} />
          </Pick>
        );
      })}
    </>
  );
}

/** Why a die cannot be kept is asked with one that can. */
function pairWith(die: Die, choices: { record: Doing }[]): Doing {
  const pairs = choices.flatMap(({ record }) =>
    record.do === "solo_start_dice" ? record.keep : [],
  );
  const other = pairs.find((colour) => colour !== die.colour);
  return { do: "solo_start_dice", keep: [die.colour, ...(other === undefined ? [] : [other])] };
}

function Pool({ view, picking, words, tall }: BoardProps) {
  return (
    <>
      {view.citizens.map((die, k) => {
        const b = (tall ? TALL : WIDE).citizen(k, view.citizens.length);
        const { colour, value } = die;
        return (
          <Pick
            picking={picking}
            click={{ do: "take_citizen", colour, value }}
            record={{ do: "take_citizen", colour, value, raise: 0 }}
            name={`${words.name("colour", colour)} ${value}`}
            text={words.tip("thing", "citizen_pool")}
            thing="thing-citizen_pool"
            x={b.x + b.w / 2}
            y={b.y + 20}
            halo={<rect class="halo" x={-b.w / 2} y="-22" width={b.w} height={b.h} rx="8" />}
          >
            <Lying die={die} k={k} s={tall ? 1.35 : 1.1} />
            <g transform={`translate(0 ${tall ? 34 : 29})`}>
              <Resource id="wisdom" x={-8} s={0.6} />
              <text x="3" y="4.5" font-size="13" font-weight="600">
                {die.wisdom}
              </text>
            </g>
          </Pick>
        );
      })}
    </>
  );
}

function Lying({ die: { colour, value }, k, s }: { die: Die; k: number; s: number }) {
  return (
    <g
      key={`${colour}${value}`}
      {...travels(`citizen-${k}-${colour}-${value}`, undefined, "mover")}
    >
      <ColourDie die={{ colour, value }} s={s} />
    </g>
  );
}
