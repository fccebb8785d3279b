import { type Env, readEnv } from "#server/env.ts";
import { createLog } from "#server/log.ts";
import type { Parts } from "#server/parts.ts";
import { testDatabase } from "./database.ts";
import { secretsForTests } from "./secrets.ts";

/** Where requests for support go in tests. */
export const SUPPORT_MAIL = "support@handrail.test";

/** The settings of a test: those of a fresh start, with any of them replaced. */
export function testEnv(given: Record<string, string> = {}): Env {
  return readEnv({ RATE_LIMITS: "off", LOG_LEVEL: "silent", SUPPORT_MAIL, ...secretsForTests, ...given });
}

/** Everything the upstream is made from, on the database of this test worker. */
export async function testParts(given: Record<string, string> = {}): Promise<Parts> {
  const { db, pool } = await testDatabase();
  const env = testEnv(given);
  return { db, pool, env, log: createLog(env.LOG_LEVEL) };
}
