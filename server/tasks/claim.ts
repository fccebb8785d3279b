import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import { lease } from "./queue.ts";
import type { TaskRow } from "./task-type.ts";

/** A task whose worker has died: it goes first, because its company's turn was taken already. */
const ABANDONED = sql`(select id from tasks where status = 'running' and leased_until < now()
  order by leased_until, id limit 1 for update skip locked)`;

/**
 * The next task of the company whose turn it is: the one with the fewest running, then the one whose last turn is longest ago. Companies are
 * found by one step into the index each, never by reading what waits.
 */
const IN_TURN = sql`(
  with recursive waiting (company_id) as (
    (select company_id from tasks where status = 'waiting' order by company_id limit 1)
    union all
    select (select company_id from tasks where status = 'waiting' and company_id > waiting.company_id order by company_id limit 1)
    from waiting where waiting.company_id is not null
  ), turns as (
    select company_id,
      (select run_after from tasks where status = 'waiting' and company_id = waiting.company_id order by run_after, id limit 1) as due,
      (select count(*) from tasks where status = 'running' and company_id = waiting.company_id) as running,
      (select claimed_at from tasks where claimed_at is not null and company_id = waiting.company_id order by claimed_at desc limit 1) as last
    from waiting where company_id is not null
  )
  select next.id from (select company_id from turns where due <= now() order by running, last nulls first, due, company_id) as turn
  cross join lateral (
    select id from tasks where status = 'waiting' and company_id = turn.company_id and run_after <= now()
    order by run_after, id limit 1 for update skip locked
  ) as next limit 1)`;

/** Takes a task to work on, in turn by company. Any number of workers may ask at once. */
export async function claim(db: Database, worker: string): Promise<TaskRow | null> {
  const row = await db
    .updateTable("tasks")
    .set({
      status: "running",
      worker,
      leased_until: lease(),
      attempts: sql`attempts + 1`,
      started_at: sql`coalesce(started_at, now())`,
      claimed_at: sql`now()`,
      error: null,
    })
    .where("id", "=", sql<string>`coalesce(${ABANDONED}, ${IN_TURN})`)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}
