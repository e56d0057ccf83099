/** One tooltip for the whole page: hover, focus or long press on anything with `tip(...)`.
 *
 * What it says may need a question to the server (why is this not possible?): then the answer
 * arrives in the same bubble.
 */
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";

export type Tip = { title: string; text?: string; why?: () => Promise<string> | null };
type Shown = { tip: Tip; x: number; y: number; below: number; why: string };

const shown = signal<Shown | null>(null);
let timer = 0;
let held = false; // shown by a long press: stays when the finger leaves, and picks nothing

function show(tip: Tip, target: Element): void {
  const box = target.getBoundingClientRect();
  const bubble: Shown = {
    tip,
    x: box.left + box.width / 2,
    y: box.top,
    below: box.bottom,
    why: "",
  };
  shown.value = bubble;
  void tip.why?.()?.then((why) => {
    if (shown.value?.tip === tip) shown.value = { ...shown.value, why };
  });
}

export function hideTip(): void {
  clearTimeout(timer);
  shown.value = null;
}

/** Handlers for an element that explains itself. */
export function tip(make: () => Tip | null) {
  const later = (event: Event, wait: number) => {
    const target = event.currentTarget as Element;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const made = make();
      if (!made || !target.isConnected) return;
      show(made, target);
      held = event.type === "pointerdown";
    }, wait);
  };
  return {
    onPointerEnter: (e: PointerEvent) => e.pointerType === "mouse" && later(e, 350),
    onPointerLeave: (e: PointerEvent) => e.pointerType === "mouse" && hideTip(),
    onPointerDown: (e: PointerEvent) => (e.pointerType === "mouse" ? hideTip() : later(e, 450)),
    onPointerUp: () => clearTimeout(timer),
    onPointerCancel: hideTip,
    onFocus: (e: FocusEvent) => (e.target as Element).matches(":focus-visible") && later(e, 250),
    onBlur: hideTip,
    onContextMenu: (e: Event) => shown.value && e.preventDefault(),
  };
}

export function Tooltip() {
  const ref = useRef<HTMLDivElement>(null);
  const now = shown.value;
  useLayoutEffect(() => {
    const el = ref.current;
    if (!el || !now) return;
    const { width, height } = el.getBoundingClientRect();
    const left = Math.max(8, Math.min(innerWidth - width - 8, now.x - width / 2));
    const above = now.y - height - 8;
    el.style.left = `${left}px`;
    el.style.top = `${above > 8 ? above : Math.min(now.below + 8, innerHeight - height - 8)}px`;
  });
  if (!now) return null;
  return (
    <div class="tooltip" role="tooltip" ref={ref}>
      <b>{now.tip.title}</b>
      {now.tip.text}
      {now.why && <span class="why">{now.why}</span>}
    </div>
  );
}
addEventListener(
  "click",
  (e) => {
    if (!held) return;
    held = false;
    e.preventDefault();
    e.stopPropagation();
  },
  true,
);
addEventListener(
  "pointerdown",
  () => {
    held = false;
    hideTip();
  },
  true,
);
addEventListener("scroll", hideTip, true);
addEventListener("keydown", (e) => e.key === "Escape" && hideTip());
