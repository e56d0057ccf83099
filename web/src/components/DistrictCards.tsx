/** District cards as they lie on the table: four cells to tap, towers, two numbers. */
import { useSignal } from "@preact/signals";
import { t } from "../core/language";
import type { Words } from "../core/words";
import { TINT } from "../games/origins/pieces";
import { Mark } from "./Mark";
import { at, type Value } from "./paths";
import type { Shelf } from "./shelf";
import { onward } from "./typing";

type Card = {
  id: string;
  cells: Record<string, string | null>;
  towers: string[];
  vp_first: number;
  vp_next: number;
};
type Props = { shelf: Shelf; words: Words };
const CORNERS = ["nw", "ne", "sw", "se"];
const PARTS = ["cells", "towers", "vp_first", "vp_next"];

export function DistrictCards({ shelf, words }: Props) {
  const cards = at(shelf.facts.value ?? {}, "district_cards.items") as unknown as Card[];
  const colours = (
    at(shelf.facts.value ?? {}, "colours.building") as unknown as { id: string }[]
  ).map((c) => c.id);
  return (
    <>
      <p class="small soft">{t("set-districts-tip")}</p>
      <p class="row small colour-keys">
        {colours.map((colour, k) => (
          <span class="row" key={colour}>
            <kbd style={{ background: TINT[colour] }}>{k + 1}</kbd> {words.name("colour", colour)}
          </span>
        ))}
        <span class="row">
          <kbd>0</kbd> {t("set-blank")}
        </span>
      </p>
      <div class="district-grid">
        {cards.map((card) => (
          <OneCard shelf={shelf} words={words} card={card} colours={colours} key={card.id} />
        ))}
      </div>
    </>
  );
}

type CardProps = Props & { card: Card; colours: string[] };

function OneCard({ shelf, words, card, colours }: CardProps) {
  const where = `district_cards.items.${card.id}`;
  const faults = (shelf.said.value?.faults ?? []).filter((f) => f.where.startsWith(where));
  return (
    <section class={`panel set-card ${faults.length ? "bad" : ""}`} data-entry={where}>
      <h3>{words.name("card", card.id)}</h3>
      <div class="cells">
        {CORNERS.map((corner) => (
          <Cell
            key={corner}
            where={`${where}.cells.${corner}`}
            name={t("set-cell", { corner: t(`corner-${corner}`) })}
            colour={card.cells[corner]}
            colours={colours}
            words={words}
            save={(x) => shelf.put(`${where}.cells.${corner}`, x)}
          />
        ))}
      </div>
      <div class="card-numbers">
        {(["vp_first", "vp_next"] as const).map((field) => (
          <label class="small" data-where={`${where}.${field}`} key={field}>
            <span class="soft">{t(`field-${field}`)}</span>
            <input
              class="field amount"
              type="number"
              min={0}
              value={card[field]}
              onFocus={(e) => e.currentTarget.select()}
              onInput={(e) =>
                e.currentTarget.value !== "" &&
                shelf.put(`${where}.${field}`, Number(e.currentTarget.value))
              }
            />
          </label>
        ))}
      </div>
      <Towers shelf={shelf} words={words} card={card} colours={colours} />
      <CardMark shelf={shelf} where={where} />
      {faults.map((f) => (
        <p class="tiny warning" role="alert">
          {f.why}
        </p>
      ))}
    </section>
  );
}

/** Reached by Enter they are typed anew; else 1 to 5 add one, Backspace takes the last one away. */
function Towers({ shelf, words, card, colours }: CardProps) {
  const anew = useSignal(false);
  const where = `district_cards.items.${card.id}.towers`;
  const save = (towers: string[]) => shelf.put(where, towers);
  const key = (e: KeyboardEvent) => {
    const colour = colours[Number(e.key) - 1] as string | undefined;
    if (e.key === "Backspace") save(card.towers.slice(0, -1));
    else if (colour) save(anew.value ? [colour] : [...card.towers, colour]);
    else return;
    anew.value = false;
    e.preventDefault();
  };
  return (
    <div
      class={`several towers ${anew.value ? "anew" : ""}`}
      role="group"
      tabIndex={0}
      aria-label={t("field-towers")}
      data-where={where}
      onKeyDown={key}
      onFocus={(e) => (anew.value = e.target === e.currentTarget)}
      onBlur={() => (anew.value = false)}
    >
      {card.towers.map((colour, k) => (
        <button
          type="button"
          class="chip"
          style={{ background: TINT[colour] }}
          title={t("set-tower-off", { colour: words.name("colour", colour) })}
          aria-label={t("set-tower-off", { colour: words.name("colour", colour) })}
          onClick={() => save(card.towers.filter((_, i) => i !== k))}
        />
      ))}
      <select
        class="field tower-add"
        aria-label={t("set-tower-add")}
        value=""
        onChange={(e) => {
          if (e.currentTarget.value) save([...card.towers, e.currentTarget.value]);
          e.currentTarget.value = "";
        }}
      >
        <option value="">+ {t("set-tower")}</option>
        {colours.map((colour) => (
          <option value={colour}>{words.name("colour", colour)}</option>
        ))}
      </select>
    </div>
  );
}

/** A card is looked up as a whole: one mark, and one button that confirms all four parts. */
function CardMark({ shelf, where }: { shelf: Shelf; where: string }) {
  const said = shelf.said.value?.parts ?? {};
  const open = PARTS.map((p) => `${where}.${p}`).filter((p) => said[p] === "designed");
  if (open.length === 0) return <Mark shelf={shelf} part={`${where}.vp_first`} />;
  const all = () => {
    const facts = shelf.facts.value;
    const known = (facts?.confirmed ?? []) as string[];
    if (facts) shelf.change({ ...facts, confirmed: [...new Set([...known, ...open])] });
  };
  return (
    <span class="mark-line">
      <span class="origin origin-stand-in" data-origin="designed" data-part={open[0]}>
        {t("set-open-parts", { n: open.length })}
      </span>
      <button type="button" class="button quiet tiny confirm-part" onClick={all}>
        {t("set-confirm")}
      </button>
    </span>
  );
}

type CellProps = {
  name: string;
  where: string;
  colour: string | null;
  colours: string[];
  words: Words;
  save: (x: Value) => void;
};

/** A tap goes to the next colour; the keys 1 to 5 name one, 0 makes it blank, and the next cell is due. */
function Cell({ name, where, colour, colours, words, save }: CellProps) {
  const order = [null, ...colours];
  const said = colour ? words.name("colour", colour) : t("set-blank");
  const key = (e: KeyboardEvent) => {
    const n = Number(e.key);
    if (e.key === " " || !Number.isInteger(n) || n >= order.length) return;
    e.preventDefault(); // the field that is next must not read it
    save(order[n]);
    onward(e.currentTarget as HTMLElement);
  };
  return (
    <button
      type="button"
      class="cell"
      data-where={where}
      style={{ background: colour ? TINT[colour] : "var(--sunk)" }}
      aria-label={`${name}: ${said}`}
      title={said}
      onKeyDown={key}
      onClick={() => save(order[(order.indexOf(colour) + 1) % order.length])}
    />
  );
}
