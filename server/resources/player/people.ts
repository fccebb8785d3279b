import { type RawBuilder, sql } from "kysely";
import { PERSON_LIMITS } from "#app/domain/users/person-limits.ts";
import type { Database } from "#server/database/tables.ts";
import type { Identification } from "./identification.ts";

/**
 * Stores what a call says about a person: attributes that it does not name stay, null removes one. Returns false, and stores nothing, if
 * the person would have more attributes than allowed. One statement, so that simultaneous calls do not overwrite each other.
 */
export async function keepPerson(db: Database, propertyId: number, { user, attributes, company }: Identification): Promise<boolean> {
  const said = sql`${JSON.stringify(attributes)}::jsonb`;
  const first = sql`jsonb_strip_nulls(${said})`;
  const merged = sql`jsonb_strip_nulls(company_users.attributes || ${said})`;
  const { rows } = await sql`
    insert into company_users (property_id, public_id, company_key, attributes)
    select ${propertyId}::integer, ${user}::text, ${company ?? null}::text, ${first}
    where ${fits(first)}
    on conflict (property_id, public_id) do update
      set attributes = ${merged}, company_key = coalesce(excluded.company_key, company_users.company_key), last_seen_at = now()
      where ${fits(merged)}
    returning id`.execute(db);
  return rows.length > 0;
}

function fits(attributes: RawBuilder<unknown>) {
  return sql`(select count(*) from jsonb_object_keys(${attributes})) <= ${PERSON_LIMITS.attributes}
    and octet_length((${attributes})::text) <= ${PERSON_LIMITS.bytes}`;
}

export async function isKnown(db: Database, propertyId: number, user: string): Promise<boolean> {
  const query = db.selectFrom("company_users").select("id").where("property_id", "=", propertyId).where("public_id", "=", user);
  return (await query.executeTakeFirst()) !== undefined;
}
