/** A city as a clean grid: tiles with signs, seats between four of them where a die can stand. */
import { same } from "../../core/choosing";
import type { Json } from "../../core/types";
import type { Words } from "../../core/words";
import { travels } from "../../table/travel";
import { Pick } from "../pick";
import type { Picking } from "../title";
import { ColourDie, TINT } from "./pieces";
import { BuildingTile, TowerStack } from "./tiles";

const STEP = 76;
type Point = [number, number];
type Props = {
  player: Json;
  words: Words;
  picking: Picking;
  w: number;
  h: number;
  mine: boolean;
  laying?: { type: string; colour: string | null }; // the tile that looks for its place
};

export function City({ player, words, picking, w, h, mine, laying }: Props) {
  const open = mine
    ? picking.choices
        .filter((c) => c.record.do === "place_tile")
        .map((c): Point => [c.record.x, c.record.y])
    : [];
  const tiles = player.city as Json[];
  const { scale, at } = frame([...tiles.map((c): Point => [c.x, c.y]), ...open], w, h);
  return (
    <g transform={`translate(${w / 2} ${h / 2}) scale(${scale})`}>
      {open.map(([x, y]) => {
        const [cx, cy] = at(x, y);
        return (
          <Pick
            picking={picking}
            click={{ do: "place_tile", x, y }}
            name={`(${x}, ${y})`}
            x={cx}
            y={cy}
            halo={<rect class="halo" x="-34" y="-34" width="68" height="68" rx="7" />}
          >
            <rect x="-34" y="-34" width="68" height="68" rx="7" fill="#0f6f92" fill-opacity=".08" />
            {laying && same(picking.shown, { do: "place_tile", x, y }) && (
              <g class="ghost">
                <BuildingTile type={laying.type} colour={laying.colour} words={words} />
              </g>
            )}
          </Pick>
        );
      })}
      {tiles.map((c) => {
        const [cx, cy] = at(c.x, c.y);
        return (
          <Pick
            picking={picking}
            click={mine ? { x: c.x, y: c.y } : { do: "none" }}
            name={words.name("type", c.type)}
            text={words.tip("type", c.type)}
            x={cx}
            y={cy}
            halo={<rect class="halo" x="-36" y="-36" width="72" height="72" rx="8" />}
            key={`${c.x},${c.y}`}
          >
            <g {...travels(`city-${player.seat}-${c.x},${c.y}`, "shelf")}>
              <BuildingTile type={c.type} colour={c.colour} words={words} />
            </g>
          </Pick>
        );
      })}
      {(player.districts as Json[]).map((d) => {
        const [cx, cy] = at(d.x + 0.5, d.y + 0.5);
        return (
          <Pick
            picking={picking}
            click={mine ? { do: "close", x: d.x, y: d.y } : { do: "none" }}
            name={words.say("thing-seat")}
            text={words.tip("thing", "seat")}
            x={cx}
            y={cy}
            halo={<circle class="halo" r="18" />}
          >
            <circle
              r="17"
              fill={d.die ? TINT[d.die.colour] : "#fffaf1"}
              stroke="#4a3d2a"
              stroke-width="1.6"
              stroke-dasharray={d.die ? undefined : "4 3"}
            />
            {d.die ? (
              <g {...travels(`seat-die-${player.seat}-${d.x},${d.y}`, `seat-${player.seat}`)}>
                <ColourDie die={d.die} s={0.85} />
              </g>
            ) : (
              <path
                d="M-7 8v-9h14v9M-7-1v-8M-7 3h14"
                fill="none"
                stroke="#8a7a58"
                stroke-width="2"
              />
            )}
          </Pick>
        );
      })}
    </g>
  );
}

/** How large the grid is drawn, and where a cell lies in it. */
function frame(cells: Point[], w: number, h: number) {
  const [xs, ys] = [cells.map((c) => c[0]), cells.map((c) => c[1])];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(1.3, w / ((right - left + 1.15) * STEP), h / ((high - low + 1.15) * STEP));
  const at = (x: number, y: number): Point => [
    (x - (left + right) / 2) * STEP,
    ((low + high) / 2 - y) * STEP,
  ];
  return { scale, at };
}

/** The five towers of a player, side by side. */
export function Towers({ player, step }: { player: Json; step: number }) {
  return (
    <>
      {Object.entries(player.towers as Record<string, number>).map(([colour, n], k) => (
        <TowerStack colour={colour} height={n} x={step / 2 + k * step} y={0} key={colour} />
      ))}
    </>
  );
}
