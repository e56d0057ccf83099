/** One lesson being taken: the step that is shown, the way to it, and a table that the lesson answers for. */
import { signal } from "@preact/signals";
import { ApiError, post } from "../core/api";
import { failed } from "../core/faults";
import { t } from "../core/language";
import { finish, keep, left, type Place } from "../core/progress";
import type { Connection, Question } from "../core/socket";
import { sure } from "../core/sure";
import type { Doing, FromServer, Seat, TableInfo, TableMessage } from "../core/types";
import { notify } from "../core/widgets";
import { Live } from "../table/live";
import type { Hear, Talk } from "../table/seen";
import type {
  LessonChoice,
  LessonPlace,
  LessonPreview,
  LessonStep,
  LessonWhy,
  Sentence,
  Verdict,
} from "./wire";

export class Taking {
  readonly now = signal<LessonStep | null>(null);
  readonly verdict = signal<Verdict | null>(null); // what was said to the last choice
  readonly helped = signal(0); // how many hints were asked for at this step
  readonly live: Live;
  private place: Place;
  private hear: Hear = () => undefined;
  private count = 0;

  constructor(
    readonly game: string,
    readonly lesson: string,
    readonly lessons: string[],
  ) {
    this.place = left(game, lesson);
    this.live = new Live("", null, (hear) => this.talk(hear));
    void this.show(this.place);
  }

  /** The table's side of the conversation, spoken by the lesson. */
  private talk(hear: Hear): Talk {
    this.hear = hear;
    return {
      state: signal<Connection>("online"),
      ask: (message) => this.answer(message),
      close: () => undefined,
      patient: true, // what is asked is to be read
    };
  }

  private async answer(message: Question): Promise<FromServer> {
    const [ref, at] = ["", this.count];
    try {
      if (message.type === "do" && message.record) return await this.choose(message.record);
      if (message.type === "preview") {
        const found = await this.post<LessonPreview>("preview", this.about(message.record));
        return { type: "preview", ref, at, ...found };
      }
      if (message.type === "why") {
        const found = await this.post<LessonWhy>("why", this.about(message.record));
        return { type: "why", ref, at, ...found };
      }
    } catch (error) {
      if (message.type === "do") failed(error);
    }
    return { type: "error", ref, error: "offline", detail: "" };
  }

  private about(record: Doing | null | undefined): LessonChoice {
    return { ...this.place, record: record ?? { do: "" } };
  }

  private post<T>(what: string, body: LessonPlace): Promise<T> {
    return post<T>(`/games/${this.game}/lessons/${this.lesson}/${what}`, body);
  }

  private async choose(record: Doing): Promise<FromServer> {
    const found = await this.post<LessonStep>("do", this.about(record));
    const verdict = found.verdict;
    const [ref, at] = ["", this.count];
    if (!verdict) return { type: "refused", ref, at, refusal: sure(found.refusal) };
    this.verdict.value = verdict;
    if (verdict.kind === "right" && !verdict.say) await this.onward();
    else if (verdict.kind === "other") this.live.clear();
    else this.see(found, false);
    return { type: "done", ref, at };
  }

  /** To the next step: after a choice that was right, or that was as good. */
  async onward(): Promise<void> {
    const now = this.now.value;
    if (!now || now.id === null) return;
    const take = this.verdict.value?.take;
    if (now.asks && !take) return;
    const answers = take ? [...this.place.answers, take] : this.place.answers;
    const praised = now.asks && this.verdict.value?.kind === "right" && !this.verdict.value.say;
    await this.show({ answers, step: this.place.step + 1 });
    if (praised) this.verdict.value = PRAISE;
  }

  /** Whoever does not want to answer sees the best choice done. */
  async skip(): Promise<void> {
    const now = this.now.value;
    if (!now || now.id === null) return;
    const answers = now.best ? [...this.place.answers, now.best] : this.place.answers;
    await this.show({ answers, step: this.place.step + 1 });
  }

  async back(): Promise<void> {
    const now = this.now.value;
    if (!now) return;
    if (this.verdict.value?.say) await this.again();
    else if (now.step > 0)
      await this.show({ answers: this.place.answers.slice(0, now.back), step: now.step - 1 });
  }

  /** The question once more. */
  async again(): Promise<void> {
    await this.show(this.place);
  }

  async restart(): Promise<void> {
    await this.show({ answers: [], step: 0 });
  }

  /** A hint in words first, then the choice itself. */
  help(): void {
    this.helped.value += 1;
    const best = this.bestChoice();
    if (this.helped.value > 1 && best) this.live.show(best);
  }

  bestChoice() {
    return this.live.choices.value.find((c) => c.line === this.now.value?.best) ?? null;
  }

  private async show(place: Place): Promise<void> {
    let found: LessonStep;
    try {
      found = await this.post<LessonStep>("step", place);
    } catch (error) {
      if (place.step === 0 || !(error instanceof ApiError) || error.status < 400) {
        failed(error);
        return;
      }
      notify(t("learn-lost"));
      return this.show({ answers: [], step: 0 });
    }
    this.place = place;
    this.verdict.value = null;
    this.helped.value = 0;
    this.now.value = found;
    if (found.id === null) finish(this.game, this.lesson, this.lessons);
    else keep(this.game, this.lesson, place);
    this.see(found, found.asks);
  }

  /** The position, as if a table had said it. */
  private see(found: LessonStep, mayChoose: boolean): void {
    const { position } = found;
    const message: TableMessage = {
      type: "table",
      ref: null,
      stale: false,
      at: ++this.count,
      since: -1,
      table: tableOf(this.game, found),
      looks: [{ seat: found.me, view: position.view, steps: position.steps }],
      sheets: position.sheets,
      decision: position.decision,
      turn: position.turn,
      thinking: false,
      may_think: 0,
      choices: mayChoose ? position.choices : [],
      undo: [],
    };
    this.hear(message);
  }
}

const PRAISE: Verdict = { kind: "right", say: null, take: "" };

const PUPIL = { bot: null, robot: false, online: true, ready: true, seeded: false };
type Sat = Pick<LessonStep, "seats" | "me" | "position">;

/** A table of one person, as the server would describe it. */
export function tableOf(game: string, found: Sat, names?: string[]): TableInfo {
  const called = names ?? namesOf(found.seats, found.me);
  const seats = Array.from({ length: found.seats }, (_, seat): Seat => {
    const mine = seat === found.me;
    const name = called[seat];
    return { seat, kind: "person", name, mine, ...PUPIL };
  });
  const { over, sheets, ending, options, turn, at } = found.position;
  return {
    id: "",
    game,
    version: 0,
    options,
    public: false,
    phase: over ? "over" : "running",
    host: false,
    hold: false,
    stand_in: { after: 0, bot: "" },
    components: null,
    take_back: false,
    seats,
    invite: null,
    turn,
    round: null,
    steps: at,
    luck: "dealt",
    commitment: "",
    dice: null,
    deal: null,
    counted: false,
    result: sheets ? { ending, sheets } : null,
    created: 0,
    changed: 0,
    rematch: null,
    forked: null,
  };
}

export function namesOf(seats: number, me: number): string[] {
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === me) return t("learn-you");
    return seats === 2 ? t("learn-one-rival") : t("learn-rival", { n: seat });
  });
}

/** The sentence of now: the answer to a choice, or what the step says. */
export function sentenceOf(taking: Taking): Sentence | null {
  const verdict = taking.verdict.value;
  if (verdict?.say) return verdict.say;
  return taking.now.value?.say ?? null;
}
