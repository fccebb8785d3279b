import { sql } from "kysely";
import type { ParsedQuery } from "#app/contracts/call.ts";
import type { messageResultCalls } from "#app/contracts/message-results.ts";
import { type MessageCounts, messageFigures } from "#app/domain/analytics/message-figures.ts";
import { meanOf } from "#app/domain/analytics/question-results.ts";
import { npsOf } from "#app/domain/messages/nps.ts";
import { isScale, MAIN_QUESTION, type QuestionKind, SCALES } from "#app/domain/messages/survey.ts";
import { lowered } from "#server/database/lowered.ts";
import type { Database } from "#server/database/tables.ts";
import { SUMS, wantedMessages } from "./counts.ts";
import { countedIn, mainKindIn, PRESENT_CONTENT, type Scope, versionsAsking } from "./scope.ts";

type Page = Pick<ParsedQuery<typeof messageResultCalls.reportSurveys>, "sort" | "order" | "page" | "limit">;
type Listed = MessageCounts & {
  id: number;
  title: string;
  visibility: string;
  /** That of the first question as it is live; null of what asks nothing. */
  kind: QuestionKind | null;
  scores: number[] | null;
  total: number;
  live: number;
};

const TITLE = lowered(sql`title`);
const COLUMNS = {
  ...{ title: TITLE, shown: sql`shown`, seen: sql`seen`, clicked: sql`clicked`, closed: sql`closed`, answered: sql`answered` },
  responseRate: sql`case when shown > 0 then answered / shown end`,
};

/** Messages with their figures: all that are not put away, and archived ones that were shown in the range. */
export async function pageOfFigures(db: Database, scope: Scope, { sort, order, page, limit }: Page) {
  const direction = order === "asc" ? sql`asc` : sql`desc`;
  // What is asked, and scores, are read for the rows of the page alone: the live question's, which is that of the versions of its kind.
  const { rows } = await sql<Listed>`
    with ${wantedMessages(scope)},
      counts as (select message_id, ${SUMS} from message_days where ${countedIn(scope)} group by message_id),
      listed as (
        select w.*, coalesce(shown, 0) as shown, coalesce(seen, 0) as seen, coalesce(clicked, 0) as clicked, coalesce(closed, 0) as closed,
          coalesce(answered, 0) as answered
        from wanted w left join counts c on c.message_id = w.id
        where w.visibility not in ('archived', 'deleted') or c.shown > 0),
      paged as (
        select *, (count(*) over ())::integer as total, (count(*) filter (where visibility = 'public') over ())::integer as live from listed
        order by ${COLUMNS[sort]} ${direction} nulls last, ${TITLE}, id limit ${limit} offset ${(page - 1) * limit}),
      asking as materialized (
        select paged.*, ${mainKindIn(PRESENT_CONTENT)} as kind from paged join messages m on m.property_id = ${scope.propertyId} and m.id = paged.id),
      known as materialized (select *, array(${versionsAsking(scope.propertyId, sql`asking.id`, sql`asking.kind`)}) as versions from asking)
    select known.*, (
      select array_agg(coalesce(given.count, 0) order by score) from generate_series(0, 10) as score left join (
        select value, sum(count)::float8 as count from message_value_days
        where ${countedIn(scope)} and message_id = known.id and question = ${MAIN_QUESTION} and value ~ '^[0-9]+$'
          and known.kind = any(${Object.keys(SCALES)}::text[]) and version = any(known.versions)
        group by value) as given
          on given.value = score::text) as scores
    from known order by ${COLUMNS[sort]} ${direction} nulls last, ${TITLE}, id`.execute(db);
  return {
    data: rows.map(({ id, title, visibility, kind, scores, ...counts }) => ({
      ...{ id, title, visibility, isNps: kind === "score", ...messageFigures(counts) },
      score: scoreOf(kind, scores ?? []),
    })),
    total: rows[0]?.total ?? 0,
    live: rows[0]?.live ?? 0,
  };
}

/** @param counts how often each number from 0 to 10 was given */
function scoreOf(kind: QuestionKind | null, counts: number[]): number | null {
  if (kind === "score") return npsOf(counts).score;
  return kind !== null && isScale(kind) ? meanOf(new Map(counts.map((count, value) => [String(value), count]))) : null;
}
