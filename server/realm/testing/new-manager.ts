import { randomBytes } from "node:crypto";
import type { Database } from "#server/database/tables.ts";
import { hashPassword } from "#server/realm/passwords/password-hash.ts";

export const PASSWORD = "Handrail-demo-1";

type Wanted = { role?: "admin" | "moderator" | "contributor"; on?: "company" | "property"; superAdmin?: boolean; language?: string };

/** A company with two properties and a manager of its own, for one test. */
export async function newManager(db: Database, { role, on = "company", superAdmin = false, language }: Wanted = {}) {
  const company = await db.insertInto("companies").values({ name: "Tried Ltd" }).returning("id").executeTakeFirstOrThrow();
  const names = ["First", "Second"];
  const properties = await db
    .insertInto("properties")
    .values(names.map((name) => ({ company_id: company.id, name })))
    .returning("id")
    .execute();
  const email = `manager-${randomBytes(6).toString("hex")}@tried.test`;
  const manager = await db
    .insertInto("managers")
    .values({
      email,
      name: "Mara Manager",
      password_hash: await hashPassword(PASSWORD),
      super_admin: superAdmin,
      language: language ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const propertyIds = properties.map(({ id }) => id);
  const target = on === "company" ? company.id : propertyIds[0]!;
  if (role) {
    await db.insertInto("role_assignments").values({ manager_id: manager.id, role, target_type: on, target_id: target }).execute();
  }
  return { id: manager.id, email, companyId: company.id, propertyIds };
}
