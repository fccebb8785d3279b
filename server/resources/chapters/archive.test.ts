import { beforeEach, describe, expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const ALL = "/v2/properties/:p/launchers";
const ARCHIVED = "/v3/properties/:p/launchers?archived_chapters=true";

let tenant: Tenant;
let id: number;
const call = (method: string, path: string, body?: unknown) => tenant.call("company admin", method, path, body);
const chapters = async () => (await call("GET", ALL)).body.data as { id: number; tutorials: { id: number }[] }[];
const archive = (chapter: number) => call("DELETE", `${ALL}/${chapter}`);
const bringBack = (chapter: number, body = {}) => call("POST", `${ALL}/${chapter}/bring-back`, body);
beforeEach(async () => {
  tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  id = await tenant.chapter("First steps", true);
});

describe("an archived chapter", () => {
  test("leaves the list, and its guides go to the unsorted ones in their order, as they are (sections 3 and 4)", async () => {
    const loose = await tenant.guide();
    const [first, last] = [await tenant.guide({ chapter: id }), await tenant.guide({ chapter: id, live: true })];
    await call("PUT", `${ALL}/${id}`, { tutorials: [last, first] });
    expect((await archive(id)).status).toBe(204);
    const [unsorted, ...others] = (await chapters()).toReversed();
    expect([others, unsorted?.id]).toEqual([[], 0]);
    expect(unsorted?.tutorials).toMatchObject([{ id: loose }, { id: last, visibility: "public" }, { id: first, visibility: "private" }]);
  });

  test("is found at its address, marked deleted, and takes no change until it is brought back", async () => {
    await archive(id);
    expect((await call("GET", `${ALL}/${id}`)).body).toMatchObject({ title: "First steps", visibility: "deleted", tutorials: [] });
    const refused = { status: 409, body: { code: "chapter_deleted" } };
    for (const [method, path, body] of [
      ["PUT", "", { title: "Other" }],
      ["PUT", "", { visibility: "public" }],
      ["PUT", "", { visibility: "public", version: 1 }],
      ["PUT", "", { visibility: "private" }],
      ["PUT", "", { tutorials: [] }],
      ["PUT", "/texts/all", { texts: {} }],
      ["PUT", "/schedule", { publishAt: null, unpublishAt: null }],
      ["POST", "/review", { action: "request", comment: "" }],
      ["POST", "/versions/restore", { version: 1 }],
      ["DELETE", "", undefined],
    ] as const)
      expect(await call(method, `${ALL}/${id}${path}`, body)).toMatchObject(refused);
    const guide = await tenant.guide();
    const moved = await call("POST", `/v2/properties/:p/tutorials/${guide}/move`, { fromLauncherId: 0, toLauncherId: id });
    expect(moved).toMatchObject({ status: 422, body: { fields: [{ path: "toLauncherId", code: "chapter_error_gone" }] } });
    expect((await call("POST", "/v2/properties/:p/tutorials", { tutorial: { title: "New", launcherId: id } })).status).toBe(422);
    expect((await call("POST", `${ALL}/sort`, { ids: [id] })).status).toBe(409);
  });

  test("is shown to nobody and leaves room in the plan", async () => {
    await tenant.guide({ chapter: id, live: true });
    const bundle = async () => JSON.stringify((await tenant.call(null, "GET", "/player/:p/bundle")).body);
    expect(await bundle()).toContain("First steps");
    await archive(id);
    expect(await bundle()).not.toContain("First steps");
  });
});

describe("a chapter that is brought back", () => {
  test("is private, at its old place; its guides stay where they are (section 4)", async () => {
    const [second, guide] = [await tenant.chapter("Second"), await tenant.guide({ chapter: id })];
    await archive(id);
    expect(await bringBack(id, { revision: 1 })).toMatchObject({
      status: 200,
      body: { visibility: "private", title: "First steps", tutorials: [] },
    });
    expect((await chapters()).map((chapter) => [chapter.id, chapter.tutorials.length])).toEqual([
      [id, 0],
      [second, 0],
      [0, 1],
    ]);
    expect((await chapters()).at(-1)?.tutorials).toMatchObject([{ id: guide }]);
    expect((await call("PUT", `${ALL}/${id}`, { visibility: "public" })).status).toBe(200);
  });

  test("keeps what of its segments and tags there still is", async () => {
    const [gone, tag, kept] = [await tenant.segment("Gone"), await tenant.tag("Gone"), await tenant.tag("Kept")];
    await call("PUT", `${ALL}/${id}`, { segment: gone, tags: { mode: "hide", list: [tag, kept] } });
    await archive(id);
    expect((await call("DELETE", `/v2/properties/:p/segments/${gone}`)).status).toBeLessThan(300);
    expect((await call("DELETE", `/v2/properties/:p/tags/${tag}`)).status).toBeLessThan(300);
    expect((await bringBack(id)).body).toMatchObject({ segment: 0, tags: { mode: "hide", list: [kept] } });
  });

  test("must be archived, and as it was read, and the role must let one edit drafts", async () => {
    expect(await bringBack(id)).toMatchObject({ status: 409, body: { code: "chapter_not_archived" } });
    expect((await call("GET", `${ALL}/${id}`)).body.visibility).toBe("public");
    await archive(id);
    expect(await bringBack(id, { revision: 7 })).toMatchObject({ status: 409, body: { code: "changed_meanwhile" } });
    for (const kind of ["company contributor", "property contributor"] as const)
      expect((await tenant.call(kind, "POST", `${ALL}/${id}/bring-back`, {})).status).toBe(401);
    expect((await tenant.call("property moderator", "POST", `${ALL}/${id}/bring-back`, {})).status).toBe(200);
    const foreign = await newTenant();
    expect((await foreign.call("company admin", "POST", `${ALL}/${id}/bring-back`, {})).status).toBe(404);
  });
});

describe("the archived chapters", () => {
  const list = async (query = "") => {
    const { body } = await call("GET", ARCHIVED + query);
    return { titles: (body.data as { title: string }[]).map(({ title }) => title), ...(body.pagination as { total: number }) };
  };

  test("come latest first or by title, page by page, with who archived them; those of other properties never", async () => {
    const admin = (await tenant.person("company admin")).manager.name;
    expect(await list()).toMatchObject({ titles: [], total: 0 });
    for (const title of ["beta", "Alpha", "Gamma"]) await archive(await tenant.chapter(title));
    await tenant.chapter("Not archived");
    const foreign = await newTenant();
    await foreign.call("company admin", "DELETE", `${ALL}/${await foreign.chapter("Foreign")}`);
    expect(await list()).toMatchObject({ titles: ["Gamma", "Alpha", "beta"], total: 3 });
    expect((await list("&sort=title&order=asc")).titles).toEqual(["Alpha", "beta", "Gamma"]);
    expect(await list("&sort=title&order=asc&limit=2&page=2")).toMatchObject({ titles: ["Gamma"], total: 3 });
    const { data } = (await call("GET", ARCHIVED)).body as { data: object[] };
    expect(data[0]).toMatchObject({ archivedBy: admin, archivedAt: expect.stringMatching(/^20/), revision: 1 });
  });

  test("are searched by a part of a title, in any language and without regard to case (section 5: Search)", async () => {
    await call("PUT", `${ALL}/${id}?lang=de`, { title: "Übersicht 50%" });
    await archive(id);
    await archive(await tenant.chapter("Other"));
    for (const part of ["STEPS", "übersicht", "50%", " first "])
      expect([part, (await list(`&search=${encodeURIComponent(part)}`)).titles]).toEqual([part, ["First steps"]]);
    expect((await list("&search=5_%25")).titles).toEqual([]);
  });

  test("are asked for in so many words", async () => {
    expect((await call("GET", "/v3/properties/:p/launchers")).status).toBe(400);
  });
});
