import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { withPromotion } from "#tests/support/promotions.ts";
import { type Kind, newTenant, type Tenant } from "#tests/support/tenant.ts";

const ALL = "/v2/properties/:p/popups";
const LANGUAGES: [string, string][] = [
  ["en", "English"],
  ["de", "German"],
];

let tenant: Tenant;
beforeEach(async () => {
  tenant = await newTenant({ languages: LANGUAGES, name: "Acme CRM", stylings: { privacyLevel: 1 } });
});
const call = (method: string, path: string, body?: unknown, kind: Kind = "property admin") => tenant.call(kind, method, path, body);
const create = async (more: object = {}) => (await call("POST", ALL, { type: "welcome", ...more })).body as unknown as { id: number };
const change = (id: number, popup: object, lang = "en") => call("PUT", `${ALL}/${id}?lang=${lang}`, { popup });
const inBundle = async (lang = "en") => {
  const { messages = [] } = (await tenant.call(null, "GET", `/player/:p/bundle?lang=${lang}`)).body as { messages?: { type: string }[] };
  return messages.find(({ type }) => type === "welcome") ?? null;
};
const claim = async (content: number, user: string, more: object = {}) => {
  const page = { url: "https://crm.test/", language: "en", tags: [] };
  const body = { id: randomUUID(), kind: "welcome", content, version: 1, user, ...page, ...more };
  return (await tenant.call(null, "POST", "/player/:p/impressions", body)).body.shown;
};

test("POST /popups with the type welcome creates the welcome slide of a property, of which there is one, and says nothing yet", async () => {
  const { status, body } = await call("POST", ALL, { type: "welcome" });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ type: "welcome", tutorial: null, title: "", headline: "", enabled: true, languageBehaviour: "hide", languages: [] },
    ...{ button_start: "Let’s go", media: { image: null, video: null, info: null, link: null }, firstTimePublished: null, revision: 1 },
  });
  expect(await call("POST", ALL, { type: "welcome" })).toMatchObject({ status: 409, body: { code: "popup_exists" } });
  expect(await inBundle()).toBeNull();
});

