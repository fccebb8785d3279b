import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import { isAboutThem, workWith } from "./kept-work.ts";
import type { Whom } from "./whom.ts";
import { holdsInJson } from "./words.ts";

/** As many characters of a name or an id say who is meant. */
const SHORTEST_PART = 4;
const AWAY = sql`worker = null, leased_until = null`;

/**
 * Ends what another worker may be doing with the person, so that none of it writes them anew: exports that run begin again, as if for the
 * first time; searches for them fail, because the question names them, and what is about them alone is cancelled. `own` is the erasure itself. Imports end with their files (`endImport`).
 */
export async function endWork(db: Database, whom: Whom, own: string): Promise<void> {
  const others = sql`${workWith(whom)} and held.id <> ${own}::bigint and held.status in ('prepared', 'waiting', 'running')`;
  // A search may name them by a part; a few letters name nobody.
  const isPart = sql`length(held.payload ->> 'search') >= ${SHORTEST_PART} and exists (select from unnest(${whom.words}::text[]) word
    where strpos(lower(word collate "und-x-icu"), lower((held.payload ->> 'search') collate "und-x-icu")) > 0)`;
  const isSearch = sql`held.type = 'export-users' and (${isPart} or ${holdsInJson(sql`held.payload::text`, whom.words)})`;
  // An erasure in one property ends none of the whole company, which is more.
  const within = whom.propertyId === null ? sql`true` : sql`held.property_id = ${whom.propertyId}::integer`;
  const isTheirs = sql`${isAboutThem(whom.ids)} and ${within}`;
  await sql`update tasks held set status = 'failed', error = 'search_erased', finished_at = now(), ${AWAY}
    where ${others} and ${isSearch}`.execute(db);
  await sql`update tasks held set status = 'cancelled', finished_at = now(), ${AWAY} where ${others} and ${isTheirs}`.execute(db);
  await sql`update tasks held set status = 'waiting', run_after = now(), attempts = 0, ${AWAY}
    where ${others} and held.status = 'running' and held.type like 'export-%'`.execute(db);
}

/** Ends an import whose file is removed, with what it has kept of the file. */
export async function endImport(db: Database, id: string): Promise<void> {
  await sql`update tasks set status = 'failed', error = 'import_file_gone', finished_at = now(), payload = '{}', state = '{}', ${AWAY}
    where id = ${id}::bigint and type = 'import-users' and status in ('prepared', 'waiting', 'running')`.execute(db);
}
