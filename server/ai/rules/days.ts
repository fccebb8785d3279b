import type { Operator } from "#app/domain/segments/operators.ts";

/** A condition on a day, as a filter's operator and value. */
export type DayAsked = { operator: Operator; value?: string };

const UNITS: Record<string, string> = { day: "day", week: "week", month: "month", tag: "day", woche: "week", monat: "month" };
const UNIT = "(days?|weeks?|months?|tag(?:en|e|s)?|wochen?|monat(?:en|e|s)?)";
const COUNT = "(\\d{1,3}|an?|one|ein(?:en|er|em)?|eine[mnr]?)";
const MONTHS = ["en", "de"].map((language) => {
  const { format } = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2000, month, 1)).toLowerCase());
});
const DATE =
  "(\\d{4}-\\d\\d-\\d\\d|\\d{1,2}\\. ?\\d{1,2}\\. ?\\d{4}|\\d{1,2}\\.? [a-zäöü]{3,} \\d{4}|today|yesterday|tomorrow|heute|gestern|morgen)";
const NAMED: Record<string, string> = { heute: "today", gestern: "yesterday", morgen: "tomorrow" };

const LATELY = new RegExp(
  `(?:in|within|during|innerhalb|während)?\\s*(?:the|den|der|dem|des)?\\s*(?:last|past|previous|letzten|letzter|vergangenen)\\s+(?:${COUNT}\\s+)?${UNIT}`,
);
const LONG_AGO = new RegExp(
  `(?:more than|over|longer than|mehr als|länger als)\\s+${COUNT}\\s+${UNIT}|(?:more than|over)\\s+${COUNT}\\s+${UNIT}\\s+ago|vor mehr als\\s+${COUNT}\\s+${UNIT}`,
);
const AGO = new RegExp(`${COUNT}\\s+${UNIT}\\s+ago|vor\\s+${COUNT}\\s+${UNIT}`);
const BETWEEN = new RegExp(`(?:between|zwischen)(?: dem)?\\s+${DATE}\\s+(?:&|and|und)(?: dem)?\\s+${DATE}`);
const BEFORE = new RegExp(`(?:before|until|vor|bis)(?: dem| zum)?\\s+${DATE}`);
const AFTER = new RegExp(`(?:after|since|nach|seit)(?: dem)?\\s+${DATE}`);
const ON = new RegExp(`(?:\\bon|\\bam|\\bis|\\bist|\\bwas|\\bwar)?\\s*${DATE}`);
const NEVER = /\b(never|nie|noch nie|unknown|unbekannt|empty|leer)\b/;

/** What a clause in lower case asks of a day; null when it names none. `isDenied` turns "in the last week" into "longer ago". */
export function dayAskedIn(clause: string, isDenied: boolean): DayAsked | null {
  const between = BETWEEN.exec(clause);
  if (between) return { operator: "between", value: `${dayOf(between[1])} to ${dayOf(between[2])}` };
  const longAgo = LONG_AGO.exec(clause);
  if (longAgo) return { operator: "before", value: ago(longAgo) };
  const lately = LATELY.exec(clause);
  if (lately) return isDenied ? { operator: "before", value: ago(lately) } : { operator: "between", value: `${ago(lately)} to today` };
  const some = AGO.exec(clause);
  if (some) return { operator: "relativeEquals", value: ago(some) };
  const before = BEFORE.exec(clause);
  if (before) return { operator: "before", value: dayOf(before[1]) };
  const after = AFTER.exec(clause);
  if (after) return { operator: "after", value: dayOf(after[1]) };
  const on = ON.exec(clause);
  if (on) return { operator: "relativeEquals", value: dayOf(on[1]) };
  return NEVER.test(clause) ? { operator: "empty" } : null;
}

/** The days of "in the last 7 days"; null without. */
export function daysIn(clause: string): number | null {
  const found = LATELY.exec(clause);
  if (!found) return null;
  const [count, unit] = countAndUnit(found);
  return count * (unit === "week" ? 7 : unit === "month" ? 30 : 1);
}

function ago(found: RegExpExecArray): string {
  const [count, unit] = countAndUnit(found);
  return `today - ${count} ${unit}`;
}

function countAndUnit(found: RegExpExecArray): [count: number, unit: string] {
  const said = found.slice(1).filter((each) => each !== undefined);
  const unit = said.at(-1) ?? "";
  const name = Object.keys(UNITS).find((each) => unit.startsWith(each)) ?? "day";
  const count = Number(said.length > 1 ? said[0] : 1);
  return [Number.isNaN(count) ? 1 : count, UNITS[name] ?? "day"];
}

function dayOf(said = ""): string {
  const numbers = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/.exec(said);
  if (numbers) return written(numbers[3], Number(numbers[2]), numbers[1]);
  const [, day, month = "", year] = /^(\d{1,2})\.? ([a-zäöü]{3,}) (\d{4})$/.exec(said) ?? [];
  if (day === undefined) return NAMED[said] ?? said;
  const index = MONTHS.map((months) => months.findIndex((name) => name.startsWith(month))).find((each) => each >= 0) ?? -1;
  return written(year, index + 1, day);
}

const written = (year = "", month = 0, day = "") => `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
