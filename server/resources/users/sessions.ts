import { sql } from "kysely";
import { MOST_COUNTED } from "#app/domain/users/person-limits.ts";
import type { Database } from "#server/database/tables.ts";
import { countUpTo } from "./page-of-people.ts";
import type { ForeignUser } from "./wire.ts";

type Person = Pick<ForeignUser, "foreign_id" | "anonymous">;
type Page = { page: number; limit: number };

/** The name by which a property's events know a person: of a person of the company too, if the property saw them; null if there is none. */
export async function personIn(db: Database, { propertyId }: { propertyId: number }, id: number): Promise<Person | null> {
  const row = await db
    .selectFrom("foreign_users")
    .select(["foreign_id", "anonymous"])
    .where("property_id", "=", propertyId)
    .where((where) => where.or([where("id", "=", id), where("company_user_id", "=", id)]))
    .executeTakeFirst();
  return row ?? null;
}

/** The sessions of a person in a property, newest first. */
export async function pageOfSessions(db: Database, propertyId: number, { foreign_id, anonymous }: Person, { page, limit }: Page) {
  const theirs = sql`sessions where property_id = ${propertyId}::integer and person = ${foreign_id} and anonymous = ${anonymous}`;
  const offset = (page - 1) * limit;
  const { rows } =
    offset >= MOST_COUNTED
      ? { rows: [] }
      : await sql<{ id: string; started_at: Date | string; last_at: Date | string }>`
          select id, started_at, last_at from ${theirs} order by last_at desc, id limit ${limit} offset ${offset}`.execute(db);
  const data = rows.map((row) => ({
    sessionId: row.id,
    createdAt: new Date(row.started_at).toISOString(),
    updatedAt: new Date(row.last_at).toISOString(),
  }));
  return { data, pagination: { page, limit, total: await countUpTo(db, theirs) } };
}
