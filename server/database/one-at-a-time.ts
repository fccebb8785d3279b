import type { OpenDatabase } from "./open-database.ts";

const LOCK = 7_204_118_391;

/**
 * Runs the action in one instance at a time, for work that must not be done twice (loading the demo). The embedded database
 * has only one instance, and its single connection is left to the action.
 */
export async function oneAtATime<T>({ kind, pool }: OpenDatabase, action: () => Promise<T>): Promise<T> {
  if (kind === "embedded") return action();
  const client = await pool.connect();
  try {
    await client.query("begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0");
    await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
    return await action();
  } finally {
    await client.query("commit").catch(() => undefined);
    client.release();
  }
}
