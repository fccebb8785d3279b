import type { Database } from "#server/database/tables.ts";
import { knownPublished } from "#server/resources/questions/known-published.ts";
import { rememberedConfigurations } from "./configurations.ts";

type Shared = { configurationOf: ReturnType<typeof rememberedConfigurations>; publishedFor: ReturnType<typeof knownPublished> };
const shared = new WeakMap<Database, Shared>();

/** What players are sent and asked about, cached once for all routes of a process: also for the dashboard, which tries the copilot. */
export function sharedPublished(db: Database): Shared {
  const before = shared.get(db);
  if (before) return before;
  const configurationOf = rememberedConfigurations(db);
  const made = { configurationOf, publishedFor: knownPublished(db, configurationOf) };
  shared.set(db, made);
  return made;
}
