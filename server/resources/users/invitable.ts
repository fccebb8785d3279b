import { type RawBuilder, type SqlBool, sql } from "kysely";
import { MOST_COUNTED } from "#app/domain/users/person-limits.ts";
import { INVITABLE, type Status } from "#app/domain/users/status.ts";
import type { Database } from "#server/database/tables.ts";
import { countsOf } from "./page-of-company-users.ts";
import { countUpTo } from "./page-of-people.ts";
import { companyPeople } from "./people-source.ts";

/** Whose people, seen in one of these properties with `only`; those of an import with `importedBy`, or these alone with `users`. */
export type Among = { companyId: number; only: number[] | null; importedBy?: string; users?: number[] };

/** Whether one of `people` can be invited at all. */
export const CAN_BE_INVITED = sql<SqlBool>`people.status = any(${[...INVITABLE]}::text[]) and not people.archived`;

/** Who of `people` is meant and can be invited. */
export function invitable(among: Among, statuses: readonly Status[]): RawBuilder<SqlBool> {
  const { companyId, only } = among;
  return sql`${companyPeople(companyId, { archived: false, only }).scope} and ${chosen(among)} and ${CAN_BE_INVITED}
    and people.status = any(${[...statuses]}::text[])`;
}

function chosen({ importedBy, users }: Among): RawBuilder<SqlBool> {
  const ofImport = importedBy === undefined ? sql`true` : sql`people.imported_by = ${importedBy}::bigint`;
  return sql`${ofImport} and ${users === undefined ? sql`true` : sql`people.id = any(${users}::integer[])`}`;
}

/** How many of them would be invited, and how many there are by status: each counted up to 10,001. */
export async function countInvitable(db: Database, among: Among, statuses: readonly Status[]) {
  const { companyId, only } = among;
  const [counts, meant] = await Promise.all([
    countsOf(db, { companyId, only }, ({ scope }) => sql`${scope} and ${chosen(among)}`, MOST_COUNTED),
    countUpTo(db, sql`company_users as people where ${invitable(among, statuses)}`),
  ]);
  return { ...counts, invitable: meant };
}
