/** The frames of a game, fetched as they are needed, and the step that is shown. */
import { signal } from "@preact/signals";
import { tellOf } from "../core/source";
import { api, ApiError } from "../core/api";
import { loadTitle } from "../core/language";
import { lang } from "../core/settings";
import { rename } from "../core/router";
import type { Facts, Frame, Json, Replay } from "../core/types";
import { loadBoard } from "../games";
import type { Title } from "../games/title";
import { remember } from "../table/flights";
import { sure } from "../core/sure";

const PART = 50;
const PACE = 900;

export class Reel {
  readonly about = signal<Replay | null>(null);
  readonly title = signal<Title | null>(null);
  readonly facts = signal<Json | null>(null); // of the game's set of components
  readonly own = signal<Facts | null>(null); // if it is not the usual one
  readonly frame = signal<Frame | null>(null);
  readonly seat = signal<number | null>(null); // whose look; null: a spectator's
  readonly running = signal(false);
  readonly wrong = signal("");
  readonly card = signal(false); // the result lies over the board
  readonly at;
  private readonly frames = new Map<number, Frame>();
  private readonly asked = new Set<number>();
  private timer = 0;

  constructor(
    readonly id: string | null,
    readonly record: Json | null,
    private first: number | null, // null: the end, with its result, if it is over
    private readonly path = "replay",
  ) {
    this.at = signal(first ?? 0);
    void this.show();
  }

  get steps(): number {
    return this.about.value?.steps ?? 0;
  }

  close(): void {
    clearInterval(this.timer);
  }

  move(to: number): void {
    this.at.value = Math.max(0, Math.min(this.steps, to));
    if (this.id) rename(`/${this.path}/${this.id}/${this.at.value}`);
    void this.show();
  }

  run(on: boolean): void {
    clearInterval(this.timer);
    this.running.value = on;
    if (!on) return;
    this.timer = window.setInterval(() => {
      if (this.at.value < this.steps) this.move(this.at.value + 1);
      else this.run(false);
    }, PACE);
  }

  look(seat: number | null): void {
    this.seat.value = seat;
    this.frames.clear();
    this.asked.clear();
    void this.show();
  }

  /** The steps up to now, as far as they are here: the newest last. */
  history(most: number): Frame[] {
    const found: Frame[] = [];
    for (let k = this.frame.value?.step ?? 0; k > 0 && found.length < most; k--) {
      const frame = this.frames.get(k);
      if (!frame) break;
      found.unshift(frame);
    }
    return found;
  }

  /** Show the step of now, and have the next ones ready. */
  private async show(): Promise<void> {
    const step = this.at.value;
    if (!this.frames.has(step)) await this.load(step);
    const frame = this.frames.get(Math.min(this.at.value, this.steps));
    if (frame && frame !== this.frame.value) {
      remember();
      this.frame.value = frame;
    }
    const ahead = Math.min(this.steps, step + 10);
    if (!this.frames.has(ahead)) void this.load(ahead);
  }

  private async load(step: number): Promise<void> {
    const start = Math.floor(step / PART) * PART;
    if (this.asked.has(start)) return;
    this.asked.add(start);
    try {
      const answer = this.record
        ? await api.replayRecord(this.record, this.seat.value, start, PART)
        : await api.replay(sure(this.id), this.seat.value, start, PART);
      if (!this.title.value) await this.prepare(answer.game);
      for (const frame of answer.frames) this.frames.set(frame.step, frame);
      this.about.value = answer;
      if (this.first === null) this.begin(answer);
      if (this.at.value > answer.steps) this.move(answer.steps);
      else if (this.frames.has(this.at.value)) void this.show();
    } catch (error) {
      this.asked.delete(start);
      this.wrong.value = error instanceof ApiError ? error.code : "error";
    }
  }

  /** A game that is over opens with how it ended. */
  private begin(about: Replay): void {
    this.first = 0;
    this.card.value = about.result !== null;
    if (about.result) this.at.value = about.steps;
    if (!this.frames.has(this.at.value)) void this.show();
  }

  /** The set of components of the game that is shown, if it is not the usual one. */
  private async ownSet(game: string): Promise<Facts | null> {
    if (this.id) return api.tableFacts(this.id);
    if (!this.record) return null;
    const changes = this.record.components?.changes as Json | undefined;
    const typed = await api.unpack(game, changes ?? {}, lang.value); // none: the first shipped
    return { ...typed, name: "", stand_ins: typed.stand_ins - typed.replaced };
  }

  private async prepare(game: string): Promise<void> {
    void loadTitle(game);
    const own = await this.ownSet(game);
    this.own.value = own;
    tellOf(game, own);
    this.facts.value = own ? own.facts : await api.components(game);
    this.title.value = await loadBoard(game);
  }
}
