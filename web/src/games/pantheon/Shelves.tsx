/** Beside the map: the gods, the row of cards with the deck, the face-up demigods. */
import { hexPoints } from "../../core/hex";
import type { Json } from "../../core/types";
import { travels } from "../../table/travel";
import { Pick, Told } from "../pick";
import type { BoardProps } from "../title";
import { Bust, CardFace, God, godFacts } from "./tokens";
import { Numeral } from "../draw";

const EMPTY = { fill: "none", stroke: "#b5a57c", "stroke-dasharray": "6 6" };

/** The gods in a column of that height, or in a row of that width. */
export function Gods({ view, facts, words, picking, tall, room }: BoardProps & { room: number }) {
  const gods = view.gods as (string | null)[];
  const step = Math.min(tall ? 98 : 97, room / gods.length);
  const s = Math.min(1, (step - 5) / (tall ? 96 : 88));
  return (
    <>
      {gods.map((id, k) => {
        const place = `translate(${tall ? k * step : 0} ${tall ? 0 : k * step}) scale(${s})`;
        if (!id)
          return <rect transform={place} width="96" height="88" rx="10" {...EMPTY} key={k} />;
        const [god, n] = godFacts(facts, id);
        return (
          <g transform={place} key={k}>
            <Pick
              picking={picking}
              click={{ do: "choose_god", god: id }}
              record={{ do: "choose_god", god: id }}
              name={words.name("god", id)}
              text={words.tip("god", id)}
              halo={<rect class="halo" x="-2" y="-2" width="100" height="92" rx="12" />}
            >
              <g {...travels(`god-${k}-${id}`, undefined, "mover")}>
                <God god={god} index={n} />
              </g>
            </Pick>
          </g>
        );
      })}
    </>
  );
}

export function Row({ view, words, picking, gap }: BoardProps & { gap: number }) {
  return (
    <>
      {(view.row as (string | null)[]).map((id, k) => (
        <Pick
          picking={picking}
          click={id ? { do: "draw_row", card: id } : { do: "none" }}
          record={id ? { do: "draw_row", card: id } : null}
          name={id ? words.name("card", id) : words.say("thing-row")}
          text={id ? words.tip("card", id) : undefined}
          x={28 + k * gap}
          y={42}
          halo={<rect class="halo" x="-28" y="-39" width="56" height="78" rx="9" />}
        >
          {id ? (
            <g key={`${k}${id}`} {...travels(`row-${k}-${id}`, "deck", "mover")}>
              <CardFace id={id} />
            </g>
          ) : (
            <rect x="-26" y="-37" width="52" height="74" rx="7" {...EMPTY} />
          )}
        </Pick>
      ))}
      <Pick
        picking={picking}
        click={{ do: "draw_deck" }}
        record={{ do: "draw_deck" }}
        name={words.say("thing-deck")}
        text={words.tip("thing", "deck")}
        x={28 + (view.row as unknown[]).length * gap + 8}
        y={42}
        halo={<rect class="halo" x="-28" y="-39" width="56" height="78" rx="9" />}
      >
        <rect x="-23" y="-33" width="52" height="74" rx="7" fill="#6b4a2b" />
        <rect
          data-place="deck"
          x="-26"
          y="-37"
          width="52"
          height="74"
          rx="7"
          fill="#8a6b3a"
          stroke="#4a3320"
          stroke-width="1.5"
        />
        <path
          d="M-16-20L0-29l16 9zM-12-20v7M-4-20v7M4-20v7M12-20v7"
          fill="none"
          stroke="#d9bd84"
          stroke-width="1.6"
        />
        <Numeral n={view.deck} y={16} size={20} fill="#fff6e0" />
      </Pick>
    </>
  );
}

export function Demigods({ view, words }: BoardProps) {
  const stack = Object.values(view.demigod_stack as Record<string, number>);
  return (
    <Told name={words.say("thing-demigod")} text={words.tip("thing", "demigod")}>
      {(view.demigods as number[]).map((n, k) => (
        <Demigod n={n} x={24 + k * 46} key={k} />
      ))}
      <g transform={`translate(${24 + (view.demigods as number[]).length * 46} 40)`}>
        <circle r="19" cx="2" cy="2.5" fill="#000" opacity=".18" />
        <circle r="19" fill="#7f95a1" stroke="#3f5661" stroke-width="1.6" />
        <Numeral n={stack.reduce((a, b) => a + b, 0)} y={6.5} size={18} />
      </g>
    </Told>
  );
}

function Demigod({ n, x }: { n: number; x: number }) {
  return (
    <g {...travels(`demigod-${x}-${n}`, undefined, "mover")}>
      <g transform={`translate(${x} 40)`}>
        <circle r="20" fill="#dfe6ea" stroke="#4f6d7a" stroke-width="1.6" />
        <Bust tint="#b5c7d3" s={0.62} y={-4} />
        <text
          x="12"
          y="17"
          text-anchor="middle"
          font-size="17"
          font-weight="700"
          stroke="#fff"
          stroke-width="3"
          paint-order="stroke"
        >
          {n}
        </text>
      </g>
    </g>
  );
}

/** The nations: gone ones faded, the one of now bright, those that may still come in colour. */
export function Nations({ view, facts, words }: BoardProps) {
  const left = view.nations_left as string[];
  return (
    <>
      {(facts.nations.items as Json[]).map((n, k) => {
        const now = n.id === view.nation;
        const gone = !now && !left.includes(n.id);
        return (
          <Told
            name={words.name("nation", n.id)}
            text={words.tip("nation", n.id)}
            x={26 + k * 50}
            y={40}
            key={n.id}
          >
            <polygon
              class={now ? "nation-glow" : ""}
              points={hexPoints(0, 0, 23).join(" ")}
              fill={gone ? "#d8cba8" : n.colour}
              fill-opacity={now ? 1 : 0.7}
              stroke={now ? "#fff6d6" : "#8a7b5f"}
              stroke-width={now ? 3.5 : 1}
            />
            <text
              y="6"
              text-anchor="middle"
              font-size="16"
              font-weight="700"
              style={{ fill: gone ? "#8a7b5f" : "#fff" }}
            >
              {n.label}
            </text>
          </Told>
        );
      })}
    </>
  );
}
