import { afterAll, expect, test } from "vitest";
import { killApiRounds } from "#tests/support/api-kill-rounds.ts";
import { emptyPlace } from "#tests/support/database.ts";

const place = await emptyPlace();
afterAll(place.remove);

test("kill -9 of the upstream loses nothing that it has acknowledged, and does what has a key once", async () => {
  const { acknowledged, lost } = await killApiRounds(place.where, 3);
  expect(acknowledged).toBeGreaterThan(60);
  expect(lost).toEqual([]);
});
