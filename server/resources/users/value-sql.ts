import { type RawBuilder, sql } from "kysely";
import type { Test } from "#app/domain/segments/condition.ts";
import { lowered } from "#server/database/lowered.ts";
import { type Days, ends, momentRule } from "./date-sql.ts";
import type { PeopleSource } from "./people-source.ts";
import { allOf, anyOf, type FilterRules, type Rule } from "./rule.ts";
import { found, holdingText } from "./text-index.ts";

/** Lists of up to so many texts are looked up in an index one by one; more are compared with everybody. */
const FEW = 10;
const BY = { ">": sql`>`, ">=": sql`>=`, "<": sql`<`, "<=": sql`<=` };

/** The id that customers give, or an attribute. */
export function valueRules(source: PeopleSource, key: string, test: Test): FilterRules {
  return key === "customerId" ? idRules(source, test) : attributeRules(source, key, test);
}

function idRules(source: PeopleSource, test: Test): FilterRules {
  const id = lowered(source.publicId);
  switch (test.kind) {
    case "is":
      if (typeof test.value !== "string") return { row: sql`false` };
      return { row: sql`${id} = ${lowered(sql`${test.value}`)}`, near: found(test.value) };
    case "startsWith":
      return { row: sql`starts_with(${id}, ${lowered(sql`${test.text}`)})`, near: found(test.text) };
    case "contains":
      return { row: sql`strpos(${id}, ${lowered(sql`${test.text}`)}) > 0`, near: found(test.text) };
    case "oneOf":
      return { row: sql`${id} = any(${loweredAll(test.texts)})` };
    case "days":
      return { row: momentRule(source, source.publicId, test) };
    default:
      return { row: sql`false` };
  }
}

/** Texts are looked for in `lowered`, where they are in lower case; what is no text there is none. */
function attributeRules(source: PeopleSource, key: string, test: Test): FilterRules {
  const value = sql<unknown>`(people.lowered -> ${key}::text)`;
  const text = sql<string>`(people.lowered ->> ${key}::text)`;
  switch (test.kind) {
    case "unset":
      return { row: sql`coalesce(people.attributes -> ${key}::text, 'null') in ('null', '""', '[]')` };
    case "is": {
      const wanted = typeof test.value === "string" ? lowered(sql`${test.value}`) : sql`${JSON.stringify(test.value)}::jsonb`;
      return { row: sql`${value} = (select to_jsonb(${wanted}))`, index: has(key, wanted) };
    }
    case "startsWith":
      return {
        row: sql`(starts_with(${text}, ${lowered(sql`${test.text}`)}) and jsonb_typeof(${value}) = 'string')`,
        ...holdingText(source, key, test),
      };
    case "contains":
      return {
        row: sql`(strpos(${text}, ${lowered(sql`${test.text}`)}) > 0 and jsonb_typeof(${value}) = 'string')`,
        ...holdingText(source, key, test),
      };
    case "oneOf": {
      const row: Rule = sql`(${text} = any(${loweredAll(test.texts)}) and jsonb_typeof(${value}) = 'string')`;
      return test.texts.length > FEW ? { row } : { row, index: anyOf(test.texts.map((each) => has(key, lowered(sql`${each}`)))) };
    }
    case "overlaps": {
      const row: Rule = sql`(${value} ?| ${loweredAll(test.texts)} and jsonb_typeof(${value}) = 'array')`;
      if (test.texts.length > FEW) return { row };
      return { row, index: anyOf(test.texts.map((each) => has(key, sql`jsonb_build_array(${lowered(sql`${each}`)})`))) };
    }
    case "compares": {
      // Strict, so that no item of a list is taken for the value.
      const row: Rule = sql`people.attributes @@ ${`strict $.${JSON.stringify(key)} ${test.by} ${test.number}`}::text::jsonpath`;
      return { row, ...ranged(source, key, [sql`value ${BY[test.by]} ${test.number}::double precision`]) };
    }
    case "days":
      return { row: momentRule(source, sql`(people.attributes ->> ${key}::text)`, test), ...ranged(source, key, momentEnds(source, test)) };
    default:
      return { row: sql`false` };
  }
}

/** That an attribute is a value, by an index. */
function has(key: string, value: RawBuilder<unknown>): Rule {
  return sql`people.lowered @> jsonb_build_object(${key}::text, ${value})`;
}

/** Whose number or moment lies in a range; as an array, because the database cannot guess how many they are among numbers of all keys. */
function ranged({ propertyId }: PeopleSource, key: string, within: Rule[]): Pick<FilterRules, "few"> {
  if (propertyId === null) return {};
  return {
    few: sql`people.id = any(array(select person_id from person_numbers where property_id = ${propertyId}::integer and key = ${key} and ${allOf(within)}))`,
  };
}

/** Moments stand among the numbers as what their digits make. */
function momentEnds(source: PeopleSource, test: Days): Rule[] {
  return ends(source, test, (by, moment) => sql`value ${by} ${Number(moment.replaceAll(/[-T:Z]/g, ""))}::double precision`);
}

/** An array of parameters, lowered once for all rows. */
function loweredAll(texts: string[]) {
  return sql`array(select ${lowered(sql`said.text`)} from unnest(${texts}::text[]) as said (text))`;
}
