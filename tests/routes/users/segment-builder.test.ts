import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { loader as count } from "#app/routes/app/$property/users/list/segments/builder/count/page.ts";
import { action, loader } from "#app/routes/app/$property/users/list/segments/builder/page.tsx";
import type { NotSaved } from "#app/routes/app/$property/users/list/segments/builder/save.server.ts";
import { addForeignUser } from "#tests/support/people.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

const BUILDER = "/app/:p/users/list/segments/builder";
type Shown = { view: NotSaved["view"] };

let tenant: Tenant;
let admin: Visitor;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
  await tenant.attribute("plan");
  await tenant.attribute("seats", "number");
  for (const [n, plan] of ["pro", "pro", "free"].entries())
    await addForeignUser(tenant.db, tenant.propertyId, { plan, seats: n }, { foreign_id: `user-${n}` });
});

async function newSegment(filters: object[] = [], name = `Segment ${randomUUID()}`): Promise<number> {
  const filterGroups = filters.length > 0 ? [{ connection: "and", filters }] : [];
  const created = await tenant.call("company admin", "POST", "/v2/properties/:p/segments", { name, filterGroups });
  return created.body.id as number;
}

/** Colons are encoded, because they name parameters in addresses of these tests. */
const at = (id: number, state = "") => `${BUILDER}?segment=${id}${state.replaceAll(":", "%3A")}`;
const shownAt = async (address: string, who = admin) => ((await who.open(loader, address)).data as Shown).view;
/** Where a button of the form leads, without the property. */
async function pressed(id: number, form: Record<string, string>): Promise<URL> {
  const answer = await admin.send(action, at(id), { revision: "1", draft: "connection=and&name=Written", ...form });
  expect(answer.status).toBe(302);
  return new URL(answer.to ?? "", "http://handrail.test");
}

test("a button leads to the address of what is written then, which shows the same (specification 2, section 2: segment builder)", async () => {
  const id = await newSegment();
  const added = await pressed(id, { intent: "add-group" });
  expect(added.searchParams.getAll("where")).toEqual(["0::::"]);
  expect(added.hash).toBe("#f0-0-key");
  const draft = added.search.slice(1);
  const chosen = await pressed(id, { draft, intent: "apply", "at-0": "0.0", "was-0": "", "key-0": "string:plan" });
  expect(chosen.searchParams.getAll("where")).toEqual(["0:string:plan::"]);
  const filled = await pressed(id, {
    ...{ draft: chosen.search.slice(1), intent: "add-filter:0", name: "Written" },
    ...{ "at-0": "0.0", "was-0": "string:plan", "key-0": "string:plan", "operator-0": "equals", "value-0": "PRO" },
  });
  expect(filled.searchParams.getAll("where")).toEqual(["0:string:plan:equals:PRO", "0::::"]);
  const view = await shownAt(BUILDER + filled.search);
  expect(view).toMatchObject({ name: "Written", preview: { count: { people: 2, isEstimate: false }, all: { people: 3 }, left: 1 } });
  const removed = await pressed(id, { draft: filled.search.slice(1), intent: "remove-filter:0.1" });
  expect(removed.searchParams.getAll("where")).toEqual(["0:string:plan:equals:PRO"]);
  expect((await pressed(id, { draft: removed.search.slice(1), intent: "remove-group:0" })).searchParams.has("group")).toBe(false);
});

test("a group whose last filter is removed goes too, and a filter of many stays open while it is filled in", async () => {
  const id = await newSegment();
  const draft = "connection=and&name=Written&group=and&where=0:string:plan:equals:a&group=or&where=1:string:plan:equals:b";
  const left = (await pressed(id, { draft, intent: "remove-filter:0.0" })).searchParams;
  expect([left.getAll("group"), left.getAll("where")]).toEqual([["or"], ["0:string:plan:equals:b"]]);

  const many = `connection=and&name=Many&group=and${"&where=0:string:plan:equals:a".repeat(12)}&where=0::::`;
  const chosen = { draft: many, "at-0": "0.12", "was-0": "", "key-0": "string:plan" };
  const send = async (intent: string) =>
    new URL((await admin.send(action, at(id, "&open=0.12"), { revision: "1", ...chosen, intent })).to ?? "", "http://handrail.test");
  const applied = await send("apply");
  expect([applied.searchParams.get("open"), applied.hash]).toEqual(["0.12", ""]);
  const view = await shownAt(BUILDER + applied.search);
  expect(view.groups[0]?.filters.map(({ slot }) => slot)).toEqual([...Array(12).fill(null), 0]);
  // Without scripts its own button leads to what follows.
  expect((await send("apply:0.12")).hash).toBe("#f0-12-operator");
});

