import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";

/** Sign-ins that one address may have begun and not ended at a time: more than an office behind one address needs. */
export const MOST_BEGUN = 500;

const addresses = new AsyncLocalStorage<string>();

/** Does the work of a request that came from `address`. */
export function beginFrom<T>(address: string, work: () => T): T {
  return addresses.run(address, work);
}

/** Where the request that is being answered came from, as a digest; null outside of one. */
export function begunFrom(): string | null {
  const address = addresses.getStore();
  return address === undefined ? null : createHash("sha256").update(address).digest("base64url").slice(0, 22);
}

/** Deletes the oldest begun sign-ins of an address beyond those that it may have. */
export async function boundBegun(db: Database, from: string): Promise<void> {
  await sql`
    delete from oidc_records where model = 'Interaction' and id in (
      select id from oidc_records where begun_from = ${from} order by expires_at desc offset ${MOST_BEGUN}
    )`.execute(db);
}
