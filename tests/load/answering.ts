import { randomUUID } from "node:crypto";
import type pg from "pg";
import { openDatabase } from "#server/database/open-database.ts";
import { lanesOf } from "#server/database/shared-statements.ts";
import { rollUp } from "#server/events/roll-up.ts";
import { answersTogether, showingOf, takeAnswer } from "#server/resources/player/take-answer.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { npsProperty } from "./nps-property.ts";
import { compare } from "./rounds.ts";
import type { Line } from "./table.ts";

const ROUNDS = 5;
const ANSWERS = 800;
const AT_ONCE = 16;

/**
 * Answers taken per second, with all that is checked of them, ÷ rows inserted into a table of the same columns, each by itself: 16 people at
 * once, as events are measured, and one after the other.
 */
export async function measureAnswering(): Promise<Line[]> {
  const { folder, remove } = temporaryFolder();
  const { db, pool, close } = await openDatabase({ dataDir: folder });
  try {
    const { propertyId, addNps } = await npsProperty(db, pool);
    const message = await addNps();
    await pool.query("create table plain_answers (like message_answers including defaults including indexes)");
    const store = answersTogether(db, lanesOf(pool));
    const take = async (id: string) => {
      const shown = { propertyId, id, content: message };
      const given = { how: "done" as const, language: "en", answers: { main: 9 }, comment: "It is fast", seconds: 7 };
      await takeAnswer(store, await showingOf(store, shown), { ...shown, ...given }, []);
    };
    const insert = async (id: string) => {
      await pool.query(
        `insert into plain_answers (property_id, id, message_id, version, language, person, answers, comment, seconds, answered_at)
          values ($1, $2::uuid, $3, 1, 'en', $2::uuid::text, '{"main": 9}', 'It is fast', 7, now())`,
        [propertyId, id, message],
      );
    };
    const counted: number[] = [];
    const line = async (what: string, people: number): Promise<Line & { value: number }> => {
      const ours = async () => {
        const taken = await perSecond(await shownTo(pool, propertyId, message), people, take);
        const began = performance.now();
        while ((await rollUp(db)) > 0);
        counted.push((performance.now() - began) / ANSWERS);
        return taken;
      };
      const theirs = () => perSecond(Array.from({ length: ANSWERS }, randomUUID), people, insert);
      const { ratio, ours: taken, theirs: inserted } = await compare(ROUNDS, ours, theirs);
      const shown = `${ratio.toFixed(2)} (${taken.toFixed(0)} ÷ ${inserted.toFixed(0)} a second)`;
      return { what: `answers taken ÷ rows inserted, ${what}`, shown, value: ratio };
    };
    const together = await line(`${AT_ONCE} people at once`, AT_ONCE);
    const alone = await line("one after the other", 1);
    const perAnswer = counted.reduce((sum, each) => sum + each, 0) / counted.length;
    return [{ ...together, limit: { least: 0.5 } }, alone, { what: "an answer counted later", shown: `${perAnswer.toFixed(2)} ms` }];
  } finally {
    await close();
    remove();
  }
}

/** The ids of as many showings, each to somebody else. */
async function shownTo(pool: pg.Pool, propertyId: number, message: number): Promise<string[]> {
  const ids = Array.from({ length: ANSWERS }, randomUUID);
  await pool.query(
    "insert into impressions (property_id, id, kind, content_id, version, person) select $1, id, 'nps', $2, 1, id::text from unnest($3::uuid[]) id",
    [propertyId, message, ids],
  );
  return ids;
}

async function perSecond(ids: string[], people: number, work: (id: string) => Promise<void>): Promise<number> {
  const began = performance.now();
  const all = ids.values();
  const person = async () => {
    for (const id of all) await work(id);
  };
  await Promise.all(Array.from({ length: people }, person));
  return (ANSWERS * 1000) / (performance.now() - began);
}
