/** The dice that were rolled for everyone, until each has taken one: what a die gives stands under it. */
import type { Json } from "../../core/types";
import { Die } from "../../table/Dice";
import { Pick } from "../pick";
import type { BoardProps } from "./props";
import { Axe, Good, Sheaf } from "./icons";
import { SIZE, shapeOf } from "./layout";

const STEP = 74;

export function Tray({ view, facts, words, picking, tall, low }: BoardProps) {
  const dice = view.dice;
  if (!dice.length) return null;
  const [w, h] = SIZE[shapeOf(tall, low)];
  const width = dice.length * STEP + 16;
  return (
    <g transform={`translate(${(w - width) / 2} ${h * 0.36})`} data-place="dice">
      <rect width={width} height="112" rx="16" fill="#fffaf1" stroke="#6b5d48" stroke-width="1.5" />
      {dice.map((face, k) => (
        <Pick
          picking={picking}
          click={{ do: "pick_die", face }}
          name={words.action({ do: "pick_die", face })}
          x={12 + k * STEP}
          y={8}
          halo={<rect class="halo" width="66" height="96" rx="12" />}
          key={`${face} ${k}`}
        >
          <rect width="66" height="96" rx="12" fill="#fffaf1" />
          <svg x="10" y="6" width="46" height="46">
            <Die face={face} size={46} />
          </svg>
          <g transform="translate(33 74)">
            <Gain id={gainOf(facts, face)} />
          </g>
        </Pick>
      ))}
    </g>
  );
}

function gainOf(facts: Json, face: number): string {
  const faces = facts.dice_for_everyone.faces as { face: number; gain: string }[];
  return faces.find((one) => one.face === face)?.gain ?? "";
}

function Gain({ id }: { id: string }) {
  if (id === "tool") return <Axe s={1.2} />;
  if (id === "food_track") return <Sheaf lit s={1.2} />;
  return <Good id={id} s={1.3} />;
}
