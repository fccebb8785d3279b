import { randomUUID } from "node:crypto";
import type pg from "pg";
import { npsOf } from "#app/domain/messages/nps.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { rollUp } from "#server/events/roll-up.ts";
import { askedIn, figuresOf } from "#server/resources/message-results/asked.ts";
import { oneMessage } from "#server/resources/message-results/one-message.ts";
import { getMessage } from "#server/resources/messages/store.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { npsProperty } from "./nps-property.ts";
import { compare } from "./rounds.ts";
import type { Line } from "./table.ts";

const MANY = 1_000_000;
const FEW = 1_000;
const AT_ONCE = 10_000;
const ROUNDS = 5;
const REPEATED = 20;

/** What the results of an NPS with a million answers cost ÷ those of one with a thousand, over the same 30 days; and that both are right. */
export async function measureMessageResults(): Promise<Line[]> {
  const { folder, remove } = temporaryFolder();
  const { db, pool, close } = await openDatabase({ dataDir: folder });
  try {
    const { propertyId, addNps } = await npsProperty(db, pool);
    const results = async (answers: number) => {
      const id = await addNps();
      await answered(pool, propertyId, id, answers);
      while ((await rollUp(db)) > 0);
      const message = await getMessage(db, propertyId, id);
      return async () => {
        const asked = await askedIn(db, propertyId, "nps", { days: 30 }, message);
        return { ...(await figuresOf(db, asked, undefined)), ...(await oneMessage(db, message, asked.scope, asked.segments)) };
      };
    };
    const [many, few] = [await results(MANY), await results(FEW)];
    await pool.query("analyze");
    const { ratio, ours, theirs } = await compare(
      ROUNDS,
      () => milliseconds(many),
      () => milliseconds(few),
    );
    const { totals, nps } = await many();
    const { rows } = await pool.query<{ score: number; count: number }>(
      "select score, count(*)::integer as count from message_answers where property_id = $1 group by message_id, score having count(*) > $2 order by score",
      [propertyId, FEW],
    );
    const counts = rows.map(({ count }) => count);
    const isRight = totals.answered === MANY && JSON.stringify(nps) === JSON.stringify(npsOf(counts));
    return [
      {
        what: "results of 1,000,000 answers ÷ 1,000",
        shown: `${ratio.toFixed(2)} (${ours.toFixed(1)} ÷ ${theirs.toFixed(1)} ms)`,
        value: ratio,
        limit: { most: 2 },
      },
      { what: "their totals less a recount", shown: isRight ? "0" : "other", value: isRight ? 0 : 1, limit: { most: 0 } },
    ];
  } finally {
    await close();
    remove();
  }
}

/** Answers over the last 30 days, as stored after being taken. */
async function answered(pool: pg.Pool, propertyId: number, message: number, answers: number): Promise<void> {
  const seed = randomUUID().slice(0, 8);
  for (let done = 0; done < answers; done += AT_ONCE) {
    await pool.query(
      `insert into message_answers (property_id, id, message_id, version, language, answers, started_at, answered_at)
        select $1, md5($2 || n)::uuid, $3, 1, 'en', jsonb_build_object('main', (n * 7) % 11), at, at
        from (select n, now() - make_interval(hours => (n % 28) * 24) as at from generate_series($4::integer, $5::integer) n) as given`,
      [propertyId, seed, message, done + 1, Math.min(answers, done + AT_ONCE)],
    );
  }
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  for (let times = 0; times < REPEATED; times++) await work();
  return (performance.now() - began) / REPEATED;
}
