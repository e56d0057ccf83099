/** Zoom and drag for any drawing: pinch, wheel, buttons; double tap fits it again. */
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../core/language";
import { Icon } from "../core/widgets";
import { around, FIT, fitted, held, scaled, type Part, type Place } from "./place";
import { sure } from "../core/sure";

/** What to look at: when the key changes, all that `at` selects is brought into the middle, `k` times as large at most.
 * With `stays` only if it is not in sight as it is: nothing jumps without need. */
export type LookAt = { key: string; at: string; k: number; slack?: number; stays?: boolean };
type Props = { children: preact.ComponentChildren; look?: LookAt; buttons?: boolean };

export function Zoom({ children, look, buttons = false }: Props) {
  const place = useSignal<Place>(FIT);
  const box = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, [number, number]>());
  const dragged = useRef(false);

  const size = (): [number, number] => [
    sure(box.current).clientWidth,
    sure(box.current).clientHeight,
  ];
  const drawn = () => drawnIn(sure(box.current));
  const zoom = (factor: number, cx: number, cy: number) =>
    (place.value = scaled(place.value, factor, cx, cy, size(), drawn()));
  const step = (factor: number) => zoom(factor, size()[0] / 2, size()[1] / 2);
  const at = (e: { clientX: number; clientY: number }): [number, number] => {
    const r = sure(box.current).getBoundingClientRect();
    return [e.clientX - r.left, e.clientY - r.top];
  };
  useLayoutEffect(() => {
    if (!look || (look.stays && inSight(sure(box.current), look, place.value))) return;
    place.value = lookAt(sure(box.current), look, place.value) ?? place.value;
  }, [look?.key]);
  useLayoutEffect(() => {
    const seen = sure(box.current);
    let before = size().join();
    const turned = new ResizeObserver(() => {
      if (size().join() === before) return;
      before = size().join();
      place.value = (look && lookAt(seen, look, place.value)) ?? FIT;
    });
    turned.observe(seen);
    return () => turned.disconnect();
  }, [look?.key]);

  const down = (e: PointerEvent) => {
    fingers.current.set(e.pointerId, at(e));
    dragged.current = false;
  };
  const move = (e: PointerEvent) => {
    const old = fingers.current.get(e.pointerId);
    if (!old) return;
    const now = at(e);
    const other = [...fingers.current.entries()].find(([id]) => id !== e.pointerId)?.[1];
    if (other) {
      const before = Math.hypot(old[0] - other[0], old[1] - other[1]);
      const after = Math.hypot(now[0] - other[0], now[1] - other[1]);
      if (before > 0) zoom(after / before, (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
      dragged.current = true;
    } else if (place.value.k > 1) {
      const [dx, dy] = [now[0] - old[0], now[1] - old[1]];
      if (!dragged.current && Math.hypot(dx, dy) < 6) return;
      dragged.current = true;
      const { x, y, k } = place.value;
      place.value = held({ x: x + dx, y: y + dy, k }, size(), undefined, drawn());
    }
    fingers.current.set(e.pointerId, now);
  };
  const up = (e: PointerEvent) => fingers.current.delete(e.pointerId);
  const { x, y, k } = place.value;
  const large = k > 1;
  return (
    <div
      class={`zoom ${large ? "large" : ""}`}
      ref={box}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onPointerLeave={up}
      onWheel={(e) => {
        e.preventDefault();
        zoom(e.deltaY < 0 ? 1.15 : 1 / 1.15, ...at(e));
      }}
      onClickCapture={(e) => {
        if (dragged.current) e.stopPropagation();
        dragged.current = false;
      }}
      onDblClick={(e) => {
        if (!(e.target as Element).closest(".pickable, .spot, .zoom-buttons")) place.value = FIT;
      }}
    >
      <div class="zoomed" style={{ transform: `translate(${x}px, ${y}px) scale(${k})` }}>
        {children}
      </div>
      {(buttons || large) && (
        <div class="zoom-buttons">
          {buttons && <ZoomButton name="plus" label="zoom-in" act={() => step(1.5)} />}
          {large && <ZoomButton name="fit" label="fit" act={() => (place.value = FIT)} />}
        </div>
      )}
    </div>
  );
}

function ZoomButton({ name, label, act }: { name: string; label: string; act: () => void }) {
  return (
    <button class="button icon" aria-label={t(label)} onClick={act}>
      <Icon name={name} />
    </button>
  );
}

const LEGIBLE = 0.75; // of the size that is asked for

/** Whether all that is selected can be seen and pressed: large enough, and not under the buttons. */
function inSight(box: HTMLElement, look: LookAt, now: Place): boolean {
  const frame = box.getBoundingClientRect();
  const over = box.querySelector(".zoom-buttons")?.getBoundingClientRect();
  const found = [...box.querySelectorAll(look.at)].map((e) => e.getBoundingClientRect());
  const inside = (r: DOMRect) =>
    r.left >= frame.left &&
    r.right <= frame.right &&
    r.top >= frame.top &&
    r.bottom <= frame.bottom;
  const free = (r: DOMRect) => !over || r.right < over.left || r.top > over.bottom;
  return now.k >= look.k * LEGIBLE && found.length > 0 && found.every((r) => inside(r) && free(r));
}

/** The place that shows everything selected, or null if nothing is there. */
function lookAt(box: HTMLElement, look: LookAt, now: Place): Place | null {
  const frame = box.getBoundingClientRect();
  const found = [...box.querySelectorAll(look.at)].map((e) => e.getBoundingClientRect());
  if (found.length === 0 || frame.width === 0) return null;
  const back = (v: number, shift: number) => (v - shift) / now.k;
  const left = Math.min(...found.map((r) => back(r.left - frame.left, now.x)));
  const right = Math.max(...found.map((r) => back(r.right - frame.left, now.x)));
  const top = Math.min(...found.map((r) => back(r.top - frame.top, now.y)));
  const bottom = Math.max(...found.map((r) => back(r.bottom - frame.top, now.y)));
  const part: Part = [left, top, right, bottom];
  return around(part, [frame.width, frame.height], look.k, look.slack, drawnIn(box));
}

/** Of a picture that fills its box what is drawn of it: the rest of the box is never looked at. */
function drawnIn(box: HTMLElement): Part | undefined {
  const picture = box.querySelector<SVGSVGElement>(".zoomed > svg");
  const view = picture?.viewBox.baseVal;
  if (!picture || !view?.width) return undefined;
  const [w, h] = [picture.clientWidth, picture.clientHeight];
  const filling = w === box.clientWidth && h === box.clientHeight;
  return filling ? fitted([w, h], [view.width, view.height]) : undefined;
}
