import { companyCalls as calls } from "#app/contracts/companies.ts";
import { companyLimitsOf } from "#app/domain/plan.ts";
import { type Api, on } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { changeCompanyLimits } from "#server/resources/plans/store.ts";
import { readCompany } from "./read.ts";

export function companyRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.getCompany, ({ caller }) => readCompany(db, caller));

  on(api, calls.updateCompanyLimits, async ({ body, caller }) => {
    await changeCompanyLimits(db, caller.companyId, body.newLimits);
    const row = await db
      .selectFrom("companies")
      .select("limits")
      .where("id", "=", caller.companyId)
      .executeTakeFirstOrThrow(refuse.notFound);
    return { limits: companyLimitsOf(row.limits) };
  });
}
