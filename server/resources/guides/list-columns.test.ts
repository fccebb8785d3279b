import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import { listedChapters } from "#server/resources/chapters/list.ts";
import { pageOfGuides } from "#server/resources/guides/page-of-guides.ts";
import { content1, newTenant, type Tenant } from "#tests/support/tenant.ts";

const GUIDES = "/v2/properties/:p/tutorials";
const CHAPTERS = "/v2/properties/:p/launchers";
const FAR_EAST = "Pacific/Kiritimati";

type Listed = Record<string, unknown> & { id: number };
const get = async (tenant: Tenant, path: string) => (await tenant.call("company admin", "GET", path)).body;
const listed = async (tenant: Tenant, id: number) => ((await get(tenant, GUIDES)).data as Listed[]).find((guide) => guide.id === id);

/** The day that many days before today in the given time zone. */
function dayBefore(days: number, timeZone = "UTC"): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone }).format(Date.now() - days * 86_400_000);
}

async function count(
  tenant: Tenant,
  guide: number,
  starts: [day: string, starts: number, language?: string][],
  property = tenant.propertyId,
) {
  const rows = starts.map(([day, starts, language = "en"]) => ({ property_id: property, guide_id: guide, day, starts, language }));
  await tenant.db.insertInto("guide_days").values(rows).execute();
}

test.each(["UTC", FAR_EAST])(
  "a listed guide says its starts in 30 days, a chapter those of its live guides, by the days of %s",
  async (timeZone) => {
    const tenant = await newTenant({ timeZone });
    const chapter = await tenant.chapter("Busy", true);
    const guide = await tenant.guide({ chapter, live: true });
    const draft = await tenant.guide({ chapter });
    const loose = await tenant.guide({ live: true });
    const day = (days: number) => dayBefore(days, timeZone);
    await count(tenant, guide, [
      [day(-1), 1000],
      [day(0), 1],
      [day(0), 2, "de"],
      [day(6), 4],
      [day(7), 8],
      [day(29), 16],
      [day(30), 1000],
    ]);
    await count(tenant, draft, [[day(3), 32]]);
    await count(tenant, loose, [[day(3), 64]]);
    await count(tenant, guide, [[day(0), 1000]], (await newTenant()).propertyId);
    expect(await listed(tenant, guide)).toMatchObject({ startsIn30Days: 31 });
    expect(await get(tenant, `${GUIDES}/edit/${guide}`)).toMatchObject({ startsIn30Days: 31 });
    const tutorial = { visibility: "private" };
    expect((await tenant.call("company admin", "PUT", `${GUIDES}/${draft}`, { tutorial })).body).toMatchObject({ startsIn30Days: 32 });
    expect(await get(tenant, `${CHAPTERS}/${chapter}`)).toMatchObject({
      liveGuides: 1,
      startsIn30Days: 31,
      tutorials: [{ startsIn30Days: 31 }, { startsIn30Days: 32 }],
    });
    expect(await get(tenant, `${CHAPTERS}/0`)).toMatchObject({ liveGuides: 1, startsIn30Days: 64, tutorials: [{ startsIn30Days: 64 }] });
    expect((await get(tenant, CHAPTERS)).data).toMatchObject([
      { id: chapter, startsIn30Days: 31, tutorials: [{ startsIn30Days: 31 }, {}] },
      { id: 0, startsIn30Days: 64 },
    ]);
  },
);

test("guides and chapters name the languages that have a title, and whether people see them", async () => {
  const tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
      ["fr", "Français"],
    ],
  });
  const chapter = await tenant.chapter("First steps");
  const content = content1("Hello");
  const guide = await tenant.guide({
    chapter,
    content: { ...content, texts: { ...content.texts, fr: { title: "", subtitle: "Sous-titre", steps: {} } } },
  });
  await tenant.call("company admin", "PUT", `${GUIDES}/${guide}?lang=de`, {
    tutorial: { title: "Hallo", languageTexts: { de: { status: "off" } } },
  });
  await tenant.call("company admin", "PUT", `${CHAPTERS}/${chapter}?lang=fr`, { title: "Premiers pas" });
  const languages = [
    { key: "de", status: "off" },
    { key: "en", status: "on" },
  ];
  expect(await listed(tenant, guide)).toMatchObject({ languages });
  expect(await get(tenant, `${GUIDES}/edit/${guide}`)).toMatchObject({ languages });
  expect((await get(tenant, CHAPTERS)).data).toMatchObject([
    {
      languages: [
        { key: "en", status: "on" },
        { key: "fr", status: "on" },
      ],
      tutorials: [{ languages }],
    },
    { languages: [] },
  ]);
});

