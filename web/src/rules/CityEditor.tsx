/** A city laid hex by hex, for the calculator: choose a face, click a cell; click again for a higher level. */
import { useSignal } from "@preact/signals";
import { t, wordsOf } from "../core/language";
import type { Json } from "../core/types";
import { Hex } from "../games/akropolis/Hex";
import { centre, corners } from "../games/akropolis/hexes";

const KINDS = ["house", "market", "barracks", "temple", "garden", "quarry"];
const STARS: Record<string, number> = {
  house: 1,
  market: 2,
  barracks: 2,
  temple: 2,
  garden: 3,
  quarry: 0,
};
const REACH = 5;

type Face = { kind: string; stars: number };
type Props = { hexes: Json[]; label: string; onChange: (hexes: Json[]) => void };

export function CityEditor({ hexes, label, onChange }: Props) {
  const face = useSignal<Face | null>({ kind: "house", stars: 0 });
  const words = wordsOf("akropolis");
  const faces: Face[] = [
    ...KINDS.map((kind) => ({ kind, stars: 0 })),
    ...KINDS.slice(0, 5).map((kind) => ({ kind, stars: STARS[kind] })),
  ];
  const put = (q: number, r: number) => {
    const old = hexes.find((h) => h.q === q && h.r === r);
    const rest = hexes.filter((h) => h !== old);
    if (!face.value) {
      onChange(rest);
      return;
    }
    const same = old && old.kind === face.value.kind && old.stars === face.value.stars;
    onChange([
      ...rest,
      { q, r, level: same ? (old.level % 6) + 1 : (old?.level ?? 1), ...face.value },
    ]);
  };
  const told = (q: number, r: number) => {
    const h = hexes.find((x) => x.q === q && x.r === r);
    const name = h ? words.name("face", h.stars ? `${h.kind}_plaza` : h.kind) : "";
    return h ? `(${q}, ${r}): ${name}, ${h.level}` : `(${q}, ${r})`;
  };
  const cells: [number, number][] = [];
  for (let q = -REACH; q <= REACH; q++)
    for (let r = -REACH; r <= REACH; r++) if (Math.abs(q + r) <= REACH) cells.push([q, r]);
  const shown = [...hexes].sort((a, b) => centre(a.q, a.r)[1] - centre(b.q, b.r)[1]);
  return (
    <div class="city-editor">
      <span class="small soft">{label}</span>
      <div class="row palette" role="group" aria-label={label}>
        {faces.map((f) => {
          const name = words.name("face", f.stars ? `${f.kind}_plaza` : f.kind);
          return (
            <button
              type="button"
              class="button icon"
              aria-pressed={face.value?.kind === f.kind && face.value.stars === f.stars}
              aria-label={name}
              title={name}
              onClick={() => (face.value = f)}
            >
              <svg viewBox="-32 -32 64 64" width="34" height="34" aria-hidden="true">
                <Hex x={0} y={0} level={0.3} kind={f.kind} stars={f.stars} numbers={false} />
              </svg>
            </button>
          );
        })}
        <button
          type="button"
          class="button"
          aria-pressed={face.value === null}
          onClick={() => (face.value = null)}
        >
          {t("erase")}
        </button>
      </div>
      <svg class="board" viewBox="-280 -270 560 540" role="group" aria-label={label}>
        {cells.map(([q, r]) => (
          <polygon
            points={corners(...centre(q, r)).join(" ")}
            fill="#e9dcb8"
            stroke="#cdbb8a"
            role="button"
            tabindex={0}
            aria-label={told(q, r)}
            data-cell={`${q},${r}`}
            onClick={() => put(q, r)}
            onKeyDown={(e) => {
              if (e.key !== "Enter" && e.key !== " ") return;
              e.preventDefault();
              put(q, r);
            }}
          />
        ))}
        {shown.map((h) => {
          const [x, y] = centre(h.q, h.r, h.level);
          return (
            <g aria-hidden="true" onClick={() => put(h.q, h.r)}>
              <Hex x={x} y={y} level={h.level} kind={h.kind} stars={h.stars} />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
