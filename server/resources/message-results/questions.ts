import { sql } from "kysely";
import { questionResult } from "#app/domain/analytics/question-results.ts";
import type { MessageContent } from "#app/domain/messages/message-content.ts";
import type { FurtherTexts } from "#app/domain/messages/message-texts.ts";
import { isScale, MAIN_QUESTION, questionsOf, SCALES, type SurveyQuestion } from "#app/domain/messages/survey.ts";
import type { Database } from "#server/database/tables.ts";
import type { MessageRecord } from "#server/resources/messages/wire.ts";
import { countedIn, type Scope, versionsAsking } from "./scope.ts";

export type Version = { number: number; content: MessageContent };

/** The versions that were published, newest first. */
export async function versionsOf(db: Database, propertyId: number, messageId: number): Promise<Version[]> {
  return db
    .selectFrom("message_versions")
    .select(["number", "content"])
    .where("property_id", "=", propertyId)
    .where("message_id", "=", messageId)
    .orderBy("number", "desc")
    .execute();
}

/** The live version comes first, also after an earlier one was restored. */
export function asPublished({ published_version }: Pick<MessageRecord, "published_version">, versions: Version[]): Version[] {
  const live = versions.filter(({ number }) => number === published_version);
  return [...live, ...versions.filter(({ number }) => number !== published_version)];
}

/** What a message says and asks for its results: as it is live, else as it was published last, and the draft where it never was. */
export const presentContent = (message: Pick<MessageRecord, "published_version" | "draft">, versions: Version[]): MessageContent =>
  asPublished(message, versions)[0]?.content ?? message.draft;

type Asked = SurveyQuestion & { version: Version };

/**
 * The questions of the present version in its order, then those that only earlier versions asked, under their old words (issue 12 C). One whose
 * kind has changed is another question.
 */
export async function questionResults(db: Database, scope: Scope, versions: Version[], fallback: string) {
  const counted = await countedValues(db, scope);
  const results = [];
  for (const { version, ...question } of questionsIn(versions)) {
    const counts = new Map<string, number>();
    const asking = versionsThatAsk(question, versions);
    for (const row of counted.filter((each) => each.question === question.id && asking.includes(each.version)))
      counts.set(row.value, (counts.get(row.value) ?? 0) + row.count);
    const isAsked = version === versions[0];
    if (!isAsked && !counts.has("")) continue;
    const { n, mean, values } = questionResult(question.kind, question.options, counts);
    const label = (value: string) =>
      isScale(question.kind) ? endLabel(version.content, question, Number(value), fallback) : wordsOf(versions, question, value, fallback);
    results.push({
      ...{
        id: question.id,
        kind: question.kind,
        isScale: isScale(question.kind),
        isAsked,
        n,
        mean,
        title: titleOf(version.content, question.id, fallback),
      },
      values: values.map((each) => ({ ...each, label: question.options.length > 0 || isScale(question.kind) ? label(each.value) : "" })),
    });
  }
  return results;
}

/** How many finished answers have a comment. */
export async function commentCount(db: Database, scope: Scope): Promise<number> {
  const { rows } = await sql<{ count: number }>`select coalesce(sum(count), 0)::float8 as count from message_value_days
    where ${countedIn(scope)} and question = '#comment'`.execute(db);
  return rows[0]!.count;
}

/** How often each score from 0 to 10 was given to the first question, by day: in those versions that asked for one. */
export async function dailyScores(
  db: Database,
  scope: Scope & { messageId: number },
): Promise<{ day: string; score: number; count: number }[]> {
  const { rows } = await sql<{ day: string; score: number; count: number }>`
    select day, value::integer as score, sum(count)::float8 as count from message_value_days
    where ${countedIn(scope)} and question = ${MAIN_QUESTION} and value ~ '^[0-9]+$'
      and version in (${versionsAsking(scope.propertyId, scope.messageId)}) group by day, value`.execute(db);
  return rows;
}

async function countedValues(db: Database, scope: Scope) {
  const { rows } = await sql<{ version: number; question: string; value: string; count: number }>`
    select version, question, value, sum(count)::float8 as count from message_value_days
    where ${countedIn(scope)} and question <> '#comment' group by version, question, value`.execute(db);
  return rows;
}

const isSame = (a: SurveyQuestion, b: SurveyQuestion) => a.id === b.id && a.kind === b.kind;

/** The numbers of the versions that ask a question: of its id and its kind, as answers to another kind are another question's. */
export const versionsThatAsk = (question: SurveyQuestion, versions: Version[]): number[] =>
  versions
    .filter(({ content: { shape } }) => shape !== null && questionsOf(shape).some((each) => isSame(each, question)))
    .map(({ number }) => number);

/** Every question that any version asks, in the words of the first one that does. */
export function questionsIn(versions: Version[]): Asked[] {
  const all: Asked[] = [];
  for (const version of versions)
    for (const question of version.content.shape ? questionsOf(version.content.shape) : [])
      if (!all.some((each) => isSame(each, question))) all.push({ ...question, version });
  return all;
}

/** What a question, or the headline of an announcement, says in the default language, else in any other. */
export function titleOf(content: MessageContent, question: string, fallback: string): string {
  return inWords(content, fallback, (texts) =>
    question === MAIN_QUESTION ? texts.title : (texts.further?.questions[question]?.title ?? ""),
  );
}

/** What an option says, in the newest version that has words for it; else its id. */
export function wordsOf(versions: Version[], { id }: Pick<SurveyQuestion, "id">, option: string, fallback: string): string {
  const words = versions.map(({ content }) => inWords(content, fallback, (texts) => texts.further?.questions[id]?.options[option] ?? ""));
  return words.find(Boolean) ?? option;
}

/** What the author wrote at an end of a scale; empty for values between, and where nothing is written. */
export function endLabel(content: MessageContent, { id, kind }: SurveyQuestion, value: number, fallback: string): string {
  if (!isScale(kind) || content.type === "announcement") return "";
  const end = { [SCALES[kind][0]]: "leftLabel", [SCALES[kind][1]]: "rightLabel" } as const;
  const name = end[value];
  if (name === undefined) return "";
  return inWords(content, fallback, (texts) => {
    const said: Partial<Record<typeof name, string>> | undefined = id === MAIN_QUESTION ? texts : texts.further?.questions[id];
    return said?.[name] ?? "";
  });
}

type Texts = { title: string; leftLabel?: string; rightLabel?: string; further?: FurtherTexts | undefined };

function inWords(content: MessageContent, fallback: string, read: (texts: Texts) => string): string {
  const languages = [fallback, ...Object.keys(content.texts).toSorted()];
  const texts: Record<string, Texts> = content.texts;
  return languages.map((language) => (texts[language] ? read(texts[language]) : "")).find(Boolean) ?? "";
}
