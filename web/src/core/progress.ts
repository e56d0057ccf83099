/** What this device remembers of lessons: which are done, and where one was left. */
import { signal } from "@preact/signals";

/** The way to a place in a lesson: the choices made, and the steps seen. */
export type Place = { answers: string[]; step: number };
type Course = { done: string[]; all?: number; at: Record<string, Place> };

const KEY = "megalith-learn";
const courses = signal<Partial<Record<string, Course>>>(read());

function read(): Partial<Record<string, Course>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<string, Course>>;
  } catch {
    return {};
  }
}

function change(game: string, fields: Partial<Course>): void {
  courses.value = { ...courses.value, [game]: { ...course(game), ...fields } };
  try {
    localStorage.setItem(KEY, JSON.stringify(courses.value));
  } catch {
    // a private window may forbid storage: then it lasts as long as the page
  }
}

function course(game: string): Course {
  return courses.value[game] ?? { done: [], at: {} };
}

export function isDone(game: string, lesson: string): boolean {
  return course(game).done.includes(lesson);
}

/** Whether all lessons of a title are done. */
export function learned(game: string): boolean {
  const { done, all } = course(game);
  return all !== undefined && done.length >= all;
}

export function left(game: string, lesson: string): Place {
  return course(game).at[lesson] ?? { answers: [], step: 0 };
}

export function keep(game: string, lesson: string, place: Place): void {
  change(game, { at: { ...course(game).at, [lesson]: place } });
}

export function finish(game: string, lesson: string, lessons: string[]): void {
  const at = Object.fromEntries(Object.entries(course(game).at).filter(([id]) => id !== lesson));
  const done = lessons.filter((id) => id === lesson || isDone(game, id));
  change(game, { done, at, all: lessons.length });
}
