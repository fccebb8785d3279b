import { addDays, formatISO } from "date-fns";
import { formatInTimeZone } from "date-fns-tz";
import { MOST_REPORT_DAYS } from "#app/domain/analytics/report-range.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import type { Range } from "./guide-figures.ts";

const USUAL_DAYS = 30;
const DAY_MILLISECONDS = 86_400_000;

/** A range with both days; the default is the 30 days up to today in the property's time zone. */
export async function wholeRange(db: Database, propertyId: number, asked: Partial<Range>): Promise<Range> {
  const to = asked.to ?? (await today(db, propertyId));
  const from = asked.from ?? formatISO(addDays(`${to}T12:00:00`, 1 - USUAL_DAYS), { representation: "date" });
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MILLISECONDS + 1;
  if (days < 1) throw refuse.badRequest("query_invalid", [{ path: "to", code: "range_error_order" }]);
  if (days > MOST_REPORT_DAYS) throw refuse.badRequest("query_invalid", [{ path: "from", code: "range_error_long" }]);
  return { from, to, lang: asked.lang };
}

async function today(db: Database, propertyId: number): Promise<string> {
  const row = await db.selectFrom("properties").select("time_zone").where("id", "=", propertyId).executeTakeFirst();
  return formatInTimeZone(new Date(), row?.time_zone ?? "UTC", "yyyy-MM-dd");
}
