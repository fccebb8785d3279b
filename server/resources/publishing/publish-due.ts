import { sql } from "kysely";
import { SCHEDULE_PROBLEMS } from "#app/domain/versions/publishing.ts";
import type { Database } from "#server/database/tables.ts";
import { eachApart } from "#server/each-apart.ts";
import { Refusal } from "#server/http/refusal.ts";
import { setVisibility } from "#server/resources/content/change.ts";
import { type Item, KINDS, type Kind } from "#server/resources/content/kinds.ts";
import { lockProperty } from "#server/resources/content/locks.ts";
import { changeVisibility } from "#server/resources/content/publish.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { WAYS } from "./ways.ts";
import { writePlan } from "./write-plan.ts";

const AT_ONCE = 20;
const IS_DUE = sql<boolean>`least(publish_at, unpublish_at) <= now() and visibility <> 'deleted'`;

/**
 * Publishes and ends what is due, in the name of who planned it. What cannot go live stays as it is, and keeps the reason for its screens.
 * @returns how many items it worked on
 * @throws AggregateError once all others are done, when one failed for a reason that is no refusal: it stays due
 */
export async function publishDue(db: Database): Promise<number> {
  const due = await Promise.all((Object.keys(KINDS) as Kind[]).map((kind) => dueItems(db, kind)));
  let done = 0;
  await eachApart(due.flat(), async ({ kind, id, property_id }) => {
    if (await db.transaction().execute((trx) => workOn(trx, kind, property_id, id))) done++;
  });
  return done;
}

async function dueItems(db: Database, kind: Kind) {
  const items = await db
    .selectFrom<Kind>(kind)
    .select(["id", "property_id"])
    .where(IS_DUE)
    .orderBy(sql`least(publish_at, unpublish_at)`)
    .limit(AT_ONCE)
    .execute();
  return items.map((item) => ({ kind, ...item }));
}

/** @returns false if another instance was faster */
async function workOn<K extends Kind>(trx: Database, kind: K, propertyId: number, id: number): Promise<boolean> {
  await lockProperty(trx, propertyId);
  const found = (await trx
    .selectFrom<Kind>(kind)
    .selectAll()
    .select(sql<boolean>`coalesce(publish_at <= now(), false)`.as("starts"))
    .select(sql<boolean>`coalesce(unpublish_at <= now(), false)`.as("ends"))
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .where(IS_DUE)
    .forUpdate()
    .executeTakeFirst()) as (Item[K] & { starts: boolean; ends: boolean }) | undefined;
  if (!found) return false;
  const { starts, ends, ...rest } = found;
  const item = rest as unknown as Item[K];
  const after = starts ? await begin(trx, kind, item) : item;
  if (ends) await end(trx, kind, after);
  return true;
}

async function begin<K extends Kind>(trx: Database, kind: K, item: Item[K]): Promise<Item[K]> {
  const { by, note } = item.schedule ?? { by: { id: "", name: "" }, note: "" };
  const languages = await languagesFor(trx, item.property_id);
  try {
    const published = await changeVisibility(trx, kind, item, { visibility: "public", note }, by, (draft) =>
      WAYS[kind].ready(draft, languages),
    );
    // Published as it is already: there was nothing to do.
    return published.publish_at === null ? published : writePlan(trx, kind, published, { publish_at: null });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const problem = SCHEDULE_PROBLEMS.find((code) => code === error.code) ?? "schedule_error_failed";
    return writePlan(trx, kind, item, { publish_at: null, schedule: JSON.stringify({ by, note, problem }) });
  }
}

async function end<K extends Kind>(trx: Database, kind: K, item: Item[K]): Promise<void> {
  if (item.visibility === "public" && item.schedule) await setVisibility(trx, kind, item, "private", item.schedule.by);
  else await writePlan(trx, kind, item, { unpublish_at: null });
}
