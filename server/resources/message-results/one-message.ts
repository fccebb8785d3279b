import { sql } from "kysely";
import { type MessageCounts, messageFigures } from "#app/domain/analytics/message-figures.ts";
import { asksForScore } from "#app/domain/messages/message-content.ts";
import { npsOf } from "#app/domain/messages/nps.ts";
import { daysOfRound, mondayOf, type Rounds, roundOf, weekFrom } from "#app/domain/messages/rounds.ts";
import { showingOf } from "#app/domain/targeting/showing.ts";
import type { Database } from "#server/database/tables.ts";
import type { MessageRecord } from "#server/resources/messages/wire.ts";
import { dailyCounts, groupedCounts, sortedCounts } from "./counts.ts";
import { asPublished, commentCount, dailyScores, presentContent, questionResults, versionsOf } from "./questions.ts";
import type { Days, Scope } from "./scope.ts";

type Segment = { id: number; name: string };

/** What one message's report says beside the range as a whole. */
export async function oneMessage(db: Database, message: MessageRecord, scope: Scope, segments: Segment[]) {
  const { property_id, id, type } = message;
  const versions = await versionsOf(db, property_id, id);
  const published = asPublished(message, versions);
  const { languages, versions: byVersion, segments: bySegment } = await groupedCounts(db, scope);
  const sorted = await sortedCounts(db, scope);
  const scores = asksForScore(presentContent(message, versions)) ? await dailyScores(db, { ...scope, messageId: id }) : null;
  return {
    byLanguage: languages.map(({ key, ...each }) => ({ language: key, ...each })),
    byVersion: byVersion.map(({ key, ...each }) => ({ version: key, ...each })),
    bySegment: bySegment.map(({ key, ...each }) => ({ id: key, name: segments.find((one) => one.id === key)?.name ?? "", ...each })),
    ...sorted,
    ...(await inTime(db, message, scope, scores)),
    versions: versions.map(({ number }) => number),
    nps: scores && npsOf(countsOf(scores)),
    questions: type === "announcement" ? [] : await questionResults(db, scope, published, scope.fallback),
    comments: type === "announcement" ? 0 : await commentCount(db, scope),
  };
}

type Score = { day: string; score: number; count: number };

/** How often each score was given; the position is the score. */
function countsOf(scores: Score[]): number[] {
  const counts = Array.from({ length: 11 }, () => 0);
  for (const { score, count } of scores) counts[score] = (counts[score] ?? 0) + count;
  return counts;
}

/** The figures by round, or of an NPS that has none by week, so that its trend can be read. */
async function inTime(db: Database, message: MessageRecord, scope: Scope, scores: Score[] | null) {
  const rounds = await roundsIn(db, message);
  const comesBack = rounds !== null && rounds.every > 0;
  if (!comesBack && !scores) return { byRound: [], byWeek: [] };
  const days = (await dailyCounts(db, scope, scope)).filter(({ shown }) => shown > 0);
  const by = <Key>(keyOf: (day: string) => Key) =>
    [...new Set(days.map(({ day }) => keyOf(day)))].map((key) => {
      const isIn = ({ day }: { day: string }) => keyOf(day) === key;
      return { key, ...messageFigures(sumOf(days.filter(isIn))), nps: scores && npsOf(countsOf(scores.filter(isIn))) };
    });
  if (!comesBack) return { byRound: [], byWeek: by(mondayOf).map(({ key, ...each }) => ({ ...weekFrom(key), ...each })) };
  const byRound = by((day) => roundOf(day, rounds)).map(({ key, ...each }) => {
    const { from, to } = daysOfRound(key, rounds);
    return { round: key, from, to: to ?? from, ...each };
  });
  return { byRound, byWeek: [] };
}

function sumOf(days: MessageCounts[]): MessageCounts {
  const sum = (name: keyof MessageCounts) => days.reduce((all, each) => all + each[name], 0);
  return { shown: sum("shown"), seen: sum("seen"), clicked: sum("clicked"), closed: sum("closed"), answered: sum("answered") };
}

/** The rounds of a message, counted from the day on which it was first shown; null before that. */
export async function roundsIn(db: Database, { property_id, id, showing }: MessageRecord): Promise<Rounds | null> {
  const { rows } = await sql<{ start: string | null }>`select min(day) as start from message_days
    where property_id = ${property_id} and message_id = ${id} and segment_id = 0 and shown > 0`.execute(db);
  const start = rows[0]?.start;
  return start ? { start, every: showingOf(showing).recurrence } : null;
}

/** The days of a range that are in a round; no day at all where the message has none of that number. */
export async function daysInRound(db: Database, message: MessageRecord, { from, to }: Days, round: number | undefined): Promise<Days> {
  if (round === undefined) return { from, to };
  const rounds = await roundsIn(db, message);
  if (!rounds || (rounds.every === 0 && round > 1)) return { from: to, to: "0001-01-01" };
  const days = daysOfRound(round, rounds);
  return { from: round > 1 && days.from > from ? days.from : from, to: days.to !== null && days.to < to ? days.to : to };
}
