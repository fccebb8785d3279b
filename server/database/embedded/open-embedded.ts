import type pg from "pg";
import { columnTypes } from "#server/database/column-types.ts";
import { GuardedPool } from "#server/database/guarded-pool.ts";
import { lockDirectory } from "./directory-lock.ts";
import { Engine } from "./engine.ts";
import { EngineSocket } from "./engine-socket.ts";
import { PreparingClient } from "./preparing-client.ts";

const WAIT_MS = 60_000;
const MAINTENANCE_EVERY_MS = 60_000;

type Embedded = { pool: pg.Pool; maintain(): Promise<void>; dump(): Promise<Uint8Array>; close(): Promise<void> };

/**
 * The embedded database behind a `pg` pool of one connection, as for a server. `folder` is created when missing and
 * locked for this process; without a folder everything stays in memory.
 */
export async function openEmbedded(
  place: { folder?: string | undefined; template?: string | undefined },
  statementLimit: number,
): Promise<Embedded> {
  const release = place.folder ? await lockDirectory(`${place.folder}.lock`) : () => undefined;
  const engine = new Engine(place, statementLimit);
  try {
    await engine.start();
  } catch (error) {
    release();
    throw error;
  }
  const pool = new GuardedPool({
    Client: PreparingClient,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: WAIT_MS,
    stream: () => new EngineSocket(engine) as never,
    user: "postgres",
    password: "",
    database: "postgres",
    types: columnTypes,
  });
  const timer = setInterval(() => engine.maintain().catch(() => undefined), MAINTENANCE_EVERY_MS).unref();
  return {
    pool,
    maintain: () => engine.maintain(),
    dump: () => engine.dump(),
    close: async () => {
      clearInterval(timer);
      await pool.end();
      await engine.close();
      release();
    },
  };
}
