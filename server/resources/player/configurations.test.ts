import { expect, test } from "vitest";
import type { Bundle } from "#app/domain/player/bundle.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { rememberedConfigurations } from "./configurations.ts";

const bundleOf = (forms: { plain: Buffer } | null) => JSON.parse(forms!.plain.toString()) as Bundle;

/** A tenant whose property has a live chapter with a live guide, another live one beside it, and a private one. */
async function liveTenant() {
  const tenant = await newTenant({
    limits: {},
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  const chapter = await tenant.chapter("First", true);
  const other = await tenant.chapter("Second", true);
  const guide = await tenant.guide({ title: "In it", chapter, live: true });
  const loose = await tenant.guide({ title: "Beside it", live: true });
  const draft = await tenant.guide({ title: "Draft" });
  await tenant.tooltip("On", { enabled: true });
  return { tenant, chapter, other, guide, loose, draft };
}
type Live = Awaited<ReturnType<typeof liveTenant>>;

const put = (tenant: Tenant, path: string, body: unknown) => tenant.call("company admin", "PUT", `/v2/properties/:p${path}`, body);
const post = (tenant: Tenant, path: string, body: unknown) => tenant.call("company admin", "POST", `/v2/properties/:p${path}`, body);

const SEEN: [string, (live: Live) => Promise<{ status: number }>, (bundle: Bundle, live: Live) => unknown, (live: Live) => unknown][] = [
  [
    "publishing a guide",
    ({ tenant, draft }) => put(tenant, `/tutorials/${draft}`, { tutorial: { visibility: "public" } }),
    ({ guides }, { draft }) => guides.some(({ id }) => id === draft),
    () => true,
  ],
  [
    "publishing a change",
    ({ tenant, loose }) => put(tenant, `/tutorials/${loose}`, { tutorial: { title: "Anew", visibility: "public" } }),
    ({ guides }, { loose }) => guides.find(({ id }) => id === loose)?.title,
    () => "Anew",
  ],
  [
    "taking a guide down",
    ({ tenant, loose }) => put(tenant, `/tutorials/${loose}`, { tutorial: { visibility: "private" } }),
    ({ guides }) => guides.map(({ id }) => id),
    ({ guide }) => [guide],
  ],
  [
    "archiving a guide",
    ({ tenant, guide }) => tenant.call("company admin", "DELETE", `/v2/properties/:p/tutorials/${guide}`),
    ({ guides }) => guides.map(({ id }) => id),
    ({ loose }) => [loose],
  ],
  [
    "moving a guide",
    ({ tenant, guide, chapter, other }) => post(tenant, `/tutorials/${guide}/move`, { fromLauncherId: chapter, toLauncherId: other }),
    ({ chapters }, { guide }) => chapters.find(({ guideIds }) => guideIds.includes(guide))?.title,
    () => "Second",
  ],
  [
    "taking a chapter down",
    ({ tenant, chapter }) => put(tenant, `/launchers/${chapter}`, { visibility: "private" }),
    ({ guides }) => guides.map(({ id }) => id),
    ({ loose }) => [loose],
  ],
  [
    "the languages of a guide",
    ({ tenant, loose }) =>
      put(tenant, `/tutorials/${loose}`, { tutorial: { languageTexts: { en: { status: "off" } }, languageBehaviour: "hide" } }),
    ({ guides }) => guides.map(({ id }) => id),
    ({ guide }) => [guide],
  ],
  ["the property's name", ({ tenant }) => put(tenant, "", { name: "Renamed" }), ({ property }) => property.name, () => "Renamed"],
  [
    "its stylings",
    ({ tenant }) => put(tenant, "/stylings", { values: { main_color: "#123456" } }),
    ({ style }) => style.mainColor,
    () => "#123456",
  ],
  [
    "a plan without tooltips",
    ({ tenant }) => tenant.call("super", "PUT", "/v2/properties/:p/feature-flags", { featureFlagValues: { tooltips: false } }),
    ({ tooltips }) => tooltips,
    () => undefined,
  ],
  [
    "its texts",
    ({ tenant }) => put(tenant, "/texts?lang=en", { texts: { search_bar_placeholder: "Look for" } }),
    ({ texts }) => texts.search,
    () => "Look for",
  ],
];

test.each(SEEN)("%s reaches every instance with the next answer", async (_, write, read, expected) => {
  const live = await liveTenant();
  const { tenant } = live;
  const instances = [rememberedConfigurations(tenant.db), rememberedConfigurations(tenant.db)];
  for (const instance of instances) await instance(tenant.propertyId, "en");
  expect((await write(live)).status).toBeLessThan(300);
  for (const instance of instances) expect(read(bundleOf(await instance(tenant.propertyId, "en")), live)).toEqual(expected(live));
});

test("the order of chapters reaches every instance with the next answer", async () => {
  const { tenant, chapter, other } = await liveTenant();
  const inOther = await tenant.guide({ title: "Other", chapter: other, live: true });
  const instance = rememberedConfigurations(tenant.db);
  const order = async () => bundleOf(await instance(tenant.propertyId, "en")).guides.map(({ id }) => id);
  expect((await order()).includes(inOther)).toBe(true);
  const before = bundleOf(await instance(tenant.propertyId, "en")).chapters.map(({ id }) => id);
  const { body } = await tenant.call("company admin", "GET", "/v2/properties/:p/launchers");
  const ids = (body.data as unknown as { id: number }[]).map(({ id }) => id).filter((id) => id === chapter || id === other);
  expect((await post(tenant, "/launchers/sort", { ids: ids.toReversed() })).status).toBeLessThan(300);
  expect(bundleOf(await instance(tenant.propertyId, "en")).chapters.map(({ id }) => id)).not.toEqual(before);
});

test("what no player sees changes nothing: the very answer is remembered, one for each language", async () => {
  const { tenant, loose, draft } = await liveTenant();
  const instance = rememberedConfigurations(tenant.db);
  const [first, german] = [await instance(tenant.propertyId, "en"), await instance(tenant.propertyId, "de-AT")];
  expect(bundleOf(german).property.language).toBe("de");
  await put(tenant, `/tutorials/${loose}`, { tutorial: { title: "Not yet" } });
  await put(tenant, `/tutorials/${draft}`, { tutorial: { title: "Draft still" } });
  await put(tenant, "", { url: "https://other.test" });
  expect(await instance(tenant.propertyId, "en")).toBe(first);
  // Content may hide from all whose language is not offered, who share one answer.
  expect(await instance(tenant.propertyId, "xx")).toBe(await instance(tenant.propertyId, "yy"));
  expect(await instance(tenant.propertyId, "de")).toBe(german);
});

test("people whose language is not offered get an answer of their own where the property hides from them", async () => {
  const tenant = await newTenant();
  const instance = rememberedConfigurations(tenant.db);
  await put(tenant, "/stylings", { values: { language_behaviour: "hide" } });
  const [english, other] = [await instance(tenant.propertyId, "en"), await instance(tenant.propertyId, "xx")];
  expect(other).not.toBe(english);
  expect(await instance(tenant.propertyId, "yy")).toBe(other);
});

test("many that ask at once are answered by one reading", async () => {
  const { tenant } = await liveTenant();
  const instance = rememberedConfigurations(tenant.db);
  const answers = await Promise.all(Array.from({ length: 50 }, () => instance(tenant.propertyId, "en")));
  expect(new Set(answers).size).toBe(1);
  expect(await instance(tenant.propertyId + 1_000_000, "en")).toBeNull();
});

test("a write that is rolled back changes nothing, and one transaction counts once", async () => {
  const { tenant, loose, guide } = await liveTenant();
  const number = async () => {
    const row = await tenant.db
      .selectFrom("player_configurations")
      .select("number")
      .where("property_id", "=", tenant.propertyId)
      .executeTakeFirst();
    return row?.number ?? 0;
  };
  const before = await number();
  const undone = tenant.db.transaction().execute(async (trx) => {
    await trx.updateTable("guides").set({ visibility: "private" }).where("id", "=", loose).execute();
    throw new Error("no");
  });
  await expect(undone).rejects.toThrow("no");
  expect(await number()).toBe(before);
  await tenant.db.transaction().execute(async (trx) => {
    for (const id of [loose, guide]) await trx.updateTable("guides").set({ position: 7 }).where("id", "=", id).execute();
  });
  expect(await number()).toBe(before + 1);
});

test("memory is bounded in bytes: what was asked for least recently is made anew", async () => {
  const [one, two] = [await liveTenant(), await liveTenant()].map(({ tenant }) => tenant);
  const answer = await rememberedConfigurations(one!.db)(one!.propertyId, "en");
  const size = answer!.plain.length + answer!.gzip.length;
  const instance = rememberedConfigurations(one!.db, size * 1.5);
  const first = await instance(one!.propertyId, "en");
  expect(await instance(one!.propertyId, "en")).toBe(first);
  await instance(two!.propertyId, "en");
  expect(await instance(one!.propertyId, "en")).not.toBe(first);
});

test("an answer that is larger than all may be together is still built once, for a few properties and a language each", async () => {
  const tenants = [await liveTenant(), await liveTenant(), await liveTenant()].map(({ tenant }) => tenant);
  const [one, two, three] = tenants.map(({ propertyId }) => propertyId) as [number, number, number];
  const instance = rememberedConfigurations(tenants[0]!.db, 10);
  const [first, second] = [await instance(one, "en"), await instance(two, "en")];
  expect(await instance(one, "en")).toBe(first);
  expect(await instance(two, "en")).toBe(second);
  const german = await instance(two, "de");
  expect(await instance(two, "de")).toBe(german);
  expect(await instance(two, "en")).not.toBe(second);
  await put(tenants[0]!, "", { name: "Renamed" });
  expect(bundleOf(await instance(one, "en")).property.name).toBe("Renamed");
  await instance(three, "en");
  await instance(two, "en");
  expect(await instance(one, "en")).not.toBe(first);
});

test("a property tells when a player of it was last seen", async () => {
  const tenant = await newTenant();
  const seen = async () => (await tenant.call("company admin", "GET", "/v2/properties/:p")).body.playerSeenAt;
  expect(await seen()).toBeNull();
  const from = Date.now();
  expect((await tenant.call(null, "GET", "/player/:p/bundle")).status).toBe(200);
  await expect.poll(seen).not.toBeNull();
  const at = await seen();
  expect(Math.abs(Date.parse(String(at)) - from)).toBeLessThan(60_000);
  // Within a minute it is not written again.
  await tenant.db
    .updateTable("player_configurations")
    .set({ seen_at: "2026-01-01T00:00:00Z" })
    .where("property_id", "=", tenant.propertyId)
    .execute();
  await tenant.call(null, "GET", "/player/:p/bundle");
  await new Promise((done) => setTimeout(done, 100));
  expect(await seen()).toBe("2026-01-01T00:00:00.000Z");
});
