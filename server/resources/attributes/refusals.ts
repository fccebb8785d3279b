import { sql } from "kysely";
import type { RefusedValue } from "#app/domain/users/check-values.ts";
import type { Database } from "#server/database/tables.ts";
import type { Parts } from "#server/parts.ts";
import type { Owner } from "./owner.ts";
import { type Refused, toWireRefused } from "./wire.ts";

const EVERY_MILLISECONDS = 1000;
/** Kinds of refusal that wait at once. Beyond it they are not counted, for the counts are no reason to fill the memory. */
const MOST_WAITING = 10_000;

export type CountedRefusal = Owner & RefusedValue & { count: number };

/**
 * Counts values that were kept out: joined, and written at most once a second, so that a page that keeps sending them costs next to nothing.
 * Nobody waits for it, and a failure is only logged.
 */
export function refusalCounter({ db, log }: Pick<Parts, "db" | "log">): (owner: Owner, refused: RefusedValue[]) => void {
  let waiting = new Map<string, CountedRefusal>();
  let isScheduled = false;
  let last = Number.NEGATIVE_INFINITY;

  function write() {
    const counted = [...waiting.values()];
    waiting = new Map();
    isScheduled = false;
    last = performance.now();
    writeRefusals(db, counted).catch((error) => log.warn({ err: error }, "it could not be counted which values were kept out"));
  }

  return (owner, refused) => {
    for (const each of refused) {
      const name = `${owner.companyId} ${owner.propertyId} ${each.reason} ${each.key}`;
      const count = (waiting.get(name)?.count ?? 0) + 1;
      if (count > 1 || waiting.size < MOST_WAITING) waiting.set(name, { ...owner, ...each, count });
    }
    if (waiting.size === 0 || isScheduled) return;
    isScheduled = true;
    setTimeout(write, Math.max(0, last + EVERY_MILLISECONDS - performance.now())).unref();
  };
}

/** Adds to the counts, in one order, so that two instances that write the same never wait for one another in a circle. */
export async function writeRefusals(db: Database, counted: CountedRefusal[]): Promise<void> {
  await sql`
    insert into attribute_refusals as kept (company_id, property_id, key, reason, count, sample)
    select "companyId", "propertyId", key, reason, count, sample
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
      as said ("companyId" integer, "propertyId" integer, key text, reason text, count bigint, sample text)
    order by 1, 2, 3, 4
    on conflict (company_id, property_id, key, reason)
    do update set count = kept.count + excluded.count, sample = excluded.sample, last_at = now()`.execute(db);
}

/** Values kept out by key, within some properties or (null) all of a company and its own people. */
export function refusalsIn(companyId: number, properties: number[] | null) {
  return sql<Refused & { key: string }>`
    select key, sum(count) as count, (array_agg(sample order by last_at desc))[1] as sample, max(last_at) as last_at from attribute_refusals
    where company_id = ${companyId} and ${properties === null ? sql`true` : sql`property_id = any(${properties}::integer[])`} group by key`;
}

/** Values whose keys no attribute has. */
export async function refusedUnknown(db: Database, companyId: number, properties: number[] | null) {
  const { rows } = await sql<Refused>`
    select count, sample, last_at from (${refusalsIn(companyId, properties)}) as refused where key = ''`.execute(db);
  return toWireRefused(rows[0] ?? { count: null, sample: null, last_at: null });
}
