import fs from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { BoundedMap } from "#app/domain/bounded-map.ts";
import type { Parts } from "#server/parts.ts";
import { createScriptFile, type Forms, scriptForms } from "./script-file.ts";

/** How many files of releases an instance has in memory. */
const MOST_KNOWN = 50;
const DAY = 86_400_000;
/** After so long what could not be stored is tried again. */
const MINUTE = 60_000;
const NAMED = /^(first|targets|rest|hints|messages|search|copilot|placing|panel|editor)-[0-9a-f]{10,16}\.js$/;

/**
 * The player's built files. Each instance stores those that its player.js names, by their content, in the database before it serves that
 * player.js, and again every day, so that every instance can serve every release: while two run side by side, and after the older one is
 * gone, for 30 days (see dropOldPlayerFiles). Not in the file store, which is a disk of each instance's own where no S3 is set.
 */
export function playerFiles({ db, log }: Pick<Parts, "db" | "log">, folder: string) {
  const loader = createScriptFile(path.join(folder, "player.js"));
  const known = new BoundedMap<string, Forms>(MOST_KNOWN);
  let kept: { script: Forms; until: number } | null = null;

  async function keepNamed(): Promise<void> {
    const names = (await fs.readdir(folder)).filter((file) => NAMED.test(file));
    for (const name of names) {
      const content = await fs.readFile(path.join(folder, name), "utf8");
      known.set(name, await scriptForms(Buffer.from(content)));
      await db
        .insertInto("player_files")
        .values({ name, content })
        .onConflict((clash) => clash.column("name").doUpdateSet({ kept_at: sql<Date>`now()` }))
        .execute();
    }
  }

  return {
    preview: createScriptFile(path.join(folder, "preview.js")),
    types: createScriptFile(path.join(folder, "handrail.d.ts")),
    /** `player.js`. */
    async loader(): Promise<Forms | null> {
      const script = await loader();
      if (script && (script !== kept?.script || kept.until < Date.now())) {
        kept = { script, until: Date.now() + DAY };
        // The script is served all the same: this instance has the files that it names in memory.
        await keepNamed().catch((error) => {
          log.error({ err: error }, "the player's files could not be kept");
          if (kept?.script === script) kept.until = Date.now() + MINUTE;
        });
      }
      return script;
    },
    /** Null for a name that no release had, or one that is too old. */
    async named(name: string): Promise<Forms | null> {
      if (!NAMED.test(name)) return null;
      const forms = known.get(name) ?? (await stored(name));
      if (forms) known.set(name, forms);
      return forms;
    },
  };

  async function stored(name: string): Promise<Forms | null> {
    const row = await db.selectFrom("player_files").select("content").where("name", "=", name).executeTakeFirst();
    return row ? scriptForms(Buffer.from(row.content)) : fromFolder(name);
  }

  /** A proxy may have served this release's player.js before this instance was ever asked for it. */
  async function fromFolder(name: string): Promise<Forms | null> {
    const content = await fs.readFile(path.join(folder, name)).catch(() => null);
    return content && scriptForms(content);
  }
}

/** Drops the files of releases that no instance has had for 30 days. @returns how many */
export async function dropOldPlayerFiles(db: Parts["db"]): Promise<number> {
  const old = sql<Date>`now() - interval '30 days'`;
  const { numDeletedRows } = await db.deleteFrom("player_files").where("kept_at", "<", old).executeTakeFirst();
  return Number(numDeletedRows);
}
