import { sql } from "kysely";
import type { ParsedBody } from "#app/contracts/call.ts";
import { MOST_SECONDS, type publicAnswerCalls, type WireAsked } from "#app/contracts/public-answers.ts";
import { type Answers, SURVEY_LIMITS, type SurveyPage, type SurveyQuestion } from "#app/domain/messages/survey.ts";
import { isAnswerTo } from "#app/domain/messages/survey-answer.ts";
import { afterPage, courseOf } from "#app/domain/messages/survey-course.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import type { NamelessQuota } from "#server/resources/player/nameless-quota.ts";
import { answersAlone, showingOf, takeAnswer } from "#server/resources/player/take-answer.ts";
import type { OpenedLink } from "./opened-link.ts";
import { askedAt, doneWith, type Progress, progressOf } from "./progress.ts";

type Sent = ParsedBody<typeof publicAnswerCalls.answerPublicly>;
type Field = { path: string; code: string };
/** What is known of the person, and how many answers of nobody a day has. */
type Beside = { segments: number[]; quota: NamelessQuota };
type Taken = { asked: WireAsked; wrong: Field[] };

/**
 * Takes the answers of one page and leads on or back. What can be kept is kept even where something is wrong. One answer of a person after
 * the other, so that of two that are sent at once one alone is taken.
 * @throws Refusal 429 `answers_of_day` for a new one of nobody when a day has its fill of them, 422 with what is wrong on the page, 409 `message_not_shown` for a showing that is somebody else's
 */
export async function answerPage(db: Database, opened: OpenedLink, sent: Sent, { segments, quota }: Beside): Promise<WireAsked> {
  // Whoever has begun may go on. Asked outside of the transaction, which holds what others wait for.
  if (opened.only === null && !opened.visitor && !(await hasBegun(db, opened, sent.showing))) await quota.take(opened.propertyId, "link");
  const { asked, wrong } = await db.transaction().execute((trx) => take(trx, opened, sent, segments));
  if (wrong.length > 0) throw refuse.invalid(wrong);
  return asked;
}

async function take(trx: Database, opened: OpenedLink, sent: Sent, segments: number[]): Promise<Taken> {
  const { propertyId, message, visitor } = opened;
  const name = visitor ? `${message.id} ${visitor.id}` : (opened.only ?? sent.showing);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`answer ${propertyId} ${name}`}, 9))`.execute(trx);
  const before = await progressOf(trx, opened, sent.showing, sent.languages);
  if (before.isDone) return { asked: doneWith(opened, before, true), wrong: [] };
  const { shape } = before;
  const page = courseOf(shape, before.answers).pages.find(({ id }) => id === sent.page);
  if (!page) return { asked: askedAt(opened, before), wrong: [] };
  if (!before.shown) await show(trx, opened, before);
  const answers = withPage(before.answers, page, sent.answers);
  const after = { ...before, answers, comment: page === shape.pages[0] ? sent.comment : before.comment };
  const seconds = Math.min(before.seconds + sent.seconds, MOST_SECONDS);
  // Who goes back or reads in another language may leave out what is asked, but loses nothing that they typed.
  const wrong = wrongOn(page, sent.answers, answers).filter(({ code }) => sent.move === "next" || code !== "answer_missing");
  const next = sent.move === "next" && wrong.length === 0 ? afterPage(shape, page, answers) : null;
  const isDone = next !== null && !shape.pages.some(({ id }) => id === next);
  const its = { propertyId, id: before.key ?? sent.showing, content: message.id, how: isDone ? ("done" as const) : ("begun" as const) };
  const given = { ...its, language: after.language, answers, comment: after.comment, seconds };
  const store = answersAlone(trx);
  await takeAnswer(store, await showingOf(store, its), given, segments);
  if (isDone) return { asked: doneWith(opened, after, false), wrong };
  const { pages } = courseOf(shape, answers);
  const previous = pages[pages.findIndex(({ id }) => id === page.id) - 1];
  return { asked: askedAt(opened, after, next ?? (sent.move === "back" ? previous?.id : undefined) ?? page.id), wrong };
}

async function hasBegun(db: Database, { propertyId, message }: OpenedLink, showing: string): Promise<boolean> {
  const begun = await db
    .selectFrom("message_answers")
    .select("id")
    .where("property_id", "=", propertyId)
    .where("id", "=", showing)
    .where("message_id", "=", message.id)
    .executeTakeFirst();
  return begun !== undefined;
}

async function show(trx: Database, { propertyId, message, visitor }: OpenedLink, { key, version }: Progress): Promise<void> {
  const shown = await trx
    .insertInto("impressions")
    .values({
      ...{ property_id: propertyId, id: key ?? "", kind: message.type, content_id: message.id, version },
      ...{ person: visitor?.id ?? "", anonymous: false, by_link: true },
    })
    .onConflict((conflict) => conflict.columns(["property_id", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!shown) throw refuse.conflict("message_not_shown");
}

/** The answers with those of a page; a question of it that has none now has none any longer. */
function withPage(before: Answers, { questions }: SurveyPage, given: Answers): Answers {
  const others = Object.entries(before).filter(([id]) => !questions.some((each) => each.id === id));
  const own = questions.flatMap((question): [string, Answers[string]][] => {
    const value = given[question.id];
    return value !== undefined && isAnswerTo(question, value) ? [[question.id, value]] : [];
  });
  return Object.fromEntries([...others, ...own]);
}

/** What is missing on a page, and what was sent that cannot be an answer. */
function wrongOn({ questions }: SurveyPage, sent: Answers, kept: Answers): Field[] {
  return questions.flatMap((question) => {
    const given = sent[question.id];
    if (kept[question.id] !== undefined || (isEmpty(given) && !question.required)) return [];
    return [{ path: `answers.${question.id}`, code: isEmpty(given) ? "answer_missing" : codeOf(question, given) }];
  });
}

const isEmpty = (given: Answers[string]): given is undefined | "" | readonly [] =>
  given === undefined || (typeof given === "string" && given.trim() === "") || (Array.isArray(given) && given.length === 0);

function codeOf({ kind }: SurveyQuestion, given: NonNullable<Answers[string]>): string {
  if (kind === "ranking") return "answer_ranking";
  const isTooLong = (kind === "short" || kind === "long") && typeof given === "string" && given.length > SURVEY_LIMITS[kind];
  return isTooLong ? "text_error_too_long" : "text_error_invalid";
}
