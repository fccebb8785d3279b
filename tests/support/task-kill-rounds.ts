import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { unzipSync } from "fflate";
import { type OpenDatabase, openDatabase } from "#server/database/open-database.ts";
import { addCompany } from "#server/demo/builders.ts";
import { readEnv } from "#server/env.ts";
import { openFileStore } from "#server/files/file-store.ts";
import { inspect } from "#server/resources/imports/inspect.ts";
import { planOf } from "#server/resources/imports/start.ts";
import { enqueue, MOST_ATTEMPTS } from "#server/tasks/queue.ts";
import { contentOf, type Stores, storeFile } from "#server/tasks/task-files.ts";
import { startFile, until } from "./child.ts";
import { secretsForTests } from "./secrets.ts";

type Where = { dataDir: string; databaseUrl?: string };
/** How often a process was killed while it worked, and what then differed from what was never disturbed. */
export type TaskToll = { kills: number; differences: string[] };

/** `longest`: milliseconds of work before a kill. */
type Killing = { kills: number; longest: number };

const MAPPING = [
  { columnId: "0", isIdentifier: true },
  { columnId: "1", newAttribute: { key: "seats", dataType: "number" as const } },
  { columnId: "2", newAttribute: { key: "note", dataType: "string" as const } },
];

/**
 * Kills a process (SIGKILL) `kills` times while it imports a file, and as often while it exports the people; each time another one goes on.
 * An export begins anew and is given up in the end, so several share the kills. People, refused rows, figures and exported files must be
 * those of an import and an export that nobody disturbed.
 */
export async function killTaskRounds(where: Where, kills: number, rows: number): Promise<TaskToll> {
  const file = fileOf(rows);
  const undisturbed = await importAndExport(where, file, { kills: 0, longest: 0 });
  const disturbed = await importAndExport(where, file, { kills, longest: rows / 640 });
  const [whole] = undisturbed.results;
  const names = Object.keys(whole ?? {}) as (keyof NonNullable<typeof whole>)[];
  const differences = names.filter((name) => disturbed.results.some((result) => result[name] !== whole?.[name]));
  return { kills: disturbed.kills, differences };
}

/** Some rows are refused whole, some for one value, some name a person twice. */
function fileOf(rows: number): string {
  const lines = Array.from({ length: rows }, (_, n) => {
    const id = n % 50 === 49 ? `person-${n - 40}` : n % 97 === 96 ? "" : `person-${n}`;
    return `${id},${n % 31 === 30 ? "many" : n},"Note ${n}, =1+1"`;
  });
  return ["user id,seats,note", ...lines].join("\n");
}

async function importAndExport(where: Where, file: string, plan: Killing) {
  const company = await withStores(where, ({ db }) => addCompany(db, `Killed ${randomUUID()}`));
  const imported = await withStores(where, async (stores) => {
    const content = async function* () {
      yield Buffer.from(file);
    };
    const named = { company_id: company, property_id: null, kind: "upload" as const, name: "users.csv", media_type: "text/csv" };
    const stored = await storeFile(stores, named, content());
    const inspected = await inspect(content());
    return stores.db.transaction().execute(async (trx) => {
      const plan = await planOf(trx, company, inspected.columns.length, MAPPING, null);
      const payload = { fileUploadId: stored!.id, ...inspected, plan };
      return enqueue(trx, { companyId: company, type: "import-users", payload, by: null });
    });
  });
  const ofImport = await workedOn(where, imported, plan);
  let ofExports = 0;
  const results: Awaited<ReturnType<typeof resultOf>>[] = [];
  do {
    const exported = await withStores(where, ({ db }) =>
      enqueue(db, { companyId: company, type: "export-users", payload: { archived: "false" }, by: null }),
    );
    const kills = Math.min(MOST_ATTEMPTS - 1, plan.kills - ofExports);
    ofExports += await workedOn(where, exported, { ...plan, kills });
    results.push(await withStores(where, (stores) => resultOf(stores, company, imported, exported)));
  } while (ofExports < plan.kills && results.length < 2 * plan.kills);
  return { kills: ofImport + ofExports, results };
}

/** Lets processes work on a task until it is done, and kills so many of them before. @returns how many were killed at work */
async function workedOn(where: Where, task: string, { kills, longest }: Killing): Promise<number> {
  let killed = 0;
  for (;;) {
    const settings = { ...secretsForTests, DATA_DIR: where.dataDir, DATABASE_URL: where.databaseUrl ?? "" };
    const worker = startFile("tests/support/processes/work-on-tasks.ts", [task], settings);
    await until(`a task: ${worker.output()}`, () => /^(reached|done)/m.test(worker.output()));
    if (killed < kills) {
      await sleep((0.3 + 0.7 * Math.random()) * longest);
      worker.child.kill("SIGKILL");
      await worker.ended;
      if (worker.output().includes("done")) return killed;
      killed++;
    } else {
      const { code } = await worker.ended;
      if (code !== 0) throw new Error(`The worker ended with ${code}: ${worker.output()}`);
      return killed;
    }
  }
}

async function withStores<T>(where: Where, work: (stores: Stores & OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase(where);
  try {
    return await work({ ...database, files: await openFileStore(readEnv({ ...secretsForTests, DATA_DIR: where.dataDir })) });
  } finally {
    await database.close();
  }
}

/** What came of both, without ids and times, as texts that can be compared. */
async function resultOf({ db, files }: Stores, company: number, imported: string, exported: string) {
  const people = await db
    .selectFrom("company_users")
    .select(["public_id", "status", "attributes", "imported_line"])
    .where("company_id", "=", company)
    .orderBy("public_id")
    .execute();
  const rows = await db
    .selectFrom("tasks")
    .select(["status", "result", "done"])
    .where("id", "in", [imported, exported])
    .orderBy("id")
    .execute();
  const bytesOf = async (task: string, kind: "refused" | "result") => {
    const found = await db.selectFrom("task_files").selectAll().where("task_id", "=", task).where("kind", "=", kind).execute();
    if (found.length !== 1) throw new Error(`${found.length} files of kind ${kind}`);
    const parts: Uint8Array[] = [];
    for await (const part of contentOf(files, found[0]!)) parts.push(part);
    return Buffer.concat(parts);
  };
  const archive = unzipSync(new Uint8Array(await bytesOf(exported, "result")));
  const csv = Buffer.from(archive["users.csv"] ?? []).toString();
  return {
    people: JSON.stringify(people),
    figures: JSON.stringify(rows),
    refused: (await bytesOf(imported, "refused")).toString(),
    exported: csv.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, ""),
  };
}
