import { asWritten } from "#app/domain/imports/disarmed.ts";
import { type CsvForm, rowsOf } from "#server/resources/imports/read-csv.ts";
import type { Plan } from "#server/resources/imports/start.ts";

/** How an import reads its file: with which column as whose id. */
export type Reading = CsvForm & { plan: Pick<Plan, "identifier"> };

/**
 * Finds ids that say little in any other text: where one is a cell, with any sign between cells, or with `isFirst` the first cell of a row.
 * Null without ids. Texts overlap by `longestCell`.
 */
export function cellPattern(ids: string[], isFirst: boolean): RegExp | null {
  if (ids.length === 0) return null;
  const written = ids.flatMap((id) => [id, id.replaceAll('"', '""')]).map((id) => id.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  const before = isFirst ? "[\\n\\r]" : "[\\n\\r,;\\t]";
  return new RegExp(`${before}${SPACES}"?${SPACES}'?(?:${[...new Set(written)].join("|")})${SPACES}"?${SPACES}(?=[\\n\\r,;\\t])`, "iu");
}

/** At most so many, so that no text takes longer than its length. */
const SPACES = "[^\\S\\n\\r\\t]{0,5}";

/** How much longer than an id what the pattern finds is at most. */
export const AROUND_CELL = 25;

/** Whether an import of the file brings in somebody with one of the ids. */
export async function isIdentified(content: AsyncIterable<Uint8Array>, { plan, ...form }: Reading, ids: string[]): Promise<boolean> {
  const sought = new Set(ids.map((id) => id.toLowerCase()));
  for await (const { cells } of rowsOf(content, form)) {
    if (cells && sought.has(asWritten(cells[plan.identifier] ?? "").toLowerCase())) return true;
  }
  return false;
}
