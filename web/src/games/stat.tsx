/** A number with its picture and an explanation: what a player has of something. */
import type { ComponentChildren } from "preact";
import { tip } from "../core/tooltip";

type Props = {
  n: number | string;
  name: string;
  text?: string;
  /** Its page in the book of things. */
  thing?: string;
  class?: string;
  /** What is shown of the number, if not all of it. */
  shown?: string;
  children: ComponentChildren;
};

export function Stat({ n, name, text, thing, class: extra = "", shown, children }: Props) {
  return (
    <span
      class={`stat ${n === 0 ? "zero" : ""} ${extra}`}
      role="img"
      aria-label={`${name}: ${n}`}
      {...tip(() => ({ title: name, text, thing }))}
    >
      {children}
      {shown ?? n}
    </span>
  );
}

/** "×2" of several, nothing of a single one. */
export function times(n: number): string {
  return n > 1 ? `×${n}` : "";
}

/** A picture of 24 x 24 around its middle. */
export function Small({ children, size = 24 }: { children: ComponentChildren; size?: number }) {
  return (
    <svg viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true">
      {children}
    </svg>
  );
}
