/** The score of every player over the steps of a finished game, read from its replay. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../core/api";
import { t } from "../core/language";
import type { Replay } from "../core/types";
import { Mark, markPath, seatColour } from "../core/widgets";
import { loadBoard } from "../games";

const PART = 100;
const [W, H] = [640, 200];

/** So many frames of the game from a step on. */
export type ReadPart = (start: number, count: number) => Promise<Replay>;
type Props = { read: ReadPart; game: string; names: string[] };

export function readTable(id: string): ReadPart {
  return (start, count) => api.replay(id, null, start, count);
}

export function Curve({ read, game, names }: Props) {
  const curves = useSignal<number[][] | null>(null);
  useEffect(
    () => void scores(read, game, names.length).then((found) => (curves.value = found)),
    [game],
  );
  if (!curves.value) return <p class="small soft">{t("loading")}</p>;
  const all = curves.value.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (k: number, n: number) => 30 + (k / Math.max(1, n - 1)) * (W - 50);
  const y = (v: number) => H - 16 - ((v - low) / (high - low)) * (H - 30);
  return (
    <figure class="curve">
      <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={t("score-curve")}>
        {[low, Math.round((low + high) / 2), high].map((v) => (
          <g>
            <path d={`M30 ${y(v)}H${W - 20}`} stroke="var(--line)" />
            <text x="24" y={y(v) + 4} text-anchor="end" font-size="12" fill="var(--soft)">
              {v}
            </text>
          </g>
        ))}
        {curves.value.map((curve, seat) => (
          <g>
            <polyline
              points={curve.map((v, k) => `${x(k, curve.length)},${y(v)}`).join(" ")}
              fill="none"
              stroke={seatColour(seat)}
              stroke-width="2.5"
              stroke-linejoin="round"
            />
            <path
              d={markPath(seat)}
              transform={`translate(${W - 26} ${y(curve[curve.length - 1]) - 6}) scale(.5)`}
              fill={seatColour(seat)}
            />
          </g>
        ))}
      </svg>
      <figcaption class="legend tiny">
        {names.map((name, seat) => (
          <span>
            <Mark seat={seat} />
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

async function scores(read: ReadPart, game: string, seats: number): Promise<number[][]> {
  const title = await loadBoard(game);
  const curves: number[][] = Array.from({ length: seats }, () => []);
  for (let start = 0, steps = 0; start <= steps; start += PART) {
    const part = await read(start, PART);
    steps = part.steps;
    for (const frame of part.frames)
      curves.forEach((curve, seat) =>
        curve.push(title.ends?.(frame.view, seat) ?? title.points(frame.view, seat) ?? 0),
      );
  }
  return curves;
}
