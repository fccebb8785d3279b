import { sql } from "kysely";
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

test.each([
  ["guides", "/v2/properties/:p/tutorials", (body: object) => ({ tutorial: body })],
  ["chapters", "/v2/properties/:p/launchers", (body: object) => body],
] as const)(
  "who publishes %s locks the property, before the plan's limit is counted; who saves a draft does not",
  async (kind, path, wrapped) => {
    const tenant = await newTenant({ limits: { public_guide: 0, public_chapter: 0 } });
    const id = await (kind === "guides" ? tenant.guide() : tenant.chapter());
    // The transaction that has locked a row last, also one that was rolled back.
    const locked = async () => {
      const { rows } = await sql<{ by: string }>`select xmax::text as by from properties where id = ${tenant.propertyId}`.execute(
        tenant.db,
      );
      return rows[0]?.by;
    };
    const put = async (body: object) => (await tenant.call("company admin", "PUT", `${path}/${id}`, wrapped(body))).status;
    const before = await locked();
    expect([await put({ title: "Saved" }), await locked()]).toEqual([200, before]);
    expect(await put({ visibility: "public" })).toBe(402);
    expect(await locked()).not.toBe(before);
  },
);
