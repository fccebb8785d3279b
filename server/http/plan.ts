import type { Call } from "#app/contracts/call.ts";
import { companyLimitsOf, flagsOf, propertyLimitsOf } from "#app/domain/plan.ts";
import type { Database } from "#server/database/tables.ts";
import type { Caller } from "./caller.ts";
import { refuse } from "./refusal.ts";

type Part = NonNullable<Call["plan"]>;
type Limit = "aiAssistant" | "selectorConfig";
type Flag = Exclude<Part, "staffTrainingExtension" | Limit>;

const isLimit = (part: Part | Limit): part is Limit => part === "aiAssistant" || part === "selectorConfig";

/** Whether the plan of a company has a part of the product. */
export async function hasPlan(db: Database, companyId: number, part: "staffTrainingExtension"): Promise<boolean> {
  const company = await db.selectFrom("companies").select("limits").where("id", "=", companyId).executeTakeFirst();
  return company !== undefined && companyLimitsOf(company.limits)[part];
}

async function hasPart(db: Database, propertyId: number, part: Flag | Limit): Promise<boolean> {
  const property = await db.selectFrom("properties").select(["feature_flags", "limits"]).where("id", "=", propertyId).executeTakeFirst();
  if (!property) return false;
  return isLimit(part) ? propertyLimitsOf(property.limits)[part] : flagsOf(property.feature_flags)[part];
}

/** What the plan has not is not there, as on its screens. @throws Refusal 404 */
export async function requirePlan(db: Database, { companyId, propertyId }: Caller, part: Part | Limit): Promise<void> {
  const isThere = part === "staffTrainingExtension" ? hasPlan(db, companyId, part) : hasPart(db, propertyId, part);
  if (!(await isThere)) throw refuse.notFound();
}
