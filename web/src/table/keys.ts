/** Keys at the table; none with Ctrl, Alt or Meta, none while something is typed. */
import { useEffect } from "preact/hooks";
import { api } from "../core/api";
import { go } from "../core/router";
import type { Live } from "./live";

export function useKeys(live: Live): void {
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.altKey || e.metaKey || e.defaultPrevented) return;
      const target = e.target as HTMLElement;
      if (target.matches("input, select, textarea") || document.querySelector("dialog[open]"))
        return;
      if (e.key === "Escape") live.cancel();
      else if (e.key === "u" && live.canUndo.value) void live.undo();
      else if (e.key === "n") void next(live.id);
      else if (e.key === "/") {
        e.preventDefault();
        const line = document.querySelector<HTMLInputElement>("#command, .luck-find");
        if (line) line.focus();
        else document.querySelector<HTMLButtonElement>(".command-toggle")?.click();
      } else if (e.key === "Enter" && live.pending.value && target.tagName !== "BUTTON")
        live.confirm();
      else if (/^[1-9]$/.test(e.key)) {
        const find = document.querySelector<HTMLInputElement>(".luck-find");
        if (find) {
          find.focus(); // what is printed on a card is typed, not its place in the list
          return;
        }
        const all = document.querySelectorAll<HTMLButtonElement>("#choices .choice");
        const seen = [...all].filter((choice) => choice.getClientRects().length > 0);
        seen.at(Number(e.key) - 1)?.click();
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [live]);
}

/** To the next of my games that waits for me. */
async function next(here: string): Promise<void> {
  const { tables } = await api.tables("mine").catch(() => ({ tables: [] }));
  const waits = tables.filter((x) => x.turn !== null && x.seats[x.turn]?.mine && x.id !== here);
  if (waits[0]) go(`/table/${waits[0].id}`);
}
