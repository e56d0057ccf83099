/** One place of a set, drawn by what may stand there: a number, a choice, a text, a list, an object. */
import { Fragment } from "preact";
import { knows, t } from "../core/language";
import { lang } from "../core/settings";
import type { Words } from "../core/words";
import { labelOf, last, spoken } from "./labels";
import { Amount, Choice, Kind } from "./Leaves";
import { Mark } from "./Mark";
import { at, isFields, keyOf, plain, type Value } from "./paths";
import type { Form, Shelf } from "./shelf";

export type Props = { shelf: Shelf; words: Words; where: string };
const SILENT = ["provenance", "provenance_by_field", "why", "explanation", "id"];
const COUNTED = /^military_track\.spaces\.\d+\.(space|kind)$/; // numbered by the page
const SPOKEN = ["name", "text", "name_en", "name_pl"];

/** Whether anything in there can be typed. */
export function isOpen(shelf: Shelf, where: string): boolean {
  const form = shelf.form(where);
  if (!form || form.kind === "fixed") return false;
  if (form.kind !== "fields" && form.kind !== "list") return true;
  return childrenOf(shelf, where, form).some((child) => isOpen(shelf, child));
}

export function childrenOf(shelf: Shelf, where: string, form: Form): string[] {
  const value = at(shelf.facts.value ?? {}, where);
  if (Array.isArray(value)) return value.map((x, k) => `${where}.${keyOf(x, k, form.key)}`);
  if (!isFields(value)) return [];
  return Object.keys(value)
    .filter((key) => !SILENT.includes(key) && !COUNTED.test(`${where}.${key}`))
    .map((key) => `${where}.${key}`);
}

/** A field with its name; a part that an owner looks up in one go has a mark. */
export function Field({ shelf, words, where }: Props) {
  if (!isOpen(shelf, where)) return null;
  const fault = shelf.said.value?.faults.find((f) => f.where === where);
  const odd = shelf.said.value?.warnings.find((f) => f.where === where);
  const name = labelOf(last(where));
  return (
    <div class={`part ${fault ? "bad" : ""}`} data-where={where}>
      <span class="part-name">{name}</span>
      <Inside shelf={shelf} words={words} where={where} label={name} />
      <Mark shelf={shelf} part={where} />
      {(fault ?? odd) && (
        <p class={`tiny ${fault ? "warning" : "soft"}`} role="alert">
          {(fault ?? odd)?.why}
        </p>
      )}
    </div>
  );
}

type InsideProps = Props & { label: string };

export function Inside({ shelf, words, where, label }: InsideProps) {
  const form = shelf.form(where);
  const value = at(shelf.facts.value ?? {}, where);
  if (!form || form.kind === "fixed" || value === undefined) return null;
  const save = (x: Value) => shelf.put(where, x);
  if (form.kind === "whole") return <Amount {...{ value, form, label, save }} />;
  if (form.kind === "yes_no")
    return (
      <input
        type="checkbox"
        aria-label={label}
        checked={value === true}
        onChange={(e) => save(e.currentTarget.checked)}
      />
    );
  if (form.kind === "one_of") return <Choice {...{ value, form, label, save, words, shelf }} />;
  if (form.kind === "kinds") return <Kind {...{ shelf, where, form }} />;
  if (form.kind === "list") return <Several {...{ shelf, words, where, label, form }} />;
  if (form.kind === "fields") return <Group {...{ shelf, words, where, form }} />;
  return (
    <input
      class="field"
      aria-label={label}
      value={plain(value)}
      onChange={(e) => save(e.currentTarget.value)}
    />
  );
}

const BY = ["space", "players", "level"]; // entries that are known by a number

/** "Space 3", where an entry has such a number. */
function numbered(value: Value | undefined): string {
  const by = isFields(value) ? BY.find((key) => typeof value[key] === "number") : undefined;
  return by && isFields(value) ? `${labelOf(by)} ${plain(value[by])}` : "";
}

