import { beforeEach, describe, expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const GUIDES = "/v2/properties/:p/tutorials";
const CHAPTERS = "/v2/properties/:p/launchers";

const KINDS = {
  guide: {
    make: (tenant: Tenant) => tenant.guide({ title: "As published" }),
    write: (id: number) => `${GUIDES}/${id}`,
    read: (id: number) => `${GUIDES}/edit/${id}`,
    wrapped: (body: object) => ({ tutorial: body }),
    /** A draft that cannot be published as it is. */
    unfinished: { title: "Half a thought", steps: [] },
    limit: { public_guide: 1 },
    another: (tenant: Tenant) => tenant.guide({ live: true }),
    table: "guides",
  },
  chapter: {
    make: async (tenant: Tenant) => {
      const id = await tenant.chapter("As published");
      await tenant.guide({ chapter: id, live: true });
      return id;
    },
    write: (id: number) => `${CHAPTERS}/${id}`,
    read: (id: number) => `${CHAPTERS}/${id}`,
    wrapped: (body: object) => body,
    unfinished: { title: "Half a thought" },
    limit: { public_chapter: 1 },
    another: (tenant: Tenant) => tenant.chapter("Another", true),
    table: "chapters",
  },
} as const;

describe.each(["guide", "chapter"] as const)("what was live of a %s", (name) => {
  const { make, write, read, wrapped, unfinished, limit, another, table } = KINDS[name];
  let tenant: Tenant;
  let id: number;
  const put = (body: object, kind: Parameters<Tenant["call"]>[0] = "company admin") => tenant.call(kind, "PUT", write(id), wrapped(body));
  const item = async () => (await tenant.call("company admin", "GET", read(id))).body;
  const bundle = async () => JSON.stringify((await tenant.call(null, "GET", "/player/:p/bundle")).body);
  const again = (version: number, kind?: Parameters<Tenant["call"]>[0]) => put({ visibility: "public", version }, kind);

  beforeEach(async () => {
    tenant = await newTenant({ limits: limit });
    id = await make(tenant);
    expect((await put({ visibility: "public" })).status).toBe(200);
  });

  test("is live again as it was, with its date and author, and the draft stays untouched", async () => {
    const [before, shown] = [await item(), await bundle()];
    expect(shown).toContain("As published");
    expect((await put(unfinished)).status).toBe(200);
    const down = await put({ visibility: "private" });
    expect(down.body).toMatchObject({ visibility: "private", publishedVersion: 1, publishedAt: null });
    expect(await bundle()).not.toContain("As published");
    const draft = await item();
    expect(await again(1, "company moderator")).toMatchObject({ status: 200, body: { visibility: "public", publishedVersion: 1 } });
    expect(await bundle()).toBe(shown);
    const by = (await tenant.person("company moderator")).manager;
    const { publishedAt, publishedBy, firstTimePublished, unpublishedAt } = before;
    expect(await item()).toEqual({
      ...draft,
      visibility: "public",
      hasUnpublishedChanges: true,
      ...{ publishedAt, publishedBy, firstTimePublished, unpublishedAt },
      ...{ lastChangedAt: expect.any(String), lastChangedBy: by.name, lastChangedById: by.id },
      ...(name === "guide" && { updatedAt: expect.any(String) }),
    });
  });

  test("stays away when something was published since", async () => {
    await put({ ...unfinished, title: "Newer", ...(name === "guide" && { steps: undefined }) });
    await put({ visibility: "public" });
    const shown = await bundle();
    expect(await again(1)).toMatchObject({ status: 409, body: { code: "published_meanwhile" } });
    expect(await bundle()).toBe(shown);
    await put({ visibility: "private" });
    expect((await again(1)).status).toBe(409);
    expect((await again(3)).status).toBe(409);
    expect(await item()).toMatchObject({ visibility: "private", publishedVersion: 2 });
  });

  test("needs room in the plan, and a role that may publish a draft", async () => {
    await put({ visibility: "private" });
    expect((await again(1, "company contributor")).status).toBe(401);
    await another(tenant);
    expect(await again(1)).toMatchObject({ status: 402, body: { limit: { n: 1 } } });
    expect(await item()).toMatchObject({ visibility: "private" });
  });

  test("is not to be had where nothing was ever live, nor by a version alone", async () => {
    await tenant.db.updateTable(table).set({ visibility: "private", published_version: null }).where("id", "=", id).execute();
    expect((await again(1)).status).toBe(409);
    for (const body of [{ version: 1 }, { version: 1, visibility: "private" }]) {
      const path = name === "guide" ? "tutorial.version" : "version";
      expect(await put(body)).toMatchObject({ status: 422, body: { fields: [{ path, code: "text_error_invalid" }] } });
    }
  });
});