test("another key forgets condition and value; a date that is open at no end gets its end (section 4: Date filter)", async () => {
  const id = await newSegment();
  const slot = { "at-0": "0.0", intent: "apply" };
  const other = await pressed(id, {
    ...{ draft: "connection=and&group=and&where=0:string:plan:equals:pro", ...slot },
    ...{ "was-0": "string:plan", "key-0": "date:lastSeenAt", "operator-0": "equals", "value-0": "pro" },
  });
  expect(other.searchParams.getAll("where")).toEqual(["0:date:lastSeenAt::"]);
  const date = { "was-0": "date:lastSeenAt", "key-0": "date:lastSeenAt", "operator-0": "fromTo" };
  const opened = await pressed(id, { draft: "connection=and&group=and&where=0:date:lastSeenAt::", ...slot, ...date });
  expect(opened.searchParams.get("where")).toBe("0:date:lastSeenAt:fromTo:fromType=past;fromUnit=day;toType=any;toUnit=day");
  const drawn =
    "connection=and&group=and&where=0:date:lastSeenAt:fromTo:fromType=past;fromScalar=3;fromUnit=day;toType=past;toScalar=1;toUnit=day";
  const units = {
    "fromType-0": "past",
    "fromScalar-0": "3",
    "fromUnit-0": "day",
    "toType-0": "past",
    "toScalar-0": "1",
    "toUnit-0": "week",
  };
  const changed = await pressed(id, { draft: drawn, ...slot, ...date, ...units });
  expect(changed.searchParams.get("where")).toContain("fromUnit=week;toType=past;toScalar=1;toUnit=week");
});

test("a number is read as the reader's language writes it", async () => {
  const german = await visitor(tenant, "company admin");
  german.cookies.set("handrail_preferences", Buffer.from('{"language":"de"}').toString("base64"));
  const id = await newSegment();
  const answer = await german.send(action, at(id), {
    ...{ revision: "1", draft: "connection=and&group=and&where=0:number:seats:equals:", intent: "apply" },
    ...{ "at-0": "0.0", "was-0": "number:seats", "key-0": "number:seats", "operator-0": "equals", "value-0": "1.000,5" },
  });
  expect(new URL(answer.to ?? "", "http://handrail.test").searchParams.get("where")).toBe("0:number:seats:equals:1000.5");
});

test("saving stores the filters and leads to the segment as it is stored", async () => {
  const id = await newSegment();
  const draft =
    "connection=or&name=Written&group=or&where=0:string:plan:in:pro, team&where=0:eventCount:pageViewed:lessThan:count=3;days=7&group=and&where=1:interaction:guide:started:7";
  const answer = await admin.send(action, at(id), { revision: "1", draft, name: "  Two groups ", intent: "save" });
  expect([answer.status, answer.to]).toEqual([302, `/app/${tenant.propertyId}/users/list/segments/builder?segment=${id}`]);
  expect(await admin.toast()).toBe("segment_saved");
  const { body } = await tenant.call("company admin", "GET", `/v2/properties/:p/segments/${id}`);
  expect(body).toMatchObject({
    name: "Two groups",
    connection: "or",
    filterGroups: [
      {
        connection: "or",
        filters: [
          { type: "string", key: "plan", operator: "in", value: "pro, team" },
          { type: "eventCount", key: "pageViewed", operator: "lessThan", value: { count: "3", days: "7" } },
        ],
      },
      { connection: "and", filters: [{ type: "tutorialInteraction", key: "tutorialInteraction", operator: "started", value: "7" }] },
    ],
  });
  expect(await shownAt(at(id))).toMatchObject({ changes: 0, name: "Two groups" });
});

test("what is not complete is not saved: each filter says what is missing, and nothing written is lost (section 5: Segment filter)", async () => {
  const id = await newSegment();
  const draft =
    "connection=and&group=and&where=0::::&where=0:string:plan::&where=0:number:seats:equals:many&where=0:string:plan:equals:pro";
  const answer = await admin.send(action, at(id), { revision: "1", draft, name: " ", intent: "save" });
  expect(answer.status).toBe(422);
  const { view, nameError } = answer.data as unknown as NotSaved;
  expect(nameError).toBe("segment_error_name_missing");
  expect(view.groups[0]?.filters.map(({ problem }) => problem?.code)).toEqual([
    "validate_please_choose_data",
    "validate_please_choose_connection",
    "validate_please_enter_number",
    undefined,
  ]);
  expect(view.groups[0]?.filters[2]?.filter.fields.value).toBe("many");
});

test("a title is that of one segment alone, and a segment may keep its own", async () => {
  const taken = `Taken ${randomUUID()}`;
  const id = await newSegment([], taken);
  const other = await newSegment();
  const save = (segment: number, name: string) =>
    admin.send(action, at(segment), { revision: "1", draft: "connection=and", name, intent: "save" });
  const refused = await save(other, taken.toUpperCase());
  expect(refused.status).toBe(409);
  expect(refused.data).toMatchObject({ nameError: "segment_error_name_taken", view: { name: taken.toUpperCase() } });
  expect((await save(id, taken)).status).toBe(302);
});

