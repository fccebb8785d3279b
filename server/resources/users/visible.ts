import type { Database } from "#server/database/tables.ts";
import { type Caller, propertiesFor } from "#server/http/caller.ts";
import { authorOf } from "#server/resources/content/author.ts";
import type { Changing } from "./change-company-users.ts";

type PeopleSection = "users" | "company-user";

/** The properties whose people the caller may see; null for all of the company. */
export function visibleProperties(caller: Caller, section: PeopleSection = "company-user"): number[] | null {
  return propertiesFor(caller, "view", section);
}

/** Whether a property belongs to the caller's company, and they may see its people. */
export async function maySeePeopleOf(db: Database, caller: Caller, propertyId: number): Promise<boolean> {
  const { companyId } = caller;
  const only = visibleProperties(caller, "users");
  if (only !== null && !only.includes(propertyId)) return false;
  const found = db.selectFrom("properties").select("id").where("id", "=", propertyId).where("company_id", "=", companyId);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Whose people of the company the caller changes. */
export function changedBy(caller: Caller): Changing {
  return { companyId: caller.companyId, only: visibleProperties(caller), by: authorOf(caller) };
}
