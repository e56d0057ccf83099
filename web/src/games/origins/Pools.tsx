/** The shelves: buildings, stacks, citizens, speakers, towers. */
import { tip } from "../../core/tooltip";
import type { Json } from "../../core/types";
import { travels } from "../../table/travel";
import { Pick, Told } from "../pick";
import type { BoardProps } from "./props";
import { TALL, WIDE, type Box } from "./layout";
import { ColourDie, Sign, TINT } from "./pieces";
import { Citizens } from "./Citizens";
import { FARM, tileClick } from "./shelf";
import { BuildingTile, TowerStack } from "./tiles";
import type { PricedTile, Tile } from "./wire";

export function Pools(props: BoardProps) {
  const { view, tall } = props;
  const lay = tall ? TALL : WIDE;
  const pool = view.pool;
  const stacks = view.stacks;
  return (
    <>
      {pool.map((tile, k) => (
        <PoolTile {...props} tile={tile} source="pool" box={lay.pool(k, pool.length)} key={k} />
      ))}
      {stacks.map((stack, k) => (
        <Stack {...props} stack={stack} box={lay.stack(k, stacks.length)} key={stack.colour} />
      ))}
      <Farm {...props} />
      <Citizens {...props} />
      <Reserve {...props} />
      <Speakers {...props} />
      <Towers {...props} />
    </>
  );
}

function Stack(props: BoardProps & { stack: Json; box: Box }) {
  const { stack, box, words } = props;
  const left = stack.left + (stack.returned?.length ?? 0);
  const below = [...stack.unseen, ...stack.returned];
  const told = tip(() => ({
    title: words.say("page-stack", { n: left }),
    text: below.map((b) => `${words.name("type", b.type)} ×${b.count ?? 1}`).join(", "),
    thing: "thing-building_pool",
  }));
  return (
    <g>
      {stack.top ? (
        <PoolTile {...props} tile={stack.top} source={stack.colour} />
      ) : (
        <rect {...rect(box)} rx="7" fill="none" stroke="#a5946c" stroke-dasharray="5 5" />
      )}
      <text
        x={box.x + box.w / 2}
        y={box.y + box.h + 15}
        text-anchor="middle"
        font-size="13"
        role="img"
        aria-label={words.say("page-stack", { n: left })}
        {...told}
      >
        ×{left}
      </text>
    </g>
  );
}

/** The back of a tile, beside the stacks: what is chosen next is laid as a farm. */
function Farm({ picking, words, tall }: BoardProps) {
  const b = (tall ? TALL : WIDE).farm;
  const half = b.w / 2 + 1;
  return (
    <Pick
      picking={picking}
      click={FARM}
      name={words.name("type", "farm")}
      text={words.tip("type", "farm")}
      thing="type-farm"
      x={b.x + b.w / 2}
      y={b.y + b.h / 2}
      halo={<rect class="halo" x={-half} y={-half} width={half * 2} height={half * 2} rx="9" />}
    >
      <BuildingTile type="farm" colour={null} words={words} size={b.w - 2} />
    </Pick>
  );
}

function rect({ x, y, w, h }: Box) {
  return { x, y, width: w, height: h };
}

function PoolTile({
  tile,
  source,
  box,
  words,
  picking,
}: BoardProps & { tile: PricedTile | Tile; source: string; box: Box }) {
  const { type, stone } = tile;
  const click = tileClick(picking, source, tile);
  const buying = picking.decision === "choose_tile";
  return (
    <Pick
      picking={picking}
      click={click}
      record={buying ? { do: "choose_tile", source, type, stone, mode: "build" } : null}
      name={words.name("type", tile.type)}
      text={words.tip("type", tile.type)}
      thing={`type-${tile.type}`}
      x={box.x + box.w / 2}
      y={box.y + box.h / 2}
      halo={
        <rect
          class="halo"
          x={-box.w / 2 - 1}
          y={-box.h / 2 - 1}
          width={box.w + 2}
          height={box.h + 2}
          rx="9"
        />
      }
    >
      <g
        key={`${source}${tile.type}${tile.stone}`}
        {...travels(`shelf-${source}-${box.x}-${tile.type}`, undefined, "mover")}
      >
        <BuildingTile
          type={tile.type}
          colour={tile.colour}
          words={words}
          size={box.w - 2}
          stone={tile.stone}
          wisdom={"wisdom" in tile ? tile.wisdom : undefined}
        />
      </g>
    </Pick>
  );
}

/** The dice that refill the pool, by colour: when they run out the game ends. */
function Reserve({ view, words, tall }: BoardProps) {
  const b = (tall ? TALL : WIDE).reserve;
  const colours = Object.entries(view.reserve);
  const side = Math.min(21, b.w / colours.length - 2); // of a die, which shows no value
  return (
    <Told
      name={words.say("thing-reserve")}
      text={words.tip("thing", "reserve")}
      thing="thing-reserve"
      x={b.x}
      y={b.y}
    >
      <rect width={b.w} height={b.h} rx="9" fill="#d9caa2" stroke="#a5946c" />
      <text x={b.w / 2} y="15" text-anchor="middle" font-size="12">
        {words.say("thing-reserve")}
      </text>
      {colours.map(([colour, n], k) => (
        <g transform={`translate(${(b.w * (k + 0.5)) / colours.length} 34)`}>
          <g opacity={n ? 1 : 0.35}>
            <rect
              x={-side / 2}
              y={-side / 2}
              width={side}
              height={side}
              rx="3.5"
              fill={TINT[colour]}
              stroke="#2b2620"
            />
            <Sign colour={colour} s={side / 24} />
          </g>
          <text y={side / 2 + 18} text-anchor="middle" font-size="15" font-weight="700">
            {n}
          </text>
        </g>
      ))}
    </Told>
  );
}

function Speakers({ view, picking, words, tall }: BoardProps) {
  const speakers = view.speakers;
  return (
    <>
      {speakers.map((value, k) => {
        const b = (tall ? TALL : WIDE).speaker(k, speakers.length);
        return (
          <Pick
            picking={picking}
            click={{ do: "take_speaker", value }}
            record={{ do: "take_speaker", value, raise: 0 }}
            name={`${words.name("worker", "speaker")} ${value}`}
            text={words.tip("worker", "speaker")}
            thing="worker-speaker"
            x={b.x + b.w / 2}
            y={b.y + 20}
            halo={<rect class="halo" x={-b.w / 2} y="-22" width={b.w} height="44" rx="8" />}
          >
            <ColourDie die={{ value }} />
          </Pick>
        );
      })}
    </>
  );
}

function Towers({ view, picking, words, tall }: BoardProps) {
  const towers = Object.entries(view.towers);
  return (
    <g data-place="towers">
      {towers.map(([colour, n], k) => {
        const b = (tall ? TALL : WIDE).tower(k, towers.length);
        return (
          <Pick
            picking={picking}
            click={{ do: "tower", colour }}
            record={{ do: "tower", colour }}
            name={`${words.say("thing-tower")}: ${words.name("colour", colour)}`}
            text={words.tip("thing", "tower")}
            thing="thing-tower"
            x={b.x + b.w / 2}
            y={b.y + b.h - 20}
            place={`tower-${colour}`}
            halo={
              <rect
                class="halo"
                x={-b.w / 2 + 2}
                y={20 - b.h}
                width={b.w - 4}
                height={b.h}
                rx="8"
              />
            }
          >
            <TowerStack colour={colour} height={n} x={0} y={0} />
          </Pick>
        );
      })}
    </g>
  );
}
