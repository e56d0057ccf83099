import { afterEach, expect, test, vi } from "vitest";
import { plain, ruleText } from "../src/core/rulebook";

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
  expect(await ruleText("stone_age", "pl", "SA-001")).toBe("Gra.");
  expect(await ruleText("stone_age", "pl", "SA-999")).toBe("");
  expect(await ruleText("chess", "pl", "SA-001")).toBe("");
  expect(asked).toEqual(["/api/games/stone_age/rules?lang=pl", "/api/games/chess/rules?lang=pl"]);
});
