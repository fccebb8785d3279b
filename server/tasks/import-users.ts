import { sql } from "kysely";
import { z } from "zod";
import { mapping } from "#app/contracts/imports.ts";
import { companyLimitsOf } from "#app/domain/plan.ts";
import { refuse } from "#server/http/refusal.ts";
import { type CountedRefusal, writeRefusals } from "#server/resources/attributes/refusals.ts";
import type { CsvForm } from "#server/resources/imports/read-csv.ts";
import { ENDS_FILE, rowsOf } from "#server/resources/imports/read-csv.ts";
import { storeRefusedList } from "#server/resources/imports/refused-list.ts";
import { createImport, type Plan } from "#server/resources/imports/start.ts";
import { type Person, type Refused, toPerson } from "#server/resources/imports/to-person.ts";
import { writePeople } from "#server/resources/imports/write-people.ts";
import { contentOf, findFile } from "./task-files.ts";
import { type RunningTask, TaskFailed, type TaskType } from "./task-type.ts";

/** Rows of one portion: the embedded database does nothing else meanwhile. */
const ROWS_AT_ONCE = 1000;

type Payload = CsvForm & { fileUploadId: string; columns: { name: string }[]; lines: number; plan: Plan; properties?: number[] | null };
/** Behind which row of the file it goes on, and what came of the rows before. `unreadFrom`: behind which line the rest could not be read, or 0. */
type State = { rows: number; created: number; updated: number; archived: number; refused: number; keptOut: number; unreadFrom: number };
const BEGINNING: State = { rows: 0, created: 0, updated: 0, archived: 0, refused: 0, keptOut: 0, unreadFrom: 0 };

/** Brings the people of a CSV file into a company (specification 2, sections 3 to 5). A killed import goes on behind its last portion. */
export const importUsers: TaskType = {
  section: () => "company-user",
  payload: z.object({ fileUploadId: z.string().max(15), mapping: mapping.optional() }),
  create: (stores, caller, payload) => createImport(stores, caller, payload as Parameters<typeof createImport>[2]),
  async run(task) {
    const { row, db, files } = task;
    const payload = row.payload as Payload;
    const file = await findFile(db, row.company_id, payload.fileUploadId);
    if (!file) throw new TaskFailed("import_file_gone");
    const about = { columns: payload.columns.map(({ name }) => name), idType: await idTypeOf(task) };
    let state: State = { ...BEGINNING, ...(row.state as Partial<State>) };
    let read = 0;
    let waiting: ReturnType<typeof toPerson>[] = [];
    const flush = async () => {
      state = await writePortion(task, state, waiting, Math.max(payload.lines - 1, read - 1));
      waiting = [];
    };
    for await (const each of rowsOf(contentOf(files, file), payload)) {
      task.signal.throwIfAborted();
      // The first row is the head.
      if (read++ <= state.rows) continue;
      waiting.push(toPerson(each, payload.plan, about));
      if (waiting.length >= ROWS_AT_ONCE) await flush();
    }
    await flush();
    await storeRefusedList(task);
    await task.portion(async () => ({ progress: { done: state.rows, total: state.rows } }));
    const { rows, ...figures } = state;
    return { ...figures, rows };
  },
};

async function writePortion(task: RunningTask, state: State, rows: ReturnType<typeof toPerson>[], total: number): Promise<State> {
  const { db, row } = task;
  const people = rows.flatMap(({ person }): Person[] => (person ? [person] : []));
  const by = { id: row.created_by, properties: (row.payload as Payload).properties ?? null };
  const { next } = await task.portion(async () => {
    const { created, updated, archived, refused } = await writePeople(db, row.company_id, row.id, people, by);
    const all = [...rows.flatMap((each) => each.refused), ...refused];
    await note(task, all);
    await writeRefusals(db, countedByKey(row.company_id, all));
    const whole = all.filter(({ field }) => field === "").length;
    const next: State = {
      rows: state.rows + rows.length,
      created: state.created + created,
      updated: state.updated + updated,
      archived: state.archived + archived,
      refused: state.refused + whole,
      keptOut: state.keptOut + all.length - whole,
      unreadFrom: all.find(({ reason }) => ENDS_FILE.includes(reason))?.line ?? state.unreadFrom,
    };
    return { next, progress: { state: next, done: next.rows, total, stage: "writing" } };
  });
  return next;
}

/** Values of the wrong type, as they are counted with their attributes. */
function countedByKey(companyId: number, refused: Refused[]): CountedRefusal[] {
  const counted = new Map<string, CountedRefusal>();
  for (const { key, value } of refused) {
    if (key === undefined) continue;
    const count = (counted.get(key)?.count ?? 0) + 1;
    counted.set(key, { companyId, propertyId: null, key, reason: "type", sample: value.slice(0, 100), count });
  }
  return [...counted.values()];
}

async function note({ db, row }: RunningTask, refused: Refused[]): Promise<void> {
  if (refused.length === 0) return;
  await sql`
    insert into import_refused_rows (task_id, line, field, reason, value)
    select ${row.id}::bigint, line, field, reason, value
    from json_to_recordset(${JSON.stringify(refused)}::json) as said (line bigint, field text, reason text, value text)
    on conflict do nothing`.execute(db);
}

async function idTypeOf({ db, row }: RunningTask) {
  const company = await db
    .selectFrom("companies")
    .select("limits")
    .where("id", "=", row.company_id)
    .executeTakeFirstOrThrow(refuse.notFound);
  return companyLimitsOf(company.limits).companyUserUniqueDataType;
}
