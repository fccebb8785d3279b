import fs from "node:fs";
import path from "node:path";
import { migrate } from "#server/database/migrate.ts";
import { type OpenDatabase, openDatabase } from "#server/database/open-database.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { startPostgres } from "#tests/support/postgres.mjs";
import { withDatabase } from "#tests/support/template.ts";
import { measureIdentify } from "./people/identify.ts";
import { measureImport } from "./people/imports.ts";
import { type Asked, measureLists } from "./people/lists.ts";
import { type Populated, populate } from "./people/many-people.ts";
import { signedIn, startUpstream, startWorkerAlone, type Upstream, type Where } from "./people/upstream.ts";
import type { Line } from "./table.ts";

const MANY = 1_000_000;
const FEW = 10_000;
/** Filling tables is nothing that the product does. */
const STATEMENT_LIMIT = 600_000;

/** An upstream on a filled database, and the same people for raw queries: that database itself, or a copy where one process holds it. */
type Side = { upstream: Upstream; raw: OpenDatabase; who: Populated };

/** Lists, imports and identify calls with a million people, on a PostgreSQL server that keeps what it has acknowledged. */
export async function measurePeopleOnPostgres(): Promise<Line[]> {
  const server = await startPostgres({ durable: true });
  const { folder, remove } = temporaryFolder();
  // The server reads files from there, as another user.
  fs.chmodSync(folder, 0o755);
  const side = async (name: string, people: number): Promise<Side & { where: Where }> => {
    const admin = await openDatabase({ dataDir: "", databaseUrl: server.url });
    await admin.pool.query(`create database ${name}`);
    await admin.close();
    const where = { dataDir: folder, databaseUrl: withDatabase(server.url, name) };
    const raw = await openDatabase({ ...where, statementLimit: STATEMENT_LIMIT });
    const who = await fill(raw, people);
    return { where, raw, who, upstream: await startUpstream(where, "off") };
  };
  const [many, few] = [await side("many", MANY), await side("few", FEW)];
  const worker = await startWorkerAlone(few.where);
  try {
    return await measure("PostgreSQL", many, few, { how: "copy", pid: worker.pid, folder });
  } finally {
    await worker.stop();
    await close(many, few);
    await server.stop();
    remove();
  }
}

/** The same on the embedded database. */
export async function measurePeopleEmbedded(): Promise<Line[]> {
  const { folder, remove } = temporaryFolder();
  const side = async (name: string, people: number): Promise<Side> => {
    const [dataDir, copy] = [path.join(folder, name), path.join(folder, `${name}-copy`)];
    const database = await openDatabase({ dataDir, statementLimit: STATEMENT_LIMIT });
    const who = await fill(database, people);
    await database.close();
    fs.cpSync(dataDir, copy, { recursive: true });
    return { who, raw: await openDatabase({ dataDir: copy }), upstream: await startUpstream({ dataDir }) };
  };
  const [many, few] = [await side("many", MANY), await side("few", FEW)];
  try {
    return await measure("the embedded database", many, few, { how: "inserts", pid: few.upstream.pid, folder });
  } finally {
    await close(many, few);
    remove();
  }
}

async function fill(database: OpenDatabase, people: number): Promise<Populated> {
  await migrate(database.pool);
  return populate(database, people);
}

async function measure(name: string, many: Side, few: Side, place: { how: "copy" | "inserts"; pid: number; folder: string }) {
  const asked =
    ({ upstream: { api, port }, raw, who }: Side) =>
    async (): Promise<Asked> => ({ api, who, token: await signedIn(raw, port, who.manager) });
  const lists = await measureLists(name, asked(many), asked(few), many.raw.pool);
  const identify = await measureIdentify(name, await asked(many)(), many.raw.pool);
  return [...lists, ...identify, ...(await measureImport(name, asked(few), { ...place, raw: few.raw.pool }))];
}

async function close(...sides: Side[]): Promise<void> {
  for (const { upstream, raw } of sides) {
    await upstream.stop();
    await raw.close();
  }
}
