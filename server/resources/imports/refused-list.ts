import { stringify } from "csv-stringify/sync";
import type { ImportLanguage } from "#app/contracts/imports.ts";
import type { Database } from "#server/database/tables.ts";
import { removeFiles, storeFile } from "#server/tasks/task-files.ts";
import type { RunningTask, TaskRow } from "#server/tasks/task-type.ts";
import { REFUSED_WORDS } from "./refused-words.ts";
import type { Reason } from "./to-person.ts";

const ROWS_AT_ONCE = 1000;

/**
 * Stores the rows and values that an import did not take as a CSV file: line, column, reason, value, in the language of who started it. Cells that a spreadsheet would evaluate
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
  await storeFile({ db, files }, { ...file, ...named }, listed(db, row, signal));
}

async function* listed(db: Database, { id, payload }: Pick<TaskRow, "id" | "payload">, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const { head, reasons } = REFUSED_WORDS[(payload as { language?: ImportLanguage }).language ?? "en"];
  yield encoder.encode(stringify([head], { bom: true }));
  let after = { line: "0", field: "" };
  for (;;) {
    signal.throwIfAborted();
    const rows = await db
      .selectFrom("import_refused_rows")
      .select(["line", "field", "reason", "value"])
      .where("task_id", "=", id)
      .where((where) => where(where.refTuple("line", "field"), ">", where.tuple(after.line, after.field)))
      .orderBy("line")
      .orderBy("field")
      .limit(ROWS_AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last;
    const cells = rows.map(({ line, field, reason, value }) => [line, field, reasons[reason as Reason] ?? reason, value]);
    yield encoder.encode(stringify(cells, { escape_formulas: true }));
  }
}
