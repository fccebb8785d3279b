import type pg from "pg";
import type pino from "pino";
import type { Database } from "./database/tables.ts";
import type { Env } from "./env.ts";

/** What every part of the upstream needs: passed in at the start, replaced as a whole in tests. */
export type Parts = { db: Database; pool: pg.Pool; env: Env; log: pino.Logger };
