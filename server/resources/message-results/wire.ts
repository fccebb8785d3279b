import type { Answer } from "#app/contracts/call.ts";
import type { messageResultCalls } from "#app/contracts/message-results.ts";
import { asksForScore } from "#app/domain/messages/message-content.ts";
import { type Standing, standingOf } from "#app/domain/messages/nps.ts";
import { type Rounds, roundOf } from "#app/domain/messages/rounds.ts";
import { type AnswerValue, MAIN_QUESTION, questionsOf, type SurveyQuestion } from "#app/domain/messages/survey.ts";
import type { AnswerRow } from "./answers.ts";
import { endLabel, titleOf, type Version, wordsOf } from "./questions.ts";

type WireAnswer = Answer<typeof messageResultCalls.listNpsAnswers>["data"][number];

type Read = { versions: Version[]; fallback: string; segments: { id: number; name: string }[]; isNamed: boolean; rounds: Rounds | null };

/**
 * An answer in the words of the version that was answered. What makes a Net Promoter Score stands in `score` alone.
 * @param read `isNamed`: whether whoever asks may know who people are
 */
export function toWireAnswer(row: AnswerRow, { versions, fallback, segments, isNamed, rounds }: Read): WireAnswer {
  return {
    id: row.id,
    at: row.answered_at.toISOString(),
    person: isNamed && !row.anonymous ? row.person : "",
    ...{
      language: row.language,
      version: row.version,
      score: row.score,
      standing: standingIn(row, versions),
      comment: row.comment,
      seconds: row.seconds,
    },
    ...{ round: roundOfAnswer(row, rounds), way: row.by_link ? "link" : "application" },
    segments: segments.filter(({ id }) => row.segment_ids.includes(id)).map(({ name }) => name),
    answers: answersOf(row, versions, fallback),
    ...{ tags: row.tags, followUp: row.follow_up },
  };
}

/** The round in which somebody was asked; null for a message that does not come back. */
export const roundOfAnswer = ({ day }: AnswerRow, rounds: Rounds | null): number | null =>
  rounds && rounds.every > 0 ? roundOf(day, rounds) : null;

/** The group of an answer to a version that asks for a score as an NPS does; null for any other. */
export function standingIn({ version, score }: AnswerRow, versions: Version[]): Standing | null {
  const own = versions.find(({ number }) => number === version);
  return own && asksForScore(own.content) && score !== null ? standingOf(score) : null;
}

/** Every answer with the question that it was given to, in the order of the version; that of an NPS is told by its score. */
export function answersOf({ version, answers }: AnswerRow, versions: Version[], fallback: string): WireAnswer["answers"] {
  const own = versions.find(({ number }) => number === version);
  if (!own?.content.shape) return [];
  const isNps = asksForScore(own.content);
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
