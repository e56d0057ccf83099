/** The score pad: a column for each player, a line for each entry, the totals always in sight. */
import { useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { t } from "../core/language";
import type { Json, Sheet } from "../core/types";
import { Mark } from "../core/widgets";
import { shownOf, typedInto, type Line } from "./lines";
import { Pad } from "./Pad";

type Props = {
  lines: Line[];
  players: Json[];
  names: string[];
  sheets: Sheet[];
  set: (k: number, player: Json) => void;
  openCity: (k: number) => void;
};
type At = { line: Line; k: number };

export function ScoreSheet(props: Props) {
  const { lines, players, names, sheets, set } = props;
  const at = useSignal<At | null>(null);
  const filled = at.value;
  return (
    <div class="calc" style={{ "--players": players.length }}>
      <table class="calc-grid">
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden-text">{t("score-sheet")}</span>
            </th>
            {players.map((p, k) => (
              <th scope="col">
                <Mark seat={k} />
                <input
                  class="field"
                  placeholder={t("seat", { n: k + 1 })}
                  aria-label={t("name-of", { n: k + 1 })}
                  value={p.name ?? ""}
                  onInput={(e) => set(k, { ...p, name: e.currentTarget.value || undefined })}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => (
            <Fragment key={line.id}>
              {line.group && line.group !== lines[i - 1]?.group && (
                <tr class="calc-group">
                  <th scope="rowgroup" colSpan={players.length + 1}>
                    {line.group}
                  </th>
                </tr>
              )}
              <tr>
                <th scope="row">{line.label}</th>
                {players.map((p, k) => (
                  <td class={filled?.line.id === line.id && filled.k === k ? "filled" : ""}>
                    <Cell {...props} line={line} k={k} sheet={p} at={(a) => (at.value = a)} />
                  </td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
      <div class="calc-foot">
        <div class="calc-totals" aria-live="polite">
          <b>{t("total")}</b>
          {players.map((_, k) => (
            <output aria-label={`${t("total")}, ${names[k]}`}>{sheets[k]?.total ?? "–"}</output>
          ))}
        </div>
        {filled && players[filled.k] && (
          <Pad
            key={`${filled.line.id} ${filled.k}`}
            line={filled.line}
            sheet={players[filled.k]}
            who={names[filled.k]}
            set={(value) => set(filled.k, filled.line.set(players[filled.k], value))}
          />
        )}
      </div>
    </div>
  );
}

type CellProps = Props & { line: Line; k: number; sheet: Json; at: (at: At | null) => void };

function Cell({ line, k, sheet, names, set, at, openCity }: CellProps) {
  const value = line.get(sheet);
  const label = [line.group, line.label, names[k]].filter(Boolean).join(", ");
  if (line.kind === "city") {
    const hexes = (value as unknown[] | undefined)?.length ?? 0;
    return (
      <button class="button cell" aria-label={`${hexes}: ${label}`} onClick={() => openCity(k)}>
        {hexes}
      </button>
    );
  }
  if (line.kind === "flag")
    return (
      <input
        type="checkbox"
        class="switch"
        aria-label={label}
        checked={value === true}
        onChange={(e) => set(k, line.set(sheet, e.currentTarget.checked || null))}
      />
    );
  return <Typed {...{ line, k, sheet, set, at, label }} />;
}

type TypedProps = Pick<CellProps, "line" | "k" | "sheet" | "set" | "at"> & { label: string };

/** What is being typed stays as it was typed (a space, a minus) as long as it means the same. */
function Typed({ line, k, sheet, set, at, label }: TypedProps) {
  const raw = useSignal("");
  const value = line.get(sheet);
  const same = shownOf(typedInto(line, raw.value)) === shownOf(value);
  return (
    <input
      class="field cell"
      inputMode={touched() ? "none" : "numeric"}
      autocomplete="off"
      aria-label={label}
      value={same ? raw.value : shownOf(value)}
      onFocus={(e) => {
        at({ line, k });
        e.currentTarget.select();
      }}
      onBlur={() => {
        at(null);
        raw.value = "";
      }}
      onInput={(e) => {
        raw.value = e.currentTarget.value;
        set(k, line.set(sheet, typedInto(line, raw.value)));
      }}
    />
  );
}

/** On a device for fingers the pad below is the keyboard. */
function touched(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}
