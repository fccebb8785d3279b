import { createElement } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { loader as guideCompare } from "#app/routes/app/$property/manage/$guideId/edit/history/compare/page.tsx";
import { loader as guideHistory } from "#app/routes/app/$property/manage/$guideId/edit/history/page.tsx";
import AskGuide, {
  loader as askGuide,
  action as restoreGuide,
} from "#app/routes/app/$property/manage/$guideId/edit/history/restore/page.tsx";
import { loader as chapterCompare } from "#app/routes/app/$property/manage/chapters/$chapterId/history/compare/page.tsx";
import { loader as chapterHistory } from "#app/routes/app/$property/manage/chapters/$chapterId/history/page.tsx";
import AskChapter, {
  loader as askChapter,
  action as restoreChapter,
} from "#app/routes/app/$property/manage/chapters/$chapterId/history/restore/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

const KINDS = {
  guide: {
    ...{ history: guideHistory, compare: guideCompare, ask: askGuide, screen: AskGuide, restore: restoreGuide },
    address: "/app/:p/manage/:guideId/edit/history",
    key: "guideId",
    make: (tenant: Tenant) => tenant.guide({ title: "One" }),
    call: (id: number) => `/v2/properties/:p/tutorials/${id}`,
    read: (id: number) => `/v2/properties/:p/tutorials/edit/${id}`,
    wrap: (body: object) => ({ tutorial: body }),
    to: "edit/steps",
  },
  chapter: {
    ...{ history: chapterHistory, compare: chapterCompare, ask: askChapter, screen: AskChapter, restore: restoreChapter },
    address: "/app/:p/manage/chapters/:chapterId/history",
    key: "chapterId",
    make: (tenant: Tenant) => tenant.chapter("One"),
    call: (id: number) => `/v2/properties/:p/launchers/${id}`,
    read: (id: number) => `/v2/properties/:p/launchers/${id}`,
    wrap: (body: object) => body,
    to: "edit",
  },
} as const;

describe.each(["guide", "chapter"] as const)("the history of a %s", (kind) => {
  const { history, compare, ask, screen, restore, address, key, make, call, read, wrap, to } = KINDS[kind];
  let tenant: Tenant;
  let params: Record<string, number>;
  let admin: Visitor;
  const put = (body: object) => tenant.call("company admin", "PUT", call(params[key]!), wrap(body));
  const stored = async () => (await tenant.call("company admin", "GET", read(params[key]!))).body;

  beforeEach(async () => {
    tenant = await newTenant();
    params = { [key]: await make(tenant) };
    admin = await visitor(tenant, "company admin");
    await put({ visibility: "public", note: "First" });
    await put({ title: "Two", visibility: "public" });
    await put({ title: "Three" });
  });

  test("lists versions by page; an address that asks for nonsense says so", async () => {
    const { data } = await admin.open(history, `${address}?page=x`, params);
    expect(data).toMatchObject({
      mayRestore: true,
      history: {
        total: 2,
        page: 1,
        versions: [
          { number: 2, isLive: true },
          { number: 1, note: "First" },
        ],
        problems: [{ name: "page" }],
      },
    });
  });

  test("compares the newest version with the draft, or what the address says", async () => {
    expect((await admin.open(compare, `${address}/compare`, params)).data).toMatchObject({
      sides: { from: "2", to: "draft" },
      compared: { total: 1, groups: [{ step: null, rows: [{ field: "title", from: "Two", to: "Three" }] }] },
    });
    expect((await admin.open(compare, `${address}/compare?from=1&to=2`, params)).data).toMatchObject({
      compared: { groups: [{ rows: [{ from: "One", to: "Two" }] }] },
    });
    expect((await admin.open(compare, `${address}/compare?from=9`, params)).status).toBe(404);
  });

  test("asks before a version becomes the draft, and leads to its editor", async () => {
    const asked = await admin.open(ask, `${address}/restore?version=1`, params);
    expect(asked.data).toMatchObject({ version: 1, hasUnpublished: true });
    const page = await markupAt(`/app/${tenant.propertyId}/manage`, createElement(screen), asked.data);
    const crumbs = page.match(/<nav aria-label="Breadcrumbs">.*?<\/nav>/)?.[0].match(/(?<=>)[^<>]+(?=<\/a>)/g);
    expect(crumbs).toEqual(["Guides", "Three", "History"]);
    const { revision } = asked.data.item as { revision: number };
    const answer = await admin.send(restore, `${address}/restore?version=1`, { revision: String(revision) }, params);
    expect([answer.status, await admin.toast()]).toEqual([302, "version_restored"]);
    expect(answer.to).toMatch(new RegExp(`/${to}$`));
    expect(await stored()).toMatchObject({ title: "One", hasUnpublishedChanges: true, publishedVersion: 2 });
  });

  test("says who changed the draft in the meantime, and asks again", async () => {
    const { revision } = (await stored()) as { revision: number };
    await put({ title: "Four" });
    const answer = await admin.send(restore, `${address}/restore?version=1`, { revision: String(revision) }, params);
    expect(answer).toMatchObject({ status: 409, data: { code: "changed_meanwhile", overtaken: { revision: revision + 1 } } });
    expect(await stored()).toMatchObject({ title: "Four" });
  });

  test.each(["", "?version=0", "?version=x", "?version=3", "?version=99", "?version=9999999999999"])(
    "asks nothing about a version that there is none of: %j",
    async (query) => {
      expect((await admin.open(ask, `${address}/restore${query}`, params)).status).toBe(404);
    },
  );
});

test("an archived guide's history can be read, and not be brought back", async () => {
  const tenant = await newTenant();
  const guideId = await tenant.guide({ live: true });
  await tenant.call("company admin", "DELETE", `/v2/properties/:p/tutorials/${guideId}`);
  const admin = await visitor(tenant, "company admin");
  expect((await admin.open(guideHistory, KINDS.guide.address, { guideId })).data).toMatchObject({
    mayRestore: false,
    history: { total: 1 },
  });
  expect((await admin.open(askGuide, `${KINDS.guide.address}/restore?version=1`, { guideId })).to).toMatch(/edit\/steps$/);
});
