import { stringify } from "csv-stringify/sync";
import type { Database } from "#server/database/tables.ts";
import { removeFiles, storeFile } from "#server/tasks/task-files.ts";
import type { RunningTask } from "#server/tasks/task-type.ts";

const ROWS_AT_ONCE = 1000;

/**
 * Stores the rows and values that an import did not take as a CSV file: line, column, reason, value. Cells that a spreadsheet would evaluate
 * are disarmed. What an attempt that was killed has stored is removed first.
 */
export async function storeRefusedList({ db, files, row, portion, signal }: RunningTask): Promise<void> {
  const earlier = db.selectFrom("task_files").select(["id", "storage_key", "pieces", "byte_size"]).where("task_id", "=", row.id);
  await removeFiles({ db, files }, await earlier.where("kind", "=", "refused").execute());
  const first = await db.selectFrom("import_refused_rows").select("line").where("task_id", "=", row.id).limit(1).executeTakeFirst();
  if (!first) return;
  await portion(async () => ({ progress: { stage: "listing" } }));
  const file = { company_id: row.company_id, property_id: row.property_id, task_id: row.id, created_by: row.created_by };
  const named = { kind: "refused" as const, name: `refused-rows-${row.id}.csv`, media_type: "text/csv; charset=utf-8" };
  await storeFile({ db, files }, { ...file, ...named }, listed(db, row.id, signal));
}

async function* listed(db: Database, task: string, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(stringify([["line", "column", "reason", "value"]], { bom: true }));
  let after = { line: "0", field: "" };
  for (;;) {
    signal.throwIfAborted();
    const rows = await db
      .selectFrom("import_refused_rows")
      .select(["line", "field", "reason", "value"])
      .where("task_id", "=", task)
      .where((where) => where(where.refTuple("line", "field"), ">", where.tuple(after.line, after.field)))
      .orderBy("line")
      .orderBy("field")
      .limit(ROWS_AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last;
    const cells = rows.map(({ line, field, reason, value }) => [line, field, REASONS[reason] ?? reason, value]);
    yield encoder.encode(stringify(cells, { escape_formulas: true }));
  }
}

/** The reasons in the words of the list, which leaves the product. */
const REASONS: Record<string, string> = {
  quote_broken: "A quotation mark stands in the wrong place",
  quote_open: "A quotation mark is opened here and never closed; the rest of the file was not read",
  row_too_long: "The row is too long",
  record_too_long: "The row is too long to be read; the rest of the file was not read",
  too_many_broken: "Too many quotation marks stand in the wrong place; the rest of the file was not read",
  many_cells: "The row has more cells than the file has columns",
  identifier_missing: "The identifier is missing",
  identifier_invalid: "The identifier has the wrong form",
  identifier_twice: "The file names this person twice; the first line, in brackets, was taken",
  attributes_too_long: "The person would have more attributes than can be stored",
  value_type: "The value does not have the type of the attribute; the other values of the row were taken",
};
