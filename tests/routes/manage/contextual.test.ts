import type { LoaderFunctionArgs } from "@remix-run/node";
import { createElement } from "react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import ContextualScreen, { action, loader } from "#app/routes/app/$property/manage/$guideId/edit/contextual/page.tsx";
import { action as add } from "#app/routes/app/$property/manage/$guideId/edit/contextual/promotion/new/page.tsx";
import { loader as openPopup, action as savePopup } from "#app/routes/app/$property/manage/$guideId/edit/contextual/promotion/page.tsx";
import { action as remove } from "#app/routes/app/$property/manage/$guideId/edit/contextual/promotion/remove/page.tsx";
import { loader as preview } from "#app/routes/app/$property/manage/$guideId/preview/page.ts";
import { withPromotion } from "#tests/support/promotions.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, type Visitor, visitor } from "#tests/support/visitor.ts";

const SCREEN = "/app/:p/manage/:guideId/edit/contextual";
const POPUP = `${SCREEN}/promotion`;

let tenant: Tenant;
let admin: Visitor;
let guideId: number;
beforeAll(async () => {
  tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "German"],
    ],
  });
  admin = await visitor(tenant, "company admin");
});
beforeEach(async () => {
  guideId = (await withPromotion(tenant, { live: true })).guide;
});

type Values = Record<string, string>;
const guide = async () =>
  (await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/edit/${guideId}`)).body as unknown as Values & {
    revision: number;
    promotion: number | null;
    languageTexts: object;
    hasUnpublishedChanges: boolean;
  };
const popup = async (lang = "en") => {
  const { promotion } = await guide();
  return (await tenant.call("company admin", "GET", `/v2/properties/:p/popups/${promotion}?lang=${lang}`)).body;
};
const change = (body: object, lang = "en") =>
  guide().then(({ promotion }) =>
    tenant.call("property admin", "PUT", `/v2/properties/:p/popups/${promotion}?lang=${lang}`, { popup: body }),
  );
type Opened = { edited: { values: Values }; refusal: string | null };
const opened = async (query = "", who = admin) => (await who.open(openPopup, POPUP + query, { guideId })).data as unknown as Opened;
type Side = { key: string; differs: boolean };
type View = { values: Values; sides: { rows: Side[] } | null };
const view = async () => (await admin.open(loader, SCREEN, { guideId })).data as unknown as View;

/** The form as a browser sends it: boxes that are not ticked and empty choices stay out. */
async function formOf(changes: Values, { query = "", base, revision }: { query?: string; base?: Values; revision?: number } = {}) {
  const values: Values = base ?? (await opened(query)).edited.values;
  const sent = Object.entries({ ...values, ...changes }).filter(([, value]) => value !== "");
  const read = revision ?? (await guide()).revision;
  return [...sent, ["revision", String(read)], ["base", JSON.stringify(values)], ["intent", "save"]] as [string, string][];
}
const save = async (changes: Values, options: Parameters<typeof formOf>[1] = {}) =>
  admin.send(savePopup, POPUP + (options.query ?? ""), await formOf(changes, options), { guideId });

test("a popup is created from the screen of the guide, which then leads to it", async () => {
  guideId = await tenant.guide();
  const answer = await admin.send(add, `${POPUP}/new`, [], { guideId });
  const there = `/app/${tenant.propertyId}/manage/${guideId}/edit/contextual/promotion`;
  expect([answer.status, answer.to?.split("?")[0], await admin.toast()]).toEqual([302, there, "promotion_created"]);
  expect((await guide()).promotion).toEqual(expect.any(Number));
  expect((await admin.send(add, `${POPUP}/new`, [], { guideId })).to).toContain(there);
});

test("it is written in each language with the language's tabs, and waits for publishing", async () => {
  expect((await save({ headline: "Willkommen", content: "Zwei Minuten", laterLabel: "Nicht jetzt" }, { query: "?lang=de" })).status).toBe(
    302,
  );
  expect(await popup("de")).toMatchObject({
    headline: "Willkommen",
    content: "Zwei Minuten",
    button_aml: "Nicht jetzt",
    button_start: "Los geht’s",
  });
  expect(await popup()).toMatchObject({ headline: "Find your way", button_aml: "Later" });
  expect((await guide()).hasUnpublishedChanges).toBe(true);
});

test("an empty info text removes the info block on save, and the toast says so", async () => {
  await save({ info: "on", infoText: "Mind this" });
  expect(await popup()).toMatchObject({ enable_info: true, media: { info: { text: "Mind this" } } });
  expect((await save({ infoText: "" })).status).toBe(302);
  expect(await admin.toast()).toBe("guide_saved_without_info");
  expect(await popup()).toMatchObject({ enable_info: false, media: { info: null } });
});

test("a picture is set by its address or from those used before, in one language or in all", async () => {
  await save({ headline: "Willkommen" }, { query: "?lang=de" });
  await save({ pictureType: "video", pictureUrl: "example.com/a.mp4", pictureTitle: "A film" });
  expect(await popup()).toMatchObject({ media: { video: { src: "https://example.com/a.mp4", title: "A film" } } });
  expect(await popup("de")).toMatchObject({ media: { video: null } });
  await save({ used: "https://example.com/b.png", everywhere: "on" });
  for (const lang of ["en", "de"])
    expect(await popup(lang)).toMatchObject({ media: { image: { src: "https://example.com/b.png" }, video: null } });
  await save({ pictureType: "" });
  expect(await popup()).toMatchObject({ media: { image: null } });
});

test("what is wrong comes back at its field with everything that was typed", async () => {
  const errors = async (changes: Values) => errorsOf(await save({ headline: "Typed", ...changes }));
  expect(await errors({ laterButton: "", leaveIcon: "" })).toMatchObject({ leaveIcon: ["popup_error_no_way_out"] });
  expect(await errors({ pictureType: "image", pictureUrl: "nonsense with spaces" })).toHaveProperty("pictureUrl");
  expect(await errors({ linkUrl: "https://" })).toHaveProperty("linkUrl");
  expect(await errors({ startLabel: "x".repeat(61) })).toMatchObject({ startLabel: ["text_error_too_long"] });
});

test("what somebody else saved meanwhile is merged in, and asked about where both changed the same", async () => {
  const base: Values = (await opened()).edited.values;
  const { revision } = await guide();
  await change({ content: "Theirs" });
  expect((await save({ headline: "Mine" }, { base, revision })).status).toBe(302);
  expect(await popup()).toMatchObject({ headline: "Mine", content: "Theirs" });
  const asked = await save({ headline: "Mine", content: "Mine too" }, { base, revision });
  expect(asked.data).toMatchObject({ failure: { conflict: { asks: [{ name: "content", theirs: "Theirs", yours: "Mine too" }] } } });
});

test("deleting it asks first, and is refused on an older revision", async () => {
  const { revision } = await guide();
  await change({ content: "Theirs" });
  const send = (read: number) => admin.send(remove, `${POPUP}/remove`, { revision: String(read) }, { guideId });
  expect((await send(revision)).data).toMatchObject({ overtaken: { revision: revision + 1 } });
  expect((await send(revision + 1)).status).toBe(302);
  expect((await guide()).promotion).toBeNull();
});

test("languages are live unless switched off, at once and with nothing to publish", async () => {
  const { values } = await view();
  expect(values).toEqual({ "status-en": "on", "status-de": "on", languageBehaviour: "fallback_default" });
  const { revision } = await guide();
  const form = {
    ...values,
    "status-de": "off",
    languageBehaviour: "hide",
    revision: String(revision),
    base: JSON.stringify(values),
    intent: "save",
  };
  expect((await admin.send(action, SCREEN, form, { guideId })).status).toBe(302);
  expect(await guide()).toMatchObject({
    languageTexts: { en: { status: "on" }, de: { status: "off" } },
    languageBehaviour: "hide",
    hasUnpublishedChanges: false,
  });
});

test("draft and live stand side by side for everything that can differ, and without a live version it says so", async () => {
  const rows = async () => (await view()).sides?.rows;
  expect((await rows())?.map(({ differs }) => differs)).toEqual([false, false, false, false, false]);
  await change({ content: "New" });
  await tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${guideId}`, { tutorial: { title: "Other", steps: [] } });
  expect(await rows()).toMatchObject([
    { key: "title", live: "Find your way", draft: "Other", differs: true },
    { key: "subtitle", differs: false },
    { key: "languages", live: "English", draft: "English", differs: false },
    { key: "steps", live: "2 steps", draft: "No steps", differs: true, more: "2 removed" },
    { key: "popup", live: "With popup", draft: "With popup", differs: true, more: "Its content was changed." },
  ]);
  guideId = await tenant.guide();
  expect(await rows()).toBeUndefined();
});

