/** Booty and bonus tokens of Pantheon: sorts can be added and removed; each has effects and a count. */
import { t } from "../core/language";
import type { Words } from "../core/words";
import { Icon } from "../core/widgets";
import { Entry } from "./Field";
import { labelOf } from "./labels";
import { at, type Value } from "./paths";
import type { Shelf } from "./shelf";

type Effect = { type: string; [key: string]: Value };
type Token = { id: string; count: number; effects: Effect[]; text: { en: string; pl: string } };
type Props = { shelf: Shelf; words: Words; block: string };

export function Tokens({ shelf, words, block }: Props) {
  const where = `${block}.items`;
  const tokens = at(shelf.facts.value ?? {}, where) as unknown as Token[];
  const total = tokens.reduce((sum, token) => sum + token.count, 0);
  const wanted = shelf.facts.value?.components.items[`${block}_tokens`] as number;
  const kinds = (shelf.form(`${where}.${tokens[0].id}.effects.1.type`)?.first ?? []) as Effect[];
  const save = (list: Token[]) => shelf.put(where, list, false);
  const add = (kind: string) => {
    const effects = kinds.filter((x) => x.type === kind);
    save([...tokens, { id: unused(tokens, block), count: 1, effects, text: textOf(kind) }]);
  };
  return (
    <section class="set-block">
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
                class="button quiet icon"
                aria-label={t("set-remove")}
                title={t("set-remove")}
                onClick={() => save(tokens.filter((x) => x !== token))}
              >
                <Icon name="bin" />
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
            {kinds.map(({ type }) => (
              <option value={type}>{t(`effect-${type}`)}</option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
}

function unused(tokens: Token[], block: string): string {
  let n = tokens.length + 1;
  while (tokens.some((token) => token.id === `${block}_own_${n}`)) n++;
  return `${block}_own_${n}`;
}

function textOf(kind: string): { en: string; pl: string } {
  const said = t(`effect-${kind}`);
  return { en: said, pl: said };
}
