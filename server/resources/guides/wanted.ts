import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { ParsedQuery } from "#app/contracts/call.ts";
import type { guideCalls } from "#app/contracts/guides.ts";
import { textOf } from "#server/resources/content/text-of.ts";
import { defaultLanguageOf } from "#server/resources/languages/languages.ts";
import { searchedIn } from "./searched.ts";

type Asked = Omit<ParsedQuery<typeof guideCalls.listGuides>, "lang" | "page" | "limit" | "sort" | "order">;

/** Which guides of a property are listed: all of them when nothing is said. */
export type Wanted = Partial<Asked> & {
  /** The chapters that they are in, 0 for the list of unsorted ones. */
  launchers?: readonly number[];
  /** Of titles, which are those of the property's default language where there is none in this one, or without one. */
  language?: string;
};

/** The condition that a row of `guides` is one of the wanted. */
export function areWanted(propertyId: number, wanted: Wanted): RawBuilder<SqlBool> {
  const rules = [sql`property_id = ${propertyId}`, ...placeRules(wanted), ...stateRules(wanted), ...changeRules(propertyId, wanted)];
  const search = wanted.search?.trim();
  if (search) rules.push(searchedIn(propertyId, shownTitle(propertyId, wanted.language), search));
  return sql<SqlBool>`(${sql.join(rules, sql` and `)})`;
}

/** The title that a list shows, in a language or else in the property's default one. */
export function shownTitle(propertyId: number, language?: string): RawBuilder<string> {
  const fallback = defaultLanguageOf(propertyId);
  return textOf("title", language ?? fallback, fallback);
}

function placeRules({ launcher, launchers, ids }: Wanted): RawBuilder<unknown>[] {
  return [
    ...(launchers === undefined
      ? []
      : [sql`(chapter_id = any(${launchers}::integer[]) or (chapter_id is null and ${launchers.includes(0)}))`]),
    ...(launcher === undefined ? [] : [sql`chapter_id is not distinct from ${launcher || null}::integer`]),
    ...(ids === undefined ? [] : [sql`id = any(${ids}::integer[])`]),
  ];
}

function stateRules({ visibility, archived, changes, segment, written, missing, alarm }: Wanted): RawBuilder<unknown>[] {
  const rules: RawBuilder<unknown>[] = [];
  if (visibility) rules.push(sql`visibility = ${visibility}`);
  if (archived === "false") rules.push(sql`visibility <> 'deleted'`);
  if (changes) rules.push(sql`visibility = 'public' and published_revision is distinct from revision`);
  if (segment === "none") rules.push(sql`segment_id = 0`);
  else if (segment === "any") rules.push(sql`segment_id <> 0`);
  else if (segment !== undefined) rules.push(sql`segment_id = ${segment}::integer`);
  if (written) rules.push(sql`${titleIn(written)} <> ''`);
  if (missing) rules.push(sql`${titleIn(missing)} = ''`);
  if (alarm) rules.push(alarm === "true" ? sql`jsonb_array_length(alarms) > 0` : sql`jsonb_array_length(alarms) = 0`);
  return rules;
}

const titleIn = (language: string) => sql`coalesce(draft->'texts'->${language}::text->>'title', '')`;

function changeRules(propertyId: number, { changedBy, changedSince }: Wanted): RawBuilder<unknown>[] {
  const zone = sql`(select time_zone from properties where id = ${propertyId})`;
  return [
    ...(changedBy ? [sql`last_changed_by_id = ${changedBy}`] : []),
    ...(changedSince ? [sql`last_changed_at >= (${changedSince}::date::timestamp at time zone ${zone})`] : []),
  ];
}
