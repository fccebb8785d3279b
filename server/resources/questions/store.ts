import { sql } from "kysely";
import type { QuestionsShown } from "#app/domain/copilot/settings.ts";
import type { Answered } from "#server/ai/answerer.ts";
import type { Database } from "#server/database/tables.ts";
import type { Visitor } from "#server/resources/segments/person-facts.ts";
import { type Source, titlesOf } from "./source-titles.ts";

/** What of the questions is told: the latest, of so many days, from so many that were asked last. */
const MOST = 50;
const DAYS = 90;
const MOST_READ = 5_000;

type Kept = { question: string; language: string; answered: Answered };

/** Keeps what somebody asked and what answered. @returns an id, by which they rate the answer */
export async function keepQuestion(db: Database, propertyId: number, { id: person, isAnonymous }: Visitor, kept: Kept): Promise<string> {
  const { question, language, answered } = kept;
  const { id } = await db
    .insertInto("copilot_questions")
    .values({
      ...{ property_id: propertyId, id: sql<string>`gen_random_uuid()`, person, anonymous: isAnonymous, language, question },
      sources: JSON.stringify(answered.sources.map(({ kind, id }) => ({ kind, id }))),
      by_rules: answered.byRules,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Notes whether an answer helped. @returns false where there is no such question */
export async function rateAnswer(db: Database, propertyId: number, id: string, helpful: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("copilot_questions")
    .set({ helpful })
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Which questions are open: nothing answered them, or their answers did not help. An index has such rows alone. */
const OPEN = sql`and (sources = '[]' or not helpful)`;

/** The rows of the latest questions of a property. */
export const latest = (propertyId: number, show: QuestionsShown) => sql`
  select question, language, asked_at, sources, helpful from copilot_questions
  where property_id = ${propertyId} ${show === "open" ? OPEN : sql``} and asked_at > now() - make_interval(days => ${DAYS}::integer)
  order by asked_at desc limit ${MOST_READ}`;

type Counted = { question: string; language: string; sources: Source[] | null; count: number; last_at: Date };
type Outcomes = { nothing: number; helped: number; unhelpful: number };

/**
 * Those, each once however it is written, the latest first: the language that it was asked in last, what answered it last, and how often nothing
 * answered, an answer helped, and did not.
 */
export async function latestQuestions(db: Database, propertyId: number, show: QuestionsShown) {
  const { rows } = await sql<Counted & Outcomes>`
    select (array_agg(question order by asked_at desc))[1] as question, (array_agg(language order by asked_at desc))[1] as language,
      (array_agg(sources order by asked_at desc) filter (where sources <> '[]'))[1] as sources,
      count(*)::integer as count, max(asked_at) as last_at,
      (count(*) filter (where sources = '[]'))::integer as nothing,
      (count(*) filter (where helpful))::integer as helped,
      (count(*) filter (where not helpful))::integer as unhelpful
    from (${latest(propertyId, show)}) as asked
    group by lower(trim(question)) order by last_at desc limit ${MOST}`.execute(db);
  const titled = await titlesOf(
    db,
    propertyId,
    rows.flatMap(({ sources }) => sources ?? []),
  );
  return rows.map(({ last_at, sources, ...counted }) => ({
    ...counted,
    lastAt: last_at.toISOString(),
    sources: (sources ?? []).flatMap(titled),
  }));
}
