import { scaleBand, scaleLinear } from "@visx/scale";
import { line } from "@visx/shape";
import { type Drawing, placesOf } from "./drawing.ts";

const BOX = { width: 1000, height: 200, top: 12 };
const MOST_TICKS = 8;
/** Up to this many values are drawn as bars: a line through so few would suggest values that were never counted. */
const MOST_BARS = 7;

type Wish = {
  /** Labels the position of a value below the chart. */
  tick: (index: number) => string;
  number: (value: number) => string;
  /** The first value that can still grow; none when left out. */
  unfinishedFrom?: number;
};

type Scale = (value: number) => number;
type Paths = { finished: string; unfinished: string };

/**
 * Draws series of counts side by side, all of the same length: a few values as bars, more of them as lines. In whole numbers, to keep the
 * page small.
 */
export function drawChart(series: number[][], { tick, number, unfinishedFrom }: Wish): Drawing {
  const length = series[0]?.length ?? 0;
  const scale = scaleLinear<number>({
    domain: [0, Math.max(1, ...series.flat())],
    range: [BOX.height, BOX.top],
    nice: true,
  });
  const y = (value: number) => Math.round(scale(value));
  const end = Math.min(unfinishedFrom ?? length, length);
  const kind = length <= MOST_BARS ? "bars" : "line";
  const paths = kind === "bars" ? bars(series, y, end) : series.map((values) => lineOf(values, y, end));
  const drawn = { kind, series: paths.map((path, index) => ({ ...path, y: (series[index] ?? []).map(y) })) } as const;
  const stride = Math.max(1, Math.ceil(length / MOST_TICKS));
  return {
    ...drawn,
    box: { width: BOX.width, height: BOX.height },
    levels: scale
      .ticks(4)
      .filter(Number.isInteger)
      .map((level) => ({ y: y(level), label: number(level) })),
    ticks: placesOf(drawn).flatMap((x, index) => (index % stride === 0 ? [{ x, label: tick(index) }] : [])),
  };
}

function lineOf(values: number[], y: Scale, end: number): Paths {
  const x = scaleLinear<number>({ domain: [0, Math.max(1, values.length - 1)], range: [0, BOX.width], round: true });
  const points = values.map((value, index) => ({ value, index }));
  const path = line<(typeof points)[number]>({ x: ({ index }) => x(index), y: ({ value }) => y(value) });
  return {
    finished: path(points.slice(0, end)) ?? "",
    unfinished: end < values.length ? (path(points.slice(Math.max(0, end - 1))) ?? "") : "",
  };
}

function bars(series: number[][], y: Scale, end: number): Paths[] {
  const places = (series[0] ?? []).map((_, index) => index);
  const groups = scaleBand<number>({ domain: places, range: [0, BOX.width], paddingInner: 0.4, paddingOuter: 0.2 });
  const within = scaleBand<number>({ domain: series.map((_, index) => index), range: [0, groups.bandwidth()], padding: 0.1 });
  const bar = (value: number, left: number) =>
    `M${Math.round(left)},${BOX.height}V${y(value)}H${Math.round(left + within.bandwidth())}V${BOX.height}Z`;
  return series.map((values, nth) => {
    const all = values.map((value, index) => bar(value, (groups(index) ?? 0) + (within(nth) ?? 0)));
    return { finished: all.slice(0, end).join(""), unfinished: all.slice(end).join("") };
  });
}
