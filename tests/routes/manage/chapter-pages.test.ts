import { createElement } from "react";
import { beforeAll, expect, test } from "vitest";
import GuideScreen, { loader as steps } from "#app/routes/app/$property/manage/$guideId/edit/steps/page.tsx";
import { action as create } from "#app/routes/app/$property/manage/chapters/create/page.tsx";
import ListScreen, { loader } from "#app/routes/app/$property/manage/list/page.tsx";
import { MOST_CHAPTERS } from "#app/routes/app/$property/manage/list/query.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

const LIST = "/app/:p/manage/list";

let tenant: Tenant;
let admin: Visitor;
const ids: number[] = [];
beforeAll(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
  for (let n = 0; n <= MOST_CHAPTERS; n++) ids.push(await tenant.chapter(`Chapter ${n}`));
});

type Listed = { chapters: { id: number; title: string }[]; page: { page: number } };
const shown = async (query: string) => (await admin.open(loader, LIST + query)).data as Listed;
const page = async (query: string) => {
  const data = await shown(query);
  return [data.page.page, data.chapters.map(({ id }) => id)];
};

test("chapters are shown page by page, those without one last; a page beyond the last leads to the last", async () => {
  expect(await page("")).toEqual([1, ids.slice(0, MOST_CHAPTERS)]);
  expect(await page("?page=2")).toEqual([2, [ids.at(-1), 0]]);
  expect((await admin.open(loader, `${LIST}?page=9`)).to).toBe(`/app/${tenant.propertyId}/manage/list?page=2`);
});

test("an address with a chapter shows the page that it is on; one that names a page shows that", async () => {
  const [first, last] = [ids[0], ids.at(-1)];
  expect((await page(`?at=${last}`))[0]).toBe(2);
  expect((await page(`?at=${first}`))[0]).toBe(1);
  expect((await page(`?at=${last}&page=1`))[0]).toBe(1);
  for (const nowhere of ["999999999", "x", "0", ""]) expect((await page(`?at=${nowhere}`))[0]).toBe(1);
  expect((await tenant.call("company admin", "GET", "/v2/properties/:p/launchers?page_size=30&page=99")).body.data).toEqual([]);
  const at = `/app/${tenant.propertyId}/manage/list?at=${last}`;
  const html = await markupAt(at, createElement(ListScreen), await shown(`?at=${last}`));
  expect(html).toContain("/manage/list?page=1");
  expect(html).not.toContain("/manage/list?page=2");
  // The unsorted guides are no chapter.
  expect(html).toContain("31 to 31 of 31");
});

test("who made a chapter sees it, and so does who comes back to the list from a guide of it", async () => {
  const { to } = await admin.send(create, "/app/:p/manage/chapters/create", { title: "Made last", subtitle: "" });
  const query = new URL(to ?? "", "http://x").search;
  expect((await shown(query)).chapters.map(({ title }) => title)).toContain("Made last");
  const chapter = ids.at(-1);
  const guide = await tenant.guide({ chapter });
  const address = `/app/${tenant.propertyId}/manage/${guide}/edit/steps`;
  const html = await markupAt(address, createElement(GuideScreen), (await admin.open(steps, address, { guideId: guide })).data);
  expect(html).toContain(`/manage/list?at=${chapter}"`);
});

test("a chapter on a later page says how often its live guides were started, and opens with its guides", async () => {
  const chapter = ids.at(-1);
  const [live, draft] = [await tenant.guide({ chapter, live: true }), await tenant.guide({ chapter })];
  const day = new Date().toISOString().slice(0, 10);
  const started = [live, draft].map((guide_id) => ({ property_id: tenant.propertyId, guide_id, day, starts: 4 }));
  await tenant.db.insertInto("guide_days").values(started).execute();
  const { chapters } = (await shown(`?at=${chapter}&open=${chapter},${ids[0]}`)) as unknown as {
    chapters: { id: number; starts?: number; guides: { id: number }[] }[];
  };
  expect(chapters.map(({ id }) => id)).not.toContain(ids[0]);
  const { starts, guides } = chapters.find(({ id }) => id === chapter) ?? {};
  expect([starts, guides?.map(({ id }) => id)]).toEqual([4, expect.arrayContaining([live, draft])]);
});
