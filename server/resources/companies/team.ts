import { sql } from "kysely";
import type { WireCompany } from "#app/contracts/companies.ts";
import type { Database } from "#server/database/tables.ts";

type Member = NonNullable<WireCompany["currentMember"]>;
type Roles = Member["roles"];

/**
 * Everybody with a role on a company or one of its properties, by name, with those roles. With `only`, just the roles on these properties,
 * and the people who have one.
 */
export async function listMembers(db: Database, companyId: number, only: number[] | null): Promise<Member[]> {
  const rows = await db
    .selectFrom("role_assignments")
    .innerJoin("managers", "managers.id", "role_assignments.manager_id")
    .select(["managers.id", "managers.name", "managers.email", "role", "target_type", "target_id"])
    .where((where) =>
      where.or([
        where.and([where("target_type", "=", "company"), where("target_id", "=", companyId), sql<boolean>`${only === null}::boolean`]),
        where.and([
          where("target_type", "=", "property"),
          where("target_id", "in", (inner) => inner.selectFrom("properties").select("properties.id").where("company_id", "=", companyId)),
          sql<boolean>`(${only}::integer[] is null or target_id = any(${only}::integer[]))`,
        ]),
      ]),
    )
    .orderBy("managers.name")
    .orderBy("role_assignments.id")
    .execute();
  const members = new Map<string, Member>();
  for (const { id, name, email, role, target_type, target_id } of rows) {
    const member = members.get(id) ?? { id, name, email, roles: [] };
    member.roles.push({ roleName: role, targetType: target_type, targetOriginId: target_id });
    members.set(id, member);
  }
  return [...members.values()];
}

/** The open invites to a company, newest first, without their tokens. With `only`, just those for these properties. */
export async function listInvites(db: Database, companyId: number, only: number[] | null): Promise<WireCompany["invites"]> {
  const rows = await db
    .selectFrom("invites")
    .select(["email", "roles", "created_at", "expires_at"])
    .where("company_id", "=", companyId)
    .where("accepted_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .orderBy("created_at", "desc")
    .orderBy("token_hash")
    .execute();
  return rows.flatMap(({ email, roles, created_at, expires_at }) => {
    const all = roles.map(({ role, targetType, targetId }) => ({ roleName: role, targetType, targetOriginId: targetId })) as Roles;
    const seen = all.filter(({ targetType, targetOriginId }) => !only || (targetType === "property" && only.includes(targetOriginId)));
    if (only && seen.length === 0) return [];
    return [{ email, roles: seen, createdAt: created_at.toISOString(), expiresAt: expires_at.toISOString() }];
  });
}
