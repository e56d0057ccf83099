/** A player's city and mat, under tabs with everybody's mark. */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Json } from "../../core/types";
import { markPath, seatColour } from "../../core/widgets";
import { City, Towers } from "./City";
import { Mat, MAT } from "./Mat";
import type { Box } from "./layout";
import type { BoardProps } from "./props";
import type { OriginsView, Player } from "./wire";

const focus = signal<number | null>(null); // the city that is looked at, if not my own

/** Whose city and mat are looked at, and whose they would be. */
function looked({ view, me }: BoardProps): { seat: number; own: number; player: Player } {
  const own = me ?? Math.max(0, view.to_move);
  const seat = Math.min(focus.value ?? own, view.seats - 1);
  return { seat, own, player: view.players[seat] };
}

/** A city and, where it has room, the mat under it. */
export function CityPanel(props: BoardProps & { box: Box; mat?: boolean }) {
  const { view, facts, words, picking, box, mat } = props;
  const { seat, own, player } = looked(props);
  const step = (box.w - 24) / 5;
  const below = mat ? MAT[1] + 8 : 0;
  return (
    <Panel {...props} seat={seat}>
      <g transform="translate(10 58)">
        <City
          player={player}
          words={words}
          picking={picking}
          w={box.w - 20}
          h={box.h - 138 - below}
          mine={seat === own}
          laying={layingOf(view, facts)}
        />
      </g>
      <g transform={`translate(12 ${box.h - 28 - below})`}>
        <Towers player={player} step={step} />
      </g>
      {mat && (
        <g transform={`translate(${(box.w - MAT[0]) / 2} ${box.h - MAT[1] - 10})`}>
          <Mat player={player} facts={facts} words={words} picking={picking} mine={seat === own} />
        </g>
      )}
    </Panel>
  );
}

/** The mat alone, large: a page of its own on a phone. */
export function MatPanel(props: BoardProps & { box: Box }) {
  const { facts, words, picking, box } = props;
  const { seat, own, player } = looked(props);
  const s = (box.w - 20) / MAT[0];
  return (
    <Panel {...props} seat={seat}>
      <g transform={`translate(10 66) scale(${s})`}>
        <Mat player={player} facts={facts} words={words} picking={picking} mine={seat === own} />
      </g>
      <g transform={`translate(12 ${box.h - 30})`}>
        <Towers player={player} step={(box.w - 24) / 5} />
      </g>
    </Panel>
  );
}

type PanelProps = BoardProps & { box: Box; seat: number; children: ComponentChildren };

function Panel(props: PanelProps) {
  const { box, children } = props;
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <rect width={box.w} height={box.h} rx="16" fill="#d9caa2" />
      <rect x="3" y="3" width={box.w - 6} height={box.h - 6} rx="14" fill="#e6d9b6" />
      <Tabs {...props} />
      {children}
    </g>
  );
}

/** The tile that is being laid, with its colour. */
function layingOf(view: OriginsView, facts: Json) {
  const type = view.decision === "place_tile" ? (view.asked.type as string | undefined) : undefined;
  if (!type) return undefined;
  const found = (facts.buildings.items as Json[]).find((b) => b.id === type);
  return { type: view.asked.mode === "farm" ? "farm" : type, colour: found?.colour ?? null };
}

const BUTTONS = 104; // the room of the buttons that zoom, on a phone

function Tabs({ view, seat, words, tall, box }: BoardProps & { seat: number; box: Box }) {
  const w = Math.min(84, (box.w - 24 - (tall ? BUTTONS : 0)) / view.seats);
  return (
    <>
      {view.players.map((p, k) => (
        <g
          transform={`translate(${12 + k * w} 8)`}
          role="button"
          tabindex={0}
          aria-label={words.player(p.seat)}
          aria-pressed={p.seat === seat}
          class="tab"
          onClick={() => (focus.value = p.seat)}
          onKeyDown={(e) => e.key === "Enter" && (focus.value = p.seat)}
        >
          <rect
            width={w - 6}
            height="46"
            rx="10"
            fill={p.seat === seat ? "#fffaf1" : "none"}
            stroke={seatColour(p.seat)}
            stroke-width={p.seat === seat ? 2.5 : 1.2}
          />
          <path
            d={markPath(p.seat)}
            transform={`translate(${(w - 6) / 2 - 9} 13) scale(.75)`}
            fill={seatColour(p.seat)}
            stroke="#2b2620"
            opacity={p.passed ? 0.4 : 1}
          />
          {p.seat === view.first && <First />}
          {p.passed && (
            <text x={(w - 6) / 2} y="42" text-anchor="middle" font-size="12">
              {words.say("board-passed")}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

/** Who is first: a golden piece with a one. */
function First() {
  return (
    <g transform="translate(13 14)">
      <circle r="9" fill="#efc244" stroke="#4a3d2a" stroke-width="1.4" />
      <text y="5" text-anchor="middle" font-size="14" font-weight="700">
        1
      </text>
    </g>
  );
}
