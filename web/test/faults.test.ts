import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Words } from "../src/core/words";
import { sayFault } from "../src/rules/faults";
import type { Entry } from "../src/core/types";

const entry = (field: string, ids: string[] = [], words = field): Entry => {
  return { field, kind: "number", least: 0, most: 4, length: 0, ids, words };
};
const ENTRIES: Record<string, Entry[]> = {
  stone_age: ["tools", "workers", "buildings"].map((field) => entry(field)),
  origins: [entry("towers", ["red", "blue"], "colour"), entry("seats", ["red"], "colour")],
  pantheon: [entry("columns")],
};

function said(lang: string, where: string, title = "stone_age"): string {
  const files = [
    `../src/megalith/text/${lang}.ftl`,
    `../src/megalith/games/${title}/text/${lang}.ftl`,
  ];
  const words = new Words(
    lang,
    files.map((file) => readFileSync(file, "utf8")),
  );
  const fault = { key: "whole", where, code: "", args: { least: "0", most: "4", found: "5" } };
  return sayFault(fault, words, ENTRIES[title], ["Ada", "Bartek"]);
}

test("a fault names the player, the entry as the form calls it, and the reason", () => {
  expect(said("en", "players[0].tools")).toBe(
    "Ada, Tools: expected a whole number from 0 to 4, not 5",
  );
  expect(said("pl", "players[1].workers")).toBe("Bartek, Pionki: wpisz liczbę od 0 do 4; jest 5");
});

test("an entry with several numbers says which", () => {
  expect(said("pl", "players[0].towers.red", "origins")).toMatch(
    /^Ada, Wysokości wież \(Czerwone\): /,
  );
  expect(said("pl", "players[0].seats[2].value", "origins")).toMatch(/^Ada, Kości w siedzibach: /);
  expect(said("pl", "players[0].columns", "pantheon")).toMatch(/^Ada, Kolumny na planszy/);
  expect(said("en", "buildings")).toMatch(/^Buildings: /);
  expect(said("en", "")).toMatch(/^expected/);
});
