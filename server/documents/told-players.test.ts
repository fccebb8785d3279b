import { expect, test } from "vitest";
import { connect, documentsOf, fetchedNow, helpCentre, pageOf, sitemapOf } from "#tests/support/help-centre.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

/** Which bundle players of a property have: another number is another bundle. */
async function bundleOf({ db, propertyId }: Tenant): Promise<number> {
  const row = await db.selectFrom("player_configurations").select("number").where("property_id", "=", propertyId).executeTakeFirst();
  return row?.number ?? 0;
}

test("players get another bundle when a fetch changes documents, and not when it brings the same", async () => {
  const [tenant, site] = [await newTenant(), await helpCentre({ "/a": pageOf("a"), "/b": pageOf("b") })];
  const list = (...paths: string[]) => Object.assign(site.answers, { "/sitemap.xml": sitemapOf(paths), "/other.xml": sitemapOf(paths) });
  const centre = await connect(tenant, `${site.url}/sitemap.xml`);
  /** Whether a fetch has given players another bundle. */
  const isTold = async () => {
    const before = await bundleOf(tenant);
    expect((await fetchedNow(tenant, centre)).task.status).toBe("done");
    return (await bundleOf(tenant)) > before;
  };
  list("/a", "/b");
  expect([await isTold(), await isTold()]).toEqual([true, false]);
  site.answers["/a"] = pageOf("a", "Other.");
  expect([await isTold(), await isTold()]).toEqual([true, false]);
  // One is in no list any more, then one is not there any more.
  list("/a");
  expect([await isTold(), await isTold()]).toEqual([true, false]);
  list("/a", "/b");
  expect([await isTold(), await isTold()]).toEqual([true, false]);
  delete site.answers["/b"];
  expect([await isTold(), await isTold()]).toEqual([true, false]);

  const before = await bundleOf(tenant);
  await tenant.call("company admin", "PUT", `/v2/properties/:p/help-centres/${centre.id}`, { address: `${site.url}/other.xml` });
  expect(await bundleOf(tenant)).toBeGreaterThan(before);
  expect([await isTold(), await isTold()]).toEqual([true, false]);
  site.close();
});

test("players get another bundle when a help centre moves away from the documents of a fetch that was cancelled", async () => {
  const [tenant, site] = [await newTenant(), await helpCentre({})];
  const { db, propertyId } = tenant;
  const centre = await connect(tenant, `${site.url}/sitemap.xml`);
  const page = { property_id: propertyId, centre_id: centre.id, address: `${site.url}/a`, title: "a", language: "en", text: "About a." };
  await db
    .insertInto("documents")
    .values({ ...page, last_changed_by: null, last_changed_by_id: null })
    .execute();
  await db.updateTable("tasks").set({ status: "cancelled" }).where("id", "=", centre.taskId).execute();
  const before = await bundleOf(tenant);
  expect([before > 0, await documentsOf(tenant)]).toMatchObject([true, [{ title: "a" }]]);
  await tenant.call("company admin", "PUT", `/v2/properties/:p/help-centres/${centre.id}`, { address: `${site.url}/other.xml` });
  expect([await documentsOf(tenant), (await bundleOf(tenant)) > before]).toEqual([[], true]);
  site.close();
});
