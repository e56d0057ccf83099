/** A studied game at a glance: the curve, luck and skill of everybody, the dearest decisions. */
import { t, wordsOf } from "../core/language";
import { WayBack } from "../core/WayBack";
import { Icon, Mark, seatColour } from "../core/widgets";
import type { Reel } from "../replay/reel";
import { Chances } from "./Chances";
import { Mine } from "./Kept";
import { Sums } from "./Sums";
import { amount, comeFrom, stepOf, type Studying } from "./studying";
import { TurnCard } from "./TurnCard";
import { sure } from "../core/sure";

type Props = { studying: Studying; reel: Reel; names: string[]; game: string };

export function Overview({ studying, reel, names, game }: Props) {
  const body = sure(studying.body.value);
  const words = wordsOf(game, names);
  const curve = t(body.unit === "share" ? "study-curve" : "study-points");
  const show = (n: number) => {
    reel.move(n);
    studying.shown.value = { what: "step", n };
  };
  return (
    <main class="page study" data-game={game}>
      <header class="page-head">
        <a class="button quiet icon" href="#/" aria-label={t("to-lobby")}>
          <Icon name="home" />
        </a>
        <div class="head-text">
          <h1>{t("study")}</h1>
          <span class="soft small">{words.say("title")}</span>
        </div>
        <span class="grow" />
        <WayBack to={comeFrom(studying)} />
        {studying.id && (
          <a class="button quiet" href={`#/replay/${studying.id}`}>
            <Icon name="play" />
            {t("replay")}
          </a>
        )}
      </header>
      <section class="panel" aria-label={curve}>
        <h2>{curve}</h2>
        <Chances body={body} names={names} onStep={show} />
        <Turned studying={studying} names={names} onStep={show} />
      </section>
      <section class="panel" aria-label={t("study-sums")}>
        <h2>{t("study-sums")}</h2>
        <Sums body={body} names={names} />
      </section>
      <Mine
        noting={sure(studying.noting.value)}
        onOpen={(branch) => (studying.shown.value = { what: "branch", at: branch.at, branch })}
        onStep={show}
      />
      <div class="study-players">
        {names.map((name, seat) => (
          <section
            class="panel dearest"
            style={{ "--seat": seatColour(seat) }}
            data-seat={seat}
            key={seat}
          >
            <h2>
              <Mark seat={seat} /> {name}
            </h2>
            {body.dearest[seat].length === 0 && <p class="soft">{t("study-no-loss")}</p>}
            {body.dearest[seat].map((k) => (
              <TurnCard
                studying={studying}
                turn={body.decisions[k]}
                words={words}
                names={names}
                onShow={() => show(body.decisions[k].n)}
                key={k}
              />
            ))}
          </section>
        ))}
      </div>
      <p class="small soft">{t("study-method", { iterations: body.iterations })}</p>
    </main>
  );
}

const TURNS = 6;
const LEAST = { share: 0.02, points: 1 }; // of a change that is worth a word

type TurnedProps = { studying: Studying; names: string[]; onStep: (n: number) => void };

/** Where the chances changed most, by luck or by a decision. */
function Turned({ studying, names, onStep }: TurnedProps) {
  const body = sure(studying.body.value);
  const size = (change: number[]) => Math.max(...change.map(Math.abs));
  const most = [...body.curve]
    .sort((a, b) => size(b.change) - size(a.change))
    .slice(0, TURNS)
    .filter((p) => size(p.change) >= LEAST[body.unit])
    .sort((a, b) => a.n - b.n);
  if (most.length === 0) return null;
  return (
    <ul class="study-turned" aria-label={t("study-turned")}>
      {most.map((p) => {
        const seat = p.who >= 0 ? p.who : p.change.indexOf(Math.max(...p.change));
        const text = amount(body, p.change[seat], true);
        const n = stepOf(body, p);
        return (
          <li key={p.n}>
            <button
              class="button quiet"
              onClick={() => onStep(p.who >= 0 ? n : Math.max(0, n - 1))}
            >
              {p.who >= 0 ? <Mark seat={p.who} /> : <span class="luck">◆</span>}
              {p.who >= 0
                ? t("study-turned-by", { n, player: names[p.who], change: text })
                : t("study-turned-luck", { n, player: names[seat], change: text })}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
