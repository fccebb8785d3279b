import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { toRow } from "#server/events/event-row.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { startPostgres } from "#tests/support/postgres.mjs";
import { BATCH, freshCopies, sampleEvents } from "./event-batches.ts";
import { type Stack, startStack, watchMemory } from "./processes.ts";
import { compare, perSecond } from "./rounds.ts";
import type { Line } from "./table.ts";

const AT_ONCE = 16;
const SECONDS = 3;
const ROUNDS = 5;
const PROPERTY = 1;
const COLUMNS = `property_id integer, id uuid, kind text, catalogue smallint, user_id text, session_id uuid, seq integer,
  occurred_at timestamptz, language text, path text, content_type text, content_id integer, content_version integer, step_id text, run_id uuid`;
const NAMES = COLUMNS.replace(/(\w+) \w+/g, "$1");
const INSERT = `insert into events (batch_id, ${NAMES}) select 0, ${NAMES} from jsonb_to_recordset($1::jsonb) as e(${COLUMNS})`;

/** Events per second through HTTP on PostgreSQL against inserts of 100 rows into the same table, by a pool of the same size. */
export async function measureOnPostgres(): Promise<Line[]> {
  const server = await startPostgres({ durable: true });
  const { folder, remove } = temporaryFolder();
  try {
    const stack = await startStack(folder, server.url);
    const database = await openDatabase({ databaseUrl: server.url, dataDir: "" });
    try {
      return await measure("PostgreSQL", stack, database.pool);
    } finally {
      await database.close();
      await stack.stop();
    }
  } finally {
    await server.stop();
    remove();
  }
}

/** The same on the embedded database, which one process holds: the plain inserts go into one of their own. */
export async function measureEmbedded(stack: Stack): Promise<Line[]> {
  const { folder, remove } = temporaryFolder();
  const database = await openDatabase({ dataDir: folder });
  try {
    await migrate(database.pool);
    return await measure("the embedded database", stack, database.pool);
  } finally {
    await database.close();
    remove();
  }
}

async function measure(name: string, stack: Stack, pool: pg.Pool): Promise<Line[]> {
  const body = freshCopies({ events: sampleEvents() });
  const rows = freshCopies(sampleEvents().map((event) => toRow(PROPERTY, event, Date.now(), 1)));
  const peak = watchMemory(stack);
  const { ratio, ours, theirs } = await compare(
    ROUNDS,
    () => throughHttp(stack, body),
    async () => {
      await rolledUp(stack, pool);
      return plainInserts(pool, rows);
    },
  );
  const { api } = peak();
  return [
    {
      what: `events through HTTP ÷ plain inserts, ${name}`,
      shown: `${ratio.toFixed(2)} (${thousands(ours)} ÷ ${thousands(theirs)} events/s)`,
      value: ratio,
      limit: { least: 0.5 },
      aim: "0.8",
    },
    { what: "peak memory meanwhile", shown: `api ${api.toFixed(0)} MB` },
  ];
}

async function throughHttp({ api }: Stack, body: () => string): Promise<number> {
  const headers = { "content-type": "application/json" };
  const setupRequest = (request: object) => ({ ...request, body: body() });
  const path = `/player/${PROPERTY}/events`;
  return (
    BATCH * (await perSecond({ url: api, connections: AT_ONCE, requests: [{ method: "POST", path, headers, setupRequest }] }, SECONDS))
  );
}

async function plainInserts(pool: pg.Pool, rows: () => string): Promise<number> {
  const began = performance.now();
  let inserted = 0;
  const writer = async () => {
    while (performance.now() - began < SECONDS * 1000) {
      const { rowCount } = await pool.query(INSERT, [rows()]);
      inserted += rowCount ?? 0;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, writer));
  return inserted / ((performance.now() - began) / 1000);
}

/** Waits until everything that was sent is rolled up, so that the rollup does not slow down what it is compared with. */
async function rolledUp({ api }: Stack, pool: pg.Pool): Promise<void> {
  const waiting = async () => (await pool.query("select 1 from event_batches limit 1")).rowCount !== 0;
  const busy = async () => Number(/^process_cpu_seconds_total ([\d.]+)/m.exec(await (await fetch(`${api}/metrics`)).text())?.[1]);
  for (let before = await busy(), tries = 0; tries < 60; tries++) {
    await sleep(1500);
    const now = await busy();
    // On the embedded database, which only the upstream can ask, its own work tells.
    if (now - before < 0.15 && !(await waiting())) return;
    before = now;
  }
  throw new Error("the rollup does not come to an end");
}

const thousands = (value: number) => `${(value / 1000).toFixed(1)} k`;
