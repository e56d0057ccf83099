/** A city as a clean grid: tiles with their pictures, districts outlined, seats in their middle. */
import { same } from "../../core/choosing";
import type { Click } from "../../core/types";
import type { Words } from "../../core/words";
import { travels } from "../../table/travel";
import { Pick } from "../pick";
import type { Picking } from "./props";
import type { Cell, District, Player } from "./wire";
import { district, layHere, named } from "./naming";
import { ColourDie, TINT } from "./pieces";
import { ON_FARM } from "./shelf";
import { BuildingTile, TowerStack } from "./tiles";

const STEP = 76;
type Point = [number, number];
type Props = {
  player: Player;
  words: Words;
  picking: Picking;
  w: number;
  h: number;
  mine: boolean;
  laying?: { type: string; colour: string | null }; // the tile that looks for its place
};
type Placed = Props & { at: (x: number, y: number) => Point };

export function City(props: Props) {
  const { player, picking, w, h, mine } = props;
  const open = mine ? picking.choices.map((c) => c.record) : [];
  const free = open.flatMap((r): Point[] => (r.do === "place_tile" ? [[r.x, r.y]] : []));
  const tiles = player.city;
  const { scale, at } = frame([...tiles.map((c): Point => [c.x, c.y]), ...free], w, h);
  const placed = { ...props, at };
  return (
    <g transform={`translate(${w / 2} ${h / 2}) scale(${scale})`}>
      {tiles.map((c) => (
        <Tile {...placed} tile={c} key={`${c.x},${c.y}`} />
      ))}
      {free.map(([x, y]) => (
        <Free {...placed} x={x} y={y} key={`free ${x},${y}`} />
      ))}
      {player.districts.map((d) => (
        <Outline {...placed} d={d} key={`block ${d.x},${d.y}`} />
      ))}
      {player.districts.map((d) => (
        <Seat {...placed} d={d} key={`seat ${d.x},${d.y}`} />
      ))}
    </g>
  );
}

/** Where the tile in hand may lie, also on a farm; the tile itself if it is shown there. */
function Free({ player, words, picking, laying, at, x, y }: Placed & { x: number; y: number }) {
  const [cx, cy] = at(x, y);
  return (
    <Pick
      picking={picking}
      click={{ do: "place_tile", x, y }}
      name={layHere(player, x, y, words)}
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
}

const USES = ["activate", "mage_target"];

function Tile({ player, words, picking, mine, at, tile: c }: Placed & { tile: Cell }) {
  const [cx, cy] = at(c.x, c.y);
  const clicks: Click[] = USES.map((word) => ({ do: word, x: c.x, y: c.y }));
  if (c.type === "farm") clicks.push(ON_FARM);
  const click = mine ? clicks.find((k) => picking.can(k)) : undefined;
  return (
    <Pick
      picking={picking}
      click={click ?? { do: "none" }}
      name={words.name("type", c.type)}
      text={words.tip("type", c.type)}
      thing={`type-${c.type}`}
      x={cx}
      y={cy}
      halo={<rect class="halo" x="-36" y="-36" width="72" height="72" rx="8" />}
    >
      <g {...travels(`city-${player.seat}-${c.x},${c.y}`, "shelf")}>
        <BuildingTile type={c.type} colour={c.colour} words={words} />
      </g>
    </Pick>
  );
}

/** The block of four tiles: a line in the colour of its die, dashes while it is open. */
function Outline({ picking, mine, at, d }: Placed & { d: District }) {
  const [cx, cy] = at(d.x + 0.5, d.y + 0.5);
  const shown = mine && picking.shown?.do === "close" ? picking.shown : null;
  const meant = shown?.x === d.x && shown?.y === d.y;
  const half = STEP - 3 - ((d.x + d.y) & 1 ? 3 : 0); // neighbouring blocks stay apart
  return (
    <rect
      x={cx - half}
      y={cy - half}
      width={half * 2}
      height={half * 2}
      rx="10"
      class={`block ${meant ? "meant" : ""}`}
      stroke={d.die ? TINT[d.die.colour] : "#fffaf1"}
      stroke-dasharray={d.die ? undefined : "9 6"}
    />
  );
}

/** The seat of power: empty, or with its die and the tower that multiplies it. */
function Seat({ player, words, picking, mine, at, d }: Placed & { d: District }) {
  const [cx, cy] = at(d.x + 0.5, d.y + 0.5);
  const height = d.die ? player.towers[d.die.colour] : 0;
  return (
    <Pick
      picking={picking}
      click={mine ? { do: "close", x: d.x, y: d.y } : { do: "none" }}
      name={`${words.say("thing-district")}: ${named(district(player, d.x, d.y), words)}`}
      text={words.tip("thing", d.die ? "seat" : "district")}
      thing={`thing-${d.die ? "seat" : "district"}`}
      x={cx}
      y={cy}
      halo={<circle class="halo" r="19" />}
    >
      <circle
        r="18"
        fill={d.die ? TINT[d.die.colour] : "#fffaf1"}
        stroke="#4a3d2a"
        stroke-width="1.6"
        stroke-dasharray={d.die ? undefined : "4 3"}
      />
      {d.die ? (
        <>
          <g {...travels(`seat-die-${player.seat}-${d.x},${d.y}`, `seat-${player.seat}`)}>
            <ColourDie die={d.die} s={0.85} />
          </g>
          <g transform="translate(22 10)">
            <rect x="-12" y="-9" width="24" height="18" rx="6" fill="#fffaf1" stroke="#4a3d2a" />
            <text y="5" text-anchor="middle" font-size="14" font-weight="700">
              ×{height}
            </text>
          </g>
        </>
      ) : (
        <path d="M-7 8v-9h14v9M-7-1v-8M-7 3h14" fill="none" stroke="#8a7a58" stroke-width="2" />
      )}
    </Pick>
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
export function Towers({ player, step }: { player: Player; step: number }) {
  return (
    <>
      {Object.entries(player.towers).map(([colour, n], k) => (
        <TowerStack colour={colour} height={n} x={step / 2 + k * step} y={0} key={colour} />
      ))}
    </>
  );
}
