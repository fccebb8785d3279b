import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { oneAtATime } from "./one-at-a-time.ts";

test("what several instances want to do at once is done one after the other, and a failure lets the next in", async () => {
  const database = await testDatabase();
  if (database.kind === "embedded") {
    expect(await oneAtATime(database, async () => (await database.pool.query("select 1 as one")).rows)).toEqual([{ one: 1 }]);
    return;
  }
  let running = 0;
  let most = 0;
  const action = async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 20));
    running--;
    throw new Error("no luck");
  };
  const attempts = await Promise.allSettled([1, 2, 3].map(() => oneAtATime(database, action)));
  expect(attempts.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(most).toBe(1);
});
