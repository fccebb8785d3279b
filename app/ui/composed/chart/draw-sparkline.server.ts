import { scaleLinear } from "@visx/scale";
import { SPARKLINE_HEIGHT, type SparklineDrawing } from "./drawing.ts";

/**
 * Draws counts as a small line. Its paths use relative whole numbers, because a table has one in each row.
 * @param isUnfinished whether the last value can still grow
 */
export function drawSparkline(values: number[], isUnfinished: boolean): SparklineDrawing {
  const all = values.length === 1 ? [...values, ...values] : values;
  const y = scaleLinear<number>({ domain: [0, Math.max(1, ...all)], range: [SPARKLINE_HEIGHT - 1, 1], round: true });
  const path = (from: number, to: number) =>
    all
      .slice(from, to)
      .map((value, index) => {
        if (index === 0) return `m${from} ${y(value)}`;
        const change = y(value) - y(all[from + index - 1] ?? 0);
        return change < 0 ? `1${change}` : `1 ${change}`;
      })
      .join(" ");
  const end = isUnfinished ? all.length - 1 : all.length;
  return { width: all.length - 1, finished: path(0, end), unfinished: isUnfinished ? path(end - 1, all.length) : "" };
}
