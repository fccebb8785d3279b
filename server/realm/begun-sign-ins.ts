import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";

/** How many unfinished sign-ins one address may have at a time: more than an office behind one address needs. */
export const MOST_BEGUN = 500;

const addresses = new AsyncLocalStorage<string>();

/** Runs the work of a request from `address`. */
export function beginFrom<T>(address: string, work: () => T): T {
  return addresses.run(address, work);
}

/** Where the current request came from, as a digest; null outside a request. */
export function begunFrom(): string | null {
  const address = addresses.getStore();
  return address === undefined ? null : createHash("sha256").update(address).digest("base64url").slice(0, 22);
}

/** Deletes the oldest unfinished sign-ins of an address beyond its limit. */
export async function boundBegun(db: Database, from: string): Promise<void> {
  await sql`
    delete from oidc_records where model = 'Interaction' and id in (
      select id from oidc_records where begun_from = ${from} order by expires_at desc offset ${MOST_BEGUN}
    )`.execute(db);
}
