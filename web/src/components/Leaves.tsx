/** Single values of a set: a number, a choice, the kind of an effect. */
import { knows, t } from "../core/language";
import type { Words } from "../core/words";
import { last, names, spoken, told } from "./labels";
import { at, plain, type Value } from "./paths";
import type { Form, Shelf } from "./shelf";

type Place = { shelf: Shelf; where: string; form: Form };
type LeafProps = { value: Value; form: Form; label: string; save: (x: Value) => void };

export function Amount({ value, form, label, save }: LeafProps) {
  return (
    <input
      class="field amount"
      type="number"
      inputMode="numeric"
      aria-label={label}
      min={form.least}
      max={form.most}
      value={value === null ? "" : Number(value)}
      onFocus={(e) => e.currentTarget.select()}
      onInput={(e) => {
        const typed = e.currentTarget.value;
        if (typed !== "") save(Number(typed));
        else if (form.or_none) save(null);
      }}
    />
  );
}

export function Choice({
  value,
  form,
  label,
  save,
  words,
  shelf,
}: LeafProps & { words: Words; shelf: Shelf }) {
  const called = (id: string) =>
    names(words, id) || knows(`field-${id}`)
      ? spoken(words, id)
      : told(shelf.facts.value ?? {}, id) || spoken(words, id);
  const known = form.or_none ? [null, ...(form.known ?? [])] : (form.known ?? []);
  return (
    <select
      class="field"
      aria-label={label}
      value={String(known.indexOf(value as string))}
      onChange={(e) => save(known[Number(e.currentTarget.value)])}
    >
      {known.map((x, k) => (
        <option value={String(k)}>{x === null ? t("set-blank") : called(String(x))}</option>
      ))}
    </select>
  );
}

/** What an effect does: another kind begins with its least, and the words of the old one are gone. */
export function Kind({ shelf, where, form }: Place) {
  const key = last(where);
  const parent = where.slice(0, -key.length - 1);
  const called = (x: { [key: string]: Value }) =>
    t(`${key === "what" ? "counter" : "effect"}-${plain(x[key])}`);
  const change = (kind: string) => {
    const first = form.first?.find((x) => x[key] === kind);
    if (!first) return;
    if (key === "what") shelf.put(parent, structuredClone(first), false);
    else shelf.begin(parent, first, called(first));
  };
  return (
    <select
      class="field kind"
      aria-label={t(`field-${key}`)}
      value={plain(at(shelf.facts.value ?? {}, where))}
      onChange={(e) => change(e.currentTarget.value)}
    >
      {form.first?.map((x) => (
        <option value={plain(x[key])}>{called(x)}</option>
      ))}
    </select>
  );
}
