import fs from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { BoundedMap } from "#app/domain/bounded-map.ts";
import type { Parts } from "#server/parts.ts";
import { createScriptFile, type Forms, scriptForms } from "./script-file.ts";

/** How many releases stay playable in pages that were opened before the latest. */
const MOST_KEPT = 50;
const REST = /^rest-[0-9a-f]{16}\.js$/;

/**
 * The player's built files. Each instance stores the second file named by its player.js in the database before it serves that player.js, so
 * that every instance can serve every release, while two run side by side and after the older one is gone.
 */
export function playerFiles({ db, log }: Pick<Parts, "db" | "log">, folder: string) {
  const first = createScriptFile(path.join(folder, "player.js"));
  const preview = createScriptFile(path.join(folder, "preview.js"));
  const known = new BoundedMap<string, Forms>(MOST_KEPT);
  let kept: Forms | null = null;

  async function keepRest(): Promise<void> {
    const names = (await fs.readdir(folder)).filter((file) => REST.test(file));
    for (const name of names) {
      const content = await fs.readFile(path.join(folder, name), "utf8");
      known.set(name, await scriptForms(Buffer.from(content)));
      await db
        .insertInto("player_files")
        .values({ name, content })
        .onConflict((clash) => clash.column("name").doUpdateSet({ kept_at: sql<Date>`now()` }))
        .execute();
    }
    await sql`delete from player_files where name not in (select name from player_files order by kept_at desc limit ${MOST_KEPT})`.execute(
      db,
    );
  }

  return {
    preview,
    async first(): Promise<Forms | null> {
      const script = await first();
      if (script && script !== kept) {
        kept = script;
        // The script is served all the same: this instance has the second file in memory.
        await keepRest().catch((error) => log.error({ err: error }, "the player's rest could not be kept"));
      }
      return script;
    },
    /** Null for a name that no release had, or one that is too old. */
    async rest(name: string): Promise<Forms | null> {
      if (!REST.test(name)) return null;
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
