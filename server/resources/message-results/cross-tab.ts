import { sql } from "kysely";
import { meanOf } from "#app/domain/analytics/question-results.ts";
import { isScale, type QuestionKind, type SurveyQuestion } from "#app/domain/messages/survey.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { type AnswerScope, answersIn } from "./answers.ts";
import { questionsIn, type Version, versionsThatAsk } from "./questions.ts";
import { countedFor } from "./scope.ts";

const MOST_ROWS = 20;

type Cell = { row: string; value: string; count: number };
type Asked = { question: string; kind?: QuestionKind | undefined; attribute?: string | undefined };
type Segment = { id: number; name: string };
/** A question with the versions that ask it. */
type Asking = SurveyQuestion & { asking: number[] };

/**
 * What was answered to a question in the versions that ask it, for each of the values of an attribute that most have, or for each segment: those that people had
 * when they answered. Rankings count what came first; texts are only counted.
 * @param versions the live one first, whose question it is unless a kind is told
 * @throws Refusal 400 for a question that no version asks
 */
export async function crossTab(
  db: Database,
  scope: AnswerScope,
  versions: Version[],
  { question: id, kind, attribute }: Asked,
  segments: Segment[],
) {
  const question = questionsIn(versions).find((each) => each.id === id && (kind === undefined || each.kind === kind));
  if (!question) throw refuse.badRequest("query_invalid", [{ path: "question", code: "text_error_invalid" }]);
  const asked = { ...question, asking: versionsThatAsk(question, versions) };
  const cells = attribute === undefined ? await bySegment(db, scope, asked) : await byAttribute(db, scope, asked, attribute);
  const nameOf = (row: string) => (attribute === undefined ? (segments.find((each) => String(each.id) === row)?.name ?? row) : row);
  const isFirst = (value: string) => question.kind !== "ranking" || value.endsWith(":1");
  const rows = [...new Set(cells.map(({ row }) => row))].map((row) => {
    const own = cells.filter((cell) => cell.row === row);
    const given = own.filter(({ value }) => value !== "" && isFirst(value));
    const counts = given.map(({ value, count }) => [value.replace(/:1$/, ""), count] as const);
    return {
      value: nameOf(row),
      n: own.find(({ value }) => value === "")?.count ?? 0,
      mean: isScale(question.kind) ? meanOf(new Map(counts)) : null,
      counts: Object.fromEntries(counts),
    };
  });
  return rows.toSorted((a, b) => b.n - a.n).slice(0, MOST_ROWS);
}

async function bySegment(db: Database, scope: AnswerScope, { id, asking }: Asking): Promise<Cell[]> {
  const { rows } = await sql<Cell>`select segment_id::text as row, value, sum(count)::float8 as count from message_value_days
    where ${countedFor(scope)} and segment_id <> 0 and question = ${id} and version = any(${asking}::integer[])
    group by 1, 2`.execute(db);
  return rows;
}

async function byAttribute(db: Database, scope: AnswerScope, { id, kind, asking }: Asking, attribute: string) {
  const isText = kind === "short" || kind === "long";
  const { rows } = await sql<Cell>`
    with given as (
      select a.attributes, a.answers -> ${id}::text as answer from ${answersIn(scope, {})}
        and a.version = any(${asking}::integer[]) and a.answers -> ${id}::text is not null)
    select coalesce(left(attributes ->> ${attribute}::text, 200), '') as row, said.value, count(*)::float8 as count
    from given cross join lateral (
        select '' as value
        union all select answer #>> '{}' where not ${isText}::boolean and jsonb_typeof(answer) in ('number', 'string')
        union all select case when ${kind === "ranking"}::boolean then item || ':' || place else item end from jsonb_array_elements_text(case when jsonb_typeof(answer) = 'array' then answer else '[]' end)
          with ordinality as items(item, place)) as said
    group by 1, 2`.execute(db);
  return rows;
}
