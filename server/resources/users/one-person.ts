import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { WireWholePerson } from "#app/contracts/people.ts";
import type { Database } from "#server/database/tables.ts";
import { seenIn } from "./people-source.ts";
import { type CompanyUser, type ForeignUser, toCompanyUser, toForeignUser } from "./wire.ts";

/** Somebody of a company; with `only`, one whom the player of one of these properties saw. */
export async function companyUserOf(db: Database, companyId: number, id: number, only: number[] | null): Promise<CompanyUser | undefined> {
  return db
    .selectFrom("company_users")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .where(seenIn(sql`company_users.id`, only))
    .executeTakeFirst();
}

/** Somebody whom the player of a property saw. */
export async function foreignUserOf(db: Database, propertyId: number, id: number): Promise<ForeignUser | undefined> {
  return db.selectFrom("foreign_users").selectAll().where("property_id", "=", propertyId).where("id", "=", id).executeTakeFirst();
}

/** The same in any property of a company; with `only`, in one of these. */
export async function foreignUserIn(db: Database, companyId: number, id: number, only: number[] | null): Promise<ForeignUser | undefined> {
  return db.selectFrom("foreign_users").selectAll().where("id", "=", id).where(inProperties(companyId, only)).executeTakeFirst();
}

function inProperties(companyId: number, only: number[] | null): RawBuilder<SqlBool> {
  return sql`foreign_users.property_id in (select id from properties
    where company_id = ${companyId}::integer and (${only}::integer[] is null or id = any(${only}::integer[])))`;
}

/** Somebody of a company with everything about them. */
export async function wholeCompanyUser(db: Database, row: CompanyUser, only: number[] | null) {
  const seen = await seenPeople(db, row.company_id, sql`foreign_users.company_user_id = ${row.id}`, only);
  return { ...toCompanyUser(row), own: {}, company: row.attributes, seenIn: seen };
}

/** Somebody of a property with everything about them. */
export async function wholeForeignUser(db: Database, companyId: number, row: ForeignUser, only: number[] | null): Promise<WireWholePerson> {
  const companys = row.company_user_id === null ? undefined : await companyUserOf(db, companyId, row.company_user_id, null);
  const same = companys ? sql<SqlBool>`foreign_users.company_user_id = ${companys.id}` : sql<SqlBool>`foreign_users.id = ${row.id}`;
  const seen = await seenPeople(db, companyId, same, companys ? only : null);
  return { ...toForeignUser(row), own: row.own, company: companys?.attributes ?? {}, seenIn: seen };
}

async function seenPeople(db: Database, companyId: number, same: RawBuilder<SqlBool>, only: number[] | null) {
  return db
    .selectFrom("foreign_users")
    .innerJoin("properties", "properties.id", "foreign_users.property_id")
    .select(["foreign_users.property_id as propertyId", "properties.name as propertyName", "foreign_users.id as userId"])
    .where(inProperties(companyId, only))
    .where(same)
    .orderBy("foreign_users.property_id")
    .limit(100)
    .execute();
}
