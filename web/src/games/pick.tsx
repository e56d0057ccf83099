/** A drawn thing that can be picked if the server listed a choice with its fields; else it explains why not. */
import type { ComponentChildren } from "preact";
import { tip } from "../core/tooltip";
import type { Click, Doing } from "../core/types";
import type { Meant, Picking } from "./title";

type Props = {
  picking: Picking;
  /** The fields of the choices that this thing stands for. */
  click: Click;
  /** What is meant of the questions that follow. */
  then?: Meant[];
  /** What to ask about when it cannot be picked. */
  record?: Doing | null;
  name: string;
  text?: string;
  /** Its page in the book of things. */
  thing?: string;
  x?: number;
  y?: number;
  class?: string;
  /** A name by which others can find it on the page. */
  place?: string;
  /** The outline that glows. */
  halo?: ComponentChildren;
  children: ComponentChildren;
};

export function Pick({
  picking,
  click,
  then,
  record,
  name,
  text,
  thing,
  x = 0,
  y = 0,
  class: extra = "",
  place: id,
  halo,
  children,
}: Props) {
  const can = picking.can(click);
  const picked = picking.picked(click);
  const hints = tip(() => ({
    title: name,
    text,
    thing,
    why: () => (can || !record ? null : picking.why(record)),
  }));
  const press = (e: KeyboardEvent) => {
    if (e.key !== "Enter" && e.key !== " ") return;
    e.preventDefault();
    e.stopPropagation();
    picking.pick(click, then);
  };
  const place = `translate(${x} ${y})`;
  if (!can) {
    return (
      <g class={extra} transform={place} role="img" aria-label={name} data-place={id} {...hints}>
        {children}
      </g>
    );
  }
  return (
    <g
      class={`pickable ${picked ? "picked" : ""} ${extra}`}
      transform={place}
      onClick={() => picking.pick(click, then)}
      data-pick={JSON.stringify(click)}
      data-place={id}
    >
      <g aria-hidden="true">{children}</g>
      <g
        class="target"
        role="button"
        tabindex={0}
        aria-label={name}
        aria-pressed={picked}
        onKeyDown={press}
        {...hints}
      >
        {halo}
      </g>
    </g>
  );
}

/** A drawn thing with a tooltip. */
export function Told({
  name,
  text,
  thing,
  children,
  x = 0,
  y = 0,
  place: id,
}: {
  name: string;
  text?: string;
  thing?: string;
  place?: string;
  children: ComponentChildren;
  x?: number;
  y?: number;
}) {
  return (
    <g
      role="img"
      aria-label={name}
      data-place={id}
      transform={`translate(${x} ${y})`}
      {...tip(() => ({ title: name, text, thing }))}
    >
      <g aria-hidden="true">{children}</g>
    </g>
  );
}
