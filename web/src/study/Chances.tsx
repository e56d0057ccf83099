/** The chance to win of every seat over the game, with a mark where a decision or luck turned it. */
import { t } from "../core/language";
import { Mark, markPath, seatColour } from "../core/widgets";
import { useTall } from "../table/useLayout";
import { amount, chancesAt } from "./studying";
import type { StudyBody } from "./wire";

const [H, LEFT, RIGHT] = [240, 46, 24];
const [WIDE, NARROW] = [720, 400]; // beside a board and on a phone
const LUCKY = { share: 0.05, points: 3 }; // luck that has a mark of its own
const SIZES: Partial<Record<string, number>> = { inaccuracy: 4, mistake: 5.5, blunder: 7 };

type Props = {
  body: StudyBody;
  names: string[];
  at?: number;
  onStep: (n: number) => void;
};

export function Chances({ body, names, at, onStep }: Props) {
  const W = useTall() || at !== undefined ? NARROW : WIDE;
  const rows = [{ n: 0, win: body.start }, ...body.curve, { n: body.steps, win: body.result }];
  const all = rows.flatMap((row) => row.win);
  const share = body.unit === "share";
  const [low, high] = share ? [0, 1] : [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (n: number) => LEFT + (n / Math.max(1, body.steps)) * (W - LEFT - RIGHT);
  const y = (v: number) => H - 18 - ((v - low) / (high - low)) * (H - 32);
  const dear = body.decisions.filter((d) => SIZES[d.mark]);
  const lucky = body.curve.filter((p) => p.who < 0 && most(p.change) >= LUCKY[body.unit]);
  const click = (e: MouseEvent) => {
    const box = (e.currentTarget as SVGElement).getBoundingClientRect();
    const part = (((e.clientX - box.left) / box.width) * W - LEFT) / (W - LEFT - RIGHT);
    onStep(Math.max(0, Math.min(body.steps, Math.round(part * body.steps))));
  };
  return (
    <figure class="curve chances">
      <svg
        viewBox={`0 0 ${W} ${H}`}
        role="img"
        aria-label={t(share ? "study-curve" : "study-points")}
        onClick={click}
      >
        {[low, (low + high) / 2, high].map((v) => (
          <g key={v}>
            <path d={`M${LEFT} ${y(v)}H${W - RIGHT}`} stroke="var(--line)" />
            <text x={LEFT - 6} y={y(v) + 4} text-anchor="end" font-size="12" fill="var(--soft)">
              {amount(body, v)}
            </text>
          </g>
        ))}
        {at !== undefined && (
          <path d={`M${x(at)} 8V${H - 12}`} stroke="var(--ink)" stroke-dasharray="3 3" />
        )}
        {lucky.map((p) => (
          <path
            d={`M${x(p.n)} ${H - 13}l5 5-5 5-5-5z`}
            fill="var(--soft)"
            class="luck-mark"
            key={p.n}
          >
            <title>{t("study-luck-mark", { n: p.n, change: amount(body, most(p.change)) })}</title>
          </path>
        ))}
        {names.map((_, seat) => (
          <g key={seat}>
            <path
              d={stairs(rows.map((row) => [x(row.n), y(row.win[seat])]))}
              fill="none"
              stroke={seatColour(seat)}
              stroke-width="2.5"
              stroke-linejoin="round"
            />
            <path
              d={markPath(seat)}
              transform={`translate(${W - RIGHT + 4} ${y(body.result[seat]) - 6}) scale(.5)`}
              fill={seatColour(seat)}
            />
          </g>
        ))}
        {dear.map((d) => (
          <circle
            cx={x(d.end)}
            cy={y(chancesAt(body, d.end)[d.seat])}
            r={SIZES[d.mark]}
            fill={seatColour(d.seat)}
            stroke="var(--surface)"
            stroke-width="2"
            class="dear-mark"
            key={d.n}
          >
            <title>{`${names[d.seat]}: ${t(`study-mark-${d.mark}`)}, ${amount(body, -d.loss)}`}</title>
          </circle>
        ))}
      </svg>
      <figcaption class="legend tiny">
        {names.map((name, seat) => (
          <span key={seat}>
            <Mark seat={seat} />
            {name}
          </span>
        ))}
        <span>● {t("study-legend-dear")}</span>
        <span>◆ {t(share ? "study-legend-luck" : "study-legend-luck-points")}</span>
      </figcaption>
    </figure>
  );
}

function most(change: number[]): number {
  return Math.max(...change.map(Math.abs));
}

function stairs(points: [number, number][]): string {
  return points.map(([px, py], k) => `${k ? "L" : "M"}${px.toFixed(1)} ${py.toFixed(1)}`).join("");
}
