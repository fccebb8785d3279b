import { ALARM, alarmAfter } from "#app/domain/targets/target-alarm.ts";
import type { Database, Row } from "#server/database/tables.ts";
import { type Failing, failuresOf, forgetFailures, HINTS, NOTHING_KEPT } from "./target-failures.ts";

type FailingHint = Failing & { type: keyof typeof HINTS };

/**
 * Judges a tooltip or validator: while it is on, failures of the target that it has count. Its element may well stand on some pages alone, or in
 * a dialog, so that nothing failed as long as people see it; and what nobody sees by itself, for hover or of a field, is only expected on
 * pages that it names.
 */
export async function judgeHint(trx: Database, of: FailingHint): Promise<void> {
  const { propertyId, type, id } = of;
  const hint = await trx
    .selectFrom<"tooltips" | "validators">(HINTS[type])
    .selectAll()
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!hint?.enabled || isSeen(hint) || !isExpected(hint)) return forgetFailures(trx, of, NOTHING_KEPT);
  const version = hint.target_version;
  const failed = (await failuresOf(trx, of)).filter((one) => one.version === version);
  const alarm = alarmAfter(
    hint.alarm,
    failed.map(({ failure }) => failure),
  );
  if (!alarm) return forgetFailures(trx, of, { steps: [""], version });
  await trx
    .updateTable<"tooltips" | "validators">(HINTS[type])
    .set({ alarm: JSON.stringify(alarm) })
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .execute();
  await forgetFailures(trx, of, NOTHING_KEPT);
}

type Hint = Row<"tooltips"> | Row<"validators">;

const isSeen = ({ seen_at }: Hint) => seen_at !== null && Date.now() - seen_at.getTime() < ALARM.hours * 3_600_000;

const isExpected = (hint: Hint) => hint.url !== "" || hint.page_segment_id !== 0 || ("show" in hint && hint.show !== "hover");
