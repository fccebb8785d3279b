import { sql } from "kysely";
import type { Answers, SurveyShape } from "#app/domain/messages/survey.ts";
import { countedAnswers, courseOf } from "#app/domain/messages/survey-course.ts";
import { SharedStatements } from "#server/database/shared-statements.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { type KeptAnswer, keepAnswers } from "./keep-answers.ts";
import { type Showing, type ShowingKey, showingsOf } from "./showings.ts";

/**
 * What somebody did with a message that was shown to them: `id` is that of its impression, `answers` are by question, `comment` is what stands
 * in the box beside the one question, `seconds` is what they spent on it so far. `how`: they are still at it, they are done, or they do not
 * want to see it again.
 */
export type Given = ShowingKey & {
  how: "begun" | "done" | "never";
  language: string;
  answers: Answers;
  comment: string;
  seconds: number;
};

/** What the id of an erased person begins with. */
export const ERASED = "erased-";

/** Reads showings and keeps answers: those of one request by themselves, or those of several together. */
export type AnswerStore = {
  db: Database;
  showing(key: ShowingKey): Promise<Showing | null>;
  keep(answer: KeptAnswer): Promise<boolean>;
};

export const answersAlone = (db: Database): AnswerStore => ({
  db,
  showing: async (key) => (await showingsOf(db, [key]))[0] ?? null,
  keep: async (answer) => (await keepAnswers(db, [answer]))[0] ?? false,
});

const ANSWERS_PER_STATEMENT = 100;

/** @param lanes how many statements of a kind may run at once */
export function answersTogether(db: Database, lanes: number): AnswerStore {
  const sharing = { lanes, rowsOf: () => 1, mostRows: ANSWERS_PER_STATEMENT };
  const showings = new SharedStatements((keys: ShowingKey[]) => showingsOf(db, keys), sharing);
  const keyOf = ({ propertyId, id }: KeptAnswer) => `${propertyId} ${id}`;
  const answers = new SharedStatements((kept: KeptAnswer[]) => keepAnswers(db, kept), { ...sharing, keyOf });
  return { db, showing: (key) => showings.add(key), keep: (answer) => answers.add(answer) };
}

/** The showing of a message. @throws Refusal 409 `message_not_shown` */
export async function showingOf(store: AnswerStore, { propertyId, id, content }: ShowingKey): Promise<Showing> {
  const showing = await store.showing({ propertyId, id, content });
  if (!showing) throw refuse.conflict("message_not_shown");
  return showing;
}

/**
 * Takes an answer, whatever way it came. Once somebody is done, whatever comes later for the same showing changes nothing, so that an answer
 * that is sent again counts once; nor does what was left open in a player when its person answered by a link. Only answers to questions that
 * the shown version asks are kept, with the segments and attributes of the person as of then. The rollup counts them.
 * @returns false where the showing has become another person's since it was read, and nothing was taken: as when its visitor signed in
 * @throws Refusal 422 where somebody is done without what is required
 */
export async function takeAnswer(store: AnswerStore, shown: Showing, given: Given, segments: number[]): Promise<boolean> {
  const { propertyId, id, content: message, comment, seconds } = given;
  if (given.how === "never") {
    await impression(store.db, given).set({ dismissed_at: sql`now()` }).where("dismissed_at", "is", null).execute();
    return true;
  }
  // Who was erased leaves nothing behind, also not what was still on its way.
  if (shown.isDone || shown.held.startsWith(ERASED)) return true;
  const isDone = given.how === "done";
  const { asks, held, person, anonymous, version } = shown;
  if (!asks?.shape || shown.kind === "announcement") {
    if (isDone) await impression(store.db, given).set({ answered_at: sql`now()` }).where("answered_at", "is", null).execute();
    return true;
  }
  const said = { answers: answersIn(asks.shape, given), comment: comment.trim(), seconds, segments };
  const language = Object.hasOwn(asks.texts, given.language) ? given.language : "";
  const isKept = await store.keep({
    ...{ propertyId, id, message, version: version ?? 0, held, person, anonymous, isDone, language },
    ...said,
  });
  return isKept || (await showingOf(store, given)).held === held;
}

const impression = (db: Database, { propertyId, id }: ShowingKey) =>
  db.updateTable("impressions").where("property_id", "=", propertyId).where("id", "=", id);

/** Those that count. @throws Refusal 422 where somebody is done without what is required */
function answersIn(shape: SurveyShape, { answers, how }: Given): Answers {
  if (how === "done" && courseOf(shape, answers).end === null) throw refuse.invalid([{ path: "answers", code: "text_error_missing" }]);
  return countedAnswers(shape, answers);
}
