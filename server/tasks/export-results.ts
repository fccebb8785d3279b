import { stringify } from "csv-stringify/sync";
import { sql } from "kysely";
import { z } from "zod";
import { askedDay, id, languageKey } from "#app/contracts/text.ts";
import { disarmed } from "#app/domain/imports/disarmed.ts";
import { asksForScore, type MessageContent } from "#app/domain/messages/message-content.ts";
import type { Rounds } from "#app/domain/messages/rounds.ts";
import { isScale, MAIN_QUESTION, SCALES, type SurveyQuestion } from "#app/domain/messages/survey.ts";
import { type AnswerRow, type AnswerScope, answersIn, portionOfAnswers } from "#server/resources/message-results/answers.ts";
import { askedIn, messageAt } from "#server/resources/message-results/asked.ts";
import { roundsIn } from "#server/resources/message-results/one-message.ts";
import { endLabel, questionsIn, titleOf, type Version, versionsOf, versionsThatAsk } from "#server/resources/message-results/questions.ts";
import { answersOf, roundOfAnswer, standingIn, withLabel } from "#server/resources/message-results/wire.ts";
import { privacyLevelOf } from "#server/resources/properties/privacy-level.ts";
import { storeResult } from "./store-result.ts";
import type { RunningTask, TaskType } from "./task-type.ts";
import { type Cell, workbook } from "./workbook.ts";

const ROWS_AT_ONCE = 1000;
/** What heads a question that has no words, as screens call it; further ones are told apart by their ids. */
const UNTITLED = "Untitled";

const payload = z.strictObject({
  propertyId: id,
  /** The survey or NPS, as the specification calls both. */
  surveyId: id,
  /** Leaves out who answered. */
  anonymizeUserId: z.boolean().default(false),
  /** What the results are limited to, as in their report. */
  ...{ from: askedDay.optional(), to: askedDay.optional(), lang: languageKey.optional() },
  ...{ segment: id.optional(), version: id.optional(), round: z.number().int().min(1).max(100_000).optional() },
});
type Payload = z.output<typeof payload>;

/**
 * Writes the finished answers to one NPS or survey, newest first, as CSV and as an Excel workbook in a zip archive (specification 2, section 3:
 * export-survey-results, export-nps-results). A column for each question that any version asks, under its newest words; one whose kind has changed
 * is another. Cells that a spreadsheet would evaluate are disarmed. A killed export begins anew.
 */
export const exportResults = (type: "nps" | "survey"): TaskType => ({
  section: () => (type === "nps" ? "nps" : "analytics"),
  payload,
  async run(task) {
    const { db } = task;
    const { propertyId, surveyId, anonymizeUserId, ...limits } = task.row.payload as Payload;
    const message = await messageAt(db, propertyId, type, String(surveyId));
    const { scope, segments } = await askedIn(db, propertyId, type, limits, message);
    const own = { ...scope, messageId: message.id };
    const versions = await versionsOf(db, propertyId, message.id);
    const isNamed = !anonymizeUserId && (await privacyLevelOf(db, propertyId)) >= 1;
    const rounds = await roundsIn(db, message);
    const columns = columnsOf(versions, scope.fallback, { isNamed, segments, rounds });
    const head = columns.map(([name]) => disarmed(name));
    const counted = { done: 0, total: 2 * (await countOf(task, own)) };
    const rows = () => rowsOf(task, own, columns, counted);
    await storeResult(task, `${type}-${surveyId}-${task.row.id}.zip`, [
      { name: "answers.csv", content: csv(head, rows()) },
      { name: "answers.xlsx", content: workbook(head, rows()) },
    ]);
    return { answers: counted.done / 2 };
  },
});

type Column = readonly [name: string, cell: (answer: AnswerRow) => Cell];

type Known = { isNamed: boolean; segments: { id: number; name: string }[]; rounds: Rounds | null };

