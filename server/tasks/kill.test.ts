import { afterAll, expect, test } from "vitest";
import { emptyPlace } from "#tests/support/database.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { killTaskRounds } from "#tests/support/task-kill-rounds.ts";

const place = await emptyPlace();
const { folder, remove } = temporaryFolder();
afterAll(() => {
  place.remove();
  remove();
});

test("an import and an export that are killed time and again end as those that nobody disturbed, byte for byte", async () => {
  expect(await killTaskRounds({ ...place.where, dataDir: place.where.dataDir || folder }, 3, 8000)).toEqual({ kills: 6, differences: [] });
});
