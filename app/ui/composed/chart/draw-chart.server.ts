import { scaleBand, scaleLinear } from "@visx/scale";
import { area, line } from "@visx/shape";
import type { Drawing } from "./drawing.ts";

const BOX = { width: 1000, height: 200, top: 12 };
const MOST_TICKS = 8;
/** Up to this many values are bars: a line of so few says what was never counted between them. */
const MOST_BARS = 7;

type Wish = {
  /** Writes the place of a value below the chart. */
  tick: (index: number) => string;
  number: (value: number) => string;
  /** From which value on they can still grow; none when left out. */
  unfinishedFrom?: number;
};

type Scale = (value: number) => number;
type Shape = Pick<Drawing, "kind" | "area" | "x"> & { paths: { finished: string; unfinished: string }[] };

/** Draws series of counts side by side, all of the same length: a few values as bars, more of them as lines. */
export function drawChart(series: number[][], { tick, number, unfinishedFrom }: Wish): Drawing {
  const length = series[0]?.length ?? 0;
  const highest = Math.max(1, ...series.flat());
  const scale = scaleLinear<number>({ domain: [0, highest], range: [BOX.height, BOX.top], nice: true });
  const y = (value: number) => round(scale(value));
  const end = Math.min(unfinishedFrom ?? length, length);
  const { paths, ...shape } = (length <= MOST_BARS ? bars : lines)(series, y, end);
  const stride = Math.max(1, Math.ceil(length / MOST_TICKS));
  return {
    ...shape,
    box: { width: BOX.width, height: BOX.height },
    series: paths.map((path, index) => ({ ...path, y: (series[index] ?? []).map(y) })),
    levels: scale
      .ticks(4)
      .filter(Number.isInteger)
      .map((level) => ({ y: y(level), label: number(level) })),
    ticks: shape.x.flatMap((x, index) => (index % stride === 0 ? [{ x, label: tick(index) }] : [])),
  };
}

function lines(series: number[][], y: Scale, end: number): Shape {
  const scale = scaleLinear<number>({ domain: [0, Math.max(1, (series[0]?.length ?? 0) - 1)], range: [0, BOX.width] });
  const x = (index: number) => round(scale(index));
  const between = (values: number[], from: number, to: number) => values.map((value, index) => ({ value, index })).slice(from, to);
  type Point = { value: number; index: number };
  const path = line<Point>({ x: ({ index }) => x(index), y: ({ value }) => y(value) });
  const below = area<Point>({ x: ({ index }) => x(index), y0: BOX.height, y1: ({ value }) => y(value) });
  return {
    kind: "line",
    area: below(between(series[0] ?? [], 0, end)) ?? "",
    paths: series.map((values) => ({
      finished: path(between(values, 0, end)) ?? "",
      unfinished: end < values.length ? (path(between(values, Math.max(0, end - 1), values.length)) ?? "") : "",
    })),
    x: (series[0] ?? []).map((_, index) => round((scale(index) / BOX.width) * 100)),
  };
}

function bars(series: number[][], y: Scale, end: number): Shape {
  const places = (series[0] ?? []).map((_, index) => index);
  const groups = scaleBand<number>({ domain: places, range: [0, BOX.width], padding: 0.4 });
  const within = scaleBand<number>({ domain: series.map((_, index) => index), range: [0, groups.bandwidth()], padding: 0.1 });
  const bar = (value: number, left: number) =>
    `M${round(left)},${BOX.height}V${y(value)}H${round(left + within.bandwidth())}V${BOX.height}Z`;
  const path = (values: number[], nth: number, wanted: (index: number) => boolean) =>
    values.map((value, index) => (wanted(index) ? bar(value, (groups(index) ?? 0) + (within(nth) ?? 0)) : "")).join("");
  return {
    kind: "bars",
    area: "",
    paths: series.map((values, nth) => ({
      finished: path(values, nth, (index) => index < end),
      unfinished: path(values, nth, (index) => index >= end),
    })),
    x: places.map((index) => round((((groups(index) ?? 0) + groups.bandwidth() / 2) / BOX.width) * 100)),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
