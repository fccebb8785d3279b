import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Connection } from "#app/domain/segments/evaluate.ts";

/** A condition on `people`. */
export type Rule = RawBuilder<SqlBool>;

/** A filter as conditions on `people`. */
export type FilterRules = {
  /** Decides on each row by itself: never a reason to read an index. May be null where it is not met. */
  row: Rule;
  /** The same where some are asked, for the database to join as it likes. */
  some?: Rule;
  /** The same where everybody is asked. */
  all?: Rule;
  /** What an index finds, exactly whom the filter means. */
  index?: Rule;
  /** What an index finds: everybody whom the filter means, and perhaps others. */
  near?: Rule;
  /** The same where they are known to be few: finding many that way takes longer than asking everybody. */
  few?: Rule;
};

const WORDS = { and: sql` and `, or: sql` or ` };

export const joined = (connection: Connection, rules: Rule[]): Rule => sql`(${sql.join(rules, WORDS[connection])})`;
export const allOf = (rules: Rule[]): Rule => joined("and", rules);
export const anyOf = (rules: Rule[]): Rule => joined("or", rules);
