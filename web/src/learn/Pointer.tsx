/** Rings around the things that a step speaks of, over whatever is drawn there. */
import { useEffect, useState } from "preact/hooks";
import { matches } from "../core/choosing";
import type { Doing, Json } from "../core/types";

type Box = { x: number; y: number; w: number; h: number };
const MUCH = 0.35; // of the screen: to point at so much is no hint
/** `open`: what lies behind a tab is shown at once, for there is nothing else to do. */
type Props = { ids: string[]; best: Doing | null; open: boolean };

export function Pointer({ ids, best, open }: Props) {
  const [boxes, setBoxes] = useState<Box[]>([]);
  const key = JSON.stringify([ids, best]);
  useEffect(() => {
    const look = () => setBoxes((old) => (same(old, found(ids, best)) ? old : found(ids, best)));
    if (open) reveal(ids);
    look();
    const timer = window.setInterval(look, 200); // boards move, zoom and scroll
    addEventListener("resize", look);
    return () => {
      clearInterval(timer);
      removeEventListener("resize", look);
    };
  }, [key]);
  return (
    <div aria-hidden="true">
      {boxes.map((b) => (
        <div
          class="pointer"
          style={{ left: `${b.x}px`, top: `${b.y}px`, width: `${b.w}px`, height: `${b.h}px` }}
        />
      ))}
    </div>
  );
}

/** Opens the tab of the first thing, unless one of them is in sight. */
function reveal(ids: string[]): void {
  if (ids.some((id) => visible(`[data-place="${id}"]`).length > 0)) return;
  const tab = ids.flatMap((id) => visible(`[data-holds~="${id}"]`))[0];
  if (tab instanceof HTMLElement) tab.click();
}

function found(ids: string[], best: Doing | null): Box[] {
  const named = ids.flatMap((id) => (id.startsWith("seat-") ? thing(id) : thing(id).slice(0, 1)));
  const chosen = best ? visible("[data-pick], [data-spot]").filter((e) => leads(e, best)) : [];
  const boxes = [...named, ...chosen].map(boxOf);
  return boxes.filter((b) => b.w * b.h < MUCH * innerWidth * innerHeight);
}

/** A drawn thing by its name, or the tab behind which it lies. */
function thing(id: string): Element[] {
  const drawn = visible(`[data-place="${id}"]`);
  return drawn.length > 0 ? drawn : visible(`[data-holds~="${id}"]`);
}

function visible(selector: string): Element[] {
  return [...document.querySelectorAll(`.table-page ${selector}`)].filter(
    (e) => e.getBoundingClientRect().width > 0,
  );
}

/** Whether a click there leads to the choice; not every board says it by fields. */
function leads(element: Element, best: Doing): boolean {
  const spot = element.getAttribute("data-spot");
  if (spot !== null) return spot === `${best.q as number},${best.r as number}`;
  const click = element.getAttribute("data-pick") ?? "";
  return click.startsWith("{") && matches(best, JSON.parse(click) as Json);
}

function boxOf(element: Element): Box {
  const r = element.getBoundingClientRect();
  const room = element.tagName === "TR" ? 0 : 4; // rows lie close to each other
  return { x: r.left - room, y: r.top - room, w: r.width + 2 * room, h: r.height + 2 * room };
}

function same(a: Box[], b: Box[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
