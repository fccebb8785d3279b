import { type RawBuilder, sql } from "kysely";
import type { MessageType } from "#app/domain/messages/message.ts";

/** Days, both included. */
export type Days = { from: string; to: string };
/** What to count: the messages of a kind or one of them, by people of a language or segment. `fallback` is the language of their titles. */
export type Scope = Days & {
  propertyId: number;
  type: MessageType;
  fallback: string;
  lang?: string | undefined;
  segment?: number | undefined;
  version?: number | undefined;
  messageId?: number | undefined;
  search?: string | undefined;
};

/** The rows of message_days and message_value_days in scope, but for the segment. */
export function countedFor({ propertyId, from, to, lang, version, messageId }: Scope): RawBuilder<unknown> {
  return sql`property_id = ${propertyId} and day between ${from}::date and ${to}::date
    and (${lang ?? null}::text is null or language = ${lang ?? null}) and (${version ?? null}::integer is null or version = ${version ?? null}::integer)
    and (${messageId ?? null}::integer is null or message_id = ${messageId ?? null}::integer)`;
}

/** The rows in scope, each person counted once. */
export const countedIn = (scope: Scope): RawBuilder<unknown> => sql`${countedFor(scope)} and segment_id = ${scope.segment ?? 0}`;

/** The headline or question of a message in the default language, else in another one, and empty where there is none. */
export function titleIn(fallback: string): RawBuilder<string> {
  return sql<string>`coalesce(nullif(draft -> 'texts' -> ${fallback}::text ->> 'title', ''),
    (select text.value ->> 'title' from jsonb_each(draft -> 'texts') as text where text.value ->> 'title' <> '' order by text.key limit 1), '')`;
}

/**
 * The numbers of the versions of a message whose first question is of a kind: what was answered to one of another kind was another question's.
 * @param kind that of an NPS unless told
 */
export const versionsAsking = (
  propertyId: number,
  messageId: number | RawBuilder<number>,
  kind: RawBuilder<unknown> = sql`'score'`,
): RawBuilder<unknown> =>
  sql`select number from message_versions v where v.property_id = ${propertyId} and v.message_id = ${messageId} and ${mainKindIn(sql`v.content`)} = ${kind}`;

/** The same as `presentContent` of a row of messages under the name `m`. */
export const PRESENT_CONTENT = sql`coalesce((
  select v.content from message_versions v where v.property_id = m.property_id and v.message_id = m.id
  order by (v.number = m.published_version) desc nulls last, v.number desc limit 1), m.draft)`;

/** The kind of the first question of a stored content, a draft or what was published; null of what asks nothing. */
export const mainKindIn = (content: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`${content} #>> '{shape,pages,0,questions,0,kind}'`;
