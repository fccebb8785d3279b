import { sql } from "kysely";
import { segmentFilter } from "#app/contracts/segment-filter.ts";
import type { Database } from "#server/database/tables.ts";
import { filterSql } from "#server/resources/users/filter-sql.ts";
import { propertyPeople } from "#server/resources/users/people-source.ts";

/** Somebody of the demo as of when they were shown something. */
export type Known = { id: string; attributes: Record<string, unknown>; segments: number[] };

/** Keeps who is in which segment from their first day on, as players' questions for their audience do. @returns everybody of a property */
export async function addMemberships(db: Database, propertyId: number): Promise<Known[]> {
  const segments = await db
    .selectFrom("segments")
    .select(["id", "connection", "filter_groups"])
    .where("property_id", "=", propertyId)
    .orderBy("id")
    .execute();
  const people = await propertyPeople(db, propertyId);
  const memberships = [];
  for (const { id, connection, filter_groups } of segments) {
    const filter = segmentFilter.parse({ connection, filterGroups: filter_groups });
    const source = await propertyPeople(db, propertyId, filter);
    memberships.push(sql`case when ${filterSql(source, filter)} then ${id}::integer end`);
  }
  await sql`
    insert into person_segments (property_id, person, anonymous, since, segment_ids)
    select people.property_id, people.foreign_id, people.anonymous, people.first_seen_at, array_remove(array[${sql.join(memberships)}]::integer[], null)
    from ${people.table} as people where ${people.scope}`.execute(db);
  const { rows } = await sql<Known>`
    select people.foreign_id as id, people.attributes, kept.segment_ids as segments
    from ${people.table} as people join person_segments kept
      on (kept.property_id, kept.person, kept.anonymous) = (people.property_id, people.foreign_id, people.anonymous)
    where ${people.scope} order by people.id`.execute(db);
  return rows;
}
