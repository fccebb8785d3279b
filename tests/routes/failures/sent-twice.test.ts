import { beforeAll, expect, test } from "vitest";
import { action as setup } from "#app/routes/app/_plain/$property/setup-first-mainurl/page.tsx";
import { action as copy } from "#app/routes/app/$property/manage/$guideId/copy/page.tsx";
import { action as steps } from "#app/routes/app/$property/manage/$guideId/edit/steps/page.tsx";
import { action as editChapter } from "#app/routes/app/$property/manage/chapters/$chapterId/edit/page.tsx";
import { action as createChapter } from "#app/routes/app/$property/manage/chapters/create/page.tsx";
import { action as createGuide } from "#app/routes/app/$property/manage/create/page.tsx";
import { action as sorting } from "#app/routes/app/$property/manage/sorting/page.tsx";
import { EDITOR, formOf, storedGuide } from "#tests/routes/manage/editor-form.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

// The same form, sent again after a time-out or by Back, has its effect once (design section 1.3), also where what is written is made from
// what is stored by then.
let tenant: Tenant;
let ada: Visitor;
beforeAll(async () => {
  tenant = await newTenant({ url: "" });
  ada = await visitor(tenant, "company admin");
});

const once = () => ({ once: crypto.randomUUID() });
const list = async () =>
  (await tenant.call("company admin", "GET", "/v2/properties/:p/launchers")).body.data as {
    id: number;
    title: string;
    tutorials: { id: number; title: string }[];
  }[];

test.each([
  ["a guide", createGuide, "/app/:p/manage/create", { title: "Made once", subtitle: "", chapterId: "0" }, "guide_created"],
  ["a chapter", createChapter, "/app/:p/manage/chapters/create", { title: "Made once", subtitle: "" }, "chapter_created"],
] as const)("%s is created once", async (_, action, address, fields, toast) => {
  const titles = async () => (await list()).flatMap(({ title, tutorials }) => [title, ...tutorials.map((guide) => guide.title)]);
  const before = (await titles()).filter((title) => title === "Made once").length;
  const form = { ...fields, ...once() };
  // Its labels come along in the language that it was shown in.
  const [first, second] = [await ada.send(action, address, form), await ada.send(action, address, { ...form, "label-title": "Titel" })];
  expect([first.status, second.status, second.to]).toEqual([302, 302, first.to]);
  expect(await ada.toast()).toBe(toast);
  expect((await titles()).filter((title) => title === "Made once")).toHaveLength(before + 1);
});

test("a guide is duplicated once", async () => {
  const guideId = await tenant.guide({ title: "Doubled" });
  const form = once();
  const send = () => ada.send(copy, "/app/:p/manage/:guideId/copy", form, { guideId });
  expect((await send()).to).toBe((await send()).to);
  expect((await list()).flatMap(({ tutorials }) => tutorials).filter(({ title }) => title.startsWith("Doubled"))).toHaveLength(2);
});

test("a step is added once, nobody else is said to have done it, and the answer opens the step that is there", async () => {
  const guideId = await tenant.guide();
  const bo = await visitor(tenant, "company moderator");
  const form = { ...formOf(await storedGuide(tenant, guideId), "press", "add-step"), ...once() };
  const [first, second] = [await bo.send(steps, EDITOR, form, { guideId }), await bo.send(steps, EDITOR, form, { guideId })];
  expect([first.status, second.to, await bo.toast()]).toEqual([302, first.to, null]);
  const stored = await storedGuide(tenant, guideId);
  expect([stored.steps.length, stored.revision]).toEqual([3, 2]);
  expect(stored.steps.map(({ id }) => id)).toContain(new URL(first.to ?? "", "http://x").searchParams.get("step"));
});

test("a guide goes one place down once", async () => {
  const chapter = await tenant.chapter("Ordered");
  const [a, b, c] = [await tenant.guide({ chapter }), await tenant.guide({ chapter }), await tenant.guide({ chapter })];
  const form = { kind: "guides", chapter: String(chapter), id: String(a), move: "down", ...once() };
  for (let twice = 0; twice < 2; twice++) expect((await ada.send(sorting, "/app/:p/manage/sorting", form)).status).toBe(302);
  expect((await list()).find(({ id }) => id === chapter)?.tutorials.map(({ id }) => id)).toEqual([b, a, c]);
});

test("a chapter is saved once, and one's own save is nobody else's; changed in between, it is saved again", async () => {
  const chapterId = await tenant.chapter("Saved");
  const base = JSON.stringify({ title: "Saved", subtitle: "" });
  const form = { title: "Saved", subtitle: "Typed", revision: "1", base, ...once() };
  const send = (fields: Record<string, string>) => ada.send(editChapter, "/app/:p/manage/chapters/:chapterId/edit", fields, { chapterId });
  const stored = async () => (await tenant.call("company admin", "GET", `/v2/properties/:p/launchers/${chapterId}`)).body;
  for (let twice = 0; twice < 2; twice++) {
    expect((await send(form)).status).toBe(302);
    expect(await ada.toast()).toBe("chapter_saved");
    expect(await stored()).toMatchObject({ subtitle: "Typed", revision: 2 });
  }
  await send({ ...form, revision: "2", base: JSON.stringify({ title: "Saved", subtitle: "Typed" }), subtitle: "Typed anew" });
  expect(await stored()).toMatchObject({ subtitle: "Typed anew", revision: 3 });
});

test("a main address that is there already is no error when it is the same", async () => {
  const form = { mainUrl: "https://once.example", ...once() };
  const send = (fields: Record<string, string>) => ada.send(setup, "/app/:p/setup-first-mainurl", fields);
  expect([(await send(form)).status, (await send(form)).status]).toEqual([302, 302]);
  expect((await send({ mainUrl: "https://other.example", ...once() })).status).toBe(422);
});
