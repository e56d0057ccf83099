/** A city as a clean grid: tiles with signs, seats between four of them where a die can stand. */
import type { Json } from "../../core/types";
import { Pick } from "../pick";
import type { Picking } from "../title";
import { BuildingTile, buildingFacts, ColourDie, TINT } from "./pieces";

const STEP = 76;

type Props = {
  player: Json;
  facts: Json;
  lang: "en" | "pl";
  picking: Picking;
  w: number;
  h: number;
  mine: boolean;
};

export function City({ player, facts, lang, picking, w, h, mine }: Props) {
  const open = mine
    ? picking.choices
        .filter((c) => c.record.do === "place_tile")
        .map((c) => [c.record.x, c.record.y] as [number, number])
    : [];
  const cells = [...(player.city as Json[]).map((c) => [c.x, c.y] as [number, number]), ...open];
  const xs = cells.map((c) => c[0]);
  const ys = cells.map((c) => c[1]);
  const [left, right, low, high] = [
    Math.min(...xs) - 0.6,
    Math.max(...xs) + 0.6,
    Math.min(...ys) - 0.6,
    Math.max(...ys) + 0.6,
  ];
  const scale = Math.min(1.25, w / ((right - left) * STEP), h / ((high - low) * STEP));
  const at = (x: number, y: number): [number, number] => [
    (x - (left + right) / 2) * STEP,
    ((low + high) / 2 - y) * STEP,
  ];
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
          </Pick>
        );
      })}
      {(player.city as Json[]).map((c) => {
        const [cx, cy] = at(c.x, c.y);
        const b = buildingFacts(facts, c.type);
        return (
          <Pick
            picking={picking}
            click={mine ? { x: c.x, y: c.y } : { do: "none" }}
            name={b.name[lang]}
            text={b.text?.[lang]}
            x={cx}
            y={cy}
            halo={<rect class="halo" x="-36" y="-36" width="72" height="72" rx="8" />}
          >
            <BuildingTile type={c.type} facts={facts} lang={lang} />
          </Pick>
        );
      })}
      {(player.districts as Json[]).map((d) => {
        const [cx, cy] = at(d.x + 0.5, d.y + 0.5);
        return (
          <Pick
            picking={picking}
            click={mine ? { do: "close", x: d.x, y: d.y } : { do: "none" }}
            name={`(${d.x}, ${d.y})`}
            x={cx}
            y={cy}
            halo={<circle class="halo" r="17" />}
          >
            <circle
              r="16"
              fill={d.die ? TINT[d.die.colour] : "#fffaf1"}
              stroke="#4a3d2a"
              stroke-width="1.6"
              stroke-dasharray={d.die ? undefined : "4 3"}
            />
            {d.die && <ColourDie die={d.die} s={0.85} />}
          </Pick>
        );
      })}
    </g>
  );
}