test("of several who create it at once one does, and its id is never that of a promotion", async () => {
  const both = await Promise.all([call("POST", ALL, { type: "welcome" }), call("POST", ALL, { type: "welcome" })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const { popup } = await withPromotion(tenant, { title: "Find your way" });
  const { body } = await call("GET", ALL);
  expect(body.data).toMatchObject([
    { type: "welcome", tutorial: null },
    { type: "announcement", id: popup },
  ]);
  const ids = (body.data as { id: number }[]).map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

test("it is written in each language, and live as it is saved: in a person’s own language, hidden or in the default one elsewhere", async () => {
  const { id } = await create();
  const said = await change(id, { headline: "Welcome", content: "Good to see you", revision: 1 });
  expect(said.body).toMatchObject({
    title: "Welcome",
    revision: 2,
    languages: [{ key: "en", status: "on" }],
    lastChangedBy: expect.any(String),
  });
  expect(said.body.firstTimePublished).toEqual(expect.any(String));
  expect(await inBundle()).toMatchObject({
    ...{ id, version: 2, language: "en", form: "modal", showing: { auto: true, priority: 101 }, guide: null, title: "Acme CRM" },
    promotion: { headline: "Welcome", start: null, later: "Later" },
  });
  expect(await inBundle("de")).toBeNull();
  await change(id, { languageBehaviour: "fallback_default" });
  expect(await inBundle("de")).toMatchObject({ language: "en" });
  await change(id, { headline: "Willkommen" }, "de");
  expect(await inBundle("de")).toMatchObject({ language: "de", promotion: { headline: "Willkommen", later: "Später" } });
  await change(id, { enabled: false });
  expect(await inBundle("de")).toBeNull();
  expect((await call("GET", `${ALL}/${id}?lang=de`)).body).toMatchObject({ headline: "Willkommen", enabled: false, revision: 5 });
});

test("with hide, the language that a person asks for decides, and not the one that they get instead (section 3: Popup)", async () => {
  const { id } = await create();
  await change(id, { headline: "Welcome" });
  for (const lang of ["en", "en-GB", ""]) expect(await inBundle(lang)).toMatchObject({ language: "en" });
  for (const lang of ["fr", "de"]) expect(await inBundle(lang)).toBeNull();
  await change(id, { languageBehaviour: "fallback_default" });
  for (const lang of ["fr", "de"]) expect(await inBundle(lang)).toMatchObject({ language: "en" });
});

test("it was published first when a bundle first had it: not while its only language is off", async () => {
  const { id } = await create();
  const off = await change(id, { headline: "Welcome", languageTexts: { en: { status: "off" } } });
  expect(off.body.firstTimePublished).toBeNull();
  expect(await inBundle()).toBeNull();
  expect((await change(id, { languageTexts: { en: { status: "on" } } })).body.firstTimePublished).toEqual(expect.any(String));
  expect(await inBundle()).not.toBeNull();
});

test("its start button is told as people read it: the property's own word, unless it has one itself; blanks are no word", async () => {
  const { id } = await create();
  const values = { hero_btn_text: "Show me" };
  await call("PUT", "/v2/properties/:p/stylings", { values });
  const label = async () => (await call("GET", `${ALL}/${id}`)).body.button_start;
  expect(await label()).toBe("Show me");
  for (const button_start of ["Show me", " ", "\u200b"]) {
    await change(id, { button_start });
    await call("PUT", "/v2/properties/:p/stylings", { values: { hero_btn_text: "Look" } });
    expect(await label()).toBe("Look");
    await call("PUT", "/v2/properties/:p/stylings", { values });
  }
  expect((await change(id, { button_start: "Let’s go" })).body.button_start).toBe("Let’s go");
});

test("section 5: its link without a protocol gets one", async () => {
  const { id } = await create();
  const link = { url: "docs.crm.test/start", title: "Start" };
  expect((await change(id, { media: { link } })).body).toMatchObject({ media: { link: { ...link, url: "https://docs.crm.test/start" } } });
  expect((await change(id, { media: { link: { ...link, url: "//docs.crm.test" } } })).status).toBe(422);
});

test("its button starts a guide of the property, and is there only while people can see that guide", async () => {
  const [live, draft, other] = [await tenant.guide({ live: true }), await tenant.guide(), await (await newTenant()).guide()];
  const gone = { status: 422, body: { fields: [{ path: "tutorial", code: "guide_error_gone" }] } };
  expect(await call("POST", ALL, { type: "welcome", tutorial: other })).toMatchObject(gone);
  const { id } = await create({ tutorial: draft });
  await change(id, { headline: "Welcome" });
  expect(await inBundle()).toMatchObject({ guide: null, promotion: { start: null } });
  expect((await change(id, { tutorial: other })).body).toMatchObject({ fields: [{ path: "popup.tutorial", code: "guide_error_gone" }] });
  expect((await change(id, { tutorial: live })).body).toMatchObject({ tutorial: live, headline: "Welcome" });
  expect(await inBundle()).toMatchObject({ guide: live, promotion: { start: "Let’s go" } });
  await call("DELETE", `/v2/properties/:p/tutorials/${live}`);
  expect(await inBundle()).toMatchObject({ guide: null, promotion: { start: null } });
  expect((await change(id, { headline: "Hello" })).body).toMatchObject({ tutorial: live });
  expect((await change(id, { tutorial: null })).body).toMatchObject({ tutorial: null });
  expect((await change(id, { tutorial: live })).status).toBe(422);
});

test("an older revision is refused with the slide as it now is, and so are unknown languages and a slide that nobody could close", async () => {
  const { id } = await create();
  await change(id, { headline: "Welcome" });
  const stale = { status: 409, body: { code: "changed_meanwhile", current: { id, type: "welcome", headline: "Welcome", revision: 2 } } };
  expect(await change(id, { headline: "Mine", revision: 1 })).toMatchObject(stale);
  expect(await call("DELETE", `${ALL}/${id}?revision=1`)).toMatchObject(stale);
  expect((await change(id, { headline: "Olá" }, "pt")).body).toMatchObject({ fields: [{ path: "lang" }] });
  const stuck = await change(id, { enable_button_aml: false, enable_killicon: false });
  expect(stuck.body).toMatchObject({ fields: [{ path: "popup.enable_killicon", code: "welcome_error_no_way_out" }] });
  const changes = await Promise.all([change(id, { headline: "A", revision: 2 }), change(id, { headline: "B", revision: 2 })]);
  expect(changes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("PUT /popups/{id}/language/all gives the welcome slide the same picture in each of its languages", async () => {
  const { id } = await create();
  await change(id, { headline: "Willkommen" }, "de");
  const image = { src: "https://example.com/a.png", title: "A desk" };
  expect((await call("PUT", `${ALL}/${id}/language/all`, { popup: { media: { image } } })).status).toBe(200);
  for (const lang of ["en", "de"]) expect((await call("GET", `${ALL}/${id}?lang=${lang}`)).body).toMatchObject({ media: { image } });
});

test("the welcome slide of another property is not found, and changes nothing of one's own", async () => {
  const { id } = await create();
  await change(id, { headline: "Ours" });
  const other = await newTenant();
  await other.call("property admin", "POST", ALL, { type: "welcome" });
  for (const [method, path, body] of [
    ["GET", `${ALL}/${id}`, undefined],
    ["PUT", `${ALL}/${id}`, { popup: { headline: "Theirs" } }],
    ["PUT", `${ALL}/${id}/language/all`, { popup: { media: { image: null } } }],
    ["GET", `${ALL}/${id}/rendered`, undefined],
    ["DELETE", `${ALL}/${id}`, undefined],
  ] as const)
    expect([method, path, (await other.call("property admin", method, path, body)).status]).toEqual([method, path, 404]);
  expect((await call("GET", `${ALL}/${id}`)).body).toMatchObject({ headline: "Ours", revision: 2 });
});

test("whoever may not customize the assistant neither sees nor changes its welcome slide, and whoever may does both", async () => {
  const { id } = await create();
  const { popup } = await withPromotion(tenant);
  const statuses = async (kind: Kind) => [
    (await call("GET", `${ALL}/${id}`, undefined, kind)).status,
    (await call("GET", `${ALL}/${id}/rendered`, undefined, kind)).status,
    (await call("PUT", `${ALL}/${id}`, { popup: { headline: "Hello" } }, kind)).status,
    (await call("PUT", `${ALL}/${id}/language/all`, { popup: { media: { image: null } } }, kind)).status,
    (await call("POST", ALL, { type: "welcome" }, kind)).status,
    (await call("DELETE", `${ALL}/${id}`, undefined, kind)).status,
  ];
  expect(await statuses("company contributor")).toEqual([401, 401, 401, 401, 401, 401]);
  expect((await call("GET", ALL, undefined, "company contributor")).body.data).toMatchObject([{ id: popup, type: "announcement" }]);
  expect(await statuses("property moderator")).toEqual([200, 200, 200, 200, 409, 204]);
});

test("a person is granted it once, whatever changes in it, and one that is made anew once more; counts of messages are left alone", async () => {
  // A message of the same number is another thing. No other test of this database comes to so high a number.
  const id = 1_000_000_000 + (await create()).id;
  const message = await tenant.message("announcement", "News");
  await tenant.db.updateTable("welcome_slides").set({ popup_id: id }).where("property_id", "=", tenant.propertyId).execute();
  await tenant.db.updateTable("messages").set({ id }).where("id", "=", message).execute();
  expect(await claim(id, "ada")).toBe(false);
  await change(id, { headline: "Welcome" });
  const claims = await Promise.all([claim(id, "ada", { version: 2 }), claim(id, "ada", { version: 2 })]);
  expect(claims.toSorted()).toEqual([false, true]);
  await change(id, { headline: "Hello" });
  expect([await claim(id, "ada", { version: 3 }), await claim(id, "bob", { version: 3 })]).toEqual([false, true]);
  expect([await claim(id, "cleo", { version: 9 }), await claim(id + 1, "cleo"), await claim(id, "cleo", { language: "de" })]).toEqual([
    false,
    false,
    false,
  ]);
  const counted = await tenant.db.selectFrom("message_showings").select("id").where("property_id", "=", tenant.propertyId).execute();
  expect(counted).toEqual([]);
  await change(id, { enabled: false });
  expect(await claim(id, "dora")).toBe(false);
  expect((await call("DELETE", `${ALL}/${id}`)).status).toBe(204);
  const anew = await create();
  expect(anew.id).not.toBe(id);
  await change(anew.id, { headline: "Welcome back" });
  expect(await claim(anew.id, "ada", { version: 2 })).toBe(true);
});

test("it is drawn with the name of the property where there is no headline, and with a start button only where it starts a guide", async () => {
  const { id } = await create();
  await change(id, { content: "<b>Good</b> to see you" });
  const drawn = async () => String((await call("GET", `${ALL}/${id}/rendered`)).body.html);
  const html = await drawn();
  expect(html).toContain('<h2 class="heading">Acme CRM</h2>');
  expect(html).toContain("Good");
  expect(html).not.toContain("<b>");
  expect(html).not.toContain("Let’s go");
  await change(id, { tutorial: await tenant.guide() });
  expect(await drawn()).toContain("Let’s go");
});

test("a welcome slide has a start button only with a guide to start; a call that asks for one without is refused", async () => {
  const { id } = await create();
  const guide = await tenant.guide({ live: true });
  expect((await call("GET", `${ALL}/${id}`)).body).toMatchObject({ tutorial: null, enable_button_start: false });
  const refused = await change(id, { enable_button_start: true, revision: 1 });
  expect(refused).toMatchObject({ status: 422, body: { fields: [{ path: "popup.enable_button_start", code: "welcome_error_no_guide" }] } });
  const given = await change(id, { tutorial: guide, revision: 1 });
  expect(given).toMatchObject({ status: 200, body: { tutorial: guide, enable_button_start: true } });
  expect((await change(id, { tutorial: null, enable_button_start: true, revision: 2 })).status).toBe(422);
  expect((await change(id, { tutorial: null, revision: 2 })).body).toMatchObject({ enable_button_start: false });
});
