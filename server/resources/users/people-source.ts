import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { PEOPLE_SORTS } from "#app/contracts/people.ts";
import type { SegmentFilter } from "#app/contracts/segment-filter.ts";
import { calendarOf } from "#app/domain/segments/calendar.ts";
import type { Calendar } from "#app/domain/segments/person-facts.ts";
import type { Database } from "#server/database/tables.ts";
import { SENT_OF_COMPANY, SENT_OF_PROPERTY } from "./wire.ts";

type Sort = (typeof PEOPLE_SORTS)[number];

/** People of one kind, as `people`: where they stand, who of them is meant, and what a list and a filter need to know of a row. */
export type PeopleSource = {
  /** Of which property they are; null for people of a company, whose attributes have fewer indexes. */
  propertyId: number | null;
  table: RawBuilder<unknown>;
  /** What of them is sent. */
  columns: RawBuilder<unknown>;
  scope: RawBuilder<SqlBool>;
  publicId: RawBuilder<string>;
  /** The order of rows by each key, which an index has. Who was never seen counts as seen before everybody else. */
  sorts: Record<Sort, RawBuilder<unknown>>;
  hasUnseen: boolean;
  /** The rows of a table of what people did or were shown, as `did`, that are the person's. */
  did: RawBuilder<SqlBool>;
  calendar: Calendar;
};

type Whose = { archived: boolean; only: number[] | null };

/** The people of a company itself; with `only`, those whom the player of one of these properties saw. Days are those of UTC. */
export function companyPeople(companyId: number, { archived, only }: Whose): PeopleSource {
  return {
    propertyId: null,
    table: sql`company_users`,
    columns: COLUMNS_OF_COMPANY,
    scope: sql`people.company_id = ${companyId}::integer and ${archived ? sql`people.archived` : sql`not people.archived`}
      and ${seenIn(sql`people.id`, only)}`,
    publicId: sql`people.public_id`,
    sorts: {
      createdAt: sql`people.created_at`,
      lastSeenAt: sql`people.last_seen_at`,
      firstSeenAt: sql`people.first_seen_at`,
      publicId: sql`people.public_id`,
    },
    hasUnseen: true,
    did: sql`did.property_id in (select id from properties where company_id = ${companyId}::integer) and did.person = people.public_id and not did.anonymous`,
    calendar: calendarOf("UTC", Date.now()),
  };
}

/** Whether one of these properties saw somebody of the company; always with null. */
export function seenIn(companyUserId: RawBuilder<unknown>, only: number[] | null): RawBuilder<SqlBool> {
  if (only === null) return sql`true`;
  return sql`exists (select from foreign_users seen where seen.company_user_id = ${companyUserId} and seen.property_id = any(${only}::integer[]))`;
}

/** The people whom the player of a property saw. Days are those of its time zone, which is read only for a filter that may ask for days. */
export async function propertyPeople(db: Database, propertyId: number, filter?: SegmentFilter): Promise<PeopleSource> {
  const timeZone = (filter?.filterGroups.length ? await timeZoneOf(db, propertyId) : null) ?? "UTC";
  return {
    propertyId,
    table: sql`foreign_users`,
    columns: COLUMNS_OF_PROPERTY,
    scope: sql`people.property_id = ${propertyId}::integer`,
    publicId: sql`people.foreign_id`,
    sorts: {
      createdAt: sql`people.first_seen_at`,
      lastSeenAt: sql`people.last_seen_at`,
      firstSeenAt: sql`people.first_seen_at`,
      publicId: sql`people.foreign_id`,
    },
    hasUnseen: false,
    did: sql`did.property_id = ${propertyId}::integer and (did.person, did.anonymous) = (people.foreign_id, people.anonymous)`,
    calendar: calendarOf(timeZone, Date.now()),
  };
}

const columnsOf = (names: readonly string[]) => sql.raw(names.map((name) => `people.${name}`).join(", "));
const COLUMNS_OF_COMPANY = columnsOf(SENT_OF_COMPANY);
const COLUMNS_OF_PROPERTY = columnsOf(SENT_OF_PROPERTY);

async function timeZoneOf(db: Database, propertyId: number): Promise<string | undefined> {
  const property = await db.selectFrom("properties").select("time_zone").where("id", "=", propertyId).executeTakeFirst();
  return property?.time_zone;
}
