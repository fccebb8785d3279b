import { expect, test } from "vitest";
import { newTenant } from "#tests/support/tenant.ts";
import { lockChapters, lockGuidesIn } from "./locks.ts";

test("guides and chapters are locked by their ids, whatever their order in the list", async () => {
  const { db, propertyId, guide, chapter } = await newTenant();
  const guides = [await guide(), await guide(), await guide()];
  const chapters = [await chapter(), await chapter(), await chapter()];
  for (const [table, ids] of [
    ["guides", guides],
    ["chapters", chapters],
  ] as const) {
    for (const [index, id] of [...ids].reverse().entries())
      await db
        .updateTable(table)
        .set({ position: 100 + index })
        .where("id", "=", id)
        .execute();
  }
  const archived = await guide();
  await db.updateTable("guides").set({ visibility: "deleted" }).where("id", "=", archived).execute();
  expect(await lockGuidesIn(db, propertyId, null)).toEqual(guides);
  expect(await lockGuidesIn(db, propertyId, null, [archived])).toEqual([...guides, archived]);
  expect(await lockChapters(db, propertyId, [...chapters].reverse())).toEqual(chapters);
});
