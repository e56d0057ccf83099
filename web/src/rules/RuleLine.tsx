/** A numbered rule in a player's words: its number opens it, its marks are told, rules in it are links. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { openRule } from "../core/book";
import { t, wordsOf } from "../core/language";
import { lang } from "../core/settings";
import { rulesOf, source } from "../core/source";
import { later } from "../later";
import { lessonWords } from "../learn/words";
import { inline } from "./markdown";
import { numbered, told } from "./plain";

const RuleExample = later(() => import("./RuleExample").then((m) => m.RuleExample), null);
const RuleLinks = later(() => import("../things/RuleEntry").then((m) => m.RuleLinks), null);

type LineProps = { game: string; id: string; alone?: boolean };

/** A rule by its number, fetched with all others of its title. */
export function RuleLine({ game, id, alone }: LineProps) {
  const text = useSignal<string | null>(null);
  useEffect(() => {
    let current = true;
    rulesOf(game, lang.value).then(
      ({ rules }) => current && (text.value = rules.find((r) => r.id === id)?.text ?? ""),
      () => current && (text.value = ""),
    );
    return () => void (current = false);
  }, [game, id, lang.value, source.value]);
  if (text.value === null) return null;
  const names = { words: wordsOf(game), own: lessonWords(game) };
  return <Rule game={game} text={`**${id}** ${told(text.value, names)}`} alone={alone} />;
}

type RuleProps = {
  game: string;
  text: string;
  lit?: string | null; // the rule that was asked for
  alone?: boolean; // it stands for itself: its number leads nowhere
  links?: boolean; // with the things and refusals that belong to it
};

export function Rule({ game, text, lit, alone, links }: RuleProps) {
  const { id, marks, text: said } = numbered(text);
  if (!id) return <p class="rule">{inline(text)}</p>;
  return (
    <div class={`rule ${lit === id ? "lit" : ""}`} id={links ? id : undefined} data-rule={id}>
      <p>
        {alone ? <b>{id}</b> : <RuleLink game={game} id={id} />} <Linked game={game} text={said} />{" "}
        <Marks marks={marks} />
      </p>
      {links && <RuleExample game={game} id={id} />}
      {links && lit === id && <RuleLinks game={game} id={id} />}
    </div>
  );
}

/** The number of a rule; a click opens it over the page. */
export function RuleLink({ game, id }: { game: string; id: string }) {
  const open = (e: MouseEvent) => {
    if (e.ctrlKey || e.metaKey || e.shiftKey) return;
    e.preventDefault();
    openRule(game, id);
  };
  return (
    <a class="rule-link" href={`#/rules/${game}/${id}`} onClick={open}>
      {id}
    </a>
  );
}

/** Text in which the numbers of other rules are links, and marks are told. */
export function Linked({ game, text }: { game: string; text: string }) {
  return (
    <>
      {text
        .replace(/\*\*(\[[^\]]*\])\*\*/g, "$1")
        .split(/(\b[A-Z]{2}-\d{3}\b|\[\p{L}[^\]]*\])/u)
        .map((part, k) => {
          if (k % 2 === 0) return inline(part);
          if (part.startsWith("[")) return <Marks key={k} marks={[part.slice(1, -1)]} />;
          return <RuleLink key={k} game={game} id={part} />;
        })}
    </>
  );
}

/** Where the rule comes from: pages of the book, or a decision of ours. */
function Marks({ marks }: { marks: string[] }) {
  const pages = marks.flatMap((mark) => /^[ps]\.(.*)$/.exec(mark)?.[1] ?? []);
  return (
    <>
      {pages.length > 0 && (
        <span class="mark-page tiny soft">{t("rule-page", { page: pages.join(", ") })} </span>
      )}
      {marks
        .filter((mark) => !/^[ps]\./.test(mark))
        .map((mark) => (
          <Mark key={mark} mark={mark} />
        ))}
    </>
  );
}

function Mark({ mark }: { mark: string }) {
  const kind = /^(ext|rozsz)/.test(mark) ? "extension" : "ruling";
  if (!/^(ext|rozsz|ruling|rozstrz)/.test(mark)) return <span class="mark-kind tiny">{mark}</span>;
  const rest = mark.replace(/^\S+/, "").trim();
  return (
    <span class="mark-kind tiny" title={t(`rule-${kind}-tip`)}>
      {[t(`rule-${kind}`), rest].filter(Boolean).join(" ")}
    </span>
  );
}
