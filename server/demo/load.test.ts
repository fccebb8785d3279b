import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { segmentFilter } from "#app/contracts/segment-filter.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { listSegments } from "#server/resources/segments/in-use.ts";
import { pageOfPeople } from "#server/resources/users/page-of-people.ts";
import { propertyPeople } from "#server/resources/users/people-source.ts";
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
    for (const [table, count] of Object.entries({ segments: 5, page_segments: 4, tags: 5, journeys: 2 }))
      expect([table, (await sql`select id from ${sql.table(table)}`.execute(db)).rows.length]).toEqual([table, count]);
    const { data } = await listSegments(db, property ?? 0, { sort: "name", order: "asc", page: 1 });
    const asked = { limit: 1, page: 1, sort: "lastSeenAt", order: "desc" } as const;
    for (const { name, connection, filterGroups } of data) {
      const filter = segmentFilter.parse({ connection, filterGroups });
      const { pagination } = await pageOfPeople(db, await propertyPeople(db, property ?? 0, filter), { asked, filter });
      expect([name, pagination.total > 0 && pagination.total < 2000]).toEqual([name, true]);
    }
    const targeted = await db.selectFrom("guides").select("id").where("revision", ">", 1).execute();
    expect(targeted).toHaveLength(3);
    expect(await db.selectFrom("event_batches").select("id").execute()).toEqual([]);
  } finally {
    await database.close();
  }
});
