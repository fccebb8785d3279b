import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { SegmentFilter } from "#app/contracts/segment-filter.ts";
import { MOST_COUNTED_BY_STATUS } from "#app/domain/users/person-limits.ts";
import { type LegacyStatus, STATUSES, type Status, statusesOf } from "#app/domain/users/status.ts";
import type { Database } from "#server/database/tables.ts";
import { countedUpTo, type PageAsked, pageOfPeople, selectionOf } from "./page-of-people.ts";
import { companyPeople, type PeopleSource } from "./people-source.ts";
import { type SentCompanyUser, toCompanyUser } from "./wire.ts";

type Asked = PageAsked & { status?: LegacyStatus; archived: "true" | "false" };
type Whose = { companyId: number; only: number[] | null };
type Counts = Record<Status | "archived", number>;

/**
 * A page of the people of a company, and how many there are by status (`meta`, each up to 1,001), found by the same search and filter; with
 * `only`, of those whom the player of one of these properties saw.
 */
export async function pageOfCompanyUsers(db: Database, companyId: number, only: number[] | null, asked: Asked, filter?: SegmentFilter) {
  const source = companyPeople(companyId, { archived: asked.archived === "true", only });
  const statuses = asked.status && statusesOf(asked.status);
  const [{ rows, pagination }, meta] = await Promise.all([
    pageOfPeople<SentCompanyUser>(db, source, { asked, filter, statuses }),
    countsOf(db, { companyId, only }, (of) => selectionOf(of, { search: asked.search, filter }), MOST_COUNTED_BY_STATUS),
  ]);
  return { people: rows.map(toCompanyUser), pagination, meta };
}

/** How many of the people whom a rule finds have each status, and how many are archived, whatever their status: each at most one more than `most`. */
export async function countsOf(
  db: Database,
  whose: Whose,
  found: (of: PeopleSource) => RawBuilder<SqlBool>,
  most: number,
): Promise<Counts> {
  const counted = (archived: boolean, rule: RawBuilder<SqlBool>) => {
    const source = companyPeople(whose.companyId, { archived, only: whose.only });
    // By an index, in its order: however many there are, no more are read than are counted.
    return countedUpTo(
      sql`company_users as people where ${found(source)} and ${rule} order by people.created_at desc, people.id desc`,
      most,
    );
  };
  const byStatus = STATUSES.map((status) => sql`${counted(false, sql`people.status = ${status}`)} as ${sql.ref(status)}`);
  // One query, for each costs less than going there.
  const { rows } = await sql<Counts>`select ${sql.join(byStatus)}, ${counted(true, sql`true`)} as archived`.execute(db);
  return rows[0]!;
}
