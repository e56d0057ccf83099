import { afterEach, expect, test, vi } from "vitest";
import { plain, ruleText } from "../src/core/rulebook";
import { Words } from "../src/core/words";
import { numbered, told } from "../src/rules/plain";

const POLISH = new Words("pl", ["place-hut = Chata"]);

afterEach(() => vi.unstubAllGlobals());

test("a rule is told without the marks at its start", () => {
  expect(plain("[p.6, ruling] `hut`: two workers [1].")).toBe("hut: two workers [1].");
  expect(plain("[ruling] [p.2] One.")).toBe("One.");
  expect(plain("One.")).toBe("One.");
});

test("a rule is asked for in the language of now; without an answer there is no text", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    if (path.includes("chess")) return Promise.reject(new Error("offline"));
    const answer = { markdown: "", rules: [{ id: "SA-001", text: "[s.1] Gra." }] };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  expect(await ruleText("stone_age", POLISH, "SA-001")).toBe("Gra.");
  expect(await ruleText("stone_age", POLISH, "SA-999")).toBe("");
  expect(await ruleText("chess", POLISH, "SA-001")).toBe("");
  expect(asked).toEqual(["/api/games/stone_age/rules?lang=pl", "/api/games/chess/rules?lang=pl"]);
});

test("codes of a rule are named, and what is named twice is said once", () => {
  const names = { words: POLISH, own: new Words("pl", ["code-fixed = stała cena"]) };
  expect(told("`hut` (chata): dwa; `fixed`", names)).toBe("„Chata”: dwa; stała cena");
  expect(told("`hut` (dwa)", names)).toBe("„Chata” (dwa)");
  expect(told("`other`", names)).toBe("`other`");
});

test("a numbered rule has a number, marks and what it says", () => {
  expect(numbered("**SA-035** [p.5, p.6] [ruling] Two.")).toEqual({
    id: "SA-035",
    marks: ["p.5", "p.6", "ruling"],
    text: "Two.",
  });
  expect(numbered("Two.")).toEqual({ id: "", marks: [], text: "Two." });
});
