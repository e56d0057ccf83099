/** The analysis of a game: asked for, waited for, stopped; and what is looked at in it. */
import { computed, signal } from "@preact/signals";
import { ApiError, drop, get, post } from "../core/api";
import { failed } from "../core/faults";
import { lang } from "../core/settings";
import type { Json } from "../core/types";
import type { Branch } from "./branch";
import { Noting } from "./noting";
import type { CurvePoint, JudgedTurn, StudyBody, StudyState } from "./wire";

const PACE = 700; // milliseconds between two looks at its progress

/** What is shown: everything at a glance, a step on the board, a turn that is tried anew, a branch. */
export type Shown =
  | { what: "all" }
  | { what: "step"; n: number }
  | { what: "try"; n: number }
  | { what: "branch"; at: number; branch: Branch | null };

export class Studying {
  readonly state = signal<StudyState | null>(null);
  readonly shown = signal<Shown>({ what: "all" });
  readonly wrong = signal("");
  readonly body = computed<StudyBody | null>(() => this.state.value?.study ?? null);
  readonly noting = computed(() => (this.body.value ? new Noting(this.key) : null));
  private timer = 0;

  constructor(
    readonly id: string | null,
    readonly record: Json | null,
    step: number | null,
  ) {
    if (step !== null) this.shown.value = { what: "step", n: step };
    void (id ? this.hear(get<StudyState>(`/tables/${id}/study`)) : this.begin());
  }

  get key(): string {
    return this.state.value?.key ?? "";
  }

  close(): void {
    clearTimeout(this.timer);
  }

  async begin(): Promise<void> {
    await this.hear(
      this.id
        ? post<StudyState>(`/tables/${this.id}/study`)
        : post<StudyState>("/studies", { record: this.record }),
    );
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    await this.hear(drop<StudyState>(`/studies/${this.key}`));
  }

  private async hear(asked: Promise<StudyState>): Promise<void> {
    try {
      const found = await asked;
      this.state.value = found;
      if (found.state === "waiting" || found.state === "running")
        this.timer = window.setTimeout(() => void this.follow(found.key), PACE);
    } catch (error) {
      if (this.state.value) failed(error);
      else this.wrong.value = error instanceof ApiError ? error.code : "error";
    }
  }

  private follow(key: string): Promise<void> {
    return this.hear(get<StudyState>(`/studies/${key}`));
  }
}

/** Where the game of a study is seen without it. */
export function comeFrom({ id }: Studying): string {
  return id ? `/replay/${id}` : "/";
}

/** The turn to which a step belongs: its last one is the position after it. */
export function turnAt(body: StudyBody, step: number): JudgedTurn | null {
  return body.decisions.find((d) => d.n <= step && step < d.end) ?? null;
}

/** By which step a moment of the curve is called: luck by its own, a turn by its first, as on its card. */
export function stepOf(body: StudyBody, { n, who }: CurvePoint): number {
  return who < 0 ? n : (turnAt(body, n - 1)?.n ?? n);
}

/** Everybody's chances after so many steps. */
export function chancesAt(body: StudyBody, step: number): number[] {
  if (step >= body.steps) return body.result;
  return body.curve.findLast((p) => p.n <= step)?.win ?? body.start;
}

/** A change of a chance in whole percent, or of points; never "-0". */
export function amount(body: StudyBody, x: number, signed = false): string {
  const number = body.unit === "share" ? Math.round(100 * x) : Math.round(10 * x) / 10;
  const sign = signed && number > 0 ? "+" : number < 0 ? "−" : "";
  return `${sign}${Math.abs(number).toLocaleString(lang.value)}${body.unit === "share" ? " %" : ""}`;
}
