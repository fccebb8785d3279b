import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { withPromotion } from "#tests/support/promotions.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { firstPublished } from "./store.ts";

const ALL = "/v2/properties/:p/popups";
const GUIDES = "/v2/properties/:p/tutorials";

let tenant: Tenant;
const languages: [string, string][] = [
  ["en", "English"],
  ["de", "German"],
];
beforeEach(async () => {
  tenant = await newTenant({ languages });
});
const call = (method: string, path: string, body?: unknown) => tenant.call("property admin", method, path, body);
const change = (popup: number, body: object, lang = "en") => call("PUT", `${ALL}/${popup}?lang=${lang}`, { popup: body });
const create = (tutorial: number, type = "announcement") => call("POST", ALL, { tutorial, type });
const guideOf = async (guide: number) => (await call("GET", `${GUIDES}/edit/${guide}`)).body;
const publish = (guide: number) => call("PUT", `${GUIDES}/${guide}`, { tutorial: { visibility: "public" } });

test("POST /popups gives a guide a promotion with the texts of launcher content, and its languages hide unless they say otherwise", async () => {
  const guide = await tenant.guide({ title: "Find your way" });
  expect(await guideOf(guide)).toMatchObject({ promotion: null, revision: 1 });
  const { status, body } = await create(guide);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    type: "announcement",
    tutorial: guide,
    title: "Find your way",
    headline: "Find your way",
    enabled: true,
    enable_button_start: true,
    button_start: "Let’s go",
    enable_button_aml: true,
    button_aml: "Later",
    killicon_tooltip: "Leave this guide",
    enable_info: false,
    enable_link: false,
    media: { image: null, video: null, info: null, link: null },
    languageBehaviour: "hide",
    languageTexts: {},
    languages: [{ key: "en", status: "on" }],
    firstTimePublished: null,
    revision: 2,
  });
  expect(await guideOf(guide)).toMatchObject({ promotion: body.id, revision: 2 });
});

test("a guide has one promotion, which stays its own: it cannot be made without a guide or given another", async () => {
  const { guide, popup } = await withPromotion(tenant);
  expect(await create(guide)).toMatchObject({ status: 409, body: { code: "popup_exists" } });
  const nobodys = await call("POST", ALL, { type: "announcement" });
  expect(nobodys).toMatchObject({ status: 422, body: { fields: [{ path: "tutorial", code: "guide_error_gone" }] } });
  const moved = await change(popup, { tutorial: await tenant.guide() });
  expect(moved).toMatchObject({ status: 422, body: { fields: [{ path: "popup.tutorial" }] } });
  expect((await change(popup, { tutorial: guide })).body).toMatchObject({ tutorial: guide });
});

test("a guide of another property is no guide, and its popup is not found", async () => {
  const other = await withPromotion(await newTenant());
  expect(await create(other.guide)).toMatchObject({ status: 422, body: { fields: [{ path: "tutorial", code: "guide_error_gone" }] } });
  expect((await call("GET", `${ALL}/${other.popup}`)).status).toBe(404);
  expect((await change(other.popup, { headline: "Mine" })).status).toBe(404);
  expect((await call("DELETE", `${ALL}/${other.popup}`)).status).toBe(404);
});

test("labels are in the content's language where we have a translation, and in English elsewhere", async () => {
  const { popup } = await withPromotion(tenant);
  const labels = async (lang: string) => {
    const { body } = await call("GET", `${ALL}/${popup}?lang=${lang}`);
    return [body.button_start, body.button_aml, body.killicon_tooltip];
  };
  expect(await labels("de")).toEqual(["Los geht’s", "Später", "Guide verlassen"]);
  expect(await labels("pt-br")).toEqual(["Let’s go", "Later", "Leave this guide"]);
});

test("what is said is of one language, what is ticked holds in all of them", async () => {
  const { popup } = await withPromotion(tenant);
  expect((await change(popup, { headline: "Willkommen", button_aml: "Nicht jetzt", enable_killicon: false }, "de")).status).toBe(200);
  const { body } = await call("GET", `${ALL}/${popup}`);
  expect(body).toMatchObject({ headline: "Find your way", button_aml: "Later", enable_killicon: false });
  expect(body.languages).toEqual([
    { key: "de", status: "on" },
    { key: "en", status: "on" },
  ]);
  expect((await change(popup, { headline: "Olá" }, "pt")).body).toMatchObject({ fields: [{ path: "lang" }] });
});

