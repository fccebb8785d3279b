import { openDatabase } from "#server/database/open-database.ts";
import { startFile, until } from "./child.ts";

export type Toll = { rounds: number; acknowledged: number; lost: string[]; torn: string[] };

/**
 * Kills a writing process (SIGKILL) at a random moment, `rounds` times over, then opens the database and compares: every
 * acknowledged write must be there, every transaction whole.
 */
export async function killRounds(where: { dataDir: string; databaseUrl?: string }, rounds: number): Promise<Toll> {
  const toll: Toll = { rounds, acknowledged: 0, lost: [], torn: [] };
  for (let round = 0; round < rounds; round++) {
    const written = await writeUntilKilled(where, `round${round}`);
    toll.acknowledged += written.length;
    const stored = await countByName(where, `round${round}-`);
    toll.lost.push(...written.filter((name) => !stored.has(name)));
    toll.torn.push(...[...stored].filter(([name, rows]) => rows !== (isPair(name) ? 2 : 1)).map(([name]) => name));
  }
  return toll;
}

function isPair(name: string): boolean {
  return Number(name.split("-")[1]) % 2 === 1;
}

async function writeUntilKilled(
  { dataDir, databaseUrl = "" }: { dataDir: string; databaseUrl?: string },
  round: string,
): Promise<string[]> {
  const writer = startFile("tests/support/processes/write-loop.ts", [round], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  await until(`writes of ${round}: ${writer.output()}`, () => writer.output().includes(`${round}-10\n`));
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 400));
  writer.child.kill("SIGKILL");
  await writer.ended;
  // What follows the last line break was cut off by the kill.
  return writer.output().split("\n").slice(0, -1);
}

async function countByName(where: { dataDir: string; databaseUrl?: string }, prefix: string): Promise<Map<string, number>> {
  const { db, close } = await openDatabase(where);
  try {
    const rows = await db
      .selectFrom("companies")
      .select(({ fn }) => ["name", fn.countAll<string>().as("rows")])
      .where("name", "like", `${prefix}%`)
      .groupBy("name")
      .execute();
    return new Map(rows.map(({ name, rows }) => [name, Number(rows)]));
  } finally {
    await close();
  }
}
