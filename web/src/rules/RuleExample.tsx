/** The example of a rule: what a lesson says of it, over the real board, and the way to try it. */
import { signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { get } from "../core/api";
import { t, wordsOf } from "../core/language";
import { Frames, loadDrawing, type Drawing } from "../learn/Frames";
import "../learn/learn.css";
import type { Example, Examples } from "../learn/wire";
import { lessonWords, spoken } from "../learn/words";

type Known = { examples: Example[]; drawing: Drawing };
const known = signal<Record<string, Known>>({});
const asked = new Set<string>();

function examplesOf(game: string): Known | null {
  if (!asked.has(game)) {
    asked.add(game);
    void load(game).catch(() => asked.delete(game));
  }
  return known.value[game] ?? null;
}

async function load(game: string): Promise<void> {
  const [{ examples }, drawing] = await Promise.all([
    get<Examples>(`/games/${game}/lessons/examples`),
    loadDrawing(game),
  ]);
  known.value = { ...known.value, [game]: { examples, drawing } };
}

/** Nothing for a rule without one; drawn when it is scrolled to. */
export function RuleExample({ game, id }: { game: string; id: string }) {
  const book = examplesOf(game);
  const example = book?.examples.find((x) => x.rule === id);
  if (!book || !example || !lessonWords(game)) return null;
  const said = spoken(game, wordsOf(game), example.say);
  return (
    <figure class="rule-example">
      <Near>
        <Frames
          game={game}
          drawing={book.drawing}
          frames={example.frames}
          label={said}
          show={example.show}
        />
      </Near>
      <figcaption class="small">
        <b>{t("rule-example")}</b> {said}{" "}
        <a href={`#/learn/${game}/${example.lesson}`}>{t("rule-try")}</a>
      </figcaption>
    </figure>
  );
}

/** What is inside once it has come near the screen: a page has many boards. */
function Near({ children }: { children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const near = useSignal(false);
  useEffect(() => {
    if (!box.current) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some((x) => x.isIntersecting)) near.value = true;
      },
      { rootMargin: "300px" },
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={box} class="rule-picture">
      {near.value && children}
    </div>
  );
}
