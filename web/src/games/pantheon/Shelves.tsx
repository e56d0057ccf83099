/** Beside the map: the gods, the row of cards with the deck, the face-up demigods. */
import type { Json } from "../../core/types";
import { travels } from "../../table/travel";
import { Pick, Told } from "../pick";
import type { BoardProps } from "./props";
import { NationHex } from "./nations";
import { begun } from "./beginning";
import { CardFace, Demigod, God, godFacts } from "./tokens";
import { Numeral } from "../draw";

const EMPTY = { fill: "none", stroke: "#b5a57c", "stroke-dasharray": "6 6" };

/** The gods in a column of that height, or in a row of that width. */
export function Gods({ view, facts, words, picking, tall, room }: BoardProps & { room: number }) {
  const gods = view.gods;
  const step = Math.min(tall ? 98 : 97, room / gods.length);
  const s = Math.min(1, (step - 5) / (tall ? 96 : 88));
  return (
    <>
      {gods.map((id, k) => {
        const place = `translate(${tall ? k * step : 0} ${tall ? 0 : k * step}) scale(${s})`;
        if (!id)
          return <rect transform={place} width="96" height="88" rx="10" {...EMPTY} key={k} />;
        const god = godFacts(facts, id);
        const chosen = begun(picking, "offer", { do: "choose_god", god: id });
        return (
          <g transform={place} key={k}>
            <Pick
              picking={picking}
              {...chosen}
              record={{ do: "choose_god", god: id }}
              name={words.name("god", id)}
              text={words.tip("god", id)}
              thing={`god-${id}`}
              halo={<rect class="halo" x="-2" y="-2" width="100" height="92" rx="12" />}
            >
              <g {...travels(`god-${k}-${id}`, undefined, "mover")}>
                <God god={god} />
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
      {view.row.map((id, k) => (
        <Pick
          picking={picking}
          {...(id
            ? begun(picking, "draw", { do: "draw_row", card: id })
            : { click: { do: "none" } })}
          record={id ? { do: "draw_row", card: id } : null}
          name={id ? words.name("card", id) : words.say("thing-row")}
          text={id ? words.tip("card", id) : undefined}
          thing={id ? `card-${id}` : "thing-row"}
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
        {...begun(picking, "draw", { do: "draw_deck" })}
        record={{ do: "draw_deck" }}
        name={words.say("thing-deck")}
        text={words.tip("thing", "deck")}
        thing="thing-deck"
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

/** The face-up demigods and the stack, in so much room. */
export function Demigods({ view, words, room }: BoardProps & { room: number }) {
  const groups = view.demigod_stack;
  const up = view.demigods;
  const step = Math.min(46, (room - 50) / Math.max(1, up.length));
  const left = Object.entries(groups).filter(([, n]) => n > 0);
  const said = left.map(([g, n]) =>
    words.say("demigods-left", { group: words.name("group", g), n }),
  );
  return (
    <Told
      name={words.say("thing-demigod")}
      text={[words.tip("thing", "demigod"), ...said].join(" ")}
      thing="thing-demigod"
    >
      {up.map((n, k) => (
        <g {...travels(`demigod-${k}-${n}`, undefined, "mover")} key={k}>
          <Demigod n={n} x={24 + k * step} y={40} />
        </g>
      ))}
      {left.length > 0 && (
        <>
          <Demigod hidden n={words.name("group", left[0][0])} x={24 + up.length * step} y={40} />
          <g transform={`translate(${40 + up.length * step} 56)`}>
            <circle r="11" fill="#2b2620" />
            <Numeral n={left.reduce((a, [, n]) => a + n, 0)} y={5} size={14} />
          </g>
        </>
      )}
    </Told>
  );
}

/** The nations: gone ones faded, the one of now bright, those that may still come in colour. */
export function Nations({ view, facts, words }: BoardProps) {
  const left = view.nations_left;
  return (
    <>
      {(facts.nations.items as Json[]).map((n, k) => (
        <Told
          name={words.name("nation", n.id)}
          text={words.tip("nation", n.id)}
          thing={`nation-${n.id}`}
          x={24 + k * 43}
          y={40}
          key={n.id}
        >
          <NationHex
            nation={n}
            size={23}
            state={n.id === view.nation ? "now" : left.includes(n.id) ? "left" : "gone"}
          />
        </Told>
      ))}
    </>
  );
}

/** The face-down gods: how many are in the stack. 44 x 44. */
export function GodStack({ view, words }: BoardProps) {
  const n = Object.values(view.god_stack).reduce((a, b) => a + b, 0);
  return (
    <Told
      name={words.say("thing-god_stack")}
      text={words.say("god-stack", { n })}
      thing="thing-god_stack"
    >
      <rect x="4" y="5" width="40" height="37" rx="6" fill="#6b5d48" />
      <rect width="40" height="37" rx="6" fill="#a58f5e" stroke="#6b5d48" stroke-width="1.5" />
      <path d="M20 5v8M10 8l5 7M30 8l-5 7" stroke="#f2e6b8" stroke-width="2" />
      <g transform="translate(20 24)">
        <Numeral n={n} y={6} size={17} />
      </g>
    </Told>
  );
}
