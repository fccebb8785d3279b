import { sql } from "kysely";
import { companyCalls as calls } from "#app/contracts/companies.ts";
import { type Api, on } from "../../http/on.ts";
import { refuse } from "../../http/refusal.ts";

export function companyRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.getCompany, async ({ caller }) => {
    const company = await db.selectFrom("companies").select(["id", "name", "limits"]).where("id", "=", caller.companyId).executeTakeFirst();
    if (!company) throw refuse.notFound();
    const allProperties = await db
      .selectFrom("properties")
      .select(["id", "name"])
      .select([
        sql<number>`coalesce((stylings->>'privacyLevel')::integer, 0)`.as("privacyLevel"),
        sql<boolean>`coalesce((feature_flags->>'heart')::boolean, false)`.as("heart"),
      ])
      .where("company_id", "=", caller.companyId)
      .orderBy("name")
      .execute();
    return { ...company, allProperties };
  });
}
