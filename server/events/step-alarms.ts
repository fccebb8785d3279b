import { sql } from "kysely";
import { ALARM, alarmAfter, FAILURE_REASONS, type StepFailure, targetOf } from "#app/domain/guides/step-alarm.ts";
import type { Database } from "#server/database/tables.ts";
import { eachApart } from "#server/each-apart.ts";

/** Notes the steps that failed among the events being rolled up. */
export async function noteFailures(trx: Database): Promise<void> {
  await sql`
    insert into step_failures (property_id, guide_id, step_id, version, occurred_at, reason, path)
    select property_id, guide_id, step_id, content_version, occurred_at, reason, path from rolled_events
    where kind = 'step_failed' and unknown is null and guide_id is not null and step_id is not null
      and content_version is not null and reason = any(${[...FAILURE_REASONS]}::text[])`.execute(trx);
}

/**
 * Raises alarms on steps that failed too often, and adds further failures to those that there are (design section 4: Step alarms). Only
 * failures of the live version count, while the draft still has the target that failed.
 * @throws AggregateError once all other guides were judged
 */
export async function raiseAlarms(db: Database): Promise<void> {
  const guides = await db
    .selectFrom("step_failures")
    .select(["property_id", "guide_id"])
    .distinct()
    .where("is_new", "=", true)
    .orderBy("guide_id")
    .execute();
  await eachApart(guides, ({ property_id, guide_id }) => db.transaction().execute((trx) => judgeGuide(trx, property_id, guide_id)));
}

async function judgeGuide(trx: Database, propertyId: number, guideId: number): Promise<void> {
  const guide = await trx
    .selectFrom("guides")
    .select(["draft", "alarms", "visibility", "published_version"])
    .where("property_id", "=", propertyId)
    .where("id", "=", guideId)
    .forUpdate()
    .executeTakeFirst();
  const failed = await trx
    .selectFrom("step_failures")
    .select(["step_id", "version", "occurred_at", "reason", "path"])
    .where("property_id", "=", propertyId)
    .where("guide_id", "=", guideId)
    .execute();
  if (!guide) return forget(trx, propertyId, guideId, { kept: [], version: null });
  const live = guide.visibility === "public" ? await liveSteps(trx, propertyId, guideId, guide.published_version) : [];
  const alarms = new Map(guide.alarms.map((alarm) => [alarm.stepId, alarm]));
  /** Steps whose failures may still raise an alarm. */
  const kept: string[] = [];
  for (const step of guide.draft.steps) {
    if (!live.some(({ id, target }) => id === step.id && target === targetOf(step))) continue;
    const failures = failed
      .filter(({ step_id, version }) => step_id === step.id && version === guide.published_version)
      .map(
        ({ occurred_at, reason, path }): StepFailure => ({ at: occurred_at.toISOString(), reason: reason as StepFailure["reason"], path }),
      );
    const alarm = alarmAfter(step, alarms.get(step.id) ?? null, failures);
    if (alarm) alarms.set(step.id, alarm);
    else kept.push(step.id);
  }
  await trx
    .updateTable("guides")
    .set({ alarms: JSON.stringify([...alarms.values()]) })
    .where("property_id", "=", propertyId)
    .where("id", "=", guideId)
    .execute();
  await forget(trx, propertyId, guideId, { kept, version: guide.published_version });
}

async function liveSteps(trx: Database, propertyId: number, guideId: number, version: number | null) {
  const row = await trx
    .selectFrom("guide_versions")
    .select("content")
    .where("property_id", "=", propertyId)
    .where("guide_id", "=", guideId)
    .where("number", "=", version)
    .executeTakeFirst();
  return (row?.content.steps ?? []).map((step) => ({ id: step.id, target: targetOf(step) }));
}

type Kept = { kept: string[]; version: number | null };

/** Deletes all but what may still raise an alarm: recent failures of some steps in the live version. What is left has been judged. */
async function forget(trx: Database, propertyId: number, guideId: number, { kept, version }: Kept): Promise<void> {
  await sql`
    delete from step_failures where property_id = ${propertyId} and guide_id = ${guideId}
      and (step_id <> all(${kept}::text[]) or version is distinct from ${version}::integer
        or occurred_at < now() - make_interval(hours => ${ALARM.hours}))`.execute(trx);
  await sql`update step_failures set is_new = false where property_id = ${propertyId} and guide_id = ${guideId} and is_new`.execute(trx);
}
