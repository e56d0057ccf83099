/** Booty and bonus tokens of Pantheon: sorts can be added and removed; each has effects and a count. */
import { t } from "../core/language";
import type { Words } from "../core/words";
import { Entry, labelOf } from "./Field";
import { at, type Value } from "./paths";
import type { Shelf } from "./shelf";

type Effect = { [key: string]: Value };
type Token = { id: string; count: number; effects: Effect[]; text: { en: string; pl: string } };
type Props = { shelf: Shelf; words: Words; block: string };

const KINDS = [
  "draw_cards",
  "demigods",
  "god_from_stack",
  "raise_offering",
  "special_money",
  "gain_pieces",
  "extra_steps",
  "place_column",
];

export function Tokens({ shelf, words, block }: Props) {
  const where = `${block}.items`;
  const tokens = at(shelf.facts.value ?? {}, where) as unknown as Token[];
  const total = tokens.reduce((sum, token) => sum + token.count, 0);
  const wanted = shelf.facts.value?.components.items[`${block}_tokens`] as number;
  const save = (list: Token[]) => shelf.put(where, list);
  const add = (kind: string) => {
    const number = tokens.length + 1;
    const id = `${block}_own_${number}`;
    save([...tokens, { id, count: 1, effects: [effectOf(kind)], text: textOf(kind) }]);
  };
  return (
    <section class="block">
      <h2>{labelOf(block)}</h2>
      <p class={total === wanted ? "small soft" : "small warning"} role="status">
        {t("set-total", { n: total, all: wanted })}
      </p>
      <div class="entry-grid">
        {tokens.map((token) => (
          <div class="token-entry" key={token.id}>
            <Entry shelf={shelf} words={words} where={`${where}.${token.id}`} />
            {tokens.length > 1 && (
              <button
                type="button"
                class="button quiet tiny"
                onClick={() => save(tokens.filter((x) => x !== token))}
              >
                {t("set-remove")}
              </button>
            )}
          </div>
        ))}
        <label class="panel entry">
          <h3>{t("set-add")}</h3>
          <select
            class="field"
            value=""
            onChange={(e) => {
              if (e.currentTarget.value) add(e.currentTarget.value);
              e.currentTarget.value = "";
            }}
          >
            <option value="">…</option>
            {KINDS.map((kind) => (
              <option value={kind}>{t(`effect-${kind}`)}</option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
}

function effectOf(kind: string): Effect {
  if (kind === "gain_pieces") return { type: kind, options: [{ columns: 1, feet: 1 }] };
  return { type: kind, n: 1 };
}

function textOf(kind: string): { en: string; pl: string } {
  const said = t(`effect-${kind}`);
  return { en: said, pl: said };
}
