import { expect, test } from "vitest";
import type { WireStep } from "#app/contracts/steps.ts";
import { applicationAddress } from "#app/domain/urls/application-address.ts";
import { pathsOf } from "#app/paths/paths-of.ts";
import { blankStep } from "#app/routes/app/$property/manage/$guideId/edit/steps/edited-guide.ts";
import { shownStep } from "#app/routes/app/$property/manage/$guideId/edit/steps/shown-step.ts";
import { loader } from "#app/routes/app/$property/manage/$guideId/in-application/page.tsx";
import { loader as onPage } from "#app/routes/app/$property/manage/$guideId/on-page/page.tsx";
import { loader as frame } from "#app/routes/app/$property/manage/$guideId/preview/page.ts";
import { loader as chapterEditor } from "#app/routes/app/$property/manage/chapters/$chapterId/edit/page.tsx";
import { loader as chapterLoader } from "#app/routes/app/$property/manage/chapters/$chapterId/in-application/page.tsx";
import { loader as anyOnPage } from "#app/routes/app/$property/manage/on-page/page.tsx";
import { loader as reasonsLoader } from "#app/routes/app/$property/users/why/in-application/page.tsx";
import { WEB } from "#tests/support/realm-server.ts";
import { content1, newTenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";

const OPEN = "/app/:p/manage/:guideId/in-application";
const OPEN_CHAPTER = "/app/:p/manage/chapters/:chapterId/in-application";

test.each([
  ["https://crm.acme.test/app/?a=b", "/deals", "https://crm.acme.test/deals#handrail-preview=t"],
  ["https://crm.acme.test/app/?a=b", "/deals/*", "https://crm.acme.test/app/?a=b#handrail-preview=t"],
  ["https://crm.acme.test/app/?a=b", "", "https://crm.acme.test/app/?a=b#handrail-preview=t"],
  ["https://crm.acme.test/?a=b#/home", "/deals/*", "https://crm.acme.test/?a=b&handrail-preview=t#/home"],
  ["https://crm.acme.test/", "/#/deals", "https://crm.acme.test/?handrail-preview=t#/deals"],
  ["https://crm.acme.test/", "https://evil.test/", "https://crm.acme.test/#handrail-preview=t"],
  ["https://crm.acme.test/", "//evil.test/", "https://crm.acme.test/#handrail-preview=t"],
])("the application %s with the first step on %j opens at %s", (application, rule, address) => {
  expect(applicationAddress(application, rule, "t")).toBe(address);
});

test("a draft opens in the application with a token, for those who may edit it", async () => {
  const tenant = await newTenant({ url: "https://crm.acme.test/" });
  const guideId = await tenant.guide();
  const admin = await visitor(tenant, "property admin");
  expect((await admin.open(loader, OPEN, { guideId })).to).toMatch(/^https:\/\/crm\.acme\.test\/#handrail-preview=[\w-]{20,}$/);
  expect((await admin.open(loader, OPEN, { guideId: 999999999 })).status).toBe(404);
  const contributor = await visitor(tenant, "company contributor");
  expect((await contributor.open(loader, OPEN, { guideId })).status).toBe(401);
});

const ON_PAGE = "/app/:p/manage/:guideId/on-page";
const PRESSED = { "sec-fetch-site": "same-origin", "sec-fetch-dest": "document", "sec-fetch-mode": "navigate" };

test("a guide, or any, is edited on the pages of the application with a token, by those who may edit it (issue 11 C)", async () => {
  const tenant = await newTenant({ url: "https://crm.acme.test/" });
  const guideId = await tenant.guide();
  const admin = await visitor(tenant, "property admin");
  const there = /^https:\/\/crm\.acme\.test\/#handrail-edit=edit-[\w-]{20,}$/;
  const { to, headers } = await admin.open(onPage, ON_PAGE, { guideId }, PRESSED);
  expect([to, headers.get("cross-origin-opener-policy")]).toEqual([expect.stringMatching(there), "same-origin"]);
  expect((await admin.open(anyOnPage, "/app/:p/manage/on-page", {}, PRESSED)).to).toMatch(there);
  expect((await admin.open(onPage, ON_PAGE, { guideId: 999999999 }, PRESSED)).status).toBe(404);
  const tooltip = await tenant.tooltip("Zoom", { url: "/deals" });
  const ofOne = `/app/:p/manage/on-page?of=tooltip&id=${tooltip}`;
  expect((await admin.open(anyOnPage, ofOne, {}, PRESSED)).to).toMatch(/^https:\/\/crm\.acme\.test\/deals#handrail-edit=edit-/);
  expect((await admin.open(anyOnPage, "/app/:p/manage/on-page?of=validator", {}, PRESSED)).to).toMatch(there);
  const made = await tenant.db
    .selectFrom("preview_tokens")
    .select(["item_kind", "item_id"])
    .where("property_id", "=", tenant.propertyId)
    .orderBy("created_at")
    .execute();
  expect(made).toEqual([
    { item_kind: "guide", item_id: guideId },
    { item_kind: "guide", item_id: 0 },
    { item_kind: "tooltip", item_id: tooltip },
    { item_kind: "validator", item_id: 0 },
  ]);
  expect((await admin.open(anyOnPage, "/app/:p/manage/on-page?of=tooltip&id=999999999", {}, PRESSED)).status).toBe(404);
  const contributor = await visitor(tenant, "company contributor");
  expect((await contributor.open(onPage, ON_PAGE, { guideId }, PRESSED)).status).toBe(401);
});

test.each<[string, Record<string, string>, boolean]>([
  ["a link of the dashboard", PRESSED, true],
  ["a link of it, in a browser that says only where it stood", { referer: `${WEB}/app/1/manage/list` }, true],
  ["a script of another site", { ...PRESSED, "sec-fetch-site": "cross-site" }, false],
  ["a script of the application beside it", { ...PRESSED, "sec-fetch-site": "same-site", referer: `${WEB}/app` }, false],
  ["an address that was typed or pasted", { ...PRESSED, "sec-fetch-site": "none" }, false],
  ["a frame", { ...PRESSED, "sec-fetch-dest": "iframe" }, false],
  ["a request of a script of ours", { ...PRESSED, "sec-fetch-dest": "empty" }, false],
  ["a prefetch", { ...PRESSED, "sec-purpose": "prefetch" }, false],
  ["a page of another address, in a browser that says only that", { referer: `${WEB}.evil.test/` }, false],
  ["a page that keeps its address to itself", {}, false],
  ["a page whose address is none", { referer: "about:blank" }, false],
])("a token to edit with is given to %s: %o, %s; all others are led to where the link stands", async (_, headers, isGiven) => {
  const tenant = await newTenant({ url: "https://crm.acme.test/" });
  const guideId = await tenant.guide();
  const admin = await visitor(tenant, "property admin");
  const [one, any] = [
    await admin.open(onPage, ON_PAGE, { guideId }, headers),
    await admin.open(anyOnPage, "/app/:p/manage/on-page", {}, headers),
  ];
  const made = await tenant.db.selectFrom("preview_tokens").select("kind").where("property_id", "=", tenant.propertyId).execute();
  expect(made).toHaveLength(isGiven ? 2 : 0);
  if (isGiven) return;
  const { guideSteps, guides } = pathsOf(tenant.propertyId);
  expect([one.status, one.to, any.status, any.to]).toEqual([302, guideSteps(guideId), 302, guides()]);
  expect(one.headers.get("cross-origin-opener-policy")).toBe("same-origin");
  const isShown = headers["sec-purpose"] === undefined && ["document", undefined].includes(headers["sec-fetch-dest"]);
  expect(one.headers.get("set-cookie")?.includes("handrail_toast=") ?? false).toBe(isShown);
});

test("without an address of the application its editor says so", async () => {
  const bare = await newTenant({ url: "" });
  const guideId = await bare.guide();
  const { to, headers } = await (await visitor(bare, "company admin")).open(onPage, ON_PAGE, { guideId }, PRESSED);
  expect([to, headers.get("set-cookie")]).toEqual([
    `/app/${bare.propertyId}/manage/${guideId}/edit/steps`,
    expect.stringContaining("handrail_toast="),
  ]);
  const back = await (await visitor(bare, "company admin")).open(anyOnPage, "/app/:p/manage/on-page?of=validator", {}, PRESSED);
  expect(back.to).toBe(`/app/${bare.propertyId}/manage/validators`);
});

test.each(["guide", "chapter", "reasons"])("what a shared address of a %s shows in the application is for a tab alone", async (what) => {
  const tenant = await newTenant({ url: "https://crm.acme.test/" });
  const params = { guideId: await tenant.guide(), chapterId: await tenant.chapter() };
  const [load, address] = {
    guide: [loader, OPEN] as const,
    chapter: [chapterLoader, OPEN_CHAPTER] as const,
    reasons: [reasonsLoader, "/app/:p/users/why/in-application"] as const,
  }[what]!;
  const admin = await visitor(tenant, "property admin");
  const open = (headers: Record<string, string>) => admin.open(load, address, params, headers);
  const shared = await open({ ...PRESSED, "sec-fetch-site": "cross-site" });
  expect([shared.status, shared.to]).toEqual([302, expect.stringMatching(/^https:\/\/crm\.acme\.test\/#handrail-preview=/)]);
  expect(shared.headers.get("cross-origin-opener-policy")).toBe("same-origin");
  for (const dest of ["iframe", "frame", "embed", "object"]) expect((await open({ "sec-fetch-dest": dest })).status).toBe(403);
  expect((await open({ ...PRESSED, "sec-purpose": "prefetch;prerender" })).status).toBe(403);
});

test("a chapter opens in the application with a token, for those who may edit it, a new one each time (issue 10 A)", async () => {
  const tenant = await newTenant({ url: "https://crm.acme.test/" });
  const [chapterId, live] = [await tenant.chapter(), await tenant.chapter("Live", true)];
  const admin = await visitor(tenant, "property admin");
  const open = async () => (await admin.open(chapterLoader, OPEN_CHAPTER, { chapterId })).to;
  const [first, second] = [await open(), await open()];
  expect(first).toMatch(/^https:\/\/crm\.acme\.test\/#handrail-preview=[\w-]{20,}$/);
  expect(second).not.toBe(first);
  for (const id of [0, 999999999]) expect((await admin.open(chapterLoader, OPEN_CHAPTER, { chapterId: id })).status).toBe(404);
  const contributor = await visitor(tenant, "company contributor");
  expect((await contributor.open(chapterLoader, OPEN_CHAPTER, { chapterId })).status).toBe(401);
  expect((await contributor.open(chapterLoader, OPEN_CHAPTER, { chapterId: live })).to).toContain("#handrail-preview=");
  const refusal = async (who: typeof admin) => {
    const edited = await who.open(chapterEditor, "/app/:p/manage/chapters/:chapterId/edit", { chapterId });
    return (edited.data as { refusal: string | null }).refusal;
  };
  expect([await refusal(admin), await refusal(contributor)]).toEqual([null, "not_allowed_for_role"]);
});

test("without an address of the application a chapter stays in its editor", async () => {
  const tenant = await newTenant({ url: "" });
  const chapterId = await tenant.chapter();
  const { to } = await (await visitor(tenant, "company admin")).open(chapterLoader, OPEN_CHAPTER, { chapterId });
  expect(to).toBe(`/app/${tenant.propertyId}/manage/chapters/${chapterId}/edit`);
});

test("without an address of the application it stays in the editor", async () => {
  const tenant = await newTenant({ url: "" });
  const guideId = await tenant.guide();
  const { to } = await (await visitor(tenant, "company admin")).open(loader, OPEN, { guideId });
  expect(to).toBe(`/app/${tenant.propertyId}/manage/${guideId}/edit/steps`);
});

test("the frame of the preview shows a stored step, in a document that runs nothing", async () => {
  const tenant = await newTenant();
  const guideId = await tenant.guide({ content: content1("Way") });
  const admin = await visitor(tenant, "company admin");
  const shown = async (query: string) => admin.open(frame, `/app/:p/manage/:guideId/preview?${query}`, { guideId });
  const { status, headers } = await shown("step=press");
  expect(status).toBe(200);
  const policy = headers.get("content-security-policy") ?? "";
  for (const part of ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'self'"]) {
    expect(policy.split("; ")).toContain(part);
  }
  expect(policy).toMatch(/; sandbox (?!.*allow-forms)(?!.*allow-top-navigation)/);
  expect(policy).not.toContain("script-src");
  for (const query of ["step=gone", ""]) {
    const { status, headers } = await shown(query);
    expect([query, status, headers.get("content-type")]).toEqual([query, 404, "text/html; charset=utf-8"]);
  }
});

test.each([
  [{ type: "link", url: "mailto:ann@a.test", title: "Ann" }, true],
  [{ type: "link", url: "javascript:alert(1)", title: "Ann" }, false],
  [{ type: "image", url: "mailto:ann@a.test", title: "Ann" }, false],
  [{ type: "info", text: "Mind the gap" }, true],
] satisfies [WireStep["media"], boolean][])("%j is in the picture of its step: %s", (media, isShown) => {
  const step = { ...blankStep("a"), media };
  expect(shownStep(step).media).toEqual(isShown ? media : null);
});
