import { type RawBuilder, sql } from "kysely";
import type { Test } from "#app/domain/segments/condition.ts";
import { dateOf, moved } from "#app/domain/segments/days.ts";
import { MOMENT } from "#app/domain/segments/evaluate.ts";
import type { PeopleSource } from "./people-source.ts";
import { allOf, type FilterRules, type Rule } from "./rule.ts";

export type Days = Extract<Test, { kind: "days" }>;

/** When somebody was first or last seen. */
export function dateRules(source: PeopleSource, key: string, test: Test): FilterRules {
  const column = key === "firstSeenAt" ? source.sorts.firstSeenAt : key === "lastSeenAt" ? source.sorts.lastSeenAt : null;
  if (test.kind === "unset") return { row: column ? sql`${column} is null` : sql`true` };
  if (test.kind !== "days" || !column) return { row: sql`false` };
  const rule = allOf(ends(source, test, (by, moment) => sql`${column} ${by} ${moment}::timestamptz`));
  return { row: rule, index: rule };
}

/** A text that is a moment as attributes hold it. */
export function momentRule(source: PeopleSource, text: RawBuilder<unknown>, test: Days): Rule {
  const isWithin = ends(source, test, (by, moment) => sql`${text} collate "C" ${by} ${moment}::text collate "C"`);
  return allOf([...isWithin, sql`${text} ~ ${MOMENT}::text`]);
}

const FROM = sql`>=`;
const BEFORE = sql`<`;

/** A moment from the begin of one day to before the end of another, both said by the calendar, whatever the database knows of time zones. */
export function ends({ calendar }: PeopleSource, { from, to }: Days, rule: (by: RawBuilder<unknown>, moment: string) => Rule): Rule[] {
  const rules: Rule[] = [];
  if (from) rules.push(rule(FROM, calendar.beginOf(dateOf(from, calendar.today))));
  if (to) rules.push(rule(BEFORE, calendar.beginOf(dateOf(moved(to, 1), calendar.today))));
  return rules;
}
