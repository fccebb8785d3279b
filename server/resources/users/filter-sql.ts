import { formatInTimeZone } from "date-fns-tz";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { INTERACTION, type SegmentFilter, toFilter } from "#app/contracts/segment-filter.ts";
import { type Condition, conditionOf, type Test } from "#app/domain/segments/condition.ts";
import { type Day, dateOf } from "#app/domain/segments/days.ts";
import { contained, lowered } from "#server/database/lowered.ts";
import type { PeopleSource } from "./people-source.ts";

type Rule = RawBuilder<SqlBool>;
/** Lists of up to so many texts are looked up in an index one by one; more are compared with everybody. */
const FEW = 10;
/** Attributes that are always part of what people are searched by (migration 0013). */
const SEARCHED = ["name", "email"];
const JOINED = { and: sql` and `, or: sql` or ` };

/**
 * Groups of filters as a condition on `people`; true without any. Values and keys are parameters, never SQL text. A value that is not set
 * meets `empty` and every negation, nothing else (design section 4).
 */
export function filterSql(source: PeopleSource, { connection, filterGroups }: SegmentFilter): Rule {
  const groups = filterGroups.filter(({ filters }) => filters.length > 0);
  if (groups.length === 0) return sql`true`;
  const rules = groups.map((group) => {
    const filters = group.filters.map((filter) => ruleOf(source, filter.type === INTERACTION, conditionOf(toFilter(filter))));
    return sql`(${sql.join(filters, JOINED[group.connection])})`;
  });
  return sql`(${sql.join(rules, JOINED[connection])})`;
}

function ruleOf(source: PeopleSource, isInteraction: boolean, condition: Condition | string): Rule {
  // The contract has refused it before.
  if (typeof condition === "string") return sql`false`;
  const { key, not, test } = condition;
  const isDate = condition.type === "date";
  const rule = isInteraction ? didRule(source, test) : isDate ? dateRule(source, key, test) : valueRule(source, key, test);
  // A rule that is null is met as little as one that is false; only its opposite must tell. Bare, it can use an index.
  return not ? sql`not coalesce(${rule}, false)` : rule;
}

function didRule({ runs }: PeopleSource, test: Test): Rule {
  if (test.kind !== "did") return sql`false`;
  const at = test.what === "started" ? sql`runs.started_at` : sql`runs.completed_at`;
  return sql`exists (select from guide_runs runs where ${runs} and runs.guide_id = ${test.guideId}::integer and ${at} is not null)`;
}

/** When somebody was first or last seen. */
function dateRule(source: PeopleSource, key: string, test: Test): Rule {
  const column = key === "firstSeenAt" ? source.sorts.firstSeenAt : key === "lastSeenAt" ? source.sorts.lastSeenAt : null;
  if (column === null) return sql`false`;
  if (test.kind === "unset") return sql`${column} is null`;
  return test.kind === "days" ? between(source, test, column, (at) => at) : sql`false`;
}

/** The id that customers give, or an attribute. */
function valueRule(source: PeopleSource, key: string, test: Test): Rule {
  const isId = key === "customerId";
  const json = sql<unknown>`(people.attributes -> ${key}::text)`;
  const text = isId ? source.publicId : sql<string>`(people.attributes ->> ${key}::text)`;
  const isSearched = isId || SEARCHED.includes(key);
  switch (test.kind) {
    case "unset":
      return isId ? sql`false` : sql`coalesce(${json}, 'null') in ('null', '""', '[]')`;
    case "is":
      if (isId) return sql`(${found(String(test.value))} and ${lowered(text)} = ${lowered(sql`${test.value}`)})`;
      return has(key, typeof test.value === "string" ? lowered(sql`${test.value}`) : sql`${JSON.stringify(test.value)}::jsonb`);
    case "startsWith":
      return sql`(${isSearched ? found(test.text) : sql`true`} and starts_with(${lowered(text)}, ${lowered(sql`${test.text}`)}))`;
    case "contains":
      return sql`(${isSearched ? found(test.text) : sql`true`} and strpos(${lowered(text)}, ${lowered(sql`${test.text}`)}) > 0)`;
    case "oneOf":
      if (!isId && test.texts.length <= FEW) return anyOf(test.texts.map((each) => has(key, lowered(sql`${each}`))));
      return sql`${lowered(text)} = any(${loweredAll(test.texts)})`;
    case "overlaps":
      if (test.texts.length <= FEW) return anyOf(test.texts.map((each) => has(key, sql`jsonb_build_array(${lowered(sql`${each}`)})`)));
      return sql`exists (select from jsonb_array_elements_text(case when jsonb_typeof(${json}) = 'array' then ${json} else '[]' end) as item (text)
        where ${lowered(sql`item.text`)} = any(${loweredAll(test.texts)}))`;
    case "compares":
      return sql`people.attributes @@ ${`$.${JSON.stringify(key)} ${test.by} ${test.number}`}::text::jsonpath`;
    case "days":
      return between(source, test, sql`${text} collate "C"`, (at) => sql`${utcText(at)} collate "C"`);
    default:
      return sql`false`;
  }
}

/** That an attribute is a value, by an index. */
function has(key: string, value: RawBuilder<unknown>): Rule {
  return sql`people.lowered @> jsonb_build_object(${key}::text, ${value})`;
}

/** That what people are searched by contains a text, by an index: whose id, name or address contains it is among them. */
function found(text: string): Rule {
  return sql`people.search_text like ${contained(text)}`;
}

function anyOf(rules: Rule[]): Rule {
  return sql`(${sql.join(rules, JOINED.or)})`;
}

/** An array of parameters, lowered once for all rows. */
function loweredAll(texts: string[]) {
  return sql`array(select ${lowered(sql`said.text`)} from unnest(${texts}::text[]) as said (text))`;
}

type Days = Extract<Test, { kind: "days" }>;

/** A moment between the begin of one day and the end of another, in the source's time zone. */
function between(
  { timeZone }: PeopleSource,
  { from, to }: Days,
  moment: RawBuilder<unknown>,
  as: (at: RawBuilder<unknown>) => RawBuilder<unknown>,
): Rule {
  const today = formatInTimeZone(new Date(), timeZone, "yyyy-MM-dd");
  const begin = (day: Day, later: number) =>
    as(sql`((${dateOf(day, today)}::date + ${later}::integer)::timestamp at time zone ${timeZone}::text)`);
  const ends = [from && sql`${moment} >= ${begin(from, 0)}`, to && sql`${moment} < ${begin(to, 1)}`].filter((each) => each !== null);
  return sql`(${sql.join(ends, JOINED.and)})`;
}

/** Attributes hold moments as ISO 8601 in UTC, which sort as text. */
function utcText(at: RawBuilder<unknown>) {
  return sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
