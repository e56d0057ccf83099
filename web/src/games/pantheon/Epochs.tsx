/** The track of the epochs, and the bonus tokens that are chosen before the first one. */
import { Numeral } from "../draw";
import { Pick, Told } from "../pick";
import type { BoardProps } from "./props";
import { Token } from "./tokens";

/** The epochs with the points of a god, the one of now filled; scorings under the third and the sixth. */
export function Epochs({ view, facts, words }: BoardProps) {
  const points = facts.epochs.god_points as number[];
  const scored = facts.epochs.scoring_after as number[];
  const now = view.epoch;
  return (
    <Told
      name={words.say("board-epoch", { epoch: now, epochs: view.epochs })}
      text={`${words.say("epoch-track")} ${words.tip("thing", "epoch")}`}
      thing="thing-epoch"
    >
      <path d={`M12 14H${12 + (points.length - 1) * 24.5}`} stroke="#b5a57c" stroke-width="3" />
      {points.map((n, k) => (
        <g transform={`translate(${12 + k * 24.5} 14)`}>
          <circle
            r={k + 1 === now ? 12 : 10}
            fill={k + 1 === now ? "#c4461a" : k + 1 < now ? "#d8cba8" : "#fdf3dc"}
            stroke="#6b5d48"
            stroke-width="1.3"
          />
          <Numeral
            n={k + 1 === now ? view.god_points : n}
            y={4.7}
            size={13}
            fill={k + 1 === now ? "#fff" : "#4d4232"}
          />
          {scored.includes(k + 1) && (
            <path
              d="M-6 21l3-5 3 5zM-8 23H8l-2 4H-6z M6 21l-3-5-3 5z"
              fill="#8a6b3a"
              opacity={k + 1 < now ? 0.4 : 1}
            />
          )}
        </g>
      ))}
    </Told>
  );
}

/** Bonus tokens that can still be chosen, before the first epoch. */
export function Bonuses({ view, words, picking }: BoardProps) {
  if (view.decision !== "choose_bonus") return null; // what was not chosen is in the box
  return (
    <>
      {view.bonus.map((id, k) => {
        const click = { do: "choose_bonus", token: id };
        return (
          <Pick
            picking={picking}
            click={click}
            record={click}
            name={words.name("token", id)}
            text={words.tip("token", id)}
            thing={`token-${id}`}
            x={24 + (k % 3) * 50}
            y={24 + Math.floor(k / 3) * 50}
            halo={<rect class="halo" x="-23" y="-23" width="46" height="46" rx="11" />}
          >
            <Token id={id} s={1.5} />
          </Pick>
        );
      })}
    </>
  );
}
