import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { killApiRounds } from "#tests/support/api-kill-rounds.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { killRounds } from "#tests/support/kill-rounds.ts";
import { findPostgres, startPostgres } from "#tests/support/postgres.mjs";
import { killTaskRounds } from "#tests/support/task-kill-rounds.ts";

// npx tsx tests/load/kill-loop.ts [rounds]: kill -9 of a process that writes to the database, and of the whole upstream while players and
// authors write to it, and of a process that imports and exports people, on the embedded database and on PostgreSQL. Fails when an acknowledged
// write is missing, or when an import or an export ends differently from one that nobody disturbed.
const ROWS = 100_000;
const rounds = Number(process.argv[2] ?? 20);
let broken = 0;

async function report(name: string, where: { dataDir: string; databaseUrl?: string }): Promise<void> {
  const database = await openDatabase(where);
  await migrate(database.pool);
  await database.close();
  const writer = await killRounds(where, rounds);
  broken += writer.lost.length + writer.torn.length;
  const told = `${writer.acknowledged} acknowledged writes, ${writer.lost.length} lost, ${writer.torn.length} torn transactions`;
  process.stdout.write(`${name}, a writing process: ${rounds} kills, ${told}\n`);
  const api = await killApiRounds(where, rounds);
  broken += api.lost.length;
  process.stdout.write(`${name}, the upstream: ${rounds} kills, ${api.acknowledged} acknowledged writes, ${api.lost.length} lost\n`);
  const { folder, remove } = temporaryFolder();
  const tasks = await killTaskRounds({ ...where, dataDir: where.dataDir || folder }, rounds, ROWS);
  remove();
  broken += tasks.differences.length + (tasks.kills < 2 * rounds ? 1 : 0);
  const differing = tasks.differences.join(", ") || "nothing";
  process.stdout.write(`${name}, an import and an export: ${tasks.kills} kills, ${differing} differs from undisturbed ones\n`);
}

const { folder, remove } = temporaryFolder();
await report("embedded", { dataDir: folder });
remove();
if (findPostgres()) {
  const server = await startPostgres({ durable: true });
  await report("PostgreSQL", { dataDir: "", databaseUrl: server.url });
  await server.stop();
} else process.stdout.write("PostgreSQL: skipped, no server is installed\n");
process.exit(broken > 0 ? 1 : 0);
