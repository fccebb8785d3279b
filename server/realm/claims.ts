import type { Claims } from "#app/domain/access/claims.ts";
import type { Database } from "#server/database/tables.ts";

export type Identity = { claims: Claims; language: string | null };

const ROLES = ["admin", "moderator", "contributor"] as const;

/** The claims of a manager's token (specification 2, section 6), or null when there is no such manager. */
export async function claimsFor(db: Database, managerId: string): Promise<Identity | null> {
  const manager = await db
    .selectFrom("managers")
    .select(["id", "name", "email", "super_admin", "language"])
    .where("id", "=", managerId)
    .executeTakeFirst();
  if (!manager) return null;
  const assignments = await db
    .selectFrom("role_assignments")
    .select(["role", "target_type", "target_id"])
    .where("manager_id", "=", managerId)
    .orderBy("target_id")
    .execute();
  const targets = (type: "company" | "property", role?: string) =>
    assignments.filter((one) => one.target_type === type && (!role || one.role === role)).map((one) => one.target_id);
  const [admin, moderator, contributor] = ROLES.map((role) => ({
    companies: targets("company", role),
    properties: targets("property", role),
  }));
  const claims: Claims = {
    sub: manager.id,
    name: manager.name,
    email: manager.email,
    superAdmin: manager.super_admin,
    companies_admin: admin!.companies,
    companies_moderator: moderator!.companies,
    companies_contributor: contributor!.companies,
    properties_admin: admin!.properties,
    properties_moderator: moderator!.properties,
    properties_contributor: contributor!.properties,
    companyProperties: await propertiesByCompany(db, targets("company"), targets("property")),
  };
  return { claims, language: manager.language };
}

/** Every property of every company in which the manager has a role, even if only through one property. */
async function propertiesByCompany(db: Database, companies: number[], properties: number[]): Promise<Record<string, number[]>> {
  if (companies.length + properties.length === 0) return {};
  const found = Object.fromEntries(companies.map((id) => [String(id), [] as number[]]));
  const rows = await db
    .selectFrom("properties")
    .select(["id", "company_id"])
    .where((where) =>
      where.or([
        where("company_id", "in", [...companies, -1]),
        where("company_id", "in", (inner) =>
          inner
            .selectFrom("properties as held")
            .select("held.company_id")
            .where("held.id", "in", [...properties, -1]),
        ),
      ]),
    )
    .orderBy("id")
    .execute();
  for (const row of rows) {
    found[row.company_id] ??= [];
    found[row.company_id]!.push(row.id);
  }
  return found;
}
