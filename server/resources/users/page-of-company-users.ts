import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { SegmentFilter } from "#app/contracts/segment-filter.ts";
import { type LegacyStatus, STATUSES, statusesOf } from "#app/domain/users/status.ts";
import type { Database } from "#server/database/tables.ts";
import { countUpTo, type PageAsked, pageOfPeople, type Selected, selectionOf } from "./page-of-people.ts";
import { companyPeople } from "./people-source.ts";
import { type CompanyUser, toCompanyUser } from "./wire.ts";

type Counted = Pick<Selected, "search" | "filter"> & { within?: RawBuilder<SqlBool> };
type Asked = PageAsked & { status?: LegacyStatus; archived: "true" | "false" };

/** A page of the people of a company; with `only`, of those whom the player of one of these properties saw. */
export async function pageOfCompanyUsers(db: Database, companyId: number, only: number[] | null, asked: Asked, filter?: SegmentFilter) {
  const source = companyPeople(companyId, { archived: asked.archived === "true", only });
  const statuses = asked.status && statusesOf(asked.status);
  const { rows, pagination } = await pageOfPeople<CompanyUser>(db, source, { asked, filter, statuses });
  return { people: rows.map(toCompanyUser), pagination };
}

/** How many people of a company there are by status, and archived ones: each counted up to 10,001; of those alone whom a search and a filter, or `within`, find. */
export async function countsOf(db: Database, companyId: number, only: number[] | null, { within, ...found }: Counted = {}) {
  const counted = (archived: boolean, status?: string) => {
    const source = companyPeople(companyId, { archived, only });
    const selected = selectionOf(source, { ...found, ...(status && { statuses: [status] }) });
    return countUpTo(db, sql`company_users as people where ${selected} and ${within ?? sql`true`}`);
  };
  const [archived, ...counts] = await Promise.all([counted(true), ...STATUSES.map((status) => counted(false, status))]);
  const [created = 0, imported = 0, disabled = 0, pending = 0, active = 0] = counts;
  return { created, imported, disabled, pending, active, archived };
}