test("the languages in which it says something come by their keys, each with whether people get it", async () => {
  tenant = await newTenant({ languages: [...languages, ["de-at", "Austrian German"]] });
  const { popup } = await withPromotion(tenant);
  await change(popup, { headline: "Servus", languageTexts: { "de-at": { status: "off" } } }, "de-at");
  expect((await change(popup, { content: "Willkommen" }, "de")).body.languages).toEqual([
    { key: "de", status: "on" },
    { key: "de-at", status: "off" },
    { key: "en", status: "on" },
  ]);
});

test("an empty info text removes the info block on save, and a link without a title gets “Link title”", async () => {
  const { popup } = await withPromotion(tenant);
  const media = { info: { text: "Mind this" }, link: { url: "https://example.com", title: " " } };
  const said = await change(popup, { media, enable_info: true, enable_link: true });
  expect(said.body).toMatchObject({ enable_info: true, media: { ...media, link: { ...media.link, title: "Link title" } } });
  const emptied = await change(popup, { media: { info: { text: "  " } } });
  expect(emptied.body).toMatchObject({ enable_info: false, media: { info: null, link: { title: "Link title" } } });
});

test("PUT /popups/{id}/language/all gives every language the same picture and leaves the texts", async () => {
  const { popup } = await withPromotion(tenant);
  await change(popup, { headline: "Willkommen" }, "de");
  const image = { src: "https://example.com/a.png", title: "A desk" };
  expect((await call("PUT", `${ALL}/${popup}/language/all`, { popup: { media: { image } } })).status).toBe(200);
  for (const [lang, headline] of [
    ["en", "Find your way"],
    ["de", "Willkommen"],
  ]) {
    expect((await call("GET", `${ALL}/${popup}?lang=${lang}`)).body).toMatchObject({ headline, media: { image, video: null } });
  }
  const both = { image, video: { src: "https://example.com/a.mp4" } };
  expect((await change(popup, { media: both })).status).toBe(422);
});

test("a popup that nobody could close is refused", async () => {
  const { popup } = await withPromotion(tenant);
  expect(await change(popup, { enable_button_aml: false, enable_killicon: false })).toMatchObject({
    status: 422,
    body: { fields: [{ path: "popup.enable_killicon", code: "popup_error_no_way_out" }] },
  });
});

test("a save on an older revision of its guide is refused with the popup as it now is", async () => {
  const { popup, guide } = await withPromotion(tenant);
  await call("PUT", `${GUIDES}/${guide}`, { tutorial: { subtitle: "Changed" } });
  const refused = await change(popup, { headline: "Mine", revision: 1 });
  expect(refused).toMatchObject({ status: 409, body: { code: "changed_meanwhile", current: { id: popup, revision: 2 } } });
});

test("the promotion is live with the version of its guide, and history brings it back with the same id", async () => {
  const { popup, guide } = await withPromotion(tenant);
  expect((await publish(guide)).status).toBe(200);
  expect((await call("GET", `${ALL}/${popup}`)).body.firstTimePublished).toEqual(expect.any(String));
  expect((await call("DELETE", `${ALL}/${popup}?revision=${(await guideOf(guide)).revision}`)).status).toBe(204);
  expect(await guideOf(guide)).toMatchObject({ promotion: null, hasUnpublishedChanges: true });
  expect((await call("GET", `${ALL}/${popup}`)).status).toBe(404);
  const { body } = await call("GET", `${GUIDES}/${guide}/versions/compare?from=1&to=draft`);
  expect(body.differences).toContainEqual(
    expect.objectContaining({ field: "promotion.headline", language: "en", from: "Find your way", to: null }),
  );
  expect((await call("POST", `${GUIDES}/${guide}/versions/restore`, { version: 1 })).status).toBe(200);
  expect(await guideOf(guide)).toMatchObject({ promotion: popup });
});

