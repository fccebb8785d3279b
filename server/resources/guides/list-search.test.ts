import { beforeAll, describe, expect, test } from "vitest";
import { emptyStep } from "#app/domain/guides/step.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const GUIDES = "/v2/properties/:p/tutorials";
type Found = { id: number; title: string; place: number | null; match: object | null };

let tenant: Tenant;
let ids: Record<"late" | "early" | "loose" | "gone", number>;
const ask = async (query: Record<string, string>) => {
  const { status, body } = await tenant.call("company admin", "GET", `${GUIDES}?${new URLSearchParams(query)}`);
  return { status, data: (body.data ?? []) as Found[], total: body.total };
};
const found = async (query: Record<string, string>) =>
  (await ask({ archived: "false", ...query })).data.map(({ id }) => Object.entries(ids).find(([, each]) => each === id)?.[0]);

beforeAll(async () => {
  tenant = await newTenant({
    timeZone: "Pacific/Kiritimati",
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  const second = await tenant.chapter("Später");
  const first = await tenant.chapter("Zuerst");
  await tenant.call("company admin", "POST", "/v2/properties/:p/launchers/sort", { ids: [first, second] });
  const step = (title: string, content: string) => ({ title, content, message: "", media: null });
  const early = {
    steps: [emptyStep("one", "slide"), emptyStep("two", "slide")],
    texts: {
      en: { title: "Close a deal", subtitle: "In a minute", steps: { one: step("Hello", ""), two: step("", "Press save") } },
      de: {
        title: "Geschäft abschließen",
        subtitle: "",
        steps: { two: step("Größe", `${"Ein langer Text. ".repeat(20)}Drücken Sie auf Speichern. ${"Und weiter. ".repeat(20)}`) },
      },
    },
  };
  const removed = { ...early.texts.en.steps, away: step("Vanished", "Vanished") };
  ids = {
    late: await tenant.guide({ title: "Überblick", chapter: second, live: true }),
    early: await tenant.guide({
      chapter: first,
      content: { ...early, texts: { ...early.texts, en: { ...early.texts.en, steps: removed } } },
    }),
    loose: await tenant.guide({ title: "100% loose" }),
    gone: await tenant.guide({ title: "Gone" }),
  };
  await tenant.call("company admin", "DELETE", `${GUIDES}/${ids.gone}`);
});

describe("a search (specification 1, section 5: case-insensitive substring on title)", () => {
  test.each([
    ["uberBLICK", ["late"], null],
    ["ÜBERBLICK", ["late"], null],
    ["% l", ["loose"], null],
    ["_", [], null],
    ["spater", ["late"], null],
    ["  deal ", ["early"], null],
    ["geschaft", ["early"], { field: "title", language: "de", step: null, text: "Geschäft abschließen" }],
    ["MINUTE", ["early"], { field: "subtitle", language: "en", step: null, text: "In a minute" }],
    ["grosse", [], null],
    ["große", ["early"], { field: "heading", language: "de", step: 1, text: "Größe" }],
    ["press save", ["early"], { field: "content", language: "en", step: 1, text: "Press save" }],
    [
      "drucken sie",
      ["early"],
      { field: "content", language: "de", step: 1, text: expect.stringMatching(/^\.\.\..*Drücken Sie auf.*\.\.\.$/) },
    ],
    ["Vanished", [], null],
    ["Gone", [], null],
  ])("for %j finds %j, and says where if not in the title: %j", async (search, names, match) => {
    const rows = (await ask({ archived: "false", search })).data;
    expect([await found({ search }), rows[0]?.match ?? null]).toEqual([names, match]);
  });

  test("never takes a hundred characters more than the list has room for", async () => {
    const [row] = (await ask({ search: "drücken" })).data;
    expect(row?.match).toMatchObject({ text: expect.stringMatching(/^.{100,120}$/) });
  });

  test("finds nothing of another property", async () => {
    await (await newTenant()).guide({ title: "Foreign words" });
    expect(await found({ search: "foreign" })).toEqual([]);
  });
});

test("guides are sorted by chapters in order, the unsorted last, each with its place in its chapter", async () => {
  expect(await found({})).toEqual(["early", "late", "loose"]);
  expect(await found({ order: "desc" })).toEqual(["loose", "late", "early"]);
  expect((await ask({})).data.map(({ place }) => place)).toEqual([0, 0, 0, null]);
  const pages = [1, 2, 3].map(async (page) => (await ask({ archived: "false", limit: "2", page: String(page) })).data.map(({ id }) => id));
  expect(await Promise.all(pages)).toEqual([[ids.early, ids.late], [ids.loose], []]);
});

test("their titles alone are asked for too, in the same order and without archived ones", async () => {
  const { status, body } = await tenant.call("company contributor", "GET", `${GUIDES}/titles`);
  const titles = (await ask({ archived: "false" })).data.map(({ id, title }) => ({ id, title }));
  expect([status, body]).toEqual([200, { data: titles }]);
  expect(titles.map(({ id }) => id)).toEqual([ids.early, ids.late, ids.loose]);
});

test.each([
  [{ visibility: "public" }, ["late"]],
  [{ visibility: "deleted", archived: "true" }, ["gone"]],
  [{ changes: "true" }, []],
  [{ launcher: "0" }, ["loose"]],
  [{ written: "de" }, ["early"]],
  [{ missing: "de" }, ["late", "loose"]],
  [{ segment: "none" }, ["early", "late", "loose"]],
  [{ segment: "any" }, []],
  [{ segment: "999" }, []],
  [{ alarm: "true" }, []],
  [{ alarm: "false" }, ["early", "late", "loose"]],
  [{ sort: "title" }, ["loose", "early", "late"]],
  [{ sort: "title", order: "desc" }, ["late", "early", "loose"]],
  [{ sort: "state" }, ["late", "early", "loose"]],
  [{ sort: "starts", order: "desc" }, ["early", "late", "loose"]],
])("asked for %j, the list has %j", async (query, names) => {
  expect(await found(query as Record<string, string>)).toEqual(names);
});

test("segments, alarms, changes and who changed a guide since when are asked for", async () => {
  const segment = await tenant.segment("Some");
  const { manager } = await tenant.person("company moderator");
  await tenant.call("company moderator", "PUT", `${GUIDES}/${ids.late}`, { tutorial: { title: "Überblick 2", segment } });
  const alarms = JSON.stringify([
    { stepId: "press", target: "", since: "2026-01-01T00:00:00Z", last: "2026-01-01T00:00:00Z", failures: 5, reasons: {}, pages: [] },
  ]);
  // In Kiritimati, 14 hours ahead, the 2nd of January had begun.
  await tenant.db
    .updateTable("guides")
    .set({ alarms, last_changed_at: new Date("2026-01-01T10:00:00Z") })
    .where("id", "=", ids.late)
    .execute();
  const asked: [string, string][] = [
    ["segment", String(segment)],
    ["segment", "any"],
    ["alarm", "true"],
    ["changes", "true"],
    ["changedBy", manager.id],
  ];
  for (const [name, value] of asked) {
    expect([name, await found({ [name]: value })]).toEqual([name, ["late"]]);
  }
  expect(await found({ changedBy: manager.id, changedSince: "2026-01-02" })).toEqual(["late"]);
  expect(await found({ changedBy: manager.id, changedSince: "2026-01-03" })).toEqual([]);
  expect(await found({ sort: "changed" })).toEqual(["late", "early", "loose"]);
  const { body } = await tenant.call("company admin", "GET", `${GUIDES}/authors`);
  expect(body.data).toContainEqual({ id: manager.id, name: manager.name });
});

test("who changed guides is named once, as they were called last", async () => {
  const own = await newTenant();
  const [older, newer] = [await own.guide(), await own.guide()];
  for (const [id, name, at] of [
    [older, "Ann Before", "2026-01-01"],
    [newer, "Zoe Now", "2026-02-01"],
  ] as const)
    await own.db
      .updateTable("guides")
      .set({ last_changed_by_id: "7", last_changed_by: name, last_changed_at: new Date(at) })
      .where("id", "=", id)
      .execute();
  expect((await own.call("company admin", "GET", `${GUIDES}/authors`)).body.data).toEqual([{ id: "7", name: "Zoe Now" }]);
});

test("guides are asked for by their ids, and none of another property", async () => {
  const foreign = await (await newTenant()).guide();
  expect((await ask({ ids: `${ids.loose},${ids.early},${foreign}` })).data.map(({ id }) => id)).toEqual([ids.early, ids.loose]);
  for (const wrong of ["ids=1,x", "ids=", "segment=all", "sort=size", "changedSince=yesterday", "launcher=-1"]) {
    expect([wrong, (await ask(Object.fromEntries(new URLSearchParams(wrong)))).status]).toEqual([wrong, 400]);
  }
});

describe("the list of chapters", () => {
  const list = async (own: Tenant, query: string) => {
    const { body } = await own.call("company admin", "GET", `/v2/properties/:p/launchers?archived=false&${query}`);
    const data = body.data as { id: number; open: boolean; tutorialCount: number; tutorials: unknown[] }[];
    return { ...body, chapters: data.map(({ id, open, tutorialCount, tutorials }) => [id, open, tutorialCount, tutorials.length]) };
  };

  test("counts all guides, and sends those of open chapters", async () => {
    const own = await newTenant();
    const [one, two] = [await own.chapter("One"), await own.chapter("Two")];
    for (let each = 0; each < 3; each++) await own.guide({ chapter: one, live: each === 0 });
    await own.guide({ chapter: two });
    expect(await list(own, "open=none")).toMatchObject({
      live: 1,
      archived: 0,
      chapters: [
        [one, false, 3, 0],
        [two, false, 1, 0],
        [0, false, 0, 0],
      ],
    });
    expect((await list(own, `open=${two}`)).chapters).toEqual([
      [one, false, 3, 0],
      [two, true, 1, 1],
      [0, false, 0, 0],
    ]);
    expect((await list(own, "open=few&limit=2")).chapters).toEqual([
      [one, true, 3, 2],
      [two, true, 1, 1],
      [0, true, 0, 0],
    ]);
    expect((await list(own, "")).chapters).toEqual([
      [one, true, 3, 3],
      [two, true, 1, 1],
      [0, true, 0, 0],
    ]);
    for (let each = 0; each < 97; each++) await own.guide({ chapter: two });
    expect((await list(own, "open=few")).chapters).toEqual([
      [one, false, 3, 0],
      [two, false, 98, 0],
      [0, false, 0, 0],
    ]);
  });

  test("sends of a chapter the guides that stand first in it, whatever their ids", async () => {
    const own = await newTenant();
    const chapter = await own.chapter("One");
    const [a, b, c] = [await own.guide({ chapter }), await own.guide({ chapter }), await own.guide({ chapter })];
    await own.call("company admin", "PUT", `/v2/properties/:p/launchers/${chapter}`, { tutorials: [c, b, a] });
    expect(await list(own, "open=all&limit=2")).toMatchObject({ data: [{ tutorials: [{ id: c }, { id: b }] }, {}] });
  });

  test("names the guides that the caller changed last, nobody else's", async () => {
    const own = await newTenant();
    const [a, b] = [await own.guide({ title: "A" }), await own.guide({ title: "B" })];
    for (const id of [b, a]) await own.call("company admin", "PUT", `${GUIDES}/${id}`, { tutorial: { subtitle: "x" } });
    const gone = await own.guide();
    await own.call("company admin", "DELETE", `${GUIDES}/${gone}`);
    expect(await list(own, "open=none")).toMatchObject({
      recent: [
        { id: a, title: "A" },
        { id: b, title: "B" },
      ],
    });
    const { body } = await own.call("company moderator", "GET", "/v2/properties/:p/launchers");
    expect(body.recent).toEqual([]);
  });
});
