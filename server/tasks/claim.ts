import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import { lease } from "./queue.ts";
import type { TaskRow } from "./task-type.ts";

/** Which tasks a worker takes: those of some types, or all but those. `isOneEach`: of a company never more than one at a time, in all workers. */
export type Share = { types: readonly string[]; isOthers: boolean; isOneEach?: boolean };
const EVERYTHING: Share = { types: [], isOthers: true };
const LOCK = "claim of one each";

const isIn = ({ types, isOthers }: Share) => sql<boolean>`((type = any(${[...types]}::text[])) <> ${isOthers}::boolean)`;

/** A task whose worker has died: it goes first, because its company's turn was taken already. */
const abandoned = (share: Share) => sql`(select id from tasks where status = 'running' and leased_until < now() and ${isIn(share)}
  order by leased_until, id limit 1 for update skip locked)`;

/**
 * The next task of the company whose turn it is: the one with the fewest running, then the one whose last turn is longest ago. Companies are
 * found by one step into the index each, then by the few that a company may have open. What runs in other workers' share does not count.
 */
const inTurn = (share: Share) => sql`(
  with recursive waiting (company_id) as (
    (select company_id from tasks where status = 'waiting' order by company_id limit 1)
    union all
    select (select company_id from tasks where status = 'waiting' and company_id > waiting.company_id order by company_id limit 1)
    from waiting where waiting.company_id is not null
  ), turns as (
    select company_id,
      (select run_after from tasks where status = 'waiting' and company_id = waiting.company_id and ${isIn(share)}
        order by run_after, id limit 1) as due,
      (select count(*) from tasks where status = 'running' and company_id = waiting.company_id and ${isIn(share)}) as running,
      (select claimed_at from tasks where claimed_at is not null and company_id = waiting.company_id order by claimed_at desc limit 1) as last
    from waiting where company_id is not null
  )
  select next.id from (select company_id from turns where due <= now()
    and (running = 0 or not ${share.isOneEach ?? false}::boolean) order by running, last nulls first, due, company_id) as turn
  cross join lateral (
    select id from tasks where status = 'waiting' and company_id = turn.company_id and run_after <= now() and ${isIn(share)}
    order by run_after, id limit 1 for update skip locked
  ) as next limit 1)`;

/** Takes a task to work on, in turn by company, of a worker's share alone. Any number of workers may ask at once. */
export function claim(db: Database, worker: string, share: Share = EVERYTHING): Promise<TaskRow | null> {
  if (!share.isOneEach) return take(db, worker, share);
  return db.transaction().execute(async (trx) => {
    // Two that ask at once would both see a company of which nothing runs yet.
    await sql`select pg_advisory_xact_lock(hashtextextended(${LOCK}, 0))`.execute(trx);
    return take(trx, worker, share);
  });
}

async function take(db: Database, worker: string, share: Share): Promise<TaskRow | null> {
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
    .where("id", "=", sql<string>`coalesce(${abandoned(share)}, ${inTurn(share)})`)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}
