/** What real dice and cards say: a pad for dice, everything else picked part by part, with its picture. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../core/language";
import type { Doing } from "../core/types";
import { Icon, Mark } from "../core/widgets";
import { bookOf } from "../things/load";
import { Die } from "./Dice";
import type { Live } from "./live";
import { finding, labelOf, partsOf, split, type Part } from "./telling";

const FACES = [1, 2, 3, 4, 5, 6];
const MANY = 12; // from so many on, one is found by typing

export function LuckPad({ live }: { live: Live }) {
  const outcomes = live.choices.value.map((c) => c.record);
  const only = outcomes.length === 1 ? outcomes[0] : null;
  const at = live.message.value?.at;
  useEffect(() => {
    if (only) void live.tell(only);
  }, [at]);
  if (!outcomes.length || only) return null;
  return (
    <div class="choices luck-pad" id="choices" tabIndex={-1} role="group" aria-label={t("choices")}>
      {Array.isArray(outcomes[0].dice) ? (
        <DicePad live={live} like={outcomes[0]} count={outcomes[0].dice.length} key={at} />
      ) : (
        <Parts live={live} outcomes={outcomes} key={at} />
      )}
    </div>
  );
}

type DiceProps = { live: Live; like: Doing; count: number };

/** As many taps as there are dice; a tap on a die that lies there takes it away again. */
function DicePad({ live, like, count }: DiceProps) {
  const faces = useSignal<number[]>([]);
  const total = faces.value.reduce((a, b) => a + b, 0);
  const full = faces.value.length === count;
  const without = (k: number) => faces.value.filter((_, i) => i !== k);
  return (
    <>
      <div class="row luck-faces">
        {FACES.map((face) => (
          <button
            class="button choice face"
            aria-label={t("luck-face", { face })}
            disabled={full || live.sending.value}
            onClick={() => (faces.value = [...faces.value, face])}
          >
            <Die face={face} size={30} />
          </button>
        ))}
      </div>
      <div class="row luck-told">
        <span class="row grow" role="status">
          {faces.value.map((face, k) => (
            <button
              class="button quiet icon"
              aria-label={t("luck-take-away", { face })}
              onClick={() => (faces.value = without(k))}
            >
              <Die face={face} size={30} />
            </button>
          ))}
          <b>
            {full ? t("luck-sum", { total }) : t("luck-left", { n: count - faces.value.length })}
          </b>
        </span>
        <button
          class="button primary confirm-button"
          disabled={!full || live.sending.value}
          onClick={() => live.tell({ ...like, dice: faces.value })}
        >
          {t("luck-done")}
        </button>
      </div>
    </>
  );
}

/** The first thing in which the outcomes differ, then the next, until one is left. */
function Parts({ live, outcomes }: { live: Live; outcomes: Doing[] }) {
  const picked = useSignal<Part[]>([]);
  const typed = useSignal("");
  const left = outcomes.filter((record) => {
    const parts = partsOf(record);
    return picked.value.every((p) => parts[p.at].value === p.value);
  });
  const all = split(left);
  const many = all.length > MANY;
  const options = many ? finding(all, typed.value, live.words.value) : all;
  const pick = (part: Part) => {
    const rest = left.filter((record) => partsOf(record)[part.at].value === part.value);
    if (rest.length === 1 || split(rest).length === 0) void live.tell(rest[0]);
    else [picked.value, typed.value] = [[...picked.value, part], ""];
  };
  return (
    <div class={`choice-list luck-parts ${many ? "many" : ""}`}>
      {many && (
        <input
          class="field luck-find"
          type="search"
          placeholder={t("luck-find")}
          aria-label={t("luck-find")}
          value={typed.value}
          onInput={(e) => (typed.value = e.currentTarget.value)}
          onKeyDown={(e) => e.key === "Enter" && options.length === 1 && pick(options[0])}
        />
      )}
      {picked.value.length > 0 && (
        <button
          class="button quiet icon"
          aria-label={t("luck-back")}
          onClick={() => (picked.value = picked.value.slice(0, -1))}
        >
          <Icon name="undo" />
        </button>
      )}
      {options.map((part) => (
        <button
          class="button choice luck-part"
          disabled={live.sending.value}
          data-part={`${part.field} ${part.value}`}
          onClick={() => pick(part)}
        >
          <Face live={live} part={part} />
          <span>{labelOf(part, live.words.value)}</span>
        </button>
      ))}
    </div>
  );
}

function Face({ live, part }: { live: Live; part: Part }) {
  if (part.field === "seat") return <Mark seat={Number(part.value)} />;
  const book = bookOf(live.table.value?.game ?? "");
  const [facts, words] = [live.facts.value, live.words.value];
  if (!book || !facts || typeof part.value !== "string") return null;
  const { Picture } = book;
  return (
    <span class="luck-picture" aria-hidden="true">
      <Picture field={part.field} id={part.value} facts={facts} words={words} />
    </span>
  );
}
