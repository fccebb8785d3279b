import { targetOf } from "#app/domain/guides/step-alarm.ts";
import { alarmAfter } from "#app/domain/targets/target-alarm.ts";
import type { Database } from "#server/database/tables.ts";
import { type Failing, failuresOf, forgetFailures, NOTHING_KEPT } from "./target-failures.ts";

/** Judges the steps of a guide: only failures of the live version count, while the draft still has the target that failed. */
export async function judgeGuide(trx: Database, of: Failing): Promise<void> {
  const { propertyId, id } = of;
  const guide = await trx
    .selectFrom("guides")
    .select(["draft", "alarms", "visibility", "published_version"])
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!guide) return forgetFailures(trx, of, NOTHING_KEPT);
  const failed = await failuresOf(trx, of);
  const version = guide.published_version;
  const live = guide.visibility === "public" ? await liveSteps(trx, propertyId, id, version) : [];
  const alarms = new Map(guide.alarms.map((alarm) => [alarm.stepId, alarm]));
  /** Steps whose failures may still raise an alarm. */
  const steps: string[] = [];
  for (const step of guide.draft.steps) {
    const target = targetOf(step);
    if (!live.some((one) => one.id === step.id && one.target === target)) continue;
    const failures = failed.filter((one) => one.stepId === step.id && one.version === version).map(({ failure }) => failure);
    const alarm = alarmAfter(alarms.get(step.id) ?? null, failures);
    if (alarm) alarms.set(step.id, { ...alarm, stepId: step.id, target });
    else steps.push(step.id);
  }
  await trx
    .updateTable("guides")
    .set({ alarms: JSON.stringify([...alarms.values()]) })
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .execute();
  await forgetFailures(trx, of, { steps, version });
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