function columnsOf(versions: Version[], fallback: string, { isNamed, segments, rounds }: Known): Column[] {
  // Every answer is put into words once, not once a column.
  const words = new WeakMap<AnswerRow, Map<string, string>>();
  const wordsOf = (answer: AnswerRow) => {
    const known = words.get(answer) ?? new Map(answersOf(answer, versions, fallback).map((each) => [each.question, each.answer]));
    words.set(answer, known);
    return known;
  };
  const asked = questionsIn(versions);
  const questions = asked.map(({ version, ...question }): Column => {
    const { id, kind } = question;
    const asking = new Set(versionsThatAsk(question, versions));
    const head = headOf(version.content, question, fallback);
    const cell = (answer: AnswerRow) =>
      typeof answer.answers[id] === "number" ? Number(answer.answers[id]) : (wordsOf(answer).get(id) ?? "");
    return [
      asked.some((each) => each.id === id && each.kind !== kind) ? `${head} (${kind})` : head,
      (answer) => (asking.has(answer.version) ? cell(answer) : ""),
    ];
  });
  const isNps = versions.some(({ content }) => asksForScore(content));
  return [
    ["answered", ({ answered_at }) => answered_at.toISOString()],
    ...(isNamed ? [["person", ({ person, anonymous }: AnswerRow) => (anonymous ? "" : person)] as Column] : []),
    ["segments", ({ segment_ids }) => segments.flatMap(({ id, name }) => (segment_ids.includes(id) ? [name] : [])).join(", ")],
    ...(isNamed ? [["attributes", ({ attributes }: AnswerRow) => JSON.stringify(attributes)] as Column] : []),
    ["language", ({ language }) => language],
    ["version", ({ version }) => version],
    ["round", (answer) => roundOfAnswer(answer, rounds) ?? ""],
    ["way", ({ by_link }) => (by_link ? "link" : "application")],
    ...questions,
    ...(isNps ? [["group", (answer: AnswerRow) => standingIn(answer, versions) ?? ""] as Column] : []),
    ["comment", ({ comment }) => comment],
    ["seconds", ({ seconds }) => seconds],
    ["tags", ({ tags }) => tags.join(", ")],
    ["follow_up", ({ follow_up }) => follow_up ?? ""],
  ];
}

/** A question, of a scale with what stands at its ends: its cells are numbers, for spreadsheets to count with. */
function headOf(content: MessageContent, question: SurveyQuestion, fallback: string): string {
  const title = titleOf(content, question.id, fallback) || (question.id === MAIN_QUESTION ? UNTITLED : `${UNTITLED} (${question.id})`);
  const ends = isScale(question.kind)
    ? SCALES[question.kind].map((value) => [value, endLabel(content, question, value, fallback)] as const)
    : [];
  return ends.some(([, label]) => label) ? `${title} [${ends.map(([value, label]) => withLabel(value, label)).join(" – ")}]` : title;
}

async function countOf({ db }: RunningTask, scope: AnswerScope): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total from ${answersIn(scope, {})}`.execute(db);
  return rows[0]!.total;
}

async function* rowsOf(
  task: RunningTask,
  scope: AnswerScope,
  columns: Column[],
  counted: { done: number; total: number },
): AsyncGenerator<Cell[]> {
  for (let after: AnswerRow | undefined; ; ) {
    const answers = await portionOfAnswers(task.db, scope, {}, after, ROWS_AT_ONCE);
    after = answers.at(-1);
    if (!after) return;
    counted.done += answers.length;
    await task.portion(async () => ({ progress: { ...counted, stage: "answers" } }));
    for (const answer of answers) yield columns.map(([, cell]) => safe(cell(answer)));
  }
}

/** Numbers are none that a spreadsheet would take for something else. */
const safe = (cell: Cell): Cell => (typeof cell === "string" ? disarmed(cell) : cell);

async function* csv(head: string[], rows: AsyncIterable<Cell[]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(stringify([head], { bom: true }));
  for await (const row of rows) yield encoder.encode(stringify([row]));
}
