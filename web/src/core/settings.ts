/** What this device remembers: look, language, motion, sound, live score, the last bot level. */
import { effect, signal } from "@preact/signals";

export type Lang = "en" | "pl";
export type Theme = "auto" | "light" | "dark";

type Saved = {
  lang: Lang;
  theme: Theme;
  motion: boolean;
  sound: boolean;
  liveScore: boolean;
  alwaysConfirm: boolean;
  speed: Speed;
  listOpen: boolean;
  level: string;
  myName: string;
};

const KEY = "megalith";
const saved = read();

export const lang = signal<Lang>(saved.lang ?? (navigator.language.startsWith("pl") ? "pl" : "en"));
export const theme = signal<Theme>(saved.theme ?? "auto");
export const motion = signal<boolean>(saved.motion ?? true);
export const sound = signal<boolean>(saved.sound ?? false);
export const liveScore = signal<boolean>(saved.liveScore ?? true);
export const alwaysConfirm = signal<boolean>(saved.alwaysConfirm ?? false);
/** How fast the moves of others are shown. */
export const SPEEDS = ["calm", "normal", "quick", "at-once"] as const;
export type Speed = (typeof SPEEDS)[number];
export const speed = signal<Speed>(saved.speed ?? "normal");
/** Whether the list of all choices is open. */
export const listOpen = signal<boolean>(saved.listOpen ?? false);
export const level = signal<string>(saved.level ?? "");
export const myName = signal<string>(saved.myName ?? "");

function read(): Partial<Saved> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>;
  } catch {
    return {};
  }
}

const system = matchMedia("(prefers-color-scheme: dark)");
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const systemDark = signal(system.matches);
system.addEventListener("change", () => (systemDark.value = system.matches));

/** Whether things may move on this device now. */
export function moving(): boolean {
  return motion.value && !reduced.matches;
}

export function applySettings(): void {
  effect(() => {
    const dark = theme.value === "dark" || (theme.value === "auto" && systemDark.value);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    document.documentElement.dataset.motion = motion.value ? "on" : "off";
    document.documentElement.lang = lang.value;
  });
  effect(() => {
    const all: Saved = {
      lang: lang.value,
      theme: theme.value,
      motion: motion.value,
      sound: sound.value,
      liveScore: liveScore.value,
      alwaysConfirm: alwaysConfirm.value,
      speed: speed.value,
      listOpen: listOpen.value,
      level: level.value,
      myName: myName.value,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // a private window may forbid storage: the settings then last as long as the page
    }
  });
}
