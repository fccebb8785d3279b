import { beforeEach, describe, expect, test } from "vitest";
import { emptyStep } from "#app/domain/guides/step.ts";
import { content1, newTenant, type Tenant } from "#tests/support/tenant.ts";

const KINDS = {
  guides: { path: "/v2/properties/:p/tutorials", read: "/edit", make: (tenant: Tenant) => tenant.guide({ title: "One" }) },
  chapters: { path: "/v2/properties/:p/launchers", read: "", make: (tenant: Tenant) => tenant.chapter("One") },
} as const;

describe.each(["guides", "chapters"] as const)("versions of %s", (kind) => {
  const { path, read, make } = KINDS[kind];
  let tenant: Tenant;
  let id: number;
  const call = (method: string, address: string, body?: object, who: Parameters<Tenant["call"]>[0] = "company admin") =>
    tenant.call(who, method as "GET", `${path}/${id}${address}`, body);
  const put = (body: object) => call("PUT", "", kind === "guides" ? { tutorial: body } : body);
  const item = async () => (await tenant.call("company admin", "GET", `${path}${read}/${id}`)).body;

  beforeEach(async () => {
    tenant = await newTenant();
    id = await make(tenant);
    await put({ visibility: "public", note: "First" });
    await put({ title: "Two", visibility: "public", note: "Second" });
    await put({ title: "Three" });
  });

  test("are listed by page, the newest first, with author, time, languages and note; one is live", async () => {
    const { name } = (await tenant.person("company admin")).manager;
    const known = { author: name, languages: ["en"], publishedAt: expect.stringMatching(/Z$/) };
    expect((await call("GET", "/versions")).body).toEqual({
      data: [
        { number: 2, note: "Second", isLive: true, ...known },
        { number: 1, note: "First", isLive: false, ...known },
      ],
      pagination: { page: 1, limit: 20, total: 2 },
    });
    expect((await call("GET", "/versions?page=2&limit=1")).body).toMatchObject({ data: [{ number: 1 }], pagination: { total: 2 } });
    expect((await call("GET", "/versions?page=9999")).body).toEqual({ data: [], pagination: { page: 9999, limit: 20, total: 2 } });
  });

  test("are compared with one another and with the draft", async () => {
    const title = (from: string, to: string) => ({ kind: "changed", step: null, language: "en", field: "title", from, to });
    expect((await call("GET", "/versions/compare?from=1&to=2")).body).toMatchObject({
      from: { number: 1 },
      to: { number: 2 },
      differences: [title("One", "Two")],
      total: 1,
    });
    expect((await call("GET", "/versions/compare?from=2&to=draft")).body).toMatchObject({ to: null, differences: [title("Two", "Three")] });
    expect((await call("GET", "/versions/compare?from=2&to=9")).status).toBe(404);
    expect((await call("GET", "/versions/compare?from=2&to=none")).status).toBe(400);
    const other = await newTenant();
    expect((await other.call("company admin", "GET", `${path}/${id}/versions`)).status).toBe(404);
  });

  test("one is brought back as the draft; what is live stays, and nothing newer is overwritten unseen", async () => {
    const { revision } = (await item()) as { revision: number };
    expect(await call("POST", "/versions/restore", { version: 1, revision: revision - 1 })).toMatchObject({
      status: 409,
      body: { code: "changed_meanwhile", current: { title: "Three" } },
    });
    expect(await call("POST", "/versions/restore", { version: 1, revision })).toMatchObject({ status: 200, body: { title: "One" } });
    expect(await item()).toMatchObject({ title: "One", visibility: "public", hasUnpublishedChanges: true, publishedVersion: 2 });
    const bundle = JSON.stringify((await tenant.call(null, "GET", "/player/:p/bundle")).body);
    expect(bundle).not.toContain("One");
    expect((await call("POST", "/versions/restore", { version: 7 })).status).toBe(404);
    await call("DELETE", "");
    const code = kind === "guides" ? "guide_deleted" : "chapter_deleted";
    expect(await call("POST", "/versions/restore", { version: 1 })).toMatchObject({ status: 409, body: { code } });
  });
});

