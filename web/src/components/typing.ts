/** The editor by keyboard: from field to field, to the next stand-in, confirm, take back. */
import type { Shelf } from "./shelf";

const FIELDS = "input:not([type=file]), select:not(.tower-add), .cell, .towers";
const NUMBERS = FIELDS.replace("select", "select:not(.kind)");
const UNITS = ".part, .set-card, .painter"; // what is looked up in one go

/**
 * Enter goes to the next field, N to the next stand-in, C confirms the part, R repeats what the entry
 * before has there, Ctrl+Z takes back. In a text letters are letters, in a list they look for a line.
 */
export function keys(e: KeyboardEvent, shelf: Shelf, next: () => void): void {
  const target = e.target as HTMLElement;
  const place = target.closest<HTMLElement>("[data-where]")?.dataset.where;
  if ((e.ctrlKey || e.metaKey) && e.key === "z") shelf.undo();
  else if (e.ctrlKey || e.metaKey || e.altKey) return;
  else if (e.key === "Enter" && target.matches(FIELDS) && !target.closest(".my-sets"))
    onward(target, next);
  else if (hasLetters(target)) return;
  else if (e.key === "n") next();
  else if (e.key === "r" && place) shelf.repeat(place);
  else if (e.key === "c")
    target.closest(`${UNITS}, .entry`)?.querySelector<HTMLElement>(".confirm-part")?.click();
  else return;
  e.preventDefault();
}

function hasLetters(target: HTMLElement): boolean {
  const kinds = ["number", "checkbox"];
  return (
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !kinds.includes(target.type))
  );
}

/** To the field after this one; after the last of a tab to the next stand-in. */
export function onward(from: HTMLElement, next?: () => void): void {
  const panel = from.closest("[role=tabpanel]");
  const all = [...(panel?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
  const seen = all.filter((x) => x === from || !x.closest("details:not([open])"));
  const to = seen[seen.indexOf(from) + 1] as HTMLElement | undefined;
  if (to) to.focus();
  else next?.();
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
      !m.closest(UNITS)?.contains(focus) &&
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
  const part = mark?.closest(UNITS);
  const field = part?.querySelector<HTMLElement>(`${NUMBERS}, svg[tabindex]`) ?? mark;
  field?.focus();
  part?.scrollIntoView({ block: "center" });
}
