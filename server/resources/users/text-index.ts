import { sql } from "kysely";
import type { Test } from "#app/domain/segments/condition.ts";
import { contained } from "#server/database/lowered.ts";
import type { PeopleSource } from "./people-source.ts";
import type { FilterRules, Rule } from "./rule.ts";

/** Attributes that are always part of what people are searched by (migration 0013). */
const SEARCHED = ["name", "email"];
/** What may be part of a moment: these are not among the texts (migration 0016). */
const OF_MOMENTS = /^[0-9tz:.-]*$/i;

/** That what people are searched by contains a text: whose id, name or address contains it is among them. */
export function found(text: string): Rule {
  return sql`people.search_text like ${contained(text)}`;
}

/** Who has a text that contains or begins with another, in some attribute. */
export function holdingText(
  { propertyId }: PeopleSource,
  key: string,
  { kind, text }: Extract<Test, { kind: "startsWith" | "contains" }>,
): Pick<FilterRules, "near" | "few"> {
  if (SEARCHED.includes(key)) return { near: found(text) };
  if (propertyId === null || OF_MOMENTS.test(text)) return {};
  return { few: sql`attribute_texts(people.lowered) like ${contained(kind === "startsWith" ? `\n${text}` : text)}` };
}
