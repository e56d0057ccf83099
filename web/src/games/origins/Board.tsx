/** The table of Origins: harbours, pools, temples, the military road, and a city. */
import { signal } from "@preact/signals";
import type { Json } from "../../core/types";
import { markPath, seatColour } from "../../core/widgets";
import type { BoardProps } from "../title";
import { City } from "./City";
import type { Lang } from "./naming";
import { TowerStack } from "./pieces";
import { Places } from "./Places";
import { Pools } from "./Pools";
import { DistrictCards, Road, Temples } from "./Tracks";

const focus = signal<number | null>(null);

export function Board(props: BoardProps) {
  const { tall, view, words, me, facts, picking } = props;
  const [w, h] = tall ? [560, 700] : [1140, 604];
  const lang: Lang = words.lang === "pl" ? "pl" : "en";
  const own = me ?? Math.max(0, view.to_move);
  const seat = focus.value ?? own;
  return (
    <svg
      class="board origins"
      viewBox={`0 0 ${w} ${h}`}
      role="group"
      aria-label={words.say("title")}
    >
      <rect width={w} height={h} rx="20" fill="#efe5cf" />
      <g transform={tall ? "scale(.742)" : ""}>
        <g transform="translate(6 6)">
          <Places {...props} lang={lang} />
        </g>
        <g transform="translate(6 166)">
          <Pools {...props} lang={lang} />
        </g>
        <g transform="translate(6 330)">
          <Temples {...props} lang={lang} />
        </g>
        <g transform="translate(6 470)">
          <DistrictCards {...props} />
        </g>
        <g transform="translate(6 562)">
          <Road {...props} />
        </g>
      </g>
      <g transform={tall ? "translate(6 456)" : "translate(762 6)"}>
        <rect width={tall ? 548 : 372} height={tall ? 240 : 592} rx="16" fill="#d9caa2" />
        <rect
          x="3"
          y="3"
          width={tall ? 542 : 366}
          height={tall ? 234 : 586}
          rx="14"
          fill="#e6d9b6"
        />
        <Tabs {...props} seat={seat} />
        <g transform="translate(10 46)">
          <City
            player={view.players[seat]}
            facts={facts}
            lang={lang}
            picking={picking}
            w={tall ? 430 : 352}
            h={tall ? 184 : 430}
            mine={seat === own}
          />
        </g>
        <g transform={tall ? "translate(440 10)" : "translate(20 560)"}>
          {Object.entries(view.players[seat].towers as Record<string, number>).map(([c, n], k) => (
            <TowerStack
              colour={c}
              height={n}
              x={tall ? 20 + (k % 2) * 46 : 36 + k * 68}
              y={tall ? 52 + Math.floor(k / 2) * 76 : 0}
            />
          ))}
        </g>
      </g>
    </svg>
  );
}

function Tabs({ view, seat, words }: BoardProps & { seat: number }) {
  return (
    <>
      {(view.players as Json[]).map((p, k) => (
        <g
          transform={`translate(${14 + k * 42} 8)`}
          role="button"
          tabIndex={0}
          aria-label={words.player(p.seat)}
          aria-pressed={p.seat === seat}
          class="tab"
          onClick={() => (focus.value = p.seat)}
          onKeyDown={(e) => e.key === "Enter" && (focus.value = p.seat)}
        >
          <rect
            width="38"
            height="30"
            rx="8"
            fill={p.seat === seat ? "#fffaf1" : "none"}
            stroke={seatColour(p.seat)}
            stroke-width="2"
          />
          <path
            d={markPath(p.seat)}
            transform="translate(10 6) scale(.75)"
            fill={seatColour(p.seat)}
            stroke="#2b2620"
          />
        </g>
      ))}
    </>
  );
}
