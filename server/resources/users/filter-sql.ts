import { sql } from "kysely";
import { type SegmentFilter, toFilter } from "#app/contracts/segment-filter.ts";
import { type Condition, conditionOf } from "#app/domain/segments/condition.ts";
import type { Connection } from "#app/domain/segments/evaluate.ts";
import { dateRules } from "./date-sql.ts";
import { didRules } from "./did-sql.ts";
import type { PeopleSource } from "./people-source.ts";
import { allOf, type FilterRules, joined, type Rule } from "./rule.ts";
import { valueRules } from "./value-sql.ts";

export type GroupRules = { connection: Connection; filters: FilterRules[] };
/** Groups of filters as conditions; groups without filters left out. */
export type SegmentRules = { connection: Connection; groups: GroupRules[] };

/**
 * Groups of filters as a condition on `people`, by indexes where one helps; true without any. It decides as
 * app/domain/segments/evaluate.ts does on one person: a value that is not set meets `empty` and every negation, one of another type every
 * negation alone (design section 4). Values and keys are parameters, never SQL text.
 */
export const filterSql = (source: PeopleSource, filter: SegmentFilter): Rule =>
  wholeRule(rulesOf(source, filter), (rules) => byIndex(rules) ?? rules.some ?? rules.row);

/** The same where everybody is asked, of whom there are few. */
export const fewSql = (rules: SegmentRules): Rule =>
  wholeRule(rules, (filter) => byIndex(filter) ?? filter.all ?? filter.some ?? filter.row);

/** The same where everybody is asked. */
export const allSql = (rules: SegmentRules): Rule => wholeRule(rules, ({ all, some, row }) => all ?? some ?? row);

/** The same where some are asked, who all meet one filter already. */
export const someSql = (rules: SegmentRules, met?: FilterRules): Rule =>
  wholeRule(rules, (filter) => (filter === met ? sql`true` : (filter.some ?? filter.row)));

/** The same, each row decided by itself. */
export const rowSql = (rules: SegmentRules): Rule => wholeRule(rules, ({ row }) => row);

const byIndex = ({ index, near, row }: FilterRules): Rule | undefined => index ?? (near && allOf([near, row]));

export function rulesOf(source: PeopleSource, { connection, filterGroups }: SegmentFilter): SegmentRules {
  const groups = filterGroups.filter(({ filters }) => filters.length > 0);
  return {
    connection,
    groups: groups.map((group) => ({
      connection: group.connection,
      filters: group.filters.map((filter) => filterRules(source, conditionOf(toFilter(filter)))),
    })),
  };
}

function wholeRule({ connection, groups }: SegmentRules, ruleOf: (rules: FilterRules) => Rule): Rule {
  if (groups.length === 0) return sql`true`;
  return joined(
    connection,
    groups.map((group) => joined(group.connection, group.filters.map(ruleOf))),
  );
}

function filterRules(source: PeopleSource, condition: Condition | string): FilterRules {
  // The contract has refused it before.
  if (typeof condition === "string") return { row: sql`false` };
  const rules = testRules(source, condition);
  if (!condition.not) return rules;
  const { row, some, all } = rules;
  // A rule that is null is met as little as one that is false; only its opposite must tell. Those of some and of all are never null.
  return { row: sql`not coalesce(${row}, false)`, ...(some && { some: sql`not ${some}` }), ...(all && { all: sql`not ${all}` }) };
}

function testRules(source: PeopleSource, { type, key, test }: Condition): FilterRules {
  if (test.kind === "did" || test.kind === "met" || test.kind === "counts") return didRules(source, test);
  return type === "date" ? dateRules(source, key, test) : valueRules(source, key, test);
}
