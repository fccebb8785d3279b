import { sql } from "kysely";
import type { Claims } from "#app/domain/access/claims.ts";
import { lowered } from "#server/database/lowered.ts";
import type { Database } from "#server/database/tables.ts";

const NAME = lowered(sql`name`);

type Wanted = { search?: string; limit: number };

/** Properties in which the manager has any role, sorted by name regardless of case, and how many there are in total. */
export async function listProperties(db: Database, claims: Claims, { search, limit }: Wanted) {
  const rows = await visibleTo(db, claims)
    .$if(Boolean(search), (query) => query.where(sql<boolean>`strpos(${NAME}, ${lowered(sql`${search ?? ""}`)}) > 0`))
    .select(["id", "name", "url", "company_id"])
    .select([sql<string | null>`nullif(stylings->>'avatar_img', '')`.as("avatar"), sql<number>`(count(*) over ())::integer`.as("total")])
    .orderBy(NAME)
    .orderBy("id")
    .limit(limit)
    .execute();
  const data = rows.map(({ id, name, url, company_id, avatar }) => ({ id, name, url, companyId: company_id, avatar }));
  return { data, total: rows[0]?.total ?? 0 };
}

/** Where /app leads: the first property of that list. */
export async function firstProperty(db: Database, claims: Claims): Promise<number | null> {
  return (await listProperties(db, claims, { limit: 1 })).data[0]?.id ?? null;
}

function visibleTo(db: Database, claims: Claims) {
  const query = db.selectFrom("properties");
  if (claims.superAdmin) return query;
  const companies = [...claims.companies_admin, ...claims.companies_moderator, ...claims.companies_contributor];
  const properties = [...claims.properties_admin, ...claims.properties_moderator, ...claims.properties_contributor];
  return query.where(sql<boolean>`(company_id = any(${companies}::integer[]) or id = any(${properties}::integer[]))`);
}
