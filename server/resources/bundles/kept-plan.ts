import { performance } from "node:perf_hooks";
import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import type { JudgedPlan } from "./plan.ts";

/** Another version of this program may judge otherwise. */
const STARTED = new Date(performance.timeOrigin);

/** The plans that are being looked up or judged, by their imports and marks: who asks for one meanwhile waits for it. */
const underWay = new WeakMap<Database, Map<string, Promise<JudgedPlan>>>();

type Prepared = { id: string; propertyId: number };

/**
 * What a prepared import would do, as it was judged last. Its file and the revisions of its preparation stay, so that it is judged anew only
 * when anything was written since of what it is compared with (`contentMark`), or when this process started. The import itself, once it is
 * started, judges each item anew in the transaction that brings it in: nothing of this is applied.
 */
export async function keptPlan(db: Database, { id, propertyId }: Prepared, judge: () => Promise<JudgedPlan>): Promise<JudgedPlan> {
  // Taken before anything is read: what is written meanwhile makes another one.
  const mark = await contentMark(db, propertyId);
  const plans = underWay.get(db) ?? new Map<string, Promise<JudgedPlan>>();
  underWay.set(db, plans);
  const key = `${id}/${mark}`;
  const plan = plans.get(key) ?? keptOrJudged(db, id, mark, judge).finally(() => plans.delete(key));
  plans.set(key, plan);
  return plan;
}

/** Looking is part of what others wait for: else one could look just before a plan is kept, and judge just after. */
async function keptOrJudged(db: Database, taskId: string, mark: string, judge: () => Promise<JudgedPlan>): Promise<JudgedPlan> {
  const kept = await db
    .selectFrom("import_plans")
    .select("plan")
    .where("task_id", "=", taskId)
    .where("mark", "=", mark)
    .where("judged_at", ">=", STARTED)
    .executeTakeFirst();
  if (kept) return kept.plan as JudgedPlan;
  const plan = JSON.stringify(await judge());
  const judged = { mark, judged_at: new Date(), plan };
  await db
    .insertInto("import_plans")
    .values({ task_id: taskId, ...judged })
    .onConflict((conflict) => conflict.column("task_id").doUpdateSet(judged))
    .execute();
  return JSON.parse(plan);
}

/** What `knownContent` reads: whoever writes a row, it has another place and transaction then. Of images only which there are counts. */
async function contentMark(db: Database, propertyId: number): Promise<string> {
  const written = ["guides", "chapters", "segments", "tags", "page_segments", "content_origins", "languages"];
  const marks = written.map(
    (table) => sql`select ${sql.lit(table)} || ctid || xmin as mark from ${sql.table(table)} where property_id = ${propertyId}`,
  );
  const images = sql`select id from images where property_id = ${propertyId}`;
  const { rows } = await sql<{ mark: string }>`
    select md5(coalesce(string_agg(mark, ',' order by mark), '')) as mark from (${sql.join([...marks, images], sql` union all `)}) as all_marks`.execute(
    db,
  );
  return rows[0]!.mark;
}
