/** What can be chosen for a new table: its variants, each with an example, and the components. */
import type { Signal } from "@preact/signals";
import { honestOf } from "../core/honest";
import { t, wordsOf } from "../core/language";
import type { GameInfo, Option, SetInfo } from "../core/types";

export type Value = Option["default"];

type OptionProps = {
  game: string;
  option: Option;
  value: Value;
  onChange: (value: Value) => void;
};

export function OptionLine({ game, option, value, onChange }: OptionProps) {
  const words = wordsOf(game);
  const shown = (v: Value) => {
    const key = `option-${option.id}-${String(v).toLowerCase()}`;
    return words.has(key)
      ? words.say(key)
      : v === true
        ? t("yes")
        : v === false
          ? t("no")
          : String(v);
  };
  const id = `option-${option.id}`;
  return (
    <div class="option">
      <label for={id}>{words.say(id)}</label>
      {option.values.length > 0 ? (
        <select
          id={id}
          class="field"
          value={String(option.values.indexOf(value))}
          onChange={(e) => onChange(option.values[Number(e.currentTarget.value)])}
        >
          {option.values.map((v, k) => (
            <option value={String(k)}>{shown(v)}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          class="field"
          type="number"
          min={option.least ?? undefined}
          max={option.most ?? undefined}
          value={value === null ? "" : Number(value)}
          placeholder={option.default === null ? t("none") : ""}
          onInput={(e) =>
            onChange(e.currentTarget.value === "" ? option.default : Number(e.currentTarget.value))
          }
        />
      )}
      <p class="tiny soft">
        {words.tip("option", option.id)}
        <span class="example">{words.say(`${id}.example`)}</span>
      </p>
    </div>
  );
}

/** Limits that end a game early serve test runs; they are not offered. */
export function offered(option: { id: string }): boolean {
  return !["round_cap", "epoch_turn_limit"].includes(option.id);
}

type ComponentsProps = { game: GameInfo; sets: SetInfo[]; chosen: Signal<string> };

/** With which numbers: the usual ones, or a set of one's own. */
export function ComponentsChoice({ game, sets, chosen }: ComponentsProps) {
  return (
    <fieldset>
      <legend>{t("components")}</legend>
      {sets.length > 0 && (
        <select
          class="field"
          aria-label={t("components")}
          value={chosen.value}
          onChange={(e) => (chosen.value = e.currentTarget.value)}
        >
          <option value="">{t("set-usual")}</option>
          {sets.map((set) => (
            <option value={set.id}>
              {set.name}, {set.digest.slice(0, 4)}
            </option>
          ))}
        </select>
      )}
      {!chosen.value && honestOf(game)}
      {!chosen.value && game.stand_ins === 0 && (
        <a class="tiny" href={`#/components/${game.id}`}>
          {t("set-own-link")}
        </a>
      )}
    </fieldset>
  );
}
