import type { Answer } from "#app/contracts/call.ts";
import type { messageResultCalls } from "#app/contracts/message-results.ts";
import { type AnswerValue, MAIN_QUESTION, questionsOf, type SurveyQuestion } from "#app/domain/messages/survey.ts";
import type { AnswerRow } from "./answers.ts";
import { titleOf, type Version, wordsOf } from "./questions.ts";

type WireAnswer = Answer<typeof messageResultCalls.listNpsAnswers>["data"][number];

type Read = { versions: Version[]; fallback: string; segments: { id: number; name: string }[]; isNamed: boolean };

/**
 * An answer in the words of the version that was answered. Scores of an NPS stand in `score` alone.
 * @param read `isNamed`: whether whoever asks may know who people are
 */
export function toWireAnswer(row: AnswerRow, { versions, fallback, segments, isNamed }: Read): WireAnswer {
  return {
    id: row.id,
    at: row.answered_at.toISOString(),
    person: isNamed && !row.anonymous ? row.person : "",
    ...{ language: row.language, version: row.version, score: row.score, comment: row.comment, seconds: row.seconds },
    segments: segments.filter(({ id }) => row.segment_ids.includes(id)).map(({ name }) => name),
    answers: answersOf(row, versions, fallback),
    ...{ tags: row.tags, followUp: row.follow_up },
  };
}

/** Every answer with the question that it was given to, in the order of the version; the one question of an NPS is told by its score. */
export function answersOf({ version, answers }: AnswerRow, versions: Version[], fallback: string): WireAnswer["answers"] {
  const own = versions.find(({ number }) => number === version);
  if (!own?.content.shape) return [];
  const isNps = own.content.type === "nps";
  return questionsOf(own.content.shape).flatMap((question) => {
    const given = answers[question.id];
    if (given === undefined || (isNps && question.id === MAIN_QUESTION)) return [];
    const answer = answerText(question, given, [own, ...versions], fallback);
    return [{ question: question.id, title: titleOf(own.content, question.id, fallback), kind: question.kind, answer }];
  });
}

function answerText(question: SurveyQuestion, given: AnswerValue, versions: Version[], fallback: string): string {
  const words = (option: string) => wordsOf(versions, question, option, fallback);
  if (typeof given === "number") return String(given);
  if (typeof given === "string") return question.options.length > 0 ? words(given) : given;
  return given.map(words).join(question.kind === "ranking" ? " > " : ", ");
}
