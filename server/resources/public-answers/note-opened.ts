import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import type { OpenedLink } from "./opened-link.ts";
import type { Progress } from "./progress.ts";

/** Openings of one message that a day counts: anybody can ask a page again and again, as another browser each time. */
const MOST_A_DAY = 100_000;

/**
 * Counts a link as opened, once for each browser or person that it is asked by, on the day of their first time, as far as a day counts them.
 * It is no impression: it keeps nothing from showing in the application, and does not say who it was.
 */
export async function noteOpened(
  db: Database,
  { propertyId, message }: OpenedLink,
  { key, version, language }: Progress,
  segments: number[],
) {
  if (key === null) return;
  await sql`
    insert into message_showings (property_id, id, message_id, version, language, day, segment_ids, seen, by_link, opened)
    select id, ${key}::uuid, ${message.id}, ${version}, ${language}, (now() at time zone time_zone)::date, ${segments}::integer[], true, true, true
    from properties where id = ${propertyId} and (
      select coalesce(sum(opened), 0) from message_days
      where (property_id, message_id, day, segment_id) = (${propertyId}, ${message.id}, (now() at time zone properties.time_zone)::date, 0)) < ${MOST_A_DAY}::integer
    on conflict (property_id, id) do nothing`.execute(db);
}
