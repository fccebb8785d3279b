import { sql } from "kysely";
import type { Connection } from "#app/domain/segments/evaluate.ts";
import type { GroupRules, SegmentRules } from "#server/resources/users/filter-sql.ts";
import type { PeopleSource } from "#server/resources/users/people-source.ts";
import type { FilterRules, Rule } from "#server/resources/users/rule.ts";

/**
 * A condition that indexes answer and that everybody meets whom some filters mean, and how many of a sample do; `filter` is the one that
 * nobody needs to be asked any more.
 */
export type Narrowed = { rule: Rule; hits: number; filter?: FilterRules | undefined };

/** What an index finds for a filter. */
export const indexOf = ({ few, index, near }: FilterRules): Rule | undefined => few ?? index ?? near;

/**
 * The condition that leaves the fewest people to be asked one by one; null when indexes do not help. `hits` says of each filter, in the
 * order of groups and filters, how many people of a sample meet it.
 */
export function narrowest(source: PeopleSource, { connection, groups }: SegmentRules, hits: number[]): Narrowed | null {
  let filter = 0;
  const ofGroup = (group: GroupRules) =>
    narrowed(
      source,
      group.connection,
      group.filters.map((rules) => {
        const [rule, found] = [indexOf(rules), hits[filter++] ?? 0];
        return rule ? { rule, hits: found, filter: rule === rules.index ? rules : undefined } : null;
      }),
    );
  return narrowed(source, connection, groups.map(ofGroup));
}

function narrowed({ table, scope }: PeopleSource, connection: Connection, parts: (Narrowed | null)[]): Narrowed | null {
  const found = parts.filter((part) => part !== null);
  const [first] = found.sort((one, other) => one.hits - other.hits);
  if (!first || connection === "and" || parts.length === 1) return first ?? null;
  if (found.length < parts.length) return null;
  const each = found.map(({ rule }) => sql`select people.id from ${table} as people where ${scope} and ${rule}`);
  return { rule: sql`people.id in (${sql.join(each, sql` union all `)})`, hits: found.reduce((sum, part) => sum + part.hits, 0) };
}
