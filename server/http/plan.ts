import type { Call } from "#app/contracts/call.ts";
import { companyLimitsOf } from "#app/domain/plan.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "./refusal.ts";

type Part = NonNullable<Call["plan"]>;

/** Whether the plan of a company has a part of the product. */
export async function hasPlan(db: Database, companyId: number, part: Part): Promise<boolean> {
  const company = await db.selectFrom("companies").select("limits").where("id", "=", companyId).executeTakeFirst();
  return company !== undefined && companyLimitsOf(company.limits)[part];
}

/** What the plan of a company has not is not there, as on its screens. @throws Refusal 404 */
export async function requirePlan(db: Database, companyId: number, part: Part): Promise<void> {
  if (!(await hasPlan(db, companyId, part))) throw refuse.notFound();
}
