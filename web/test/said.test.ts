/** Whatever a drawing says is in its title's words, or in those of the platform. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../../", import.meta.url);
const text = (path: string) => readFileSync(new URL(path, root), "utf8");
const keys = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key);

test.each(["stone_age", "akropolis", "origins", "pantheon"])("%s", (title) => {
  const known = new Set(
    ["", `games/${title}/`].flatMap((part) => keys(text(`src/megalith/${part}text/en.ftl`))),
  );
  const folder = `web/src/games/${title}/`;
  const files = readdirSync(new URL(folder, root)).filter((name) => /\.tsx?$/.test(name));
  const used = files.flatMap((name) =>
    [...text(folder + name).matchAll(/words\.say\(\s*"([\w-]+)/g)].map(([, key]) => key),
  );
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((key) => !known.has(key))).toEqual([]);
});