test("the screen says that nobody sees the popup until the guide shows by itself, and what decides about the start", async () => {
  const chapter = await tenant.chapter("Deals");
  const tag = await tenant.tag("Board");
  await tenant.db
    .updateTable("guides")
    .set({ chapter_id: chapter, tags: JSON.stringify({ mode: "hide", list: [tag] }) })
    .where("id", "=", guideId)
    .execute();
  const shown = async () => {
    const { data } = await admin.open(loader, SCREEN, { guideId });
    return markupAt(`/app/${tenant.propertyId}/manage/${guideId}/edit/contextual`, createElement(ContextualScreen), data);
  };
  const before = await shown();
  for (const text of ["Nobody sees this popup yet", "Board", "Chapter “Deals”", `/manage/chapters/${chapter}/edit`])
    expect(before).toContain(text);
  await tenant.db
    .updateTable("guides")
    .set({ showing: JSON.stringify({ auto: true }) })
    .where("id", "=", guideId)
    .execute();
  expect(await shown()).not.toContain("Nobody sees this popup yet");
});

test("whoever may not edit it reads it and is told why nothing can be saved", async () => {
  guideId = (await withPromotion(tenant)).guide;
  const reader = await visitor(tenant, "company contributor");
  const { refusal, edited } = await opened("", reader);
  expect([refusal, edited.values.headline]).toEqual(["not_allowed_for_role", "Find your way"]);
});

test("the preview draws the saved popup by the player's own widgets", async () => {
  await save({ headline: "Willkommen" }, { query: "?lang=de" });
  let html = "";
  const read = async (args: LoaderFunctionArgs) => {
    const answer = await preview(args);
    html = await answer.clone().text();
    return answer;
  };
  expect((await admin.open(read, "/app/:p/manage/:guideId/preview?part=promotion&lang=de", { guideId })).status).toBe(200);
  for (const part of ["Willkommen", "Los geht’s", 'data-part="card"']) expect(html).toContain(part);
});

test("a popup that nothing brings back says so where it is written", async () => {
  const shown = async () => markupAt(SCREEN, createElement(ContextualScreen), await view());
  const set = (showing: object) => tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${guideId}`, { tutorial: { showing } });
  const showing = { auto: true, from: null, to: null, recurrence: 0, priority: 50 };
  expect((await set({ ...showing, reminder: 0 })).status).toBe(200);
  expect(await shown()).toContain("Each person sees this popup once");
  await set({ ...showing, reminder: 3 });
  expect(await shown()).not.toContain("Each person sees this popup once");
});
