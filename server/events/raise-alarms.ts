import type { Database } from "#server/database/tables.ts";
import { eachApart } from "#server/each-apart.ts";
import { judgeHint } from "./hint-alarms.ts";
import { judgeGuide } from "./step-alarms.ts";
import type { Failing } from "./target-failures.ts";

/**
 * Raises alarms on what failed too often, and adds further failures to those that there are (design section 4: Step alarms).
 * @throws AggregateError once everything else was judged
 */
export async function raiseAlarms(db: Database): Promise<void> {
  const failing = await db
    .selectFrom("target_failures")
    .select(["property_id as propertyId", "content_type as type", "content_id as id"])
    .distinct()
    .where("is_new", "=", true)
    .orderBy("content_type")
    .orderBy("content_id")
    .execute();
  await eachApart(failing, (one) => db.transaction().execute((trx) => judge(trx, one)));
}

function judge(trx: Database, { type, ...of }: Failing): Promise<void> {
  return type === "guide" ? judgeGuide(trx, { type, ...of }) : judgeHint(trx, { type, ...of });
}
