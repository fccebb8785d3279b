import { randomUUID } from "node:crypto";
import { openDatabase } from "#server/database/open-database.ts";
import { rollUp } from "#server/events/roll-up.ts";
import { showingOf, takeAnswer } from "#server/resources/player/take-answer.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { npsProperty } from "./nps-property.ts";
import { compare } from "./rounds.ts";
import type { Line } from "./table.ts";

const ROUNDS = 5;
const ANSWERS = 500;

/** Answers taken per second, with all that is checked of them, ÷ rows inserted into a table of the same columns; each by itself, as they arrive. */
export async function measureAnswering(): Promise<Line[]> {
  const { folder, remove } = temporaryFolder();
  const { db, pool, close } = await openDatabase({ dataDir: folder });
  try {
    const { propertyId, addNps } = await npsProperty(db, pool);
    const message = await addNps();
    await pool.query("create table plain_answers (like message_answers including defaults including indexes)");
    const asked = async () => {
      const ids = Array.from({ length: ANSWERS }, randomUUID);
      await pool.query(
        "insert into impressions (property_id, id, kind, content_id, version, person) select $1, id, 'nps', $2, 1, id::text from unnest($3::uuid[]) id",
        [propertyId, message, ids],
      );
      return ids;
    };
    const given = (id: string) => ({
      ...{ id, content: message, how: "done" as const, language: "en", answers: { main: 9 }, comment: "It is fast", seconds: 7 },
    });
    const counted: number[] = [];
    const ours = async () => {
      const ids = await asked();
      const began = performance.now();
      for (const id of ids) {
        const one = given(id);
        await takeAnswer(db, propertyId, await showingOf(db, propertyId, one), one, []);
      }
      const taken = (ANSWERS * 1000) / (performance.now() - began);
      const counting = performance.now();
      while ((await rollUp(db)) > 0);
      counted.push(performance.now() - counting);
      return taken;
    };
    const theirs = async () => {
      const began = performance.now();
      for (let time = 0; time < ANSWERS; time++) {
        await pool.query(
          `insert into plain_answers (property_id, id, message_id, version, language, person, answers, comment, seconds, answered_at)
            values ($1, $2::uuid, $3, 1, 'en', $2::uuid::text, '{"main": 9}', 'It is fast', 7, now())`,
          [propertyId, randomUUID(), message],
        );
      }
      return (ANSWERS * 1000) / (performance.now() - began);
    };
    const { ratio, ours: taken, theirs: inserted } = await compare(ROUNDS, ours, theirs);
    const perAnswer = counted.reduce((sum, each) => sum + each, 0) / counted.length / ANSWERS;
    const shown = `${ratio.toFixed(2)} (${taken.toFixed(0)} ÷ ${inserted.toFixed(0)} a second; counted later in ${perAnswer.toFixed(2)} ms each)`;
    return [{ what: "answers taken ÷ rows inserted, one by one", shown, value: ratio, limit: { least: 0.5 } }];
  } finally {
    await close();
    remove();
  }
}
