import type { Answer } from "#app/contracts/call.ts";
import type { messageResultCalls } from "#app/contracts/message-results.ts";
import { type Rounds, roundOf } from "#app/domain/messages/rounds.ts";
import { type AnswerValue, MAIN_QUESTION, questionsOf, type SurveyQuestion } from "#app/domain/messages/survey.ts";
import type { AnswerRow } from "./answers.ts";
import { endLabel, titleOf, type Version, wordsOf } from "./questions.ts";

type WireAnswer = Answer<typeof messageResultCalls.listNpsAnswers>["data"][number];

type Read = { versions: Version[]; fallback: string; segments: { id: number; name: string }[]; isNamed: boolean; rounds: Rounds | null };

/**
 * An answer in the words of the version that was answered. Scores of an NPS stand in `score` alone.
 * @param read `isNamed`: whether whoever asks may know who people are
 */
export function toWireAnswer(row: AnswerRow, { versions, fallback, segments, isNamed, rounds }: Read): WireAnswer {
  return {
    id: row.id,
    at: row.answered_at.toISOString(),
    person: isNamed && !row.anonymous ? row.person : "",
    ...{ language: row.language, version: row.version, score: row.score, comment: row.comment, seconds: row.seconds },
    ...{ round: roundOfAnswer(row, rounds), way: row.by_link ? "link" : "application" },
    segments: segments.filter(({ id }) => row.segment_ids.includes(id)).map(({ name }) => name),
    answers: answersOf(row, versions, fallback),
    ...{ tags: row.tags, followUp: row.follow_up },
  };
}

/** The round in which somebody was asked; null for a message that does not come back. */
export const roundOfAnswer = ({ day }: AnswerRow, rounds: Rounds | null): number | null =>
  rounds && rounds.every > 0 ? roundOf(day, rounds) : null;

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

/** A number with what stands at its end of the scale. */
export const withLabel = (value: number, label = ""): string => (label === "" ? String(value) : `${value} (${label})`);

function answerText(question: SurveyQuestion, given: AnswerValue, versions: Version[], fallback: string): string {
  const words = (option: string) => wordsOf(versions, question, option, fallback);
  if (typeof given === "number") return withLabel(given, versions[0] && endLabel(versions[0].content, question, given, fallback));
  if (typeof given === "string") return question.options.length > 0 ? words(given) : given;
  return given.map(words).join(question.kind === "ranking" ? " > " : ", ");
}
