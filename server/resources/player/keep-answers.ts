import { sql } from "kysely";
import type { Answers } from "#app/domain/messages/survey.ts";
import type { Database } from "#server/database/tables.ts";

/** An answer as it is stored: who `held` the showing when it was read, and who is named. */
export type KeptAnswer = {
  propertyId: number;
  id: string;
  message: number;
  version: number;
  held: string;
  person: string;
  anonymous: boolean;
  isDone: boolean;
  language: string;
  answers: Answers;
  comment: string;
  seconds: number;
  segments: number[];
};

/**
 * Stores answers to showings that nobody is done with and that are still held by whom they were, with what is known of their people now; of
 * people without a name, nothing is. One statement, which is whole or nothing: of two that come at once, the second finds the showing done. No
 * two may be for the same showing.
 * @returns which of them were stored, in their order
 */
export async function keepAnswers(db: Database, kept: readonly KeptAnswer[]): Promise<boolean[]> {
  // The keys twice: as lists they are looked up by index whatever the statistics are, and as rows they belong to each other.
  const listed = sql`i.property_id = any(${[...new Set(kept.map((each) => each.propertyId))]}::integer[]) and i.id = any(${kept.map(({ id }) => id)}::uuid[])`;
  const { rows } = await sql<{ property_id: number; id: string }>`
    with given as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as k("propertyId" integer, id uuid, message integer, version integer,
          held text, person text, anonymous boolean, "isDone" boolean, language text, answers jsonb, comment text, seconds integer, segments integer[])
        order by 1, 2),
      begun as (
        select i.property_id, i.id, i.by_link from impressions i join given g on (i.property_id, i.id) = (g."propertyId", g.id)
        where ${listed} and i.answered_at is null and i.person = g.held and not g."isDone" for update of i),
      done as (
        update impressions i set answered_at = now() from given g
        where ${listed} and (i.property_id, i.id) = (g."propertyId", g.id) and i.answered_at is null and i.person = g.held and g."isDone"
        returning i.property_id, i.id, i.by_link)
    insert into message_answers as known (property_id, id, message_id, version, person, anonymous, language, answers, comment, seconds, segment_ids,
      attributes, answered_at, by_link)
    select g."propertyId", g.id, g.message, g.version, g.person, g.anonymous, g.language, g.answers, g.comment, g.seconds, g.segments,
      coalesce(u.attributes, '{}'), case when g."isDone" then now() end, showing.by_link
    from (select * from begun union all select * from done) showing join given g on (g."propertyId", g.id) = (showing.property_id, showing.id)
      left join foreign_users u on g.person <> '' and (u.property_id, u.foreign_id, u.anonymous) = (g."propertyId", g.person, g.anonymous)
    on conflict (property_id, id) do update set person = excluded.person, anonymous = excluded.anonymous, language = excluded.language,
      answers = excluded.answers, comment = excluded.comment, seconds = excluded.seconds, segment_ids = excluded.segment_ids,
      attributes = excluded.attributes, answered_at = excluded.answered_at
    returning property_id, id`.execute(db);
  const stored = new Set(rows.map(({ property_id, id }) => `${property_id} ${id}`));
  return kept.map(({ propertyId, id }) => stored.has(`${propertyId} ${id}`));
}
