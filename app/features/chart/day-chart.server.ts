import { scaleLinear } from "@visx/scale";
import { area, line } from "@visx/shape";

/** The box that lines are drawn in, of any width on a screen; heights are in CSS pixels. */
const PLOT = { width: 1000, height: 200, top: 12 };
const MOST_LABELS = 8;

export type DayValue = { day: string; first: number; second: number };
export type Chart = {
  /** The box of the paths, stretched to whatever width there is. */
  box: { width: number; height: number };
  area: string;
  first: string;
  second: string;
  /** `y` in CSS pixels from the top of the box. */
  levels: { y: number; label: string }[];
  /** `x` as a share of the width, such as "12.5%". */
  days: { x: string; label: string }[];
  /** A single day has no line: its values are points in the middle. */
  points: { series: "first" | "second"; y: number }[];
};

/**
 * The drawing of two series of counts over days, as paths and positions: made on the server, so that no chart code reaches the browser.
 * @param label writes a day (YYYY-MM-DD) for the axis
 */
export function dayChart(values: DayValue[], label: (day: string) => string, number: (value: number) => string): Chart {
  const highest = Math.max(1, ...values.map((value) => Math.max(value.first, value.second)));
  const x = scaleLinear<number>({ domain: [0, Math.max(1, values.length - 1)], range: [0, PLOT.width] });
  const y = scaleLinear<number>({ domain: [0, highest], range: [PLOT.height, PLOT.top], nice: true });
  const [single] = values.length === 1 ? values : [];
  const share = (index: number) => (single ? "50%" : `${round((x(index) / PLOT.width) * 100)}%`);
  const path = (of: (value: DayValue) => number) =>
    line<DayValue>({ x: (_, index) => round(x(index)), y: (value) => round(y(of(value))) })(values) ?? "";
  const stride = Math.max(1, Math.ceil(values.length / MOST_LABELS));
  return {
    box: { width: PLOT.width, height: PLOT.height },
    area: area<DayValue>({ x: (_, index) => round(x(index)), y0: y(0), y1: (value) => round(y(value.first)) })(values) ?? "",
    first: path((value) => value.first),
    second: path((value) => value.second),
    levels: y
      .ticks(4)
      .filter(Number.isInteger)
      .map((level) => ({ y: round(y(level)), label: number(level) })),
    days: values.flatMap((value, index) => (index % stride === 0 ? [{ x: share(index), label: label(value.day) }] : [])),
    points: single ? (["first", "second"] as const).map((series) => ({ series, y: round(y(single[series])) })) : [],
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
