import { expect, test } from "vitest";
import { fullTenant, LANGUAGES } from "#tests/support/bundled-tenant.ts";
import { BUNDLES, exported, importing, uploaded } from "#tests/support/bundles.ts";
import { workOn } from "#tests/support/tasks.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

type Table = "segments" | "page_segments" | "tags";

/** Imports a full bundle and publishes it; somebody deletes all items of a kind, as far as that can be, behind a portion. */
async function importedWhileDeleted(table: Table, behind: number) {
  const archive = await exported((await fullTenant()).tenant);
  const tenant = await newTenant({ languages: LANGUAGES });
  const { body } = await uploaded(tenant, archive);
  await tenant.call("company admin", "POST", `${BUNDLES}/${body.id}/start`, { publish: true, atOnce: true });
  let portions = 0;
  const deleted: number[] = [];
  const types = importing(async (portion) => {
    const answer = await portion();
    if (++portions === behind) deleted.push(...(await deleteAll(tenant, table)));
    return answer;
  });
  const task = await workOn(tenant, body.id, { types });
  const report = await tenant.call("company admin", "GET", `${BUNDLES}/${body.id}/report?limit=100`);
  const notes = (report.body.notes as { name: string; code: string; about: string }[]).map(({ name, code, about }) => [name, code, about]);
  return { tenant, task, notes, deleted, live: await liveIn(tenant) };
}

async function deleteAll({ db, propertyId, call }: Tenant, table: Table): Promise<number[]> {
  const rows = await db.selectFrom<Table>(table).select("id").where("property_id", "=", propertyId).execute();
  const answers = rows.map(({ id }) => call("company admin", "DELETE", `/v2/properties/:p/${table}/${id}`));
  return (await Promise.all(answers)).map(({ status }) => status);
}

async function liveIn({ db, propertyId }: Tenant): Promise<string[]> {
  const rows = await db
    .selectFrom("guides")
    .select("draft")
    .where("property_id", "=", propertyId)
    .where("visibility", "=", "public")
    .execute();
  return rows.map(({ draft }) => draft.texts.en?.title ?? "").sort();
}

test("a guide whose segment is deleted behind it comes without, says so and is not published; all else comes", async () => {
  const { task, notes, deleted, live } = await importedWhileDeleted("segments", 9);
  expect([task.status, task.result]).toMatchObject(["done", { created: 8, refused: 0, published: 2 }]);
  expect(deleted).toEqual([204]);
  expect(notes).toEqual([
    ["Find your way", "bundle_left_segments", "Experts"],
    ["Find your way", "bundle_kept_lacking", ""],
    ["Find your way", "bundle_not_published", ""],
  ]);
  expect(live).toEqual(["Second"]);
});

test("so do a chapter whose page segment is deleted, and what names a tag that is", async () => {
  const pages = await importedWhileDeleted("page_segments", 2);
  expect([pages.task.status, pages.deleted, pages.task.result]).toMatchObject(["done", [204], { refused: 2, published: 1 }]);
  expect(pages.notes).toEqual([
    ["Save", "bundle_error_names", "Deals"],
    ["First steps", "bundle_left_page-segments", "Deals"],
    ["Find your way", "bundle_left_tags", "Save"],
    ["Experts", "bundle_error_names", "Save"],
    ["First steps", "bundle_kept_lacking", ""],
    ["First steps", "bundle_not_published", ""],
    ["Find your way", "bundle_left_segments", "Experts"],
    ["Find your way", "bundle_kept_lacking", ""],
    ["Find your way", "bundle_not_published", ""],
  ]);
  const tags = await importedWhileDeleted("tags", 6);
  expect([tags.task.status, tags.deleted, tags.live]).toEqual(["done", [204], ["Second"]]);
});

test("what is deleted before its own turn comes anew, and nothing lacks it", async () => {
  const { tenant } = await fullTenant();
  const archive = await exported(tenant);
  await tenant.db.updateTable("guides").set({ segment_id: 0 }).where("property_id", "=", tenant.propertyId).execute();
  const { body } = await uploaded(tenant, archive);
  await tenant.call("company admin", "POST", `${BUNDLES}/${body.id}/start`, { publish: true, atOnce: true });
  let portions = 0;
  const types = importing(async (portion) => {
    if (++portions === 2) expect(await deleteAll(tenant, "segments")).toEqual([204]);
    return portion();
  });
  const task = await workOn(tenant, body.id, { types });
  expect([task.status, task.result]).toMatchObject(["done", { created: 1, refused: 0 }]);
  const [{ segment_id: named } = { segment_id: 0 }] = await tenant.db
    .selectFrom("guides")
    .select("segment_id")
    .where("property_id", "=", tenant.propertyId)
    .orderBy("segment_id", "desc")
    .execute();
  const rows = await tenant.db.selectFrom("segments").select("id").where("property_id", "=", tenant.propertyId).execute();
  expect(rows).toEqual([{ id: named }]);
});
