/** Dice that were just thrown: they tumble for half a second and end on the result. */
import { useEffect, useRef, useState } from "preact/hooks";
import { moving } from "../core/settings";
import type { Doing, Shown } from "../core/types";
import { sure } from "../core/sure";

const SPOTS: Record<number, [number, number][]> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
    [12, 12],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
};

export function Die({ face, size = 34 }: { face: number; size?: number }) {
  return (
    <svg
      class="die"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role="img"
      aria-label={String(face)}
    >
      <rect x="1" y="1" width="22" height="22" rx="5" fill="#fffaf1" stroke="#6b5d48" />
      <path d="M1 18a5 5 0 005 5h12a5 5 0 005-5v-2H1z" fill="#000" opacity=".06" />
      {(SPOTS[face] ?? []).map(([x, y]) => (
        <circle cx={x} cy={y} r="2.3" fill="#2b2620" />
      ))}
      {!SPOTS[face] && (
        <text x="12" y="16" text-anchor="middle" font-size="11">
          {face}
        </text>
      )}
    </svg>
  );
}

type Props = { steps: Shown[]; adds?: (record: Doing) => boolean };

export function Dice({ steps, adds }: Props) {
  const seen = useRef(steps.length ? steps[steps.length - 1].n : -1);
  const [dice, setDice] = useState<{ n: number; faces: number[]; adds: boolean } | null>(null);
  const newest = steps.findLast((s) => Array.isArray(s.record?.dice));
  useEffect(() => {
    if (!newest || newest.n <= seen.current) return;
    seen.current = newest.n;
    const record = sure(newest.record);
    setDice({ n: newest.n, faces: record.dice as number[], adds: adds?.(record) ?? false });
    const timer = setTimeout(() => setDice(null), moving() ? 1900 : 1500);
    return () => clearTimeout(timer);
  }, [newest?.n]);
  if (!dice) return null;
  const total = dice.faces.reduce((a, b) => a + b, 0);
  return (
    <div class="dice" key={dice.n} aria-hidden="true">
      {dice.faces.map((face, k) => (
        <span class="tumble" style={{ animationDelay: `${k * 40}ms` }}>
          <Die face={face} size={44} />
        </span>
      ))}
      {dice.adds && dice.faces.length > 1 && <b>= {total}</b>}
    </div>
  );
}
