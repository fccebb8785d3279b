import { addDays, formatISO } from "date-fns";
import { formatInTimeZone } from "date-fns-tz";
import { MOST_REPORT_DAYS } from "#app/domain/analytics/report-range.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import type { Range } from "./guide-figures.ts";

const USUAL_DAYS = 30;
const DAY_MILLISECONDS = 86_400_000;

/** A range with both days, by default the 30 days up to today, and what today is in the property's time zone. */
export async function wholeRange(db: Database, propertyId: number, asked: Partial<Range> & { days?: number }) {
  const today = await todayOf(db, propertyId);
  const to = asked.to ?? today;
  const from = asked.from ?? moved(to, 1 - (asked.days ?? USUAL_DAYS));
  const days = daysOf({ from, to });
  if (days < 1) throw refuse.badRequest("query_invalid", [{ path: "to", code: "range_error_order" }]);
  if (days > MOST_REPORT_DAYS) throw refuse.badRequest("query_invalid", [{ path: "from", code: "range_error_long" }]);
  return { range: { from, to, lang: asked.lang }, today };
}

/** How many days a range has, both ends included. */
export function daysOf({ from, to }: Pick<Range, "from" | "to">): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MILLISECONDS + 1;
}

/** As many days right before a range. */
export function rangeBefore<Any extends Range>(range: Any): Any {
  return { ...range, from: moved(range.from, -daysOf(range)), to: moved(range.from, -1) };
}

function moved(day: string, days: number): string {
  return formatISO(addDays(`${day}T12:00:00`, days), { representation: "date" });
}

async function todayOf(db: Database, propertyId: number): Promise<string> {
  const row = await db.selectFrom("properties").select("time_zone").where("id", "=", propertyId).executeTakeFirst();
  return formatInTimeZone(new Date(), row?.time_zone ?? "UTC", "yyyy-MM-dd");
}