test.each([
  ["a guide", "guides", (id: number) => `${GUIDES}/${id}`, (id: number) => `${GUIDES}/edit/${id}`, (body: object) => ({ tutorial: body })],
  ["a chapter", "chapters", (id: number) => `${CHAPTERS}/${id}`, (id: number) => `${CHAPTERS}/${id}`, (body: object) => body],
] as const)(
  "%s says since when it is live and who published it, for as long as it is, and afterwards since when it is not",
  async (_, kind, write, read, wrapped) => {
    const tenant = await newTenant();
    const id = kind === "guides" ? await tenant.guide() : await tenant.chapter();
    const put = (body: object) => tenant.call("company moderator", "PUT", write(id), wrapped(body));
    const state = async () => {
      const { publishedAt, publishedBy, unpublishedAt } = await get(tenant, read(id));
      const { data } = (await get(tenant, kind === "guides" ? GUIDES : CHAPTERS)) as { data: Listed[] };
      expect(data.find((each) => each.id === id)).toMatchObject({ publishedAt, publishedBy, unpublishedAt });
      return { publishedAt, publishedBy, unpublishedAt };
    };
    const nothing = { publishedAt: null, publishedBy: null, unpublishedAt: null };
    expect(await state()).toEqual(nothing);
    await put({ visibility: "public" });
    const live = await state();
    const first = (await get(tenant, read(id))).firstTimePublished;
    expect(first).toBe(live.publishedAt);
    const { name } = (await tenant.person("company moderator")).manager;
    expect(live).toEqual({ publishedAt: expect.stringMatching(/^20/), publishedBy: name, unpublishedAt: null });
    await tenant.call("company admin", "PUT", write(id), wrapped({ title: "Draft of the next" }));
    expect(await state()).toEqual(live);
    await put({ visibility: "public" });
    expect((await state()).publishedAt).not.toBe(live.publishedAt);
    expect((await get(tenant, read(id))).firstTimePublished).toBe(first);
    await put({ visibility: "private" });
    const down = await state();
    expect(down).toEqual({ ...nothing, unpublishedAt: expect.stringMatching(/^20/) });
    await put({ visibility: "private" });
    expect(await state()).toEqual(down);
  },
);

test.each([
  ["none", undefined],
  ["an empty one", { title: "", subtitle: "", steps: {} }],
])("a guide whose title in a language is %s is listed with that of the default language", async (_, de) => {
  const tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  const { steps, texts } = content1("Hello");
  const id = await tenant.guide({ content: { steps, texts: { ...texts, ...(de && { de }) } } });
  const written = await tenant.guide({ content: { steps, texts: { ...texts, de: { title: "Hallo", subtitle: "", steps: {} } } } });
  const titles = [
    { id, title: "Hello" },
    { id: written, title: "Hallo" },
  ];
  expect((await get(tenant, `${GUIDES}?lang=de`)).data).toMatchObject(titles);
  expect((await get(tenant, `${CHAPTERS}?lang=de`)).data).toMatchObject([{ id: 0, tutorials: titles }]);
});

/** The database, and how many queries were made and rows of guides were read through it. */
function counted(tenant: Tenant) {
  const read = { queries: 0, rows: 0 };
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read.queries += 1;
      read.rows += result.rows.reduce((sum: number, row) => sum + (Array.isArray(row.guides) ? row.guides.length : 1), 0);
      return result;
    },
  };
  return { db: tenant.db.withPlugin(counting), read };
}

test("the list takes one query, however many guides and chapters there are", async () => {
  const tenant = await newTenant();
  for (let i = 0; i < 3; i++) await tenant.guide({ chapter: await tenant.chapter() });
  const { db, read } = counted(tenant);
  await listedChapters(db, tenant.propertyId, "nobody", { lang: "en", archived: "true", open: "all" });
  expect(read).toEqual({ queries: 1, rows: 3 });
});

test("archived guides are counted, and read page by page alone", async () => {
  const tenant = await newTenant();
  const kept = await tenant.guide();
  const archived: number[] = [];
  for (let each = 0; each < 30; each++) archived.push(await tenant.guide({ title: `Way ${each}` }));
  for (const id of archived) await tenant.call("company admin", "DELETE", `${GUIDES}/${id}`);
  const { db, read } = counted(tenant);
  const list = await listedChapters(db, tenant.propertyId, "nobody", { archived: "false", open: "all" });
  expect([list.data[0]?.tutorials.map(({ id }) => id), list.archived, read]).toEqual([[kept], 30, { queries: 1, rows: 1 }]);
  const asked = { visibility: "deleted", page: 2, limit: 20, sort: "place", order: "asc" } as const;
  const page = await pageOfGuides(db, tenant.propertyId, asked);
  expect([page.data.map(({ id }) => id), page.total]).toEqual([archived.slice(20), 30]);
  // All their ids, then ten guides.
  expect(read).toEqual({ queries: 3, rows: 41 });
  expect((await get(tenant, CHAPTERS)).data).toMatchObject([{ tutorials: { length: 31 } }]);
  expect(await get(tenant, `${CHAPTERS}?archived=false`)).toMatchObject({ data: [{ tutorials: [{ id: kept }] }], archived: 30 });
});
