import { scaleLinear } from "@visx/scale";
import { area, line } from "@visx/shape";

const SIZE = { width: 960, height: 240, left: 44, right: 12, top: 12, bottom: 28 };
const MOST_LABELS = 8;

export type DayValue = { day: string; first: number; second: number };
export type Chart = {
  width: number;
  height: number;
  area: string;
  first: string;
  second: string;
  levels: { y: number; label: string }[];
  days: { x: number; label: string }[];
  points: { x: number; y: number }[];
  plot: { left: number; right: number; bottom: number };
};

/**
 * The drawing of two series of counts over days, as paths and positions in a box of 960 × 240: made on the server, so
 * that no chart code reaches the browser.
 * @param label writes a day (YYYY-MM-DD) for the axis
 */
export function dayChart(values: DayValue[], label: (day: string) => string, number: (value: number) => string): Chart {
  const highest = Math.max(1, ...values.map((value) => Math.max(value.first, value.second)));
  const x = scaleLinear<number>({ domain: [0, Math.max(1, values.length - 1)], range: [SIZE.left, SIZE.width - SIZE.right] });
  const y = scaleLinear<number>({ domain: [0, highest], range: [SIZE.height - SIZE.bottom, SIZE.top], nice: true });
  const path = (of: (value: DayValue) => number) =>
    line<DayValue>({ x: (_, index) => round(x(index)), y: (value) => round(y(of(value))) })(values) ?? "";
  const stride = Math.max(1, Math.ceil(values.length / MOST_LABELS));
  return {
    width: SIZE.width,
    height: SIZE.height,
    area: area<DayValue>({ x: (_, index) => round(x(index)), y0: y(0), y1: (value) => round(y(value.first)) })(values) ?? "",
    first: path((value) => value.first),
    second: path((value) => value.second),
    levels: y
      .ticks(4)
      .filter(Number.isInteger)
      .map((level) => ({ y: round(y(level)), label: number(level) })),
    days: values.flatMap((value, index) => (index % stride === 0 ? [{ x: round(x(index)), label: label(value.day) }] : [])),
    points: values.length === 1 ? values.map((value, index) => ({ x: round(x(index)), y: round(y(value.first)) })) : [],
    plot: { left: SIZE.left, right: SIZE.width - SIZE.right, bottom: SIZE.height - SIZE.bottom },
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
