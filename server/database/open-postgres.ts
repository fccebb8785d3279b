import type pg from "pg";
import { columnTypes } from "./column-types.ts";
import { GuardedPool } from "./guarded-pool.ts";

const CONNECTIONS = 10;
const WAIT_MS = 15_000;

/** A pool on a PostgreSQL server, set up so that one bad statement or one lost client cannot block everything. */
export function openPostgres(databaseUrl: string, statementLimit: number): pg.Pool {
  return new GuardedPool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: WAIT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: "handrail",
    statement_timeout: statementLimit,
    idle_in_transaction_session_timeout: statementLimit * 2,
    options: "-c jit=off -c client_connection_check_interval=5000",
    types: columnTypes,
  });
}
