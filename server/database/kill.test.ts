import { afterAll, expect, test } from "vitest";
import { emptyPlace } from "#tests/support/database.ts";
import { killRounds } from "#tests/support/kill-rounds.ts";

const place = await emptyPlace();
afterAll(place.remove);

test("kill -9 of a writing process loses no acknowledged write and tears no transaction", async () => {
  const { acknowledged, lost, torn } = await killRounds(place.where, 3);
  expect(acknowledged).toBeGreaterThan(30);
  expect({ lost, torn }).toEqual({ lost: [], torn: [] });
});
