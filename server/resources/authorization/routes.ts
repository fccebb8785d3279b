import { sql } from "kysely";
import { authorizationCalls as calls } from "#app/contracts/authorization.ts";
import type { Claims } from "#app/domain/access/claims.ts";
import { may } from "#app/domain/access/may.ts";
import { propertiesOf, ROLES, roleForCompany } from "#app/domain/access/roles.ts";
import { isStorable } from "#app/domain/storable-text.ts";
import type { Database, Row } from "#server/database/tables.ts";
import { callerFor, idParam } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";

export function authorizationRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.listRoles, async () => ({
    data: (["company", "property"] as const).flatMap((targetType) => ROLES.map((roleName) => ({ roleName, targetType }))),
  }));

  on(api, calls.listSubjectRoles, async ({ params, caller }) => {
    if (params.subjectType !== "companyUser") throw refuse.notFound();
    const user = params.user ?? "";
    if (!isStorable(user)) throw refuse.notFound();
    const own = user === caller.claims.sub;
    const rows = await assignments(db, own ? null : caller.claims)
      .where("manager_id", "=", user)
      .execute();
    if (rows.length === 0 && !own) throw refuse.notFound();
    return { data: rows.map(toWire) };
  });

  on(api, calls.listTargetRoles, async ({ params, caller }) => {
    const { targetType } = params;
    if (targetType !== "company" && targetType !== "property") throw refuse.notFound();
    const { role } = await callerFor(db, caller.claims, { [targetType]: params.target ?? "" });
    if (!may(role, "view", "company-team")) throw refuse.forbidden();
    // Property roles do not show roles on the company itself.
    if (targetType === "company" && role?.scope === "property") return { data: [] };
    const rows = await assignments(db, null)
      .where("target_type", "=", targetType)
      .where("target_id", "=", idParam(params.target))
      .execute();
    return { data: rows.map(toWire) };
  });
}

/**
 * Assignments that the claims may see: on companies with a visible team and their properties, or on single properties. All of them without
 * claims.
 */
function assignments(db: Database, claims: Claims | null) {
  const query = db.selectFrom("role_assignments").selectAll().orderBy("id");
  if (!claims || claims.superAdmin) return query;
  const seen = Object.keys(claims.companyProperties)
    .map((id) => ({ id: Number(id), role: roleForCompany(claims, Number(id)) }))
    .filter(({ role }) => may(role, "view", "company-team"));
  const companies = seen.filter(({ role }) => role?.scope === "company").map(({ id }) => id);
  const properties = seen.flatMap(
    ({ id, role }) => (role?.scope === "company" ? claims.companyProperties[id] : propertiesOf(claims, id)) ?? [],
  );
  return query.where(
    sql<boolean>`((target_type = 'company' and target_id = any(${companies}::integer[]))
      or (target_type = 'property' and target_id = any(${properties}::integer[])))`,
  );
}

function toWire(row: Row<"role_assignments">) {
  return {
    roleName: row.role,
    targetType: row.target_type,
    targetOriginId: row.target_id,
    subjectType: "companyUser" as const,
    subjectOriginId: row.manager_id,
  };
}