test("bringing back a version keeps what can be put back, and adds the steps that it takes away, with their texts in every language", async () => {
  const languages: [string, string][] = [
    ["en", "English"],
    ["de", "Deutsch"],
  ];
  const tenant = await newTenant({ languages });
  const id = await tenant.guide();
  const path = `/v2/properties/:p/tutorials/${id}`;
  const read = async (lang: string) =>
    (await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/edit/${id}?lang=${lang}`)).body;
  const save = async (lang: string, tutorial: object) => {
    expect((await tenant.call("company admin", "PUT", `${path}?lang=${lang}`, { tutorial })).status).toBe(200);
  };
  const [hello, press] = (await read("en")).steps as unknown as [object, object];
  await save("en", { visibility: "public" });
  const made = (key: string, title: string) => ({ ...hello, id: key, title });
  await save("en", { steps: [made("early", "Early"), hello, press, made("late", "Late")] });
  await save("de", { steps: [made("early", "Früh"), hello, press, made("late", "Spät")] });
  await save("en", { steps: [hello, press, made("late", "Late")] });
  expect((await tenant.call("company admin", "POST", `${path}/versions/restore`, { version: 1 })).status).toBe(200);
  expect(await read("en")).toMatchObject({
    steps: [{ id: "hello" }, { id: "press" }],
    removed: [
      { id: "early", title: "Early" },
      { id: "late", title: "Late" },
    ],
  });
  expect((await tenant.call("company admin", "GET", `${path}/versions/compare?from=1&to=draft`)).body).toMatchObject({ total: 0 });
  // What the version says stays as it was published: no German of the draft.
  expect((await read("de")).steps).toMatchObject([{ title: "" }, { title: "" }]);
  await save("en", { putBack: ["early", "late"] });
  const titles = async (lang: string) => ((await read(lang)).steps as unknown as { title: string }[]).map(({ title }) => title);
  expect([await titles("en"), await titles("de")]).toEqual([
    ["Early", "Hello", "Press here", "Late"],
    ["Früh", "", "", "Spät"],
  ]);
});

test("a version names by their keys the languages that have a title in it", async () => {
  const tenant = await newTenant();
  const content = content1("Tour");
  for (const [language, title] of [
    ["de-at", "Rundgang"],
    ["de", "Rundgang"],
    ["fr", ""],
  ] as const)
    content.texts[language] = { title, subtitle: "x", steps: {} };
  const id = await tenant.guide({ content, live: true });
  const { body } = await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/${id}/versions`);
  expect(body.data).toMatchObject([{ languages: ["de", "de-at", "en"] }]);
});

test("differences name steps by their heading, moved ones apart from changed ones", async () => {
  const tenant = await newTenant();
  const id = await tenant.guide();
  const path = `/v2/properties/:p/tutorials/${id}`;
  const { steps } = (await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/edit/${id}`)).body as {
    steps: { id: string }[];
  };
  const [first] = steps;
  const made = ["a", "b", "c"].map((key) => ({ ...first, id: key, title: `Step ${key}` }));
  await tenant.call("company admin", "PUT", path, { tutorial: { steps: made, visibility: "public" } });
  const [a, b, c] = made;
  await tenant.call("company admin", "PUT", path, { tutorial: { steps: [c, a, { ...b, content: "More" }] } });
  expect((await tenant.call("company admin", "GET", `${path}/versions/compare?from=1&to=draft`)).body).toMatchObject({
    total: 2,
    differences: [
      { kind: "moved", step: { id: "c", from: 2, to: 0, title: "Step c" }, field: null },
      { kind: "changed", step: { id: "b", title: "Step b" }, language: "en", field: "content", to: "More" },
    ],
  });
});

test("of very many differences the first thousand are told, and how many there are", async () => {
  const tenant = await newTenant();
  const content = content1("Long");
  const id = await tenant.guide({ content, live: true });
  const added = Array.from({ length: 1002 }, (_, index) => emptyStep(`added-${index}`, "slide"));
  const draft = JSON.stringify({ ...content, steps: [...content.steps, ...added] });
  await tenant.db.updateTable("guides").set({ draft }).where("id", "=", id).execute();
  const { body } = await tenant.call("company admin", "GET", `/v2/properties/:p/tutorials/${id}/versions/compare?from=1&to=draft`);
  const told = body.differences as { step: { id: string } }[];
  expect([body.total, told.length, told.at(-1)?.step.id]).toEqual([1002, 1000, "added-999"]);
});