test("when it was published first is read from an index, not from the contents of all versions", async () => {
  const { rows } = await tenant.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    return sql<Record<string, string>>`explain select ${firstPublished} from guides where property_id = ${tenant.propertyId}`.execute(trx);
  });
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("Index Only Scan using guide_versions_promoted");
});

test("of two people who remove it at once the second is told that it is gone, and the guide changes once", async () => {
  const { popup, guide } = await withPromotion(tenant);
  const { revision } = await guideOf(guide);
  const removed = await Promise.all([call("DELETE", `${ALL}/${popup}`), call("DELETE", `${ALL}/${popup}`)]);
  expect(removed.map(({ status }) => status).sort()).toEqual([204, 404]);
  expect(await guideOf(guide)).toMatchObject({ promotion: null, revision: Number(revision) + 1 });
});

test("changing steps and texts of a guide leaves its promotion", async () => {
  const { popup, guide } = await withPromotion(tenant);
  await call("PUT", `${GUIDES}/${guide}`, { tutorial: { title: "New", steps: [] } });
  expect((await call("GET", `${ALL}/${popup}`)).body).toMatchObject({ title: "New", headline: "Find your way" });
});

test("a copy of a guide has a promotion of its own", async () => {
  const { popup, guide } = await withPromotion(tenant);
  const { id } = (await call("POST", `${GUIDES}/${guide}/clone`)).body as unknown as { id: number };
  const copied = (await guideOf(id)).promotion as unknown as number;
  expect(copied).not.toBe(popup);
  await change(copied, { headline: "Of the copy" });
  expect((await call("GET", `${ALL}/${popup}`)).body.headline).toBe("Find your way");
});

test("GET /popups names the promotions of guides that are not archived", async () => {
  const { popup, guide } = await withPromotion(tenant, { title: "B" });
  const archived = await withPromotion(tenant, { title: "A", change: { enabled: false } });
  const listed = async () => ((await call("GET", ALL)).body as unknown as { data: object[] }).data;
  expect(await listed()).toMatchObject([
    { id: archived.popup, enabled: false },
    { id: popup, type: "announcement", tutorial: guide, title: "B", enabled: true, firstTimePublished: null },
  ]);
  await call("DELETE", `${GUIDES}/${archived.guide}`);
  expect(await listed()).toMatchObject([{ id: popup }]);
  expect(await change(archived.popup, { headline: "Late" })).toMatchObject({ status: 409, body: { code: "guide_deleted" } });
});

test("it is rendered with the property's colours and the words of a language, every text escaped", async () => {
  tenant = await newTenant({ languages, stylings: { main_color: "#14532d" } });
  const { popup } = await withPromotion(tenant);
  await change(popup, { headline: "<b>Hallo", content: "Zwei\nZeilen" }, "de");
  const { status, body } = await call("GET", `${ALL}/${popup}/rendered?lang=de`);
  expect(status).toBe(200);
  for (const part of ['lang="de"', "&#60;b&#62;Hallo", "Los geht’s", "Später", "--main:#14532d"]) expect(String(body.html)).toContain(part);
  expect(String(body.policy)).toMatch(/^default-src 'none'; style-src 'sha256-/);
});

test("players get the popup of a guide once it is live and shows by itself", async () => {
  const { popup, guide } = await withPromotion(tenant, { live: true });
  const told = async () => {
    const { body } = await tenant.call(null, "GET", "/player/:p/bundle?lang=en");
    return (body.guides as unknown as { id: number; promotion?: { headline: string } }[]).find(({ id }) => id === guide)?.promotion
      ?.headline;
  };
  expect(await told()).toBeUndefined();
  const showing = { auto: true, from: null, to: null, recurrence: 0, reminder: 0, priority: 100 };
  expect((await call("PUT", `${GUIDES}/${guide}`, { tutorial: { showing } })).status).toBe(200);
  expect(await told()).toBe("Find your way");
  await change(popup, { headline: "Changed" });
  expect(await told()).toBe("Find your way");
  await publish(guide);
  expect(await told()).toBe("Changed");
});
