import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { segmentFilter } from "#app/contracts/segment-filter.ts";
import { openDatabase } from "#server/database/open-database.ts";
import type { Database } from "#server/database/tables.ts";
import { askedIn } from "#server/resources/message-results/asked.ts";
import { totalCounts } from "#server/resources/message-results/counts.ts";
import { oneMessage } from "#server/resources/message-results/one-message.ts";
import { getMessage } from "#server/resources/messages/store.ts";
import { listSegments } from "#server/resources/segments/in-use.ts";
import { pageOfPeople } from "#server/resources/users/page-of-people.ts";
import { propertyPeople } from "#server/resources/users/people-source.ts";
import { startFile, until } from "#tests/support/child.ts";
import { emptyPlace } from "#tests/support/database.ts";
import { testEnv } from "#tests/support/parts.ts";
import { demoProperty, isEmpty, loadDemo } from "./load.ts";
import { liveMessages } from "./showings.ts";

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
    for (const [table, count] of Object.entries({ segments: 5, page_segments: 4, tags: 5, journeys: 2, documents: 8 }))
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
    for (const { id, type } of await liveMessages(db, property ?? 0))
      expect([type, await oddities(db, property ?? 0, id)]).toEqual([type, []]);
  } finally {
    await database.close();
  }
});

/** What of a live message's results nothing would be shown of, or what cannot have been so. */
async function oddities(db: Database, propertyId: number, id: number): Promise<string[]> {
  const message = await getMessage(db, propertyId, id);
  const { scope, segments } = await askedIn(db, propertyId, message.type, { days: 90 }, message);
  const { shown, seen, clicked, closed, answered } = await totalCounts(db, scope);
  const one = await oneMessage(db, message, scope, segments);
  const asks = message.type !== "announcement";
  const expected = {
    "seen by fewer than it was shown to": seen < shown,
    "closed or answered by some who saw it": seen > closed + answered,
    "not clicked or answered by everybody": (asks ? answered : clicked) > 0 && (asks ? answered : clicked) < seen,
    "by several segments": one.bySegment.length > 1,
    "in both languages":
      one.byLanguage
        .map(({ language }) => language)
        .toSorted()
        .join() === "de,en",
    "commented on": !asks || one.comments > 0,
    "every question answered": one.questions.every(({ n }) => n > 0),
    "questions of several sorts": message.type !== "survey" || new Set(one.questions.map(({ kind }) => kind)).size > 3,
    "in rounds or weeks": !asks || one.byRound.length + one.byWeek.length > 1,
  };
  return Object.entries(expected).flatMap(([name, isSo]) => (isSo ? [] : [name]));
}
