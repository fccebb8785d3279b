import { sql } from "kysely";
import type { Test } from "#app/domain/segments/condition.ts";
import { dateOf, moved } from "#app/domain/segments/days.ts";
import { COUNTED_EVENTS } from "#app/domain/segments/operators.ts";
import type { PeopleSource } from "./people-source.ts";
import type { FilterRules, Rule } from "./rule.ts";

type Did = Extract<Test, { kind: "did" | "met" | "counts" }>;

/** The kinds of impressions that are those of messages. */
export const MESSAGES = ["announcement", "nps", "survey"];
const MET = { seen: sql`true`, dismissed: sql`did.dismissed_at is not null`, answered: sql`did.answered_at is not null` };

/** What somebody did with a guide or a message, or how often they did something. */
export function didRules(source: PeopleSource, test: Did): FilterRules {
  switch (test.kind) {
    case "did": {
      const at = test.what === "started" ? sql`did.started_at` : sql`did.completed_at`;
      return anyRules(sql`guide_runs did where ${source.did} and did.guide_id = ${test.guideId}::integer and ${at} is not null`);
    }
    case "met":
      return anyRules(sql`impressions did where ${source.did} and did.kind = any(${MESSAGES}::text[])
        and did.content_id = ${test.messageId}::integer and ${MET[test.what]}`);
    case "counts":
      return countRules(source, test);
  }
}

function anyRules(rows: Rule): FilterRules {
  const exists: Rule = sql`exists (select from ${rows})`;
  return { row: sql`(select true from ${rows} limit 1)`, some: exists, index: exists };
}

function countRules(
  { did, propertyId, calendar }: PeopleSource,
  { event, contentId, count, days }: Extract<Did, { kind: "counts" }>,
): FilterRules {
  const first = dateOf(moved({ base: "today", months: 0, days: 0 }, 1 - days), calendar.today);
  const content = contentId === null ? sql`true` : sql`did.content_id = ${contentId}::integer`;
  const those = sql`did.kind = ${COUNTED_EVENTS[event].kind} and ${content} and did.day between ${first}::date and ${calendar.today}::date`;
  const row: Rule = sql`(select sum(did.count) from person_event_days did where ${did} and ${those}) >= ${count}::integer`;
  if (propertyId === null) return { row };
  const all: Rule = sql`(people.foreign_id, people.anonymous) in (select did.person, did.anonymous from person_event_days did
      where did.property_id = ${propertyId}::integer and ${those} group by did.person, did.anonymous having sum(did.count) >= ${count}::integer)`;
  return { row, all, few: all };
}
