import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database, Tables } from "#server/database/tables.ts";
import type { Whom } from "./whom.ts";

export type Rule = RawBuilder<SqlBool>;

/** A table in which something about a person stands. Conditions are about its rows as `held`. */
export type Place = {
  /** The part of an export that shows its rows. */
  part: string;
  table: keyof Tables;
  /** The rows about the person: several conditions where each has its own index; no row may meet two of them. */
  rows(whom: Whom): Rule[];
  /** What an export shows of a row: columns, and expressions by name. */
  shown: (string | readonly [name: string, expression: string])[];
  /** The order of an export, and how it goes on behind a row: columns that no two rows of a condition share, with their types. */
  by: (readonly [column: string, type: string])[];
  /** What an erasure changes, where that is not just what an export shows. Rows must not meet it once they are changed. */
  erased?(whom: Whom): Rule[];
  /** What the columns become; without it the rows are deleted. */
  becomes?(whom: Whom, pseudonym: string): RawBuilder<unknown>;
  /** The rows of the person as such, by which everything else is found: erased in the last portion. */
  isLast?: true;
};

/** A name in the list of places, which is no input. */
export const name = (text: string) => sql.raw(text);

/** Changes at most `most` rows of a place. Another may change a row at the same time and so save it: `eraseAll` comes after. */
export function erasureOf(place: Place, rule: Rule, becomes: RawBuilder<unknown> | null, most: number): RawBuilder<unknown> {
  return changeOf(place, sql`held.ctid = any(array(select held.ctid from ${name(place.table)} held where ${rule} limit ${most}))`, becomes);
}

/** Changes all rows of a place, by the rule itself: it is asked anew of a row that another has changed meanwhile. */
export async function eraseAll(db: Database, place: Place, rule: Rule, becomes: RawBuilder<unknown> | null): Promise<void> {
  const change = changeOf(place, rule, becomes);
  for (let changed = true; changed; ) changed = Number((await change.execute(db)).numAffectedRows ?? 0) > 0;
}

function changeOf({ table }: Place, which: Rule, becomes: RawBuilder<unknown> | null): RawBuilder<unknown> {
  return becomes ? sql`update ${name(table)} held set ${becomes} where ${which}` : sql`delete from ${name(table)} held where ${which}`;
}

type Held = Record<string, unknown> & { at: string[] };

/** The next rows of an export, behind the one that `at` names. */
export function pageOf(place: Place, rule: Rule, at: string[] | null, most: number): RawBuilder<Held> {
  const columns = place.shown.map((each) => {
    const [as, expression] = typeof each === "string" ? [camel(each), `held.${each}`] : each;
    return name(`${expression} as "${as}"`);
  });
  const keys = name(place.by.map(([column]) => `held.${column}`).join(", "));
  const texts = name(place.by.map(([column]) => `held.${column}::text`).join(", "));
  const after = at && sql.join(place.by.map(([, type], index) => sql`${at[index]}::${name(type)}`));
  return sql<Held>`select ${sql.join(columns)}, array[${texts}] as at from ${name(place.table)} held
    where ${rule} ${after ? sql`and (${keys}) > (${after})` : sql``} order by ${keys} limit ${most}`;
}

const camel = (column: string) => column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
