/** The games of a deal round by round: the lead of each over its best rival. */
import { useSignal } from "@preact/signals";
import { t } from "../core/language";
import { useTall } from "../table/useLayout";
import { nameOf } from "./Deal";
import { signed } from "./dealing";
import type { DealEntry, DealInfo } from "./wire";

const [H, LEFT] = [240, 46];
const [WIDE, NARROW] = [720, 400]; // of the drawing, on a desk and on a phone
const COLOURS = ["var(--accent)", "var(--attention)", "var(--good)", "var(--soft)"];
const DASHES = ["", "7 4", "2 4", "10 3 2 3"];
const MOST = 4; // games side by side

export function Compared({ deal }: { deal: DealInfo }) {
  const games = deal.entries.filter((e) => e.rounds.length > 0);
  const mine = games.findIndex((e) => e.mine && e.counted);
  const other = games.findIndex((_, k) => k !== mine);
  const wished = useSignal<number[] | null>(null);
  const chosen = wished.value ?? [mine, other].filter((k) => k >= 0);
  const shown = chosen.filter((k) => k < games.length).map((k) => games[k]);
  const toggle = (k: number) => {
    const rest = chosen.filter((one) => one !== k);
    wished.value = rest.length < chosen.length ? rest : [...rest, k].slice(-MOST);
  };
  return (
    <>
      <div class="deal-chosen" role="group" aria-label={t("deal-compare")}>
        {games.map((e, k) => (
          <button
            class="button small-button"
            aria-pressed={chosen.includes(k)}
            onClick={() => toggle(k)}
            key={k}
          >
            {nameOf(e)}
          </button>
        ))}
      </div>
      {shown.length > 0 && (
        <div class="deal-compared">
          <Lines games={shown} />
          <Rounds games={shown} />
        </div>
      )}
    </>
  );
}

function leadOf(e: DealEntry, k: number): number | null {
  const row = e.rounds.at(k);
  return k < e.rounds.length && row ? row.points - row.rival : null;
}

function Lines({ games }: { games: DealEntry[] }) {
  const W = useTall() ? NARROW : WIDE;
  const rounds = Math.max(...games.map((e) => e.rounds.length));
  const all = games.flatMap((e) => e.rounds.map((r) => r.points - r.rival));
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (k: number) => LEFT + (k / Math.max(1, rounds - 1)) * (W - LEFT - 16);
  const y = (v: number) => H - 14 - ((v - low) / (high - low)) * (H - 28);
  return (
    <figure class="curve">
      <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={t("deal-compare")}>
        {marks(low, high).map((v) => (
          <g key={v}>
            <path d={`M${LEFT} ${y(v)}H${W - 16}`} stroke="var(--line)" />
            <text x={LEFT - 6} y={y(v) + 4} text-anchor="end" font-size="12" fill="var(--soft)">
              {signed(v)}
            </text>
          </g>
        ))}
        {games.map((e, k) => (
          <polyline
            key={k}
            points={e.rounds.map((r, n) => `${x(n)},${y(r.points - r.rival)}`).join(" ")}
            fill="none"
            stroke={COLOURS[k]}
            stroke-width="2.5"
            stroke-dasharray={DASHES[k]}
            stroke-linejoin="round"
          />
        ))}
      </svg>
    </figure>
  );
}

/** Lines of the drawing that do not touch: an end right beside the zero is left out. */
function marks(low: number, high: number): number[] {
  const apart = (v: number) => Math.abs(v) > (high - low) / 12;
  return [0, ...[low, high].filter(apart)];
}

function Rounds({ games }: { games: DealEntry[] }) {
  const rounds = Math.max(...games.map((e) => e.rounds.length));
  return (
    <div class="sheet-scroll" tabIndex={0}>
      <table class="sheet deal-rounds">
        <thead>
          <tr>
            <th scope="col">{t("deal-round")}</th>
            {games.map((e, k) => (
              <th scope="col" key={k}>
                <svg width="26" height="8" aria-hidden="true">
                  <path
                    d="M0 4H26"
                    stroke={COLOURS[k]}
                    stroke-width="2.5"
                    stroke-dasharray={DASHES[k]}
                  />
                </svg>{" "}
                {nameOf(e)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rounds }, (_, n) => (
            <tr key={n}>
              <th scope="row">{n + 1}</th>
              {games.map((e, k) => {
                const lead = leadOf(e, n);
                return <td key={k}>{lead === null ? "" : signed(lead)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
