/** The editor by keyboard: from field to field, to the next stand-in, confirm, take back. */
import type { Shelf } from "./shelf";

/** Enter goes to the next field, N to the next stand-in, C confirms the part, Ctrl+Z takes back. */
export function keys(e: KeyboardEvent, shelf: Shelf, next: () => void): void {
  const target = e.target as HTMLElement;
  const typing = target instanceof HTMLInputElement && target.type !== "number";
  if ((e.ctrlKey || e.metaKey) && e.key === "z") shelf.undo();
  else if (typing || e.ctrlKey || e.metaKey || e.altKey) return;
  else if (e.key === "Enter" && target instanceof HTMLInputElement) step(target);
  else if (e.key === "n") next();
  else if (e.key === "c")
    target
      .closest(".part, .entry, .district")
      ?.querySelector<HTMLElement>(".confirm-part")
      ?.click();
  else return;
  e.preventDefault();
}

function step(from: HTMLElement): void {
  const all = [...document.querySelectorAll<HTMLElement>(".components [role=tabpanel] input")];
  all[all.indexOf(from) + 1]?.focus();
}

/** To the next stand-in after the focus in this tab, or the tab that has one; null: none is left. */
export function nextStandIn(
  shelf: Shelf,
  tabs: string[][],
  now: number,
  box: HTMLElement | null,
): number | null {
  const marks = [...(box?.querySelectorAll<HTMLElement>('[data-origin="designed"]') ?? [])];
  const focus = document.activeElement;
  const after = marks.find(
    (m) =>
      focus !== null &&
      focus !== document.body &&
      !m.closest(".part, .district")?.contains(focus) &&
      focus.compareDocumentPosition(m) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const found = after ?? (focusInPanel(box) ? undefined : marks[0]);
  if (found) {
    focusAt(found);
    return now;
  }
  const parts = Object.entries(shelf.said.value?.parts ?? {}).filter(([, o]) => o === "designed");
  if (parts.length === 0) return null;
  const has = (k: number) => parts.some(([p]) => tabs[k].includes(p.split(".")[0]));
  for (let k = 1; k <= tabs.length; k++) {
    const other = (now + k) % tabs.length;
    if (has(other)) {
      if (other === now) focusAt(marks[0]);
      return other;
    }
  }
  return null;
}

const focusInPanel = (box: HTMLElement | null) =>
  box?.querySelector("[role=tabpanel]")?.contains(document.activeElement) ?? false;

export function focusFirst(box: HTMLElement | null): void {
  const first = box?.querySelector<HTMLElement>('[data-origin="designed"]');
  if (first) focusAt(first);
}

function focusAt(mark: HTMLElement | undefined): void {
  const part = mark?.closest(".part, .district");
  const field = part?.querySelector<HTMLElement>("input, select, .cell") ?? mark;
  field?.focus();
  part?.scrollIntoView({ block: "center" });
}
