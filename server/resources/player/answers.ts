import { sql } from "kysely";
import { z } from "zod";
import { few, id } from "#app/contracts/text.ts";
import type { MessageContent } from "#app/domain/messages/message-content.ts";
import { type Answers, SURVEY_LIMITS, type SurveyShape } from "#app/domain/messages/survey.ts";
import { countedAnswers, courseOf } from "#app/domain/messages/survey-course.ts";
import { isStorable } from "#app/domain/storable-text.ts";
import type { Database } from "#server/database/tables.ts";
import { fieldsOf } from "#server/http/fields-of.ts";
import { refuse } from "#server/http/refusal.ts";
import type { SegmentsOf } from "./visiting.ts";

export const ANSWER_BYTES = 200_000;
const MOST_SECONDS = 86_400;

const text = z.string().max(SURVEY_LIMITS.long, "text_error_too_long").refine(isStorable, "text_error_unstorable");
const value = z.union([z.number(), text, few(text, SURVEY_LIMITS.options)]);

/**
 * What somebody did with a message that showed by itself: `id` is that of its impression, which nobody else knows. `answers` are by question,
 * `comment` is what stands in the box beside the one question. `how`: they are still at it, they are done, or they do not want to see it again.
 */
const sent = z.object({
  id: z.guid("text_error_invalid"),
  content: id,
  how: z.enum(["begun", "done", "never"]),
  language: z.string().max(35, "text_error_too_long").default(""),
  answers: z
    .record(z.string().max(40), value)
    .refine((all) => Object.keys(all).length <= SURVEY_LIMITS.questions, "text_error_too_long")
    .default({}),
  comment: text.default(""),
  seconds: z.number().int().min(0).max(MOST_SECONDS).default(0),
});
type Sent = z.output<typeof sent>;

/**
 * Takes what somebody answered. Once they are done, whatever comes later for the same showing changes nothing, so that an answer that is sent
 * again counts once. Only answers to questions that the shown version asks are kept, with the segments of the person as of then.
 * @throws Refusal 409 `message_not_shown` where nothing was shown under that id, 422 for a malformed body or a required answer that is missing
 */
export function createAnswers({ db }: { db: Database }, segmentsOf: SegmentsOf) {
  return async (propertyId: number, read: () => Promise<unknown>): Promise<void> => {
    const said = sent.safeParse(await read());
    if (!said.success) throw refuse.invalid(fieldsOf(said.error, 10));
    const shown = await impressionOf(db, propertyId, said.data);
    const { person, anonymous } = shown;
    const segments = person === "" ? [] : await segmentsOf(propertyId, { id: person, isAnonymous: anonymous });
    await db.transaction().execute(async (trx) => {
      const present = await impressionOf(trx, propertyId, said.data, true);
      if (present.answered_at === null) await take(trx, propertyId, present, said.data, segments);
    });
  };
}

type Impression = Awaited<ReturnType<typeof impressionOf>>;

function impressionOf(db: Database, propertyId: number, { id: key, content }: Sent, isLocked = false) {
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

async function take(trx: Database, propertyId: number, shown: Impression, said: Sent, segments: number[]): Promise<void> {
  if (shown.kind !== "announcement" && said.how !== "never") await keep(trx, propertyId, shown, said, segments);
  if (said.how === "begun") return;
  await trx
    .updateTable("impressions")
    .set(said.how === "done" ? { answered_at: sql<Date>`now()` } : { dismissed_at: sql<Date>`now()` })
    .where("property_id", "=", propertyId)
    .where("id", "=", said.id)
    .execute();
}

async function keep(trx: Database, propertyId: number, shown: Impression, said: Sent, segment_ids: number[]): Promise<void> {
  const { person, anonymous } = shown;
  const version = shown.version ?? 0;
  const content = await versionOf(trx, propertyId, said.content, version);
  if (!content.shape) return;
  const now = {
    answers: JSON.stringify(answersIn(content.shape, said)),
    comment: said.comment.trim(),
    seconds: said.seconds,
    segment_ids,
    ...(said.how === "done" && { answered_at: sql<Date>`now()` }),
  };
  const language = said.language in content.texts ? said.language : "";
  await trx
    .insertInto("message_answers")
    .values({ property_id: propertyId, id: said.id, message_id: said.content, version, language, person, anonymous, ...now })
    .onConflict((conflict) => conflict.columns(["property_id", "id"]).doUpdateSet(now))
    .execute();
}

async function versionOf(trx: Database, propertyId: number, message: number, number: number): Promise<MessageContent> {
  const { content } = await trx
    .selectFrom("message_versions")
    .select("content")
    .where("property_id", "=", propertyId)
    .where("message_id", "=", message)
    .where("number", "=", number)
    .executeTakeFirstOrThrow(() => refuse.conflict("message_not_shown"));
  return content;
}

/** Those that count. @throws Refusal 422 where somebody is done without what is required */
function answersIn(shape: SurveyShape, { answers, how }: Sent): Answers {
  if (how === "done" && courseOf(shape, answers).end === null) throw refuse.invalid([{ path: "answers", code: "text_error_missing" }]);
  return countedAnswers(shape, answers);
}
