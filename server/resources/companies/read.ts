import { sql } from "kysely";
import type { WireCompany } from "#app/contracts/companies.ts";
import { may } from "#app/domain/access/may.ts";
import { propertiesOf } from "#app/domain/access/roles.ts";
import { companyLimitsOf } from "#app/domain/plan.ts";
import type { Database } from "#server/database/tables.ts";
import type { Caller } from "#server/http/caller.ts";
import { refuse } from "#server/http/refusal.ts";
import { listInvites, listMembers } from "./team.ts";

/** A company as far as the caller may see it. @throws Refusal 404 */
export async function readCompany(db: Database, { claims, role, companyId }: Caller): Promise<WireCompany> {
  const row = await db
    .selectFrom("companies")
    .select(["id", "name", "limits", "config"])
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow(refuse.notFound);
  const only = role?.scope === "property" ? propertiesOf(claims, companyId) : null;
  const allProperties = await listProperties(db, companyId, only);
  const members = await listMembers(db, companyId, only);
  const currentMember = members.find(({ id }) => id === claims.sub) ?? null;
  const seesTeam = may(role, "view", "company-team");
  const limits = companyLimitsOf(row.limits);
  return {
    id: row.id,
    name: row.name,
    limits,
    config: may(role, "view", "sso") ? row.config : {},
    allProperties,
    members: Object.fromEntries(members.filter(({ id }) => seesTeam || id === claims.sub).map((each) => [each.id, each])),
    currentMember,
    invites: seesTeam ? await listInvites(db, companyId, only) : [],
    appDiscovery: limits.appDiscovery,
    privacyLevel: Math.max(0, ...allProperties.map(({ privacyLevel }) => privacyLevel)),
    mfaEnabled: row.config.mfaEnabled === true,
  };
}

/** The properties of a company by name; only those in `only` when given. */
async function listProperties(db: Database, companyId: number, only: number[] | null) {
  return db
    .selectFrom("properties")
    .select(["id", "name"])
    .select([
      sql<number>`coalesce((stylings->>'privacyLevel')::integer, 0)`.as("privacyLevel"),
      sql<boolean>`coalesce((feature_flags->>'heart')::boolean, false)`.as("heart"),
    ])
    .where("company_id", "=", companyId)
    .$if(only !== null, (query) => query.where(sql<boolean>`id = any(${only}::integer[])`))
    .orderBy("name")
    .orderBy("id")
    .execute();
}
