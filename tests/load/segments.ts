import fs from "node:fs";
import path from "node:path";
import { migrate } from "#server/database/migrate.ts";
import { type OpenDatabase, openDatabase } from "#server/database/open-database.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { startPostgres } from "#tests/support/postgres.mjs";
import type { Asked } from "./people/lists.ts";
import type { Populated } from "./people/many-people.ts";
import { signedIn, startUpstream, type Upstream } from "./people/upstream.ts";
import { populate } from "./segments/many-people.ts";
import { measureOnePerson } from "./segments/one-person.ts";
import { measurePreviews } from "./segments/previews.ts";
import type { Line } from "./table.ts";

/** Fewer while developing. */
const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 1_000_000);
/** Filling tables is nothing that the product does. */
const STATEMENT_LIMIT = 600_000;

/** Previews of segments among a million people, and all segments of one of them, on a PostgreSQL server. */
export async function measureSegmentsOnPostgres(): Promise<Line[]> {
  const server = await startPostgres({ durable: true });
  const { folder, remove } = temporaryFolder();
  const where = { dataDir: folder, databaseUrl: server.url };
  const raw = await openDatabase({ ...where, statementLimit: STATEMENT_LIMIT });
  const who = await fill(raw);
  const upstream = await startUpstream(where, "off");
  try {
    const previews = await measurePreviews("PostgreSQL", asked(upstream, raw, who), raw.pool);
    return [...previews, await measureOnePerson(raw, who.property, PEOPLE)];
  } finally {
    await upstream.stop();
    await raw.close();
    await server.stop();
    remove();
  }
}

/** The same previews on the embedded database, by hand on a copy. */
export async function measureSegmentsEmbedded(): Promise<Line[]> {
  const { folder, remove } = temporaryFolder();
  const [dataDir, copy] = [path.join(folder, "own"), path.join(folder, "copy")];
  const database = await openDatabase({ dataDir, statementLimit: STATEMENT_LIMIT });
  const who = await fill(database);
  await database.close();
  fs.cpSync(dataDir, copy, { recursive: true });
  const raw = await openDatabase({ dataDir: copy, statementLimit: STATEMENT_LIMIT });
  const upstream = await startUpstream({ dataDir });
  try {
    return await measurePreviews("the embedded database", asked(upstream, raw, who), raw.pool);
  } finally {
    await upstream.stop();
    await raw.close();
    remove();
  }
}

async function fill(database: OpenDatabase): Promise<Populated> {
  await migrate(database.pool);
  return populate(database, PEOPLE);
}

const asked =
  ({ api, port }: Upstream, raw: OpenDatabase, who: Populated) =>
  async (): Promise<Asked> => ({ api, who, token: await signedIn(raw, port, who.manager) });
