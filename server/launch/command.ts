import { createWriteStream } from "node:fs";
import { parseArgs } from "node:util";
import { DirectoryInUse } from "#server/database/embedded/directory-lock.ts";
import { writeDump } from "#server/database/export/write-dump.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { isEmpty, loadDemo } from "#server/demo/load.ts";
import { BrokenSetting, readEnv } from "#server/env.ts";
import { createLog } from "#server/log.ts";
import type { Parts } from "#server/parts.ts";
import { createCompany } from "./create-company.ts";
import { WrongUse } from "./wrong-use.ts";

type Command = (parts: Parts, words: string[]) => Promise<void>;
const commands: Record<string, Command> = { admin: createCompany, demo: loadDemoInto, export: exportDump };

async function loadDemoInto(parts: Parts): Promise<void> {
  if (parts.env.HANDRAIL_MODE === "production" && parts.env.DEMO !== "on")
    throw new WrongUse("In production mode the demo, whose passwords are public, is loaded only with DEMO=on.");
  if (!(await isEmpty(parts))) throw new WrongUse("The demo goes into an empty database, and this one has accounts.");
  await loadDemo(parts);
  process.stdout.write("The demo is loaded.\n");
}

/** `npm run db:export -- [--out file.sql]`: the database as SQL for psql, to standard output or into a file. */
async function exportDump({ pool }: Parts, words: string[]): Promise<void> {
  const { values } = parseArgs({ args: words, options: { out: { type: "string" } } });
  const target = values.out ? createWriteStream(values.out, { mode: 0o600 }) : process.stdout;
  await writeDump(pool, target);
  if (values.out) await new Promise<void>((resolve, reject) => target.end(resolve).once("error", reject));
}

async function start([name = "", ...words]: string[]): Promise<void> {
  const command = commands[name];
  if (!command) throw new WrongUse(`Unknown command. Known: ${Object.keys(commands).join(", ")}.`);
  const env = readEnv();
  const { db, pool, close } = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    await migrate(pool);
    await command({ db, pool, env, log: createLog(env.LOG_LEVEL === "info" ? "warn" : env.LOG_LEVEL) }, words);
  } finally {
    await close();
  }
}

start(process.argv.slice(2)).then(
  () => process.exit(0),
  (error) => {
    const isForTheReader = error instanceof BrokenSetting || error instanceof DirectoryInUse || error instanceof WrongUse;
    console.error(isForTheReader ? error.message : error);
    process.exit(1);
  },
);
