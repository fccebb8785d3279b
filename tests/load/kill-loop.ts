import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { killRounds } from "#tests/support/kill-rounds.ts";
import { findPostgres, startPostgres } from "#tests/support/postgres.mjs";

// npx tsx tests/load/kill-loop.ts [rounds]: kill -9 of a writing process, on the embedded database and on PostgreSQL.
const rounds = Number(process.argv[2] ?? 20);
let broken = 0;

async function report(name: string, where: { dataDir: string; databaseUrl?: string }): Promise<void> {
  const database = await openDatabase(where);
  await migrate(database.pool);
  await database.close();
  const { acknowledged, lost, torn } = await killRounds(where, rounds);
  broken += lost.length + torn.length;
  process.stdout.write(
    `${name}: ${rounds} kills, ${acknowledged} acknowledged writes, ${lost.length} lost, ${torn.length} torn transactions\n`,
  );
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
