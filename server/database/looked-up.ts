import { type Expression, type RawBuilder, sql } from "kysely";

/**
 * The value that `rows` (pairs of `key` and `value`, which run once) hold for a key, as text; null where they hold none. Against the
 * rows of a whole list this stands for a join: with outdated statistics the planner loops through a join, row by row of both sides.
 */
export function lookedUp(rows: Expression<{ key: number; value: number | null }>, key: RawBuilder<number>): RawBuilder<string | null> {
  return sql<string | null>`((select jsonb_object_agg(key, value) from ${rows} as pair) ->> (${key})::text)`;
}
