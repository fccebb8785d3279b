/** A chart as the server draws it: paths and positions, so that no chart code reaches the browser. */
export type Drawing = {
  kind: "line" | "bars";
  /** The box of the paths, stretched to whatever width there is; its height is in CSS pixels. */
  box: { width: number; height: number };
  /** What is below the first line; empty for bars. */
  area: string;
  /** `unfinished` goes on from `finished` over what is not over yet. `y` of each value is in CSS pixels from the top of the box. */
  series: { finished: string; unfinished: string; y: number[] }[];
  /** Where the values stand, in percent of the width. */
  x: number[];
  levels: { y: number; label: string }[];
  ticks: { x: number; label: string }[];
};

/** A line of a table cell: paths in a box that is `width` wide and `SPARKLINE_HEIGHT` high, stretched to the cell. */
export type SparklineDrawing = { width: number; finished: string; unfinished: string };

export const SPARKLINE_HEIGHT = 20;
