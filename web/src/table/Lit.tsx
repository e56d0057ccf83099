/** Rings around the places that a line of the log is about, while it is pointed at or has the focus. */
import { useLayoutEffect, useState } from "preact/hooks";
import type { Json, Shown } from "../core/types";
import type { Title } from "../games/title";
import type { Live } from "./live";

const ROOM = 4; // pixels between a thing and its ring

export function Lit({ live, title }: { live: Live; title: Title }) {
  const [boxes, show] = useState<DOMRect[]>([]);
  const steps = live.lit.value;
  const facts = live.facts.value;
  useLayoutEffect(() => {
    show(steps && facts ? placesOf(steps, title, facts).flatMap(drawnAt) : []);
  }, [steps]);
  return (
    <div aria-hidden="true">
      {boxes.map((r) => (
        <div
          class="lit-ring"
          style={{
            left: `${r.x - ROOM}px`,
            top: `${r.y - ROOM}px`,
            width: `${r.width + 2 * ROOM}px`,
            height: `${r.height + 2 * ROOM}px`,
          }}
        />
      ))}
    </div>
  );
}

/** The names of the places where something happened, each once. */
function placesOf(steps: Shown[], title: Title, facts: Json): string[] {
  const named = steps.flatMap((s) => s.events).flatMap((e) => title.lights?.(e, facts) ?? []);
  return [...new Set(named)];
}

/** Where it is drawn; else the tab behind which it lies. */
function drawnAt(places: string): DOMRect[] {
  const selectors = places
    .split(" ")
    .flatMap((id) => [`[data-place="${id}"]`, `[data-key="${id}"]`, `[data-holds~="${id}"]`]);
  for (const selector of selectors) {
    const [first] = [...document.querySelectorAll(`.table-page ${selector}`)]
      .map((e) => e.getBoundingClientRect())
      .filter((r) => r.width > 0);
    if (first) return [first];
  }
  return [];
}
