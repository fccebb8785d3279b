import { expect, test } from "vitest";
import type { Kind } from "#tests/support/access-table.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const GUIDES = "/v2/properties/:p/tutorials";
const CHAPTERS = "/v2/properties/:p/launchers";
type Change = [name: string, method: string, path: string, body?: unknown];

const OF_A_GUIDE: Change[] = [
  ["a change", "PUT", `${GUIDES}/:id`, { tutorial: { title: "Other" } }],
  ["a change of tags", "PUT", `${GUIDES}/:id`, { tutorial: { tags: { mode: "hide", list: [] } } }],
  ["a publication", "PUT", `${GUIDES}/:id`, { tutorial: { visibility: "public" } }],
  ["taking it down", "PUT", `${GUIDES}/:id`, { tutorial: { visibility: "private" } }],
  ["archiving it", "DELETE", `${GUIDES}/:id`],
];
const OF_A_CHAPTER: Change[] = [
  ["a change", "PUT", `${CHAPTERS}/:id`, { title: "Other" }],
  ["a change of texts", "PUT", `${CHAPTERS}/:id/texts/all`, { texts: { en: { title: "Other", subtitle: "" } } }],
  ["a publication", "PUT", `${CHAPTERS}/:id`, { visibility: "public" }],
  ["taking it down", "PUT", `${CHAPTERS}/:id`, { visibility: "private" }],
];

const LONG_AGO = "2020-01-01T00:00:00.000Z";

async function madeLongAgo(tenant: Tenant, kind: "guides" | "chapters"): Promise<number> {
  const id = kind === "guides" ? await tenant.guide() : await tenant.chapter();
  await tenant.db.updateTable(kind).set({ last_changed_at: LONG_AGO, updated_at: LONG_AGO }).where("id", "=", id).execute();
  return id;
}

const nameOf = async (tenant: Tenant, kind: Kind) => (await tenant.person(kind)).manager.name;
const at = (path: string, id: number) => path.replace(":id", String(id));

test.each(OF_A_GUIDE)("a guide says who did %s, and when", async (_, method, path, body) => {
  const tenant = await newTenant();
  const id = await madeLongAgo(tenant, "guides");
  const read = () => tenant.call("company admin", "GET", `${GUIDES}/edit/${id}`);
  expect((await read()).body).toMatchObject({ lastChangedBy: null, lastChangedAt: LONG_AGO, updatedAt: LONG_AGO });
  expect((await tenant.call("company moderator", method, at(path, id), body)).status).toBeLessThan(300);
  const { lastChangedBy, lastChangedById, lastChangedAt, updatedAt } = (await read()).body as Record<string, string>;
  expect(lastChangedById).toBe((await tenant.person("company moderator")).manager.id);
  expect([lastChangedBy, lastChangedAt === LONG_AGO, updatedAt]).toEqual([await nameOf(tenant, "company moderator"), false, lastChangedAt]);
  const { data } = (await tenant.call("company admin", "GET", GUIDES)).body as { data: object[] };
  expect(data).toMatchObject([{ lastChangedBy, lastChangedById, lastChangedAt, updatedAt }]);
});

test.each(OF_A_CHAPTER)("a chapter says who did %s, and when", async (_, method, path, body) => {
  const tenant = await newTenant();
  const id = await madeLongAgo(tenant, "chapters");
  expect((await tenant.call("company moderator", method, at(path, id), body)).status).toBe(200);
  const { lastChangedBy, lastChangedAt } = (await tenant.call("company admin", "GET", `${CHAPTERS}/${id}`)).body;
  expect([lastChangedBy, lastChangedAt === LONG_AGO]).toEqual([await nameOf(tenant, "company moderator"), false]);
});

test("whoever makes a guide or chapter, or duplicates one, is who last changed it", async () => {
  const tenant = await newTenant();
  const made = await tenant.call("property admin", "POST", GUIDES, { tutorial: { title: "New" } });
  const copy = await tenant.call("company moderator", "POST", `${GUIDES}/${made.body.id}/clone`);
  const chapter = await tenant.call("property admin", "POST", CHAPTERS, { title: "New" });
  const by = async (path: string) => (await tenant.call("company admin", "GET", path)).body.lastChangedBy;
  expect(await by(`${GUIDES}/edit/${made.body.id}`)).toBe(await nameOf(tenant, "property admin"));
  expect(await by(`${GUIDES}/edit/${copy.body.id}`)).toBe(await nameOf(tenant, "company moderator"));
  expect(await by(`${CHAPTERS}/${chapter.body.id}`)).toBe(await nameOf(tenant, "property admin"));
});

test("a move is an update of the guide, but no change of what it is", async () => {
  const tenant = await newTenant();
  const [id, chapter] = [await madeLongAgo(tenant, "guides"), await tenant.chapter()];
  const { body } = await tenant.call("company admin", "POST", `${GUIDES}/${id}/move`, { fromLauncherId: 0, toLauncherId: chapter });
  expect([body.lastChangedAt, body.updatedAt === LONG_AGO]).toEqual([LONG_AGO, false]);
});

test("a late save is told who was faster, and when", async () => {
  const tenant = await newTenant();
  const [guide, chapter] = [await tenant.guide(), await tenant.chapter()];
  await tenant.call("company moderator", "PUT", `${GUIDES}/${guide}`, { tutorial: { title: "Theirs" } });
  await tenant.call("company moderator", "PUT", `${CHAPTERS}/${chapter}`, { title: "Theirs" });
  const current = {
    title: "Theirs",
    lastChangedBy: await nameOf(tenant, "company moderator"),
    lastChangedAt: expect.stringMatching(/^20/),
  };
  const late = { title: "Mine", revision: 1 };
  expect(await tenant.call("company admin", "PUT", `${GUIDES}/${guide}`, { tutorial: late })).toMatchObject({
    status: 409,
    body: { current },
  });
  expect(await tenant.call("company admin", "PUT", `${CHAPTERS}/${chapter}`, late)).toMatchObject({ status: 409, body: { current } });
});

test("chapters carry their place as a number, which follows the order", async () => {
  const tenant = await newTenant();
  const ids = [await tenant.chapter("A"), await tenant.chapter("B"), await tenant.chapter("C")];
  await tenant.call("company admin", "POST", `${CHAPTERS}/sort`, { ids: ids.toReversed() });
  const { data } = (await tenant.call("company admin", "GET", CHAPTERS)).body as { data: { id: number; sort: number | null }[] };
  expect(data.map(({ id, sort }) => [id, sort])).toEqual([...ids.toReversed().map((id, index) => [id, index + 1]), [0, null]]);
});
