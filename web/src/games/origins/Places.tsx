/** Five harbours under hovering ships: what they do, who stands there. */
import type { Json } from "../../core/types";
import { Pick } from "../pick";
import type { BoardProps } from "../title";
import { named, type Lang } from "./naming";
import { Archon, ColourDie, Sign, TINT } from "./pieces";

export function Places({ view, facts, picking, lang }: BoardProps & { lang: Lang }) {
  return (
    <>
      {(view.places as Json[]).map((p, k) => {
        const upper = named(facts, "main_actions", p.upper, lang);
        const lower = named(facts, "main_actions", p.lower, lang);
        const token = p.token ? named(facts, "bonus_tokens", p.token, lang) : null;
        const standing = (view.players as Json[]).flatMap((o) =>
          (o.away as Json[])
            .filter((d) => d.place === p.place)
            .map((d) => ({ ...d, seat: o.seat })),
        );
        const archons = (view.players as Json[]).filter((o) => o.archon === p.place);
        const click = picking.decision === "main_action" ? { do: "none" } : { place: p.place };
        return (
          <Pick
            picking={picking}
            click={click}
            name={`${p.place}. ${upper.name} / ${lower.name}`}
            text={[upper.text, lower.text, token?.text].filter(Boolean).join(" · ")}
            x={k * 149}
            y={0}
            halo={<rect class="halo" x="-1" y="-1" width="145" height="152" rx="16" />}
          >
            <rect width="143" height="150" rx="15" fill="#8fbecb" />
            <path
              d="M0 92q18-8 36 0t36 0 36 0 35 0v43a15 15 0 01-15 15H15a15 15 0 01-15-15z"
              fill="#d8b878"
            />
            <path
              d="M4 66q10-5 20 0t20 0M92 74q10-5 20 0t20 0"
              stroke="#c8e2e8"
              stroke-width="2"
              fill="none"
            />
            <g transform="translate(72 38)">
              <path d="M-44-2C-33 16 33 16 44-2 24 5-24 5-44-2z" fill="#c79a3f" stroke="#5b4420" />
              <path d="M-44-2C-24 5 24 5 44-2 26-9-26-9-44-2z" fill="#f3dc9b" stroke="#5b4420" />
              <path d="M-20-5C-18-28 18-28 20-5 10-1-10-1-20-5z" fill="#35618f" stroke="#1d3a5a" />
              <text
                y="-7"
                text-anchor="middle"
                font-size="22"
                font-weight="700"
                style={{ fill: "#fff" }}
              >
                {p.ship}
              </text>
            </g>
            <Choice text={upper.name} y={76} picking={picking} id={p.upper} />
            <Choice text={lower.name} y={94} picking={picking} id={p.lower} />
            {p.token && (
              <g transform="translate(124 20)">
                <circle r="13" fill={TINT[p.token]} stroke="#2b2620" />
                <Sign colour={p.token} s={0.8} />
              </g>
            )}
            {standing.map((d, i) => (
              <ColourDie
                die={d}
                seat={d.seat}
                s={0.72}
                x={16 + (i % 5) * 26}
                y={122 + Math.floor(i / 5) * 20}
              />
            ))}
            {(p.speakers as number[]).map((v, i) => (
              <ColourDie die={{ value: v }} s={0.72} x={16 + (standing.length + i) * 26} y={122} />
            ))}
            {archons.map((o, i) => (
              <Archon seat={o.seat} x={16 + i * 20} y={28} s={0.85} />
            ))}
          </Pick>
        );
      })}
    </>
  );
}

function Choice({
  text,
  y,
  picking,
  id,
}: {
  text: string;
  y: number;
  picking: BoardProps["picking"];
  id: string;
}) {
  const can = picking.can({ do: "main_action", action: id });
  return (
    <g
      onClick={(e) => {
        if (can) {
          e.stopPropagation();
          picking.pick({ do: "main_action", action: id });
        }
      }}
      class={can ? "pickable" : ""}
    >
      <rect
        x="8"
        y={y - 9}
        width="127"
        height="16"
        rx="8"
        fill="#fffaf1"
        opacity=".9"
        stroke={can ? "#0f6f92" : "none"}
        stroke-width="2.5"
      />
      <text
        x="71"
        y={y + 3.5}
        text-anchor="middle"
        font-size={Math.min(12.5, 118 / (text.length * 0.53))}
        font-weight="600"
      >
        {text}
      </text>
    </g>
  );
}