/** A list: numbers in a row, entries below each other; longer or shorter where it may be. */
function Several({ shelf, words, where, label, form }: InsideProps & { form: Form }) {
  const value = at(shelf.facts.value ?? {}, where) as Value[];
  const children = childrenOf(shelf, where, form);
  const flat = value.every((x) => !isFields(x));
  const loose = form.least !== form.most;
  return (
    <span class={flat ? "several" : "entries"}>
      {children.map((child, k) => (
        <Fragment key={child}>
          {numbered(value[k]) ? (
            <span class="group">
              <b class="small">{numbered(value[k])}</b>
              <Inside shelf={shelf} words={words} where={child} label={`${label} ${k + 1}`} />
            </span>
          ) : (
            <Inside shelf={shelf} words={words} where={child} label={`${label} ${k + 1}`} />
          )}
        </Fragment>
      ))}
      {loose && value.length < (form.most ?? 0) && value.length > 0 && (
        <button
          type="button"
          class="button quiet icon"
          aria-label={t("set-longer", { name: label })}
          onClick={() => shelf.put(where, [...value, structuredClone(value[value.length - 1])])}
        >
          +
        </button>
      )}
      {loose && value.length > (form.least ?? 0) && value.length > 1 && (
        <button
          type="button"
          class="button quiet icon"
          aria-label={t("set-shorter", { name: label })}
          onClick={() => shelf.put(where, value.slice(0, -1))}
        >
          −
        </button>
      )}
    </span>
  );
}

/** The number of an effect that is named already, and the choice of its kind. */
const unnamed = (shelf: Shelf, child: string, named: boolean): boolean =>
  (named && last(child) === "n") || shelf.form(child)?.kind === "kinds";

/** The fields of an object in a row, and those that it may have besides. */
function Group({ shelf, words, where, form }: Props & { form: Form }) {
  const value = at(shelf.facts.value ?? {}, where);
  if (!isFields(value)) return null;
  const said = `effect-${plain(value.type)}`;
  const free = shelf.form(`${where}.type`)?.kind === "kinds";
  const kind = knows(said) && !free ? t(said) : "";
  const missing = (form.optional ?? []).filter((k) => !(k in value) && !SILENT.includes(k));
  const open = childrenOf(shelf, where, form).filter((child) => isOpen(shelf, child));
  return (
    <span class="group">
      {kind && <span class="small">{kind}</span>}
      {open.map((child) => (
        <label class="small" key={child}>
          {!unnamed(shelf, child, kind !== "" || free) && (
            <span class="soft">{spoken(words, last(child))}</span>
          )}
          <Inside shelf={shelf} words={words} where={child} label={labelOf(last(child))} />
        </label>
      ))}
      {missing.map((key) => (
        <button
          type="button"
          class="button quiet tiny"
          onClick={() => shelf.put(`${where}.${key}`, 1)}
        >
          + {spoken(words, key)}
        </button>
      ))}
    </span>
  );
}

/** An entry of a list, as a card: its name, its numbers, and folded away its words. */
export function Entry({ shelf, words, where }: Props) {
  const form = shelf.form(where);
  const value = at(shelf.facts.value ?? {}, where);
  if (!form || !isFields(value)) return null;
  const open = childrenOf(shelf, where, form).filter((child) => isOpen(shelf, child));
  const numbers = open.filter((child) => !SPOKEN.includes(last(child)));
  const said = open.filter((child) => SPOKEN.includes(last(child)));
  return (
    <section class="panel entry" data-entry={where}>
      <h3>{titleOf(value, words, where)}</h3>
      {numbers.map((child) => (
        <Field shelf={shelf} words={words} where={child} key={child} />
      ))}
      {said.length > 0 && (
        <details>
          <summary class="tiny soft">{t("set-words")}</summary>
          {said.map((child) => (
            <Field shelf={shelf} words={words} where={child} key={child} />
          ))}
        </details>
      )}
    </section>
  );
}

export function titleOf(value: { [key: string]: Value }, words: Words, where: string): string {
  const name = value.name ?? value[`name_${lang.value}`] ?? value.text;
  if (isFields(name)) return plain(name[lang.value]);
  if (typeof name === "string") return name;
  return numbered(value) || spoken(words, last(where));
}
