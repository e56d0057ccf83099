/** What every drawing shares: where a thing lies, numbers on it, the name of its owner. */
import { Mark } from "../core/widgets";
import type { Words } from "../core/words";
import { TONES, type Shape } from "./kit";

/** Where a drawn thing lies and how large it is. */
export type At = { x?: number; y?: number; s?: number };

export function placed({ x = 0, y = 0, s = 1 }: At): string {
  return `translate(${x} ${y}) scale(${s})`;
}

type NumeralProps = { n: number | string; y: number; size: number; fill?: string };

/** A bold number around x = 0. */
export function Numeral({ n, y, size, fill = "#fff" }: NumeralProps) {
  return (
    <text y={y} text-anchor="middle" font-size={size} font-weight="700" style={{ fill }}>
      {n}
    </text>
  );
}

/** Whose area this is. */
export function Owner({ seat, words }: { seat: number; words: Words }) {
  return (
    <span class="area-group area-name">
      <Mark seat={seat} />
      <b>{words.player(seat)}</b>
    </span>
  );
}

type PictureProps = At & { shapes: Shape[] | undefined; tint?: string };

/** A picture made of shapes of the kit. */
export function Picture({ shapes = [], tint = "#c9a16a", ...at }: PictureProps) {
  return (
    <g
      transform={placed(at)}
      stroke={TONES.k}
      stroke-width="1.4"
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      {shapes.map(([tone, d, transform]) => (
        <path d={d} transform={transform} fill={tone === "a" ? tint : TONES[tone]} />
      ))}
    </g>
  );
}

/** Who begins: a one on a seal. */
export function StartMark({ name }: { name: string }) {
  return (
    <span title={name}>
      <svg viewBox="-12 -12 24 24" width="17" height="17" aria-hidden="true">
        <circle r="10.5" fill="#c4461a" />
        <path d="M-3-6h4V7M-3 7h7" stroke="#fff" stroke-width="2.6" fill="none" />
      </svg>
      <span class="hidden-text">{name}</span>
    </span>
  );
}
