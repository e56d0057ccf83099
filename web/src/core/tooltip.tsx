/** One tooltip for the whole page: hover, focus or long press on anything with `tip(...)`.
 *
 * What it says may need a question to the server (why is this not possible?): then the answer
 * arrives in the same bubble.
 */
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { openThing } from "./book";
import { t } from "./language";
import { namesRule, withRules } from "./rulelinks";

/** `thing`: where the book of things has more about it. */
export type Tip = {
  title: string;
  text?: string;
  thing?: string;
  why?: () => Promise<string> | null;
};
type Shown = { tip: Tip; game: string; x: number; y: number; below: number; why: string };

const shown = signal<Shown | null>(null);
const GRACE = 220; // time to move the pointer from a thing onto its tooltip
let timer = 0;
let leaving = 0;
let held = false; // shown by a long press: stays when the finger leaves, and picks nothing

function show(tip: Tip, target: Element): void {
  const box = target.getBoundingClientRect();
  clearTimeout(leaving);
  const bubble: Shown = {
    tip,
    game: target.closest<HTMLElement>("[data-game]")?.dataset.game ?? "",
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
  clearTimeout(leaving);
  shown.value = null;
}

/** Whether something in it can be opened. */
function hasMore(bubble: Shown): boolean {
  return bubble.tip.thing !== undefined || namesRule(bubble.why);
}

/** The pointer went: a tooltip with more to say can still be reached. */
function leave(): void {
  clearTimeout(timer);
  clearTimeout(leaving);
  if (shown.value && hasMore(shown.value)) leaving = window.setTimeout(hideTip, GRACE);
  else hideTip();
}

/** Open the book at what the tooltip is about; whether there was something. */
function more(): boolean {
  const now = shown.value;
  if (!now?.tip.thing || !now.game) return false;
  hideTip();
  openThing(now.game, now.tip.thing);
  return true;
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
    onPointerLeave: (e: PointerEvent) => e.pointerType === "mouse" && leave(),
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
    if (!el.matches(":popover-open")) el.showPopover(); // above dialogs too
    const { width, height } = el.getBoundingClientRect();
    const left = Math.max(8, Math.min(innerWidth - width - 8, now.x - width / 2));
    const above = now.y - height - 8;
    el.style.left = `${left}px`;
    el.style.top = `${above > 8 ? above : Math.min(now.below + 8, innerHeight - height - 8)}px`;
  });
  if (!now) return null;
  return (
    <div
      class={`tooltip ${now.game && hasMore(now) ? "full" : ""}`}
      role="tooltip"
      popover="manual"
      ref={ref}
      onPointerEnter={() => clearTimeout(leaving)}
      onPointerLeave={(e) => e.pointerType === "mouse" && leave()}
      onMouseDown={(e) => e.preventDefault()} // what it tells about keeps the focus
    >
      <b>{now.tip.title}</b>
      {now.tip.text}
      {now.why && <span class="why">{withRules(now.why, now.game)}</span>}
      {now.tip.thing && now.game && (
        <button class="more" tabIndex={-1} onClick={more}>
          {t("more")} <kbd>I</kbd>
        </button>
      )}
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
  (e) => {
    held = false;
    if (!(e.target instanceof Element && e.target.closest(".tooltip"))) hideTip();
  },
  true,
);
addEventListener("scroll", hideTip, true);
addEventListener("keydown", (e) => {
  if (e.key === "Escape") hideTip();
  const typing = e.target instanceof HTMLElement && e.target.matches("input, textarea, select");
  if (e.key.toLowerCase() === "i" && !e.ctrlKey && !e.metaKey && !typing && more())
    e.preventDefault();
});
