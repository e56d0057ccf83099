/** A board for any title: the view as tidy panels. It makes a title playable by the list of choices. */
import type { ComponentChildren } from "preact";
import { Mark } from "../../core/widgets";
import type { Json } from "../../core/types";
import type { Words } from "../../core/words";
import type { AreaProps, BoardProps, Title } from "../title";
import "./generic.css";

const FRAME = [
  "game",
  "seats",
  "players",
  "to_move",
  "decision",
  "asked",
  "ending",
  "round",
  "phase",
];

function Board({ view, words }: BoardProps<Json>) {
  return (
    <div class="generic" tabIndex={0}>
      {Object.entries(view)
        .filter(([key, value]) => !FRAME.includes(key) && value !== null)
        .map(([key, value]) => (
          <section class="panel generic-panel">
            <h2>{label(key)}</h2>
            <Value name={key} value={value} words={words} />
          </section>
        ))}
    </div>
  );
}

function label(key: string): string {
  return key.replaceAll("_", " ");
}

function Value({
  name,
  value,
  words,
}: {
  name: string;
  value: unknown;
  words: Words;
}): preact.JSX.Element {
  if (Array.isArray(value)) {
    if (value.every((v) => typeof v !== "object" || v === null)) {
      return <span>{value.map((v) => named(name, v, words)).join(", ") || "–"}</span>;
    }
    return (
      <ul class="generic-list">
        {value.map((v) => (
          <li>
            <Value name={name} value={v} words={words} />
          </li>
        ))}
      </ul>
    );
  }
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value as Json).filter(([, v]) => v !== null && v !== false);
    return (
      <dl class="generic-facts">
        {entries.map(([k, v]) => (
          <Fact name={k}>
            <Value name={k} value={v} words={words} />
          </Fact>
        ))}
      </dl>
    );
  }
  return <span>{named(name, value, words)}</span>;
}

function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{label(name)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function named(field: string, value: unknown, words: Words): string {
  if (value === null || value === undefined) return "–";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const one = field.replace(/s$/, "");
  for (const key of [`${field}-${text}`, `${one}-${text}`])
    if (words.has(key)) return words.say(key);
  return value === true ? "✓" : text;
}

function Area({ view, seat, words }: AreaProps<Json>) {
  const player = (view.players as Json[] | undefined)?.[seat];
  if (!player) return null;
  return (
    <div class="generic-area">
      <b>
        <Mark seat={seat} /> {words.player(seat)}
      </b>
      <Value name="player" value={player} words={words} />
    </div>
  );
}

export const title: Title<Json> = {
  Board,
  Area,
  points: (view, seat) => view.players?.[seat]?.lines?.total ?? view.players?.[seat]?.score ?? null,
  status: (view) => (view.round ? `${view.round}` : ""),
  ownView: "always",
};