test("what somebody else saved meanwhile is not overwritten unseen", async () => {
  const id = await newSegment();
  await tenant.call("company moderator", "PUT", `/v2/properties/:p/segments/${id}`, { name: `Theirs ${randomUUID()}`, revision: 1 });
  const form = { revision: "1", draft: "connection=and&group=and&where=0:string:plan:equals:mine", name: `Mine ${randomUUID()}` };
  const refused = await admin.send(action, at(id), { ...form, intent: "save" });
  expect(refused.status).toBe(409);
  expect(refused.data).toMatchObject({ theirs: { by: expect.any(String) }, view: { name: form.name, groups: [{ filters: [{}] }] } });
  expect((await admin.send(action, at(id), { ...form, intent: "save-anyway" })).status).toBe(302);
  expect((await tenant.call("company admin", "GET", `/v2/properties/:p/segments/${id}`)).body.name).toBe(form.name);
});

test("a draft that is too long for an address is kept under a name, and one that is no longer kept is told", async () => {
  const id = await newSegment();
  const wheres = Array.from({ length: 20 }, (_, group) =>
    Array.from({ length: 20 }, (_, n) => `where=${group}:string:plan:equals:value ${group} ${n}`).join("&"),
  );
  const draft = `connection=and&${Array.from({ length: 20 }, () => "group=or").join("&")}&${wheres.join("&")}`;
  const address = await pressed(id, { draft, intent: "add-filter:19" });
  expect(address.href.length).toBeLessThan(4000);
  const view = await shownAt(BUILDER + address.search);
  expect(view.groups.map(({ filters }) => filters.length)).toEqual([...Array.from({ length: 19 }, () => 20), 21]);
  expect(view.groups.flatMap(({ filters }) => filters).filter(({ slot }) => slot !== null)).toHaveLength(1);
  expect(view.groups[19]?.filters[20]?.slot).toBe(0);
  expect(view.groups[3]?.filters[4]?.sentence).toEqual({ key: "plan", condition: "is", value: "value 3 4" });
  expect(await shownAt(at(id, "&draft=nothing"))).toMatchObject({ lost: "forgotten", groups: [] });
});

test("keys and values of archived attributes are shown, and stay when something else is saved", async () => {
  const old = await tenant.attribute(`old_${Date.now()}`);
  const { key } = await tenant.db.selectFrom("attributes").select("key").where("id", "=", old).executeTakeFirstOrThrow();
  const id = await newSegment([{ type: "string", key, operator: "equals", value: "kept" }]);
  await tenant.db.updateTable("attributes").set({ status: "private" }).where("id", "=", old).execute();
  const view = await shownAt(at(id));
  expect(view.sections.at(-1)).toEqual({ label: "No longer offered", options: [{ value: `string:${key}`, label: `${key} (archived)` }] });
  await admin.send(action, at(id), { revision: "1", draft: view.written, name: `Renamed ${id}`, intent: "save" });
  const { body } = await tenant.call("company admin", "GET", `/v2/properties/:p/segments/${id}`);
  expect(body.filterGroups).toEqual([{ connection: "and", filters: [{ type: "string", key, operator: "equals", value: "kept" }] }]);
});

test("filters that nobody can meet are marked", async () => {
  const id = await newSegment();
  const view = await shownAt(
    at(
      id,
      "&connection=and&group=and&where=0:string:plan:equals:pro&where=0:string:plan:equals:free&where=0:number:seats:empty:&revision=1",
    ),
  );
  expect(view.groups[0]?.filters.map(({ isNever }) => isNever)).toEqual([true, true, false]);
});

test("a new attribute can be defined on the way, and leads back to what was written", async () => {
  const id = await newSegment();
  const to = await pressed(id, {
    draft: "connection=and&group=and&where=0::::",
    "at-0": "0.0",
    "was-0": "",
    "key-0": "add_attribute",
    intent: "apply",
  });
  expect(to.pathname).toBe(`/app/${tenant.propertyId}/users/list/attributes/create`);
  expect(to.searchParams.get("return")).toContain(`/users/list/segments/builder?segment=${id}&`);
});

test("whom the filters of an address find is counted while they are typed", async () => {
  const { data } = await admin.open(count, `${BUILDER}/count?connection=and&group=and&where=0%3Astring%3Aplan%3AstartsWith%3AP`);
  expect(data).toMatchObject({ preview: { count: { people: 2 }, people: [{ publicId: "user-1" }, { publicId: "user-0" }] } });
});

test("contributors see no segments, and without a segment the address leads to the list", async () => {
  const id = await newSegment();
  const contributor = await visitor(tenant, "company contributor");
  expect((await contributor.open(loader, at(id))).to).toBe("/error-page?error=unauthorized");
  expect((await contributor.open(count, `${BUILDER}/count`)).to).toBe("/error-page?error=unauthorized");
  expect((await admin.open(loader, BUILDER)).to).toBe(`/app/${tenant.propertyId}/users/list/segments`);
  expect((await admin.open(loader, `${BUILDER}?segment=x`)).status).toBe(404);
});
