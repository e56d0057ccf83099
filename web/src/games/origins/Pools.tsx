/** The shelves: buildings, stacks, citizens, speakers, towers. */
import type { Json } from "../../core/types";
import { Pick } from "../pick";
import type { BoardProps } from "../title";
import type { Lang } from "./naming";
import { buildingFacts, BuildingTile, ColourDie, Resource, TowerStack } from "./pieces";

export function Pools({ view, facts, picking, lang, words }: BoardProps & { lang: Lang }) {
  return (
    <>
      {(view.pool as Json[]).map((t, k) => (
        <PoolTile
          tile={t}
          source="pool"
          x={38 + k * 75}
          y={38}
          facts={facts}
          picking={picking}
          lang={lang}
        />
      ))}
      {(view.stacks as Json[]).map((s, k) => (
        <g>
          {s.top ? (
            <PoolTile
              tile={s.top}
              source={s.colour}
              x={416 + k * 75}
              y={38}
              facts={facts}
              picking={picking}
              lang={lang}
            />
          ) : (
            <rect
              x={381 + k * 75}
              y="3"
              width="70"
              height="70"
              rx="7"
              fill="none"
              stroke="#a5946c"
              stroke-dasharray="5 5"
            />
          )}
          <text x={416 + k * 75} y="84" text-anchor="middle" font-size="11.5">
            {s.left + (s.returned?.length ?? 0)}
          </text>
        </g>
      ))}
      {(view.citizens as Json[]).map((d, k) => (
        <Pick
          picking={picking}
          click={{ do: "take_citizen", colour: d.colour, value: d.value }}
          name={`${words.name("colour", d.colour)} ${d.value}`}
          text={words.tip("thing", "citizen_pool")}
          x={30 + k * 52}
          y={118}
          halo={<rect class="halo" x="-18" y="-18" width="36" height="36" rx="8" />}
        >
          <ColourDie die={d} s={1.05} />
          <g transform="translate(0 28)">
            <Resource id="wisdom" x={-7} s={0.55} />
            <text x="3" y="4" font-size="12" font-weight="600">
              {d.wisdom}
            </text>
          </g>
        </Pick>
      ))}
      {(view.draft as Json[]).map((d, k) => (
        <Pick
          picking={picking}
          click={{ do: "draft_die", colour: d.colour, value: d.value }}
          name={`${words.name("colour", d.colour)} ${d.value}`}
          x={30 + k * 34}
          y={118}
          halo={<rect class="halo" x="-17" y="-17" width="34" height="34" rx="8" />}
        >
          <ColourDie die={d} />
        </Pick>
      ))}
      {(view.speakers as number[]).map((v, k) => (
        <Pick
          picking={picking}
          click={{ do: "take_speaker", value: v }}
          name={String(v)}
          x={312 + k * 34}
          y={118}
          halo={<rect class="halo" x="-17" y="-17" width="34" height="34" rx="8" />}
        >
          <ColourDie die={{ value: v }} s={0.95} />
        </Pick>
      ))}
      {Object.entries(view.towers as Record<string, number>).map(([c, n], k) => (
        <Pick
          picking={picking}
          click={{ do: "tower", colour: c }}
          record={{ do: "tower", colour: c }}
          name={`${words.say("thing-tower")}: ${words.name("colour", c)}`}
          text={words.tip("thing", "tower")}
          x={480 + k * 54}
          y={140}
          halo={<rect class="halo" x="-20" y="-48" width="40" height="70" rx="8" />}
        >
          <TowerStack colour={c} height={n} x={0} y={0} />
        </Pick>
      ))}
    </>
  );
}

type PoolProps = {
  tile: Json;
  source: string;
  x: number;
  y: number;
  facts: Json;
  picking: BoardProps["picking"];
  lang: Lang;
};

function PoolTile({ tile, source, x, y, facts, picking, lang }: PoolProps) {
  const b = buildingFacts(facts, tile.type);
  const match = picking.choices.find(
    (c) =>
      c.record.do === "choose_tile" &&
      c.record.type === tile.type &&
      (c.record.source === source || source === "pool"),
  );
  const click = match ? { do: "choose_tile", type: tile.type, stone: tile.stone } : { do: "none" };
  return (
    <Pick
      picking={picking}
      click={click}
      name={b.name[lang]}
      text={b.text?.[lang]}
      x={x}
      y={y}
      halo={<rect class="halo" x="-37" y="-37" width="74" height="74" rx="9" />}
    >
      <BuildingTile
        type={tile.type}
        facts={facts}
        lang={lang}
        stone={tile.stone}
        wisdom={tile.wisdom}
      />
    </Pick>
  );
}
