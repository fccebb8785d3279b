import { type RawBuilder, sql } from "kysely";
import type { MessageContent } from "#app/domain/messages/message-content.ts";
import type { Answers, SurveyShape } from "#app/domain/messages/survey.ts";
import { countedAnswers, courseOf } from "#app/domain/messages/survey-course.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";

/**
 * What somebody did with a message that was shown to them: `id` is that of its impression, `answers` are by question, `comment` is what stands
 * in the box beside the one question, `seconds` is what they spent on it so far. `how`: they are still at it, they are done, or they do not
 * want to see it again.
 */
export type Given = {
  id: string;
  content: number;
  how: "begun" | "done" | "never";
  language: string;
  answers: Answers;
  comment: string;
  seconds: number;
};

/** What the id of an erased person begins with. */
export const ERASED = "erased-";

export type Showing = Awaited<ReturnType<typeof showingOf>>;

/**
 * The showing of a message by the id of its impression, with what its version asks, and whether its person has answered by a link since. At
 * privacy level 0 nobody is named, also where they were when it was shown.
 * @throws Refusal 409 `message_not_shown`
 */
export async function showingOf(db: Database, propertyId: number, { id, content }: Pick<Given, "id" | "content">) {
  const { rows } = await sql<{
    kind: string;
    version: number | null;
    person: string;
    anonymous: boolean;
    /** Whom the row names, whatever the privacy level. */
    held: string;
    isDone: boolean;
    asks: MessageContent | null;
  }>`
    select i.kind, i.version, named.person, i.person as held, i.anonymous and named.person <> '' as anonymous, v.content as asks, i.answered_at is not null or (i.person <> '' and not i.by_link and exists (
        select from impressions other where other.property_id = i.property_id and other.person = i.person and other.anonymous = i.anonymous
          and other.content_id = i.content_id and other.by_link and other.answered_at >= i.shown_at)) as "isDone"
    from impressions i join properties p on p.id = i.property_id
      cross join lateral (select case when coalesce((p.stylings ->> 'privacyLevel')::integer, 0) >= 1 then i.person else '' end as person) named
      left join message_versions v on (v.property_id, v.message_id, v.number) = (i.property_id, i.content_id, i.version)
    where i.property_id = ${propertyId}::integer and i.id = ${id}::uuid and i.content_id = ${content}::integer and i.kind <> 'guide'`.execute(
    db,
  );
  if (!rows[0]) throw refuse.conflict("message_not_shown");
  return rows[0];
}

/**
 * Takes an answer, whatever way it came. Once somebody is done, whatever comes later for the same showing changes nothing, so that an answer
 * that is sent again counts once; nor does what was left open in a player when its person answered by a link. Only answers to questions that
 * the shown version asks are kept, with the segments and attributes of the person as of then. The rollup counts them.
 * @returns false where the showing has become another person's since it was read, and nothing was taken: as when its visitor signed in
 * @throws Refusal 422 where somebody is done without what is required
 */
export async function takeAnswer(db: Database, propertyId: number, shown: Showing, given: Given, segments: number[]): Promise<boolean> {
  const own = sql`property_id = ${propertyId}::integer and id = ${given.id}::uuid`;
  if (given.how === "never") {
    await sql`update impressions set dismissed_at = now() where ${own} and dismissed_at is null`.execute(db);
    return true;
  }
  // Who was erased leaves nothing behind, also not what was still on its way.
  if (shown.isDone || shown.held.startsWith(ERASED)) return true;
  const open = sql`${own} and answered_at is null and person = ${shown.held}`;
  const shape = shown.kind === "announcement" ? null : shown.asks?.shape;
  if (shape) return keep(db, propertyId, shown, given, { open, shape, segments });
  if (given.how === "done") await sql`update impressions set answered_at = now() where ${open}`.execute(db);
  return true;
}

type Kept = { open: RawBuilder<unknown>; shape: SurveyShape; segments: number[] };

/** One statement, which is whole or nothing: of two that come at once, the second finds the showing done. */
async function keep(db: Database, propertyId: number, shown: Showing, given: Given, { open, shape, segments }: Kept): Promise<boolean> {
  const { version, person, anonymous, asks } = shown;
  const isDone = given.how === "done";
  const language = asks && Object.hasOwn(asks.texts, given.language) ? given.language : "";
  const { numAffectedRows = 0n } = await sql`
    with showing as (${isDone ? sql`update impressions set answered_at = now() where ${open} returning id` : sql`select id from impressions where ${open} for update`})
    insert into message_answers as known (property_id, id, message_id, version, person, anonymous, language, answers, comment, seconds, segment_ids,
      attributes, answered_at)
    select ${propertyId}::integer, id, ${given.content}::integer, ${version ?? 0}::integer, ${person}, ${anonymous}::boolean, ${language},
      ${JSON.stringify(answersIn(shape, given))}::jsonb, ${given.comment.trim()}, ${given.seconds}::integer, ${segments}::integer[],
      ${attributesOf(propertyId, person, anonymous)}, case when ${isDone}::boolean then now() end
    from showing
    on conflict (property_id, id) do update set person = excluded.person, anonymous = excluded.anonymous, language = excluded.language,
      answers = excluded.answers, comment = excluded.comment, seconds = excluded.seconds, segment_ids = excluded.segment_ids, attributes = excluded.attributes, answered_at = excluded.answered_at`.execute(
    db,
  );
  return numAffectedRows > 0n || (await showingOf(db, propertyId, given)).held === shown.held;
}

/** What is known of the person now; nothing of people without a name. */
const attributesOf = (propertyId: number, person: string, anonymous: boolean) =>
  person === ""
    ? sql`'{}'::jsonb`
    : sql`coalesce((select attributes from foreign_users
        where (property_id, foreign_id, anonymous) = (${propertyId}::integer, ${person}, ${anonymous}::boolean)), '{}'::jsonb)`;

/** Those that count. @throws Refusal 422 where somebody is done without what is required */
function answersIn(shape: SurveyShape, { answers, how }: Given): Answers {
  if (how === "done" && courseOf(shape, answers).end === null) throw refuse.invalid([{ path: "answers", code: "text_error_missing" }]);
  return countedAnswers(shape, answers);
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
