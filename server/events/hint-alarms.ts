import { alarmAfter } from "#app/domain/targets/target-alarm.ts";
import type { Database } from "#server/database/tables.ts";
import { type Failing, failuresOf, forgetFailures, NOTHING_KEPT } from "./target-failures.ts";

const TABLES = { tooltip: "tooltips", validator: "validators" } as const;

type FailingHint = Failing & { type: keyof typeof TABLES };

/** Judges a tooltip or validator: while it is on, failures of the target that it has count. */
export async function judgeHint(trx: Database, of: FailingHint): Promise<void> {
  const { propertyId, type, id } = of;
  const hint = await trx
    .selectFrom<"tooltips" | "validators">(TABLES[type])
    .select(["enabled", "alarm", "target_version"])
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!hint?.enabled) return forgetFailures(trx, of, NOTHING_KEPT);
  const version = hint.target_version;
  const failed = (await failuresOf(trx, of)).filter((one) => one.version === version);
  const alarm = alarmAfter(
    hint.alarm,
    failed.map(({ failure }) => failure),
  );
  if (!alarm) return forgetFailures(trx, of, { steps: [""], version });
  await trx
    .updateTable<"tooltips" | "validators">(TABLES[type])
    .set({ alarm: JSON.stringify(alarm) })
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .execute();
  await forgetFailures(trx, of, NOTHING_KEPT);
}
