import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import type { Whom } from "./whom.ts";
import { namesInPath } from "./words.ts";

/** Events that are read at once: nothing finds those whose path names somebody but reading them all. */
const ROWS_AT_ONCE = 5000;
/** How far batches may become visible out of order. */
const BATCHES_UNDER_WAY = 1000;

/** Where reading the events of properties has come to: behind an event of a property. */
export type Read = { propertyId: number; id: string };
export type Mention = { id: string; path: string; occurred_at: Date };

/** The next events whose path names the person, and where to go on; null at the end. */
export async function nextMentions(db: Database, { properties, words }: Whom, read: Read | null) {
  const propertyId = read ? read.propertyId : properties[0];
  if (propertyId === undefined) return null;
  const { rows } = await sql<{ last: string | null; found: Mention[] | null }>`
    with portion as materialized (
      select id, path, occurred_at from events where property_id = ${propertyId}::integer and id > ${read?.id ?? NIL}::uuid
      order by id limit ${ROWS_AT_ONCE})
    select max(id::text) as last, json_agg(portion order by id) filter (where ${namesInPath(sql`path`, words)}) as found from portion`.execute(
    db,
  );
  const { last = null, found = null } = rows[0] ?? {};
  const following = properties[properties.indexOf(propertyId) + 1];
  const next = last ? { propertyId, id: last } : following === undefined ? null : { propertyId: following, id: NIL };
  return { propertyId, found: found ?? [], next };
}

const NIL = "00000000-0000-0000-0000-000000000000";

/** Takes the path from events. */
export async function clearPaths(db: Database, propertyId: number, ids: string[]): Promise<void> {
  await sql`update events set path = null where property_id = ${propertyId}::integer and id = any(${ids}::uuid[])`.execute(db);
}

/** A batch of events from which on everything has yet to be written. */
export async function batchesSoFar(db: Database): Promise<number> {
  const { rows } = await sql<{ last: string }>`select last_value as last from event_batches_id_seq`.execute(db);
  return Math.max(0, Number(rows[0]?.last ?? 0) - BATCHES_UNDER_WAY);
}

/** Takes the paths that name the person from the events that arrived since. */
export async function clearPathsSince(db: Database, { properties, words }: Whom, batch: number): Promise<void> {
  await sql`update events set path = null where batch_id > ${batch}::bigint and property_id = any(${properties}::integer[])
    and ${namesInPath(sql`path`, words)}`.execute(db);
}
