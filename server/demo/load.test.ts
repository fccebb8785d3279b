import { afterAll, expect, test } from "vitest";
import { openDatabase } from "#server/database/open-database.ts";
import { startFile, until } from "#tests/support/child.ts";
import { emptyPlace } from "#tests/support/database.ts";
import { testEnv } from "#tests/support/parts.ts";
import { demoProperty, isEmpty, loadDemo } from "./load.ts";

const place = await emptyPlace();
afterAll(place.remove);

test("a process that is killed while it loads the demo leaves nothing of it, and the next one loads it whole", async () => {
  const { dataDir, databaseUrl = "" } = place.where;
  for (const moment of [300, 900]) {
    const loader = startFile("tests/support/processes/load-demo.ts", [], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    await until("the demo being loaded", () => loader.output().includes("loading\n"));
    await new Promise((resolve) => setTimeout(resolve, moment));
    loader.child.kill("SIGKILL");
    await loader.ended;
    expect(loader.output()).not.toContain("loaded");
  }
  const database = await openDatabase(place.where);
  const { db } = database;
  try {
    expect(await isEmpty({ db })).toBe(true);
    expect(await db.selectFrom("companies").select("id").execute()).toEqual([]);
    await loadDemo({ db, env: testEnv() });
    const property = await demoProperty({ db });
    const { guides } = await db
      .selectFrom("guides")
      .select(({ fn }) => fn.countAll<string>().as("guides"))
      .where("property_id", "=", property ?? 0)
      .executeTakeFirstOrThrow();
    expect(guides).toBe("8");
    expect(await db.selectFrom("event_batches").select("id").execute()).toEqual([]);
  } finally {
    await database.close();
  }
});
