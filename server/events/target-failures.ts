import { sql } from "kysely";
import { ALARM, FAILURE_REASONS, type Failure } from "#app/domain/targets/target-alarm.ts";
import type { Database } from "#server/database/tables.ts";

/** What failed: a guide with its steps, a tooltip or a validator of a property. */
export type Failing = { propertyId: number; type: "guide" | "tooltip" | "validator"; id: number };

/** Where tooltips and validators stand, by what their events call them. */
export const HINTS = { tooltip: "tooltips", validator: "validators" } as const;

/** Whether it is of one that is on, with the target that it has: anybody may send events, and each hint that is noted is judged by itself. */
const isOfHint = (type: keyof typeof HINTS) => sql`(content_type = ${type} and exists (select from ${sql.table(HINTS[type])} as hint
  where hint.property_id = rolled_events.property_id and hint.id = hint_id and hint.enabled and hint.target_version = coalesce(content_version, 1)))`;

/** Notes what failed among the events being rolled up: steps, and what points at an element by itself. */
export async function noteFailures(trx: Database): Promise<void> {
  await sql`
    insert into target_failures (property_id, content_type, content_id, step_id, version, occurred_at, reason, path)
    select property_id, content_type, coalesce(guide_id, hint_id), coalesce(step_id, ''), coalesce(content_version, 1), occurred_at, reason, path
    from rolled_events
    where unknown is null and reason = any(${[...FAILURE_REASONS]}::text[])
      and ((guide_id is not null and step_id is not null and content_version is not null) or ${isOfHint("tooltip")} or ${isOfHint("validator")})`.execute(
    trx,
  );
}

/** What of them is noted, and not yet counted by an alarm. */
export async function failuresOf(trx: Database, { propertyId, type, id }: Failing) {
  const rows = await trx
    .selectFrom("target_failures")
    .select(["step_id", "version", "occurred_at", "reason", "path"])
    .where("property_id", "=", propertyId)
    .where("content_type", "=", type)
    .where("content_id", "=", id)
    .execute();
  return rows.map(({ step_id, version, occurred_at, reason, path }) => {
    const failure: Failure = { at: occurred_at.toISOString(), reason: reason as Failure["reason"], path };
    return { stepId: step_id, version, failure };
  });
}

/** Of which steps and which version failures may still raise an alarm; a tooltip's or validator's have no step. */
type Kept = { steps: string[]; version: number | null };
export const NOTHING_KEPT: Kept = { steps: [], version: null };

/** Deletes all but what may still raise an alarm, as far as it is recent. What is left has been judged. */
export async function forgetFailures(trx: Database, { propertyId, type, id }: Failing, { steps, version }: Kept): Promise<void> {
  const all = sql`property_id = ${propertyId} and content_type = ${type} and content_id = ${id}`;
  await sql`
    delete from target_failures where ${all} and (step_id <> all(${steps}::text[]) or version is distinct from ${version}::integer
      or occurred_at < now() - make_interval(hours => ${ALARM.hours}))`.execute(trx);
  await sql`update target_failures set is_new = false where ${all} and is_new`.execute(trx);
}
