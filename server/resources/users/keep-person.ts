import { sql } from "kysely";
import type { AttributeValue } from "#app/domain/users/attribute-values.ts";
import { PERSON_LIMITS } from "#app/domain/users/person-limits.ts";
import type { Database } from "#server/database/tables.ts";

/**
 * A person as a call names them, with values that were checked (server/resources/attributes/arriving.ts); `anonymous` is the id under which
 * they were here before they signed in.
 */
type Said = {
  user: string;
  attributes: Record<string, AttributeValue | null>;
  company?: string | undefined;
  anonymous?: string | undefined;
};

/**
 * Stores what a call says about a person: attributes that it does not name stay, null removes one; the values of the company user with the
 * same id lie over them. What is no news within a minute is not written. One statement (migration 0013), so that simultaneous calls do not overwrite
 * each other. The rollup merges what was counted of who was anonymous.
 * @returns whether it fits: what would give the person more attributes than allowed is not stored; and the company user whose visit is to be
 * noted (visits.ts), null within a minute of the last
 */
export async function keepPerson(db: Database, propertyId: number, person: Said): Promise<{ fits: boolean; visiting: number | null }> {
  const { user, attributes, company = null, anonymous = null } = person;
  const { rows } = await sql<{ fits: boolean; visiting: number | null }>`
    select fits, visiting from keep_person(${propertyId}, ${user}, ${company}, ${anonymous}, ${JSON.stringify(attributes)}::jsonb,
      ${PERSON_LIMITS.attributes}, ${PERSON_LIMITS.bytes})`.execute(db);
  const { fits, visiting } = rows[0]!;
  return { fits, visiting: fits ? visiting : null };
}

export async function isKnown(db: Database, propertyId: number, user: string): Promise<boolean> {
  const query = db.selectFrom("foreign_users").select("id").where("property_id", "=", propertyId).where("foreign_id", "=", user);
  return (await query.executeTakeFirst()) !== undefined;
}
