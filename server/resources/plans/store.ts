import { sql } from "kysely";
import { type CompanyLimits, type Flags, flagsOf, type PropertyLimits, propertyLimitsOf } from "#app/domain/plan.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";

/** Some values of a list, to be written over those stored. */
type Some<T> = { [Key in keyof T]?: T[Key] | undefined };
export type PropertyPlan = { featureFlagValues?: Some<Flags> | undefined; limits?: Some<PropertyLimits> | undefined };

/** Sets flags and limits of a property; those that are not named stay. @throws Refusal 404 */
export async function changePropertyPlan(
  db: Database,
  propertyId: number,
  { featureFlagValues = {}, limits = {} }: PropertyPlan,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("properties")
    .set({
      feature_flags: sql<string>`feature_flags || ${JSON.stringify(featureFlagValues)}::jsonb`,
      limits: sql<string>`limits || ${JSON.stringify(limits)}::jsonb`,
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", propertyId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw refuse.notFound();
}

/** Sets limits of a company; those that are not named stay. @throws Refusal 404 */
export async function changeCompanyLimits(db: Database, companyId: number, limits: Some<CompanyLimits>): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("companies")
    .set({ limits: sql<string>`limits || ${JSON.stringify(limits)}::jsonb` })
    .where("id", "=", companyId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw refuse.notFound();
}

/** A property's flags, as a list of those that are on and as a map, and its limits, with defaults for what is not stored. */
export function toWirePlan(storedFlags: Record<string, unknown>, storedLimits: Record<string, unknown>) {
  const featureFlagValues = flagsOf(storedFlags);
  const on = Object.entries(featureFlagValues).filter(([, value]) => value);
  return { featureFlags: on.map(([flag]) => flag), featureFlagValues, limits: propertyLimitsOf(storedLimits) };
}
