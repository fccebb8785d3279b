import { sql } from "kysely";
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

export type Showing = Awaited<ReturnType<typeof showingOf>>;

/** Waits until nobody else takes an answer of that name: of the message and the person, where there is one. */
export async function oneAfterTheOther(trx: Database, propertyId: number, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`answer ${propertyId} ${name}`}, 9))`.execute(trx);
}

/** Whether a person has answered by a link since a card was shown to them. */
export async function answeredByLink(trx: Database, propertyId: number, { id, content }: Given, { person, anonymous }: Showing) {
  if (person === "") return false;
  await oneAfterTheOther(trx, propertyId, `${content} ${person}`);
  const { rows } = await sql<{ found: boolean }>`select exists (
    select from impressions own join impressions other on other.property_id = own.property_id and other.content_id = own.content_id
      and other.person = own.person and other.anonymous = own.anonymous and other.by_link and other.answered_at >= own.shown_at
    where own.property_id = ${propertyId}::integer and own.id = ${id}::uuid and own.answered_at is null
      and own.person = ${person} and own.anonymous = ${anonymous}) as found`.execute(trx);
  return rows[0]?.found ?? false;
}

/** The showing of a message by the id of its impression. @throws Refusal 409 `message_not_shown` */
export function showingOf(db: Database, propertyId: number, { id: key, content }: Pick<Given, "id" | "content">, isLocked = false) {
  return db
    .selectFrom("impressions")
    .select(["kind", "version", "person", "anonymous", "answered_at"])
    .where("property_id", "=", propertyId)
    .where("id", "=", key)
    .where("content_id", "=", content)
    .where("kind", "!=", "guide")
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirstOrThrow(() => refuse.conflict("message_not_shown"));
}

/**
 * Takes an answer, whatever way it came. Once somebody is done, whatever comes later for the same showing changes nothing, so that an answer
 * that is sent again counts once. Only answers to questions that the shown version asks are kept, with the segments and attributes of the person as of then.
 * @param trx a transaction
 * @throws Refusal 409 `message_not_shown` where nothing was shown under that id, 422 where somebody is done without what is required
 */
export async function takeAnswer(trx: Database, propertyId: number, given: Given, segments: number[]): Promise<void> {
  const shown = await showingOf(trx, propertyId, given, true);
  if (shown.answered_at !== null) return;
  if (shown.kind !== "announcement" && given.how !== "never") await keep(trx, propertyId, shown, given, segments);
  if (given.how === "begun") return;
  await trx
    .updateTable("impressions")
    .set(given.how === "done" ? { answered_at: sql<Date>`now()` } : { dismissed_at: sql<Date>`now()` })
    .where("property_id", "=", propertyId)
    .where("id", "=", given.id)
    .execute();
}

async function keep(trx: Database, propertyId: number, shown: Showing, given: Given, segment_ids: number[]): Promise<void> {
  const { person, anonymous } = shown;
  const version = shown.version ?? 0;
  const content = await versionShown(trx, propertyId, given.content, version);
  if (!content.shape) return;
  const language = Object.hasOwn(content.texts, given.language) ? given.language : "";
  const now = {
    answers: JSON.stringify(answersIn(content.shape, given)),
    comment: given.comment.trim(),
    seconds: given.seconds,
    ...{ language, segment_ids, attributes: attributesOf(propertyId, shown) },
    ...(given.how === "done" && { answered_at: sql<Date>`now()` }),
  };
  await trx
    .insertInto("message_answers")
    .values({ property_id: propertyId, id: given.id, message_id: given.content, version, person, anonymous, ...now })
    .onConflict((conflict) => conflict.columns(["property_id", "id"]).doUpdateSet(now))
    .execute();
}

/** What is known of the person now; nothing of people without a name. */
function attributesOf(propertyId: number, { person, anonymous }: Showing) {
  return sql<string>`coalesce((select attributes from foreign_users
    where (property_id, foreign_id, anonymous) = (${propertyId}::integer, ${person}, ${anonymous}) and ${person} <> ''), '{}')`;
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

/** Those that count. @throws Refusal 422 where somebody is done without what is required */
function answersIn(shape: SurveyShape, { answers, how }: Given): Answers {
  if (how === "done" && courseOf(shape, answers).end === null) throw refuse.invalid([{ path: "answers", code: "text_error_missing" }]);
  return countedAnswers(shape, answers);
}
