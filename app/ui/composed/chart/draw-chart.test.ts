import { expect, test } from "vitest";
import { drawChart } from "./draw-chart.server.ts";
import { drawSparkline } from "./draw-sparkline.server.ts";

const wish = { tick: (index: number) => `day ${index}`, number: String };
const many = [0, 5, 10, 5, 0, 10, 0, 5, 10, 10];
const pointsOf = (path: string) => [...path.matchAll(/[ML]?([\d.]+),([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

test("many values are a line from edge to edge, the greatest at the top and nothing at the bottom", () => {
  const drawing = drawChart([many], wish);
  expect(drawing).toMatchObject({ kind: "line", series: [{ unfinished: "" }], x: { 0: 0, 9: 100 } });
  const points = pointsOf(drawing.series[0]?.finished ?? "");
  expect(points).toHaveLength(10);
  expect([points[0], points[2], points[9]]).toEqual([
    [0, 200],
    [222.2, 12],
    [1000, 12],
  ]);
  expect(drawing.series[0]?.y).toEqual(points.map(([, y]) => y));
});

test("what is not over goes on from what is, and nothing is filled below it", () => {
  const { series, area } = drawChart([many, many], { ...wish, unfinishedFrom: 8 });
  for (const { finished, unfinished } of series) {
    expect(pointsOf(finished)).toHaveLength(8);
    expect(pointsOf(unfinished)).toHaveLength(3);
    expect(pointsOf(unfinished)[0]).toEqual(pointsOf(finished).at(-1));
  }
  expect(Math.max(...pointsOf(area).map(([x = 0]) => x))).toBe(777.8);
});

test.each([1, 2, 7])("%d values are bars, each series beside the other, the last ones not over", (count) => {
  const values = many.slice(1, count + 1);
  const { kind, series, x, area } = drawChart([values, values], { ...wish, unfinishedFrom: count - 1 });
  const bars = (path: string) => [...path.matchAll(/M([\d.]+),200V([\d.]+)H([\d.]+)V200Z/g)].map((found) => found.slice(1).map(Number));
  expect({ kind, area, places: x.length }).toEqual({ kind: "bars", area: "", places: count });
  const [first, second] = series.map(({ finished, unfinished }) => [...bars(finished), ...bars(unfinished)]);
  expect(bars(series[0]?.unfinished ?? "")).toHaveLength(1);
  expect(first?.map(([, top]) => top)).toEqual(series[0]?.y);
  for (const [index, [, , right = 0] = []] of (first ?? []).entries()) {
    expect(right).toBeLessThan(second?.[index]?.[0] ?? 0);
    expect(x[index]).toBeGreaterThan(0);
  }
});

test("values that are all nothing, or none at all, are a drawing as well", () => {
  const { series, levels } = drawChart([[0, 0, 0, 0, 0, 0, 0, 0]], wish);
  expect(series[0]?.y).toEqual(Array(8).fill(200));
  expect(levels.map(({ label }) => label)).toEqual(["0", "1"]);
  expect(drawChart([[]], wish)).toMatchObject({ x: [], ticks: [], series: [{ finished: "" }] });
});

test("at most eight places are named, the first of them always", () => {
  const { ticks } = drawChart([Array.from({ length: 120 }, (_, index) => index)], wish);
  expect(ticks.length).toBeLessThanOrEqual(8);
  expect(ticks[0]).toEqual({ x: 0, label: "day 0" });
});

/** Where a sparkline goes, point by point: its paths are relative. */
function walked(path: string): number[][] {
  const numbers = [...path.matchAll(/-?\d+/g)].map(Number);
  const points = [numbers.splice(0, 2)];
  while (numbers.length > 0) {
    const [dx = 0, dy = 0] = numbers.splice(0, 2);
    const [x = 0, y = 0] = points.at(-1) ?? [];
    points.push([x + dx, y + dy]);
  }
  return points;
}

test("a sparkline passes through every value, and its last day goes on from the day before", () => {
  const { width, finished, unfinished } = drawSparkline([0, 9, 3, 6], true);
  expect(width).toBe(3);
  expect(walked(finished)).toEqual([
    [0, 19],
    [1, 1],
    [2, 13],
  ]);
  expect(walked(unfinished)).toEqual([
    [2, 13],
    [3, 7],
  ]);
  expect(drawSparkline([0, 9, 3, 6], false)).toMatchObject({ finished: "m0 19 1-18 1 12 1-6", unfinished: "" });
});

test("a single value is a line of its own height", () => {
  expect(drawSparkline([4], false)).toEqual({ width: 1, finished: "m0 1 1 0", unfinished: "" });
});
