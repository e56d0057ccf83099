import { expect, it } from "vitest";
import { broken } from "../src/games/origins/hyphen";

it("breaks long words after a vowel near the middle, short ones never", () => {
  expect(broken("Zamek")).toEqual(["Zamek"]);
  expect(broken("astronomiczna")).toEqual(["astrono-", "miczna"]);
  expect(broken("uzdrowicieli")).toEqual(["uzdrowi-", "cieli"]);
});
