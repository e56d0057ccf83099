/** District cards, and the military road with its border stones. */
import type { Json } from "../../core/types";
import { travels } from "../../table/travel";
import { Pick, Told } from "../pick";
import type { BoardProps } from "../title";
import { TALL, WIDE, type Box } from "./layout";
import { Resource, Sign, TINT } from "./pieces";
import { Disc } from "./Temples";

const CORNERS: Record<string, [number, number]> = {
  nw: [0, 0],
  ne: [1, 0],
  sw: [0, 1],
  se: [1, 1],
};

export function DistrictCards({ view, picking, words, tall }: BoardProps) {
  const cards = view.cards as Json[];
  const scoring = picking.decision === "choose_district_card";
  return (
    <>
      {cards.map((c, k) => {
        const b = (tall ? TALL : WIDE).card(k, cards.length);
        return (
          <Pick
            picking={picking}
            click={{ card: c.card }}
            record={scoring ? { do: "choose_district_card", card: c.card } : null}
            name={words.name("card", c.card)}
            text={words.tip("card", c.card)}
            x={b.x}
            y={b.y}
            halo={<rect class="halo" x="-1" y="-1" width={b.w + 2} height={b.h + 2} rx="10" />}
          >
            <CardFace card={c} box={b} />
          </Pick>
        );
      })}
    </>
  );
}

function CardFace({ card: c, box: b }: { card: Json; box: Box }) {
  const cell = Math.min(36, (b.h - 18) / 2);
  const side = 8 + cell * 2 + (b.w - 8 - cell * 2) / 2;
  return (
    <>
      <rect x="2" y="3" width={b.w} height={b.h} rx="9" fill="#000" opacity=".14" />
      <rect width={b.w} height={b.h} rx="9" fill="#fdf3dc" stroke="#6b5d48" stroke-width="1.4" />
      {Object.entries(c.cells as Record<string, string | null>).map(([corner, colour]) => {
        const [x, y] = CORNERS[corner];
        return (
          <g transform={`translate(${8 + x * (cell + 2)} ${8 + y * (cell + 2)})`}>
            <rect
              width={cell}
              height={cell}
              rx="4"
              fill={colour ? TINT[colour] : "#efe3c6"}
              stroke="#6b5d48"
            />
            {colour && <Sign colour={colour} x={cell / 2} y={cell / 2} s={0.9} />}
          </g>
        );
      })}
      <text x={side} y="31" text-anchor="middle" font-size="22" font-weight="700">
        {c.first}
      </text>
      <text x={side} y="52" text-anchor="middle" font-size="15">
        {c.next}
      </text>
      {Array.from({ length: c.gold }, (_, i) => (
        <g {...travels(`gold-${c.card}-${i}`, undefined, "mover")}>
          <Resource id="gold" x={side - 8 + i * 16} y={b.h - 17} s={0.72} />
        </g>
      ))}
    </>
  );
}

export function Road({ view, facts, words, tall }: BoardProps) {
  const b = (tall ? TALL : WIDE).road;
  const spaces = facts.military_track.spaces as Json[];
  const dx = b.w / spaces.length;
  const alien = view.alien as Json | number | null | undefined;
  return (
    <Told name={words.say("thing-military")} text={words.tip("thing", "military")} x={b.x} y={b.y}>
      <rect width={b.w} height={b.h} rx={b.h / 2} fill="#c9a16a" stroke="#8a6334" />
      {spaces.map((s, k) => (
        <g transform={`translate(${k * dx + dx / 2} ${b.h / 2})`}>
          {s.border_before && (
            <path
              d={`M${-dx / 2} ${-b.h / 2 - 3}v${b.h + 6}`}
              stroke="#5b4420"
              stroke-width="5"
              stroke-linecap="round"
            />
          )}
          <circle r={Math.min(13, dx * 0.42)} fill="#fff6e0" opacity=".75" />
          <Bonus kind={s.attack_bonus} />
        </g>
      ))}
      {typeof alien === "number" && <ellipse cx={alien * dx + dx / 2} cy="6" rx="9" ry="6" />}
      {(view.players as Json[]).map((p, i) => {
        const under = (view.players as Json[])
          .slice(0, i)
          .filter((o) => o.military === p.military).length;
        return (
          <Disc
            seat={p.seat}
            x={p.military * dx + dx / 2}
            y={b.h / 2 - 5 - under * 10}
            s={1.2}
            key={p.seat}
          />
        );
      })}
    </Told>
  );
}

/** What an attack from this space wins. */
function Bonus({ kind }: { kind: string | null }) {
  if (!kind) return null;
  if (kind === "exchange")
    return <path d="M-7-2H5l-3-3M7 3H-5l3 3" fill="none" stroke="#5b4420" stroke-width="1.8" />;
  return <Resource id={kind.replace("any_", "")} s={0.62} />;
}
