import { sql } from "kysely";
import type { MessageContent } from "#app/domain/messages/message-content.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";

/** The impression `id` of the message `content`. */
export type ShowingKey = { propertyId: number; id: string; content: number };

export type Showing = {
  kind: string;
  version: number | null;
  person: string;
  anonymous: boolean;
  /** Whom the row names, whatever the privacy level. */
  held: string;
  isDone: boolean;
  /** Something was answered already. */
  isBegun: boolean;
  /** What its version says; null where the message has no version. */
  asks: MessageContent | null;
};

/**
 * The showings of messages by the ids of their impressions, in their order, with what their versions ask, and whether their people have
 * answered by a link since; null for what was not shown. At privacy level 0 nobody is named, also where they were when it was shown.
 */
export async function showingsOf(db: Database, keys: readonly ShowingKey[]): Promise<(Showing | null)[]> {
  const { rows } = await sql<Showing & { place: number }>`
    select k.place, i.kind, i.version, named.person, i.person as held, i.anonymous and named.person <> '' as anonymous, v.content as asks,
      exists (select from message_answers begun where (begun.property_id, begun.id) = (i.property_id, i.id)) as "isBegun",
      i.answered_at is not null or (i.person <> '' and not i.by_link and exists (
        select from impressions other where other.property_id = i.property_id and other.person = i.person and other.anonymous = i.anonymous
          and other.content_id = i.content_id and other.by_link and other.answered_at >= i.shown_at)) as "isDone"
    from unnest(${keys.map(({ propertyId }) => propertyId)}::integer[], ${keys.map(({ id }) => id)}::uuid[],
        ${keys.map(({ content }) => content)}::integer[]) with ordinality as k(property_id, id, content_id, place)
      cross join lateral (select * from impressions shown where (shown.property_id, shown.id) = (k.property_id, k.id) limit 1) i
      join properties p on p.id = i.property_id
      cross join lateral (select case when coalesce((p.stylings ->> 'privacyLevel')::integer, 0) >= 1 then i.person else '' end as person) named
      left join message_versions v on (v.property_id, v.message_id, v.number) = (i.property_id, i.content_id, i.version)
    where i.content_id = k.content_id and i.kind <> 'guide'`.execute(db);
  const found = new Map(rows.map(({ place, ...showing }) => [Number(place), showing]));
  return keys.map((_, index) => found.get(index + 1) ?? null);
}

/** What a message says in a version. @throws Refusal 409 `message_not_shown` for one that there is not */
export async function versionShown(db: Database, propertyId: number, message: number, number: number): Promise<MessageContent> {
  const { content } = await db
    .selectFrom("message_versions")
    .select("content")
    .where("property_id", "=", propertyId)
    .where("message_id", "=", message)
    .where("number", "=", number)
    .executeTakeFirstOrThrow(() => refuse.conflict("message_not_shown"));
  return content;
}
