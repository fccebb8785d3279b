export type Line = {
  what: string;
  shown: string;
  /** What is held against the limit; none for figures that only inform. */
  value?: number;
  limit?: { least?: number; most?: number };
  aim?: string;
};

/** A line for what could not be measured here. */
export const skipped = (what: string, why: string): Line => ({ what, shown: `skipped: ${why}` });

export function holds({ value, limit }: Line): boolean {
  if (!limit) return true;
  if (value === undefined || Number.isNaN(value)) return false;
  return value >= (limit.least ?? -Infinity) && value <= (limit.most ?? Infinity);
}

export function tableOf(lines: Line[]): string {
  const rows = lines.map((line) => [
    line.what,
    line.shown,
    limitText(line),
    line.aim ?? "",
    line.limit ? (holds(line) ? "ok" : "MISSED") : "",
  ]);
  const all = [["", "measured", "limit", "aim", ""], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function limitText({ limit }: Line): string {
  if (limit?.least !== undefined) return `at least ${limit.least}`;
  return limit?.most === undefined ? "" : `at most ${limit.most}`;
}
