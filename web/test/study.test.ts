import { expect, test } from "vitest";
import "./page";
import { stepOf } from "../src/study/studying";
import type { CurvePoint, StudyBody } from "../src/study/wire";

const point = (n: number, who: number): CurvePoint => ({ n, who, owner: who, win: [], change: [] });

test("a turn on the curve has the number of its card, luck its own", () => {
  const decisions = [
    { n: 3, end: 9 },
    { n: 9, end: 10 },
  ];
  const body = { decisions } as StudyBody;
  expect(stepOf(body, point(9, 0))).toBe(3);
  expect(stepOf(body, point(10, 1))).toBe(9);
  expect(stepOf(body, point(9, -1))).toBe(9);
});
