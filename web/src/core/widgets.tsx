/** Small parts that every page uses: dialog, tooltip, toast, the players' marks, icons. */
import { signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "./language";
import { gameHere, withRules } from "./rulelinks";

// -- dialog

type DialogProps = {
  title: string;
  wide?: boolean;
  onClose: () => void;
  children: ComponentChildren;
};

export function Dialog({ title, wide, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current; // open before what is in it looks where to scroll
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      class={wide ? "wide" : ""}
      aria-label={title}
      onClose={onClose}
      onClick={(e) => e.target === ref.current && ref.current?.close()}
    >
      <div class="dialog-head">
        <h2>{title}</h2>
        <button
          class="button quiet icon"
          aria-label={t("close")}
          onClick={() => ref.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div class="dialog-body" tabIndex={0}>
        {children}
      </div>
    </dialog>
  );
}

// -- what cannot be taken back

type SureProps = { label: string; question: string; onYes: () => void; icon?: string };

/** A button that asks once more. */
export function Sure({ label, question, onYes, icon }: SureProps) {
  const asking = useSignal(false);
  const answer = (yes: boolean) => {
    asking.value = false;
    if (yes) onYes();
  };
  if (!asking.value) {
    return (
      <button
        class={`button ${icon ? "quiet icon" : ""}`}
        aria-label={icon && label}
        title={icon && label}
        onClick={() => (asking.value = true)}
      >
        {icon ? <Icon name={icon} /> : label}
      </button>
    );
  }
  return (
    <span class="row sure" role="group" aria-label={label}>
      <span class="small grow">{question}</span>
      <button class="button primary" onClick={() => answer(true)}>
        {label}
      </button>
      <button class="button" onClick={() => answer(false)}>
        {t("cancel")}
      </button>
    </span>
  );
}

// -- toast

const toast = signal<string>("");
let toastTimer = 0;

export function notify(text: string): void {
  toast.value = text;
  clearTimeout(toastTimer);
  toastTimer = window.setTimeout(() => (toast.value = ""), 4500);
}

/** A message lies above everything, dialogs too: each new one comes on top of them. */
export function Toast() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (toast.value) box.current?.showPopover();
  }, [toast.value]);
  return (
    <div role="status" aria-live="polite">
      {toast.value && (
        <div class="toast" popover="manual" ref={box} key={toast.value}>
          {withRules(toast.value, gameHere())}
        </div>
      )}
    </div>
  );
}

// -- the players' colours, each with a shape

const COLOUR = ["blue", "red", "green", "yellow", "black", "sky"];
const MARKS = [
  "M12 3a9 9 0 100 18 9 9 0 000-18z",
  "M4 4h16v16H4z",
  "M12 2.5L22 21H2z",
  "M12 1.5L22.5 12 12 22.5 1.5 12z",
  "M9 2h6v7h7v6h-7v7H9v-7H2V9h7z",
  "M7 3h10l5 9-5 9H7l-5-9z",
];

export function seatColour(seat: number): string {
  return `var(--p-${COLOUR[seat % COLOUR.length]})`;
}

export function markPath(seat: number): string {
  return MARKS[seat % MARKS.length];
}

export function Mark({ seat }: { seat: number }) {
  return (
    <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={markPath(seat)} fill={seatColour(seat)} stroke="var(--ink)" stroke-opacity=".35" />
    </svg>
  );
}

// -- icons, 24 x 24, drawn with one line

const ICONS: Record<string, string> = {
  close: "M6 6l12 12M18 6L6 18",
  undo: "M9 7L4 12l5 5M4 12h10a6 6 0 010 12",
  restart: "M4 12a8 8 0 102.5-5.8M4 4v5h5",
  again: "M4 12a8 8 0 102.5-5.8M4 4v5h5M10 9l5.5 3.2-5.5 3.2z",
  bin: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",
  book: "M5 4h6a2 2 0 012 2v14a2 2 0 00-2-2H5zM21 4h-6a2 2 0 00-2 2v14a2 2 0 012-2h6z",
  menu: "M4 7h16M4 12h16M4 17h16",
  gear: "M12 9a3 3 0 100 6 3 3 0 000-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
  log: "M5 6h14M5 12h14M5 18h9",
  share:
    "M8 12l8-5M8 12l8 5M7 9a3 3 0 100 6 3 3 0 000-6zM17 4a3 3 0 100 6 3 3 0 000-6zM17 14a3 3 0 100 6 3 3 0 000-6z",
  play: "M7 5l12 7-12 7z",
  pause: "M7 5v14M17 5v14",
  next: "M9 6l6 6-6 6",
  back: "M15 6l-6 6 6 6",
  first: "M7 6v12M18 6l-7 6 7 6",
  last: "M17 6v12M6 6l7 6-7 6",
  bot: "M5 9h14v10H5zM12 9V5M9 14h.01M15 14h.01M2 13v3M22 13v3",
  person: "M12 4a4 4 0 100 8 4 4 0 000-8zM4 21c0-5 4-7 8-7s8 2 8 7",
  download: "M12 4v11M7 11l5 5 5-5M4 20h16",
  rotate: "M20 12a8 8 0 11-2.5-5.8M20 4v5h-5",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  hourglass:
    "M6 3h12M6 21h12M7.5 3c0 5 3.2 6.5 4.5 9-1.3 2.5-4.5 4-4.5 9M16.5 3c0 5-3.2 6.5-4.5 9 1.3 2.5 4.5 4 4.5 9",
  bulb: "M9 18h6M10 21h4M9.5 15c0-2-2.5-3-2.5-6.5a5 5 0 0110 0C17 12 14.5 13 14.5 15z",
  flask:
    "M9.5 3h5M10.5 3v6.5L5 18.5a1.7 1.7 0 001.5 2.5h11a1.7 1.7 0 001.5-2.5L13.5 9.5V3M7.5 15h9",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 100 6 3 3 0 000-6z",
};

export function Icon({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <path d={ICONS[name] ?? ""} transform={name === "undo" ? "translate(0 -3)" : undefined} />
    </svg>
  );
}
