import { randomBytes } from "node:crypto";
import type { Insertable } from "kysely";
import type { Database, Tables } from "#server/database/tables.ts";

type Attributes = Record<string, unknown>;
type CompanyUser = Partial<Omit<Insertable<Tables["company_users"]>, "attributes">>;
type ForeignUser = Partial<Omit<Insertable<Tables["foreign_users"]>, "own" | "attributes">>;

const newId = () => `person-${randomBytes(5).toString("hex")}@test.example`;

/** Adds somebody to a company. @returns their id */
export async function addCompanyUser(db: Database, company_id: number, attributes: Attributes = {}, given: CompanyUser = {}) {
  const row = { company_id, public_id: newId(), attributes: JSON.stringify(attributes), ...given };
  const { id } = await db.insertInto("company_users").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Adds somebody whom a property's player saw. @returns their id */
export async function addForeignUser(db: Database, property_id: number, attributes: Attributes = {}, given: ForeignUser = {}) {
  const own = JSON.stringify(attributes);
  const row = { property_id, foreign_id: newId(), own, attributes: own, ...given };
  const { id } = await db.insertInto("foreign_users").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}
