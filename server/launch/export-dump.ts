import { createWriteStream } from "node:fs";
import { parseArgs } from "node:util";
import { writeDump } from "#server/database/export/write-dump.ts";
import type { Parts } from "#server/parts.ts";

/** `npm run db:export -- [--out file.sql]`: the database as SQL for psql, to standard output or into a file. */
export async function exportDump({ pool }: Parts, words: string[]): Promise<void> {
  const { values } = parseArgs({ args: words, options: { out: { type: "string" } } });
  const target = values.out ? createWriteStream(values.out, { mode: 0o600 }) : process.stdout;
  await writeDump(pool, target);
  if (values.out) await new Promise<void>((resolve, reject) => target.end(resolve).once("error", reject));
}
