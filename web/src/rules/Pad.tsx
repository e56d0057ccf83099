/** The keys under the score pad, for the cell that is being filled in: counts by taps, dice by their faces. */
import { useSignal } from "@preact/signals";
import { t } from "../core/language";
import type { Json } from "../core/types";
import { Icon } from "../core/widgets";
import type { Line } from "./lines";

const FEW = 12; // up to so many numbers each has a key of its own
type Props = { line: Line; sheet: Json; who: string; set: (value: unknown) => void };

export function Pad({ line, sheet, who, set }: Props) {
  const value = line.get(sheet);
  return (
    <div class="pad" role="group" aria-label={`${line.label}, ${who}`} onPointerDown={stay}>
      <span class="pad-what small">
        <b>{who}</b> {[line.group, line.label].filter(Boolean).join(": ")}
      </span>
      <div class="pad-keys">
        {line.kind === "several" ? (
          <Faces line={line} value={(value as number[] | undefined) ?? []} set={set} />
        ) : (
          <Numbers line={line} value={value as number | undefined} set={set} />
        )}
      </div>
    </div>
  );
}

/** The cell keeps the focus while keys are tapped. */
function stay(event: Event): void {
  event.preventDefault();
}

function Key({ text, act, label }: { text: unknown; act: () => void; label?: string }) {
  return (
    <button type="button" class="button pad-key" aria-label={label} onClick={act}>
      {text as preact.ComponentChildren}
    </button>
  );
}

type Faces = { line: Line; value: number[]; set: (value: unknown) => void };

function Faces({ line, value, set }: Faces) {
  const most = line.most ?? 6;
  return (
    <>
      {Array.from({ length: most - line.least + 1 }, (_, k) => line.least + k).map((n) => (
        <Key text={n} act={() => set([...value, n])} />
      ))}
      <Key text="⌫" label={t("pad-less")} act={() => set(value.slice(0, -1))} />
    </>
  );
}

type Numbers = { line: Line; value: number | undefined; set: (value: unknown) => void };

function Numbers({ line, value, set }: Numbers) {
  const { least, most } = line;
  const fresh = useSignal(true); // the first digit begins a new number
  const now = value ?? Math.max(0, least);
  const digit = (n: number) => {
    set(fresh.value ? n : Number(`${value ?? ""}${n}`));
    fresh.value = false;
  };
  const within = (n: number) => Math.max(least, Math.min(most ?? n, n));
  if (most !== null && most - least < FEW)
    return (
      <>
        {Array.from({ length: most - least + 1 }, (_, k) => least + k).map((n) => (
          <Key text={n} act={() => set(n)} />
        ))}
      </>
    );
  return (
    <>
      <Key text={<Icon name="minus" />} label={t("pad-minus")} act={() => set(within(now - 1))} />
      {[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((n) => (
        <Key text={n} act={() => digit(n)} />
      ))}
      <Key text={<Icon name="plus" />} label={t("pad-plus")} act={() => set(within(now + 1))} />
      <Key
        text="⌫"
        label={t("pad-less")}
        act={() => set(value === undefined ? null : shorter(value))}
      />
    </>
  );
}

function shorter(value: number): number | null {
  const text = String(value).slice(0, -1);
  return text === "" || text === "-" ? null : Number(text);
}
