import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { ParsedQuery } from "#app/contracts/call.ts";
import type { messageResultCalls } from "#app/contracts/message-results.ts";
import type { FollowUp } from "#app/domain/messages/answer-notes.ts";
import { SCORES_OF } from "#app/domain/messages/nps.ts";
import type { AnswerValue } from "#app/domain/messages/survey.ts";
import { lowered } from "#server/database/lowered.ts";
import type { Database } from "#server/database/tables.ts";
import { type Scope, versionsAsking } from "./scope.ts";

/** Counting further costs more than it says. */
const MOST_COUNTED = 10_000;

type Query = ParsedQuery<typeof messageResultCalls.listNpsAnswers>;
export type Wanted = Pick<Query, "search" | "standing" | "tag" | "followUp" | "commented">;
export type AnswerScope = Scope & { messageId: number };

/** A finished answer as it is stored, with what the team noted beside it. */
export type AnswerRow = {
  id: string;
  answered_at: Date;
  /** The same to the microsecond, of which a Date keeps no more than thousands. */
  moment: string;
  person: string;
  anonymous: boolean;
  language: string;
  version: number;
  score: number | null;
  comment: string;
  seconds: number;
  /** On which it was shown, by the property's clocks. */
  day: string;
  /** Given on the public page. */
  by_link: boolean;
  segment_ids: number[];
  attributes: Record<string, unknown>;
  answers: Record<string, AnswerValue>;
  tags: string[];
  follow_up: FollowUp | null;
};

/** That of the showing, else of the answer. */
const LANGUAGE = sql`coalesce(nullif(s.language, ''), a.language)`;
/** Showings are dropped in time, answers are not. */
const DAY = sql`coalesce(s.day, (a.started_at at time zone p.time_zone)::date)`;

/** Finished answers to one message in the range that are wanted, as a source of rows under the name `a`; `n` are the notes, `s` the showing. */
export function answersIn(scope: AnswerScope, wanted: Wanted): RawBuilder<unknown> {
  const { propertyId, messageId, from, to, lang, segment, version } = scope;
  const where: RawBuilder<SqlBool>[] = [
    sql`a.property_id = ${propertyId} and a.message_id = ${messageId} and a.answered_at is not null`,
    // Shown no later than answered: what is older need not be read.
    sql`a.answered_at >= ${from}::date - interval '1 day'`,
    sql`${DAY} between ${from}::date and ${to}::date`,
  ];
  if (lang !== undefined) where.push(sql`${LANGUAGE} = ${lang}`);
  if (segment !== undefined) where.push(sql`${segment}::integer = any(a.segment_ids)`);
  if (version !== undefined) where.push(sql`a.version = ${version}`);
  if (wanted.standing) {
    const [least, most] = SCORES_OF[wanted.standing];
    where.push(sql`a.score between ${least}::integer and ${most}::integer and a.version in (${versionsAsking(propertyId, messageId)})`);
  }
  if (wanted.tag !== undefined) where.push(sql`n.tags @> array[${wanted.tag}::text]`);
  if (wanted.followUp) where.push(wanted.followUp === "none" ? sql`n.follow_up is null` : sql`n.follow_up = ${wanted.followUp}`);
  if (wanted.commented) where.push(sql`a.comment <> ''`);
  if (wanted.search?.trim()) where.push(hasText(wanted.search.trim()));
  return sql`message_answers a join properties p on p.id = a.property_id
    left join message_showings s on (s.property_id, s.id) = (a.property_id, a.id)
    left join message_answer_notes n on (n.property_id, n.answer_id) = (a.property_id, a.id)
    where ${sql.join(where, sql` and `)}`;
}

/** A part of a comment or of a text answer; ids of options are no text of anybody's. */
function hasText(part: string): RawBuilder<SqlBool> {
  const holds = (text: RawBuilder<string>) => sql<SqlBool>`strpos(${lowered(text)}, ${lowered(sql`${part}`)}) > 0`;
  return sql<SqlBool>`(${holds(sql`a.comment`)} or exists (
    select 1 from message_versions v cross join lateral jsonb_path_query(v.content, '$.shape.pages[*].questions[*]') as asked(question)
    where (v.property_id, v.message_id, v.number) = (a.property_id, a.message_id, a.version) and asked.question ->> 'kind' in ('short', 'long')
      and ${holds(sql`coalesce(a.answers ->> (asked.question ->> 'id'), '')`)}))`;
}

const COLUMNS = sql`a.id, a.answered_at, a.answered_at::text as moment, a.person, a.anonymous, ${LANGUAGE} as language, a.version, a.score, a.comment,
  a.seconds, ${DAY}::text as day, a.by_link,
  a.segment_ids, a.attributes, a.answers, coalesce(n.tags, '{}') as tags, n.follow_up`;

/** A page of answers, newest first, and how many there are, up to 10,000. */
export async function pageOfAnswers(db: Database, scope: AnswerScope, wanted: Wanted & Pick<Query, "page" | "limit">) {
  const found = answersIn(scope, wanted);
  const { rows } = await sql<AnswerRow>`select ${COLUMNS} from ${found} order by a.answered_at desc, a.id desc
    limit ${wanted.limit} offset ${(wanted.page - 1) * wanted.limit}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from (select 1 from ${found} limit ${MOST_COUNTED}) as found`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

/** A portion of answers, newest first, after the last of the portion before. */
export async function portionOfAnswers(db: Database, scope: AnswerScope, wanted: Wanted, after: AnswerRow | undefined, limit: number) {
  const behind = after ? sql`(a.answered_at, a.id) < (${after.moment}::timestamptz, ${after.id}::uuid)` : sql`true`;
  const { rows } = await sql<AnswerRow>`select ${COLUMNS} from ${answersIn(scope, wanted)} and ${behind}
    order by a.answered_at desc, a.id desc limit ${limit}`.execute(db);
  return rows;
}
