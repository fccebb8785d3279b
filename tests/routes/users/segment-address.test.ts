import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { action, loader } from "#app/routes/app/$property/users/list/segments/builder/page.tsx";
import type { NotSaved } from "#app/routes/app/$property/users/list/segments/builder/save.server.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

let tenant: Tenant;
let admin: Visitor;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
  await tenant.attribute("plan");
});

async function newSegment(filters: object[] = []): Promise<number> {
  const body = { name: `Segment ${randomUUID()}`, filterGroups: [{ connection: "and", filters }] };
  return (await tenant.call("company admin", "POST", "/v2/properties/:p/segments", body)).body.id as number;
}
/** Colons are encoded, because they name parameters in addresses of these tests. */
const at = (id: number, state: string) => `/app/:p/users/list/segments/builder?segment=${id}${state.replaceAll(":", "%3A")}`;
const shownAt = async (address: string) => ((await admin.open(loader, address)).data as { view: NotSaved["view"] }).view;

test("an address that lost a part shows what is saved, and says so", async () => {
  const id = await newSegment([{ type: "string", key: "plan", operator: "equals", value: "pro" }]);
  const whole = "&connection=and&group=and&where=0:string:plan:equals:team&revision=1";
  expect(await shownAt(at(id, whole))).toMatchObject({ lost: null, groups: [{ filters: [{ filter: { fields: { value: "team" } } }] }] });
  for (const cut of ["&connection=and&group=and", whole.replace("&revision=1", ""), whole.replace("0:string", "0:strong")])
    expect(await shownAt(at(id, cut))).toMatchObject({ lost: "cut", groups: [{ filters: [{ filter: { fields: { value: "pro" } } }] }] });
});

test("an attribute that was just defined is chosen in the filter that asked for it", async () => {
  const id = await newSegment();
  const view = await shownAt(at(id, "&connection=and&group=and&where=0::::&revision=1&attribute=string:plan"));
  expect(view.groups[0]?.filters[0]?.filter).toMatchObject({ type: "string", key: "plan", operator: "" });
});

test("what somebody else saved meanwhile is merged, also after another press; only the same part changed twice is asked about", async () => {
  const plan = (value: string) => [{ type: "string", key: "plan", operator: "equals", value }];
  const theirs = async (id: number, change: object) => {
    const { body } = await tenant.call("company admin", "GET", `/v2/properties/:p/segments/${id}`);
    await tenant.call("company moderator", "PUT", `/v2/properties/:p/segments/${id}`, { ...change, revision: body.revision });
  };
  const stored = async (id: number) => (await tenant.call("company admin", "GET", `/v2/properties/:p/segments/${id}`)).body;
  const id = await newSegment(plan("pro"));
  const drawn = await shownAt(at(id, ""));
  const form = { revision: "1", draft: drawn.written, base: String(drawn.base), name: `Mine ${randomUUID()}` };
  await theirs(id, { filterGroups: [{ connection: "and", filters: plan("team") }] });
  // The page is drawn anew, and still knows what it began with.
  const pressed = await admin.send(action, at(id, ""), { ...form, intent: "apply" });
  const again = await shownAt(at(id, `&${new URL(pressed.to ?? "", "http://handrail.test").search.slice(1).replace(/^segment=\d+&/, "")}`));
  expect(again.base).toBe(drawn.base);
  const saved = await admin.send(action, at(id, ""), { ...form, intent: "save" });
  expect([saved.status, await admin.toast()]).toEqual([302, "segment_saved_merged"]);
  expect(await stored(id)).toMatchObject({ name: form.name, filterGroups: [{ filters: plan("team") }], revision: 3 });

  const stale = await shownAt(at(id, ""));
  await theirs(id, { name: `Theirs ${randomUUID()}` });
  const both = { revision: "3", draft: stale.written, base: String(stale.base), name: `Mine too ${randomUUID()}`, intent: "save" };
  const refused = await admin.send(action, at(id, ""), both);
  expect(refused.status).toBe(409);
  expect(refused.data).toMatchObject({ theirs: { by: expect.any(String) }, view: { name: both.name } });
});
