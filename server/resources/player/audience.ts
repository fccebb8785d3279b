import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "#server/database/tables.ts";
import { fieldsOf } from "#server/http/fields-of.ts";
import { refuse } from "#server/http/refusal.ts";
import type { Parts } from "#server/parts.ts";
import type { Visitor } from "#server/resources/segments/person-facts.ts";
import { playerProperties } from "./player-property.ts";
import { type SegmentsOf, visiting, visitorOf } from "./visiting.ts";

export const AUDIENCE_BYTES = 8000;
const audience = z.object(visiting);

/**
 * The user segments that somebody is in, of those that live guides and chapters, and tooltips and validators that are on, are for, in
 * ascending order (issue 9 D). Nobody is in those
 * that ask for nothing or for what is not. What is answered is kept when it is another answer than the last, so that the past can be told.
 * @throws Refusal 404 for an unknown property, 422 for a malformed body
 */
export function createAudience({ db, env, log }: Omit<Parts, "pool">, segmentsOf: SegmentsOf) {
  const propertyOf = playerProperties(db);
  return async (propertyId: number, read: () => Promise<unknown>): Promise<number[]> => {
    const property = await propertyOf(propertyId);
    if (!property) throw refuse.notFound();
    const asked = audience.safeParse(await read());
    if (!asked.success) throw refuse.invalid(fieldsOf(asked.error, 10));
    const visitor = visitorOf(env, propertyId, property, asked.data);
    const segments = await segmentsOf(propertyId, visitor);
    if (visitor) {
      await keep(db, propertyId, visitor, segments).catch((error) => log.warn({ err: error, propertyId }, "an audience could not be kept"));
    }
    return segments;
  };
}

/** Of people whom the property knows, and of anonymous visitors: they become known only later, by their first session. */
async function keep(db: Database, propertyId: number, { id, isAnonymous }: Visitor, segments: number[]): Promise<void> {
  await sql`
    with asked as (select ${propertyId}::integer as property_id, ${id}::text as person, ${isAnonymous}::boolean as anonymous, ${segments}::integer[] as ids)
    insert into person_segments (property_id, person, anonymous, segment_ids)
    select property_id, person, anonymous, ids from asked
    where (anonymous or exists (select from foreign_users known where (known.property_id, known.foreign_id) = (asked.property_id, asked.person)))
      and ids is distinct from (
        select segment_ids from person_segments last
        where (last.property_id, last.person, last.anonymous) = (asked.property_id, asked.person, asked.anonymous) order by since desc limit 1)
    on conflict do nothing`.execute(db);
}
