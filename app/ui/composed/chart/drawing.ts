/** A chart as the server draws it: paths and positions, so that no chart code reaches the browser. */
export type Drawing = {
  kind: "line" | "bars";
  /** The box of the paths, stretched to the available width; its height is in CSS pixels. */
  box: { width: number; height: number };
  /** `unfinished` continues `finished` over the part that can still grow. `y` of each value is in CSS pixels from the top of the box. */
  series: { finished: string; unfinished: string; y: number[] }[];
  levels: { y: number; label: string }[];
  ticks: { x: number; label: string }[];
};

/** A line in a table cell: paths in a box that is `width` wide and `SPARKLINE_HEIGHT` high, stretched to the cell. */
export type SparklineDrawing = { width: number; finished: string; unfinished: string };

/**
 * The positions of a chart's values, in percent of its width: lines run from edge to edge, each group of bars is in the middle of its
 * share.
 */
export function placesOf({ kind, series }: Pick<Drawing, "kind" | "series">): number[] {
  const count = series[0]?.y.length ?? 0;
  const share = kind === "line" ? (index: number) => index / Math.max(1, count - 1) : (index: number) => (index + 0.5) / count;
  return Array.from({ length: count }, (_, index) => Math.round(share(index) * 1000) / 10);
}

export const SPARKLINE_HEIGHT = 20;
