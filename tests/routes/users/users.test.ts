import { createElement } from "react";
import { beforeAll, expect, test } from "vitest";
import { loader as person } from "#app/routes/app/$property/users/list/users/$userId/page.tsx";
import UsersScreen, { action, loader } from "#app/routes/app/$property/users/list/users/page.tsx";
import { loader as asked, action as remove } from "#app/routes/app/$property/users/list/users/selection/page.tsx";
import { changeCompanyLimits } from "#server/resources/plans/store.ts";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

const LIST = "/app/:p/users/list/users";
type Row = { id: number; publicId: string; cells: Record<string, string> };

let tenant: Tenant;
let admin: Visitor;
let ada: number;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
  await tenant.attribute("plan");
  await tenant.attribute("seats", "number");
  await tenant.attribute("trial", "boolean");
  ada = await addForeignUser(tenant.db, tenant.propertyId, { plan: "team", seats: 1200 }, { foreign_id: "ada" });
  await addForeignUser(tenant.db, tenant.propertyId, { plan: "free" }, { foreign_id: "ben", anonymous: true });
});

const people = async (query = "", who = admin) => {
  const { status, data } = await who.open(loader, LIST + query);
  return { status, data, ids: (data.people as Row[]).map(({ publicId }) => publicId).sort() };
};

test("spec 2 §9: who was created last comes first, which is when an application told of them", async () => {
  for (const query of ["", "?sort=createdAt"]) {
    const { status, data } = await people(query);
    expect([query, status, data.list]).toMatchObject([query, 200, { sort: "firstSeenAt", order: "desc" }]);
  }
});

test("an attribute may be called as what every object has", async () => {
  const own = await newTenant();
  await own.attribute("toString");
  await addForeignUser(own.db, own.propertyId, {}, { foreign_id: "ada" });
  const { status, data } = await (await visitor(own, "company admin")).open(loader, `${LIST}?column=attributes.toString`);
  expect([status, (data.people as Row[]).map(({ cells }) => cells)]).toEqual([200, [{ "attributes.toString": "" }]]);
});

test.each([true, false])(
  "the list filters by what its address says (usersV2: %s) (specification 2, section 2: users/list/users)",
  async (usersV2) => {
    await changeCompanyLimits(tenant.db, tenant.companyId, { usersV2 });
    const fresh = await visitor(tenant, "property admin");
    expect((await people("", fresh)).ids).toEqual(["ada", "ben"]);
    expect((await people("?search=AD", fresh)).ids).toEqual(["ada"]);
    expect((await people("?where=plan%3Aequals%3ATEAM", fresh)).ids).toEqual(["ada"]);
    expect((await people("?where=plan%3A!empty%3A&where=seats%3AgreaterThan%3A1000", fresh)).ids).toEqual(["ada"]);
  },
);

test("columns are those of the address; values show as people read them", async () => {
  const { data } = await people("?column=attributes.seats&column=lastSeenAt&search=ada");
  expect((data.people as Row[])[0]?.cells).toEqual({ lastSeenAt: "just now", "attributes.seats": "1,200" });
  expect((await people("?column=none&search=ada")).data).toMatchObject({ people: [{ cells: {} }] });
});

test("an attribute that the property and its company both have is offered once, as the company's", async () => {
  const shared = await tenant.attribute("plan", "string", true);
  const { attributes } = (await people()).data as { attributes: { id: number; key: string }[] };
  await tenant.db.deleteFrom("attributes").where("id", "=", shared).execute();
  expect(attributes.filter(({ key }) => key === "plan")).toMatchObject([{ id: shared }]);
});

test("what became of identify calls in the last 30 days stands above the list, where there were any", async () => {
  const { data } = await people();
  const shown = (identification: unknown) =>
    markupAt(`/app/${tenant.propertyId}/users/list/users`, createElement(UsersScreen), { ...data, identification });
  expect(await shown(data.identification)).not.toContain("Identification in");
  const today = new Date();
  const add = (days: number, outcome: "kept" | "unsigned" | "expired", count: string, property_id = tenant.propertyId) => {
    const day = new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);
    return tenant.db.insertInto("identify_days").values({ day, property_id, outcome, count }).execute();
  };
  await add(0, "kept", "12000");
  await add(29, "kept", "345");
  await add(30, "kept", "9");
  await add(1, "expired", "2");
  await add(0, "unsigned", "4", (await newTenant()).propertyId);
  const { identification } = (await people()).data;
  expect(identification).toEqual({ kept: 12_345, unsigned: 0, signature: 0, expired: 2 });
  const markup = await shown(identification);
  expect(markup).toContain("Identification in the last 30 days: 12,345 calls accepted.");
  expect(markup).toContain("Rejected: 2 with an expired proof. Whoever is rejected stays anonymous.");
  expect(markup).not.toContain("without a proof");
});

test("a filter takes what the table shows, in the reader's language; its address says the same in every language", async () => {
  const reader = await visitor(tenant, "company admin");
  const added = async (typed: string, language: "en" | "de") => {
    reader.cookies.set("handrail_preferences", Buffer.from(JSON.stringify({ language })).toString("base64"));
    const { to } = await reader.open(loader, `${LIST}?where=plan%3A!empty%3A&${typed}`);
    return new URL(to ?? "", "http://dashboard.test").searchParams.getAll("where").at(-1);
  };
  expect(await added("key=seats&operator=greaterThan&value=1,000", "en")).toBe("seats:greaterThan:1000");
  expect(await added("key=seats&operator=greaterThan&value=1.000,5", "de")).toBe("seats:greaterThan:1000.5");
  expect(await added("key=trial&operator=equals&value=Ja", "de")).toBe("trial:equals:true");
  expect(await added("key=lastSeenAt&operator=between&value=1.10.2026 bis heute", "de")).toBe("lastSeenAt:between:2026-10-01 to today");
  const where = [
    "trial:equals:true",
    "seats:lessThan:1000.5",
    "firstSeenAt:between:2026-10-01 to 2026-10-25",
    "lastSeenAt:after:today - 3 week",
  ];
  const { data } = await admin.open(loader, `${LIST}?${new URLSearchParams(where.map((each) => ["where", each]))}`);
  const markup = await markupAt(`/app/${tenant.propertyId}/users/list/users`, createElement(UsersScreen), data);
  const chips = [...markup.matchAll(/<li [^>]*><span>(.*?)<\/span>/g)].map(([, chip = ""]) => chip.replaceAll(/<[^>]+>/g, ""));
  expect(chips).toEqual([
    "trial is Yes",
    "seats is less than 1,000.5",
    "First seen is between 1 Oct 2026 and 25 Oct 2026",
    "Last seen is after today − 3 weeks",
  ]);
});

test("a filter that cannot be asked keeps what was typed, at its field, and leaves the rest of the list", async () => {
  const { status, data, ids } = await people("?key=seats&operator=contains&value=12");
  expect([status, ids]).toEqual([400, ["ada", "ben"]]);
  expect(data.typed).toEqual({ key: "seats", operator: "contains", value: "12", code: "validate_please_choose_connection" });
  const markup = await markupAt(`/app/${tenant.propertyId}/users/list/users?key=seats`, createElement(UsersScreen), data);
  expect(markup).toContain("Choose a condition that fits what you filter by");
  expect(markup).toContain('value="12"');
  expect((await people("?where=nothing%3Aequals%3A1")).data.problems).toEqual([
    { name: "where", value: "nothing:equals:1", code: "unknown" },
  ]);
  for (const hostile of [
    "?where=%00",
    "?where=a:b",
    "?key=__proto__&operator=equals&value=x",
    "?search=%ED%A0%80",
    `?where=${"x".repeat(5000)}`,
  ])
    expect((await people(hostile)).status).toBeLessThan(500);
});

test("more filters than a list takes are refused, by the form and in the address, and nothing is exported for them", async () => {
  const all = Array.from({ length: 20 }, (_, n) => `plan:!equals:p${n}`);
  const address = (where: string[], more = "") => `?${new URLSearchParams(where.map((each) => ["where", each]))}${more}`;
  expect((await people(address(all))).status).toBe(200);
  const typed = await people(address(all, "&key=plan&operator=equals&value=team"));
  expect([typed.status, typed.data.typed]).toMatchObject([400, { value: "team", code: "filters_too_many" }]);
  const beyond = address([...all, "plan:equals:team"]);
  const { status, data } = await people(beyond);
  expect([status, data.problems]).toEqual([400, [{ name: "where", value: "plan:equals:team", code: "unknown" }]]);
  const markup = await markupAt(`/app/${tenant.propertyId}/users/list/users`, createElement(UsersScreen), data);
  expect(markup).not.toContain("Export");
  expect((await admin.send(action, `${LIST}${beyond}`, {})).to).toContain("where=plan%3Aequals%3Ateam");
  const { total } = await tenant.db
    .selectFrom("tasks")
    .select((all) => all.fn.countAll().as("total"))
    .where("company_id", "=", tenant.companyId)
    .executeTakeFirstOrThrow();
  expect(Number(total)).toBe(0);
});

test("a page that is not there leads to the last; nobody yet says how people come in", async () => {
  expect((await admin.open(loader, `${LIST}?page=7`)).to).toContain("page=1");
  const empty = await newTenant();
  const { data } = await (await visitor(empty, "company admin")).open(loader, LIST);
  const markup = await markupAt(`/app/${empty.propertyId}/users/list/users`, createElement(UsersScreen), data);
  expect(markup).toContain("No users yet");
  expect(markup).toContain("identify");
});

test("a person shows each value with where it comes from (specification 2, section 3: merged attributes)", async () => {
  await addCompanyUser(tenant.db, tenant.companyId, { plan: "business" }, { public_id: "ada" });
  const { data } = await admin.open(person, `${LIST}/:userId`, { userId: ada });
  expect(data.values).toEqual([
    { key: "plan", name: "plan", type: "string", value: "business", origin: "company", overridden: "team" },
    { key: "seats", name: "seats", type: "number", value: "1,200", origin: "property" },
  ]);
});

test("deleting asks first, then does it and goes back; Cancel keeps the selection", async () => {
  const [one, two] = [await addForeignUser(tenant.db, tenant.propertyId), await addForeignUser(tenant.db, tenant.propertyId)];
  const list = `/app/${tenant.propertyId}/users/list/users?search=person`;
  const chosen = await admin.send(remove, `${LIST}/selection?return=${encodeURIComponent(list)}`, [
    ["act", "delete"],
    ["user", String(one)],
    ["user", String(two)],
  ]);
  expect(chosen.to).toContain(`/selection?act=delete&return=${encodeURIComponent(list)}&user=${one}&user=${two}`);
  const { cancel } = (await admin.open(asked, chosen.to ?? "")).data;
  expect(cancel).toBe(`${list}&user=${one}&user=${two}`);
  const { data } = await admin.open(loader, String(cancel));
  const markup = await markupAt(list, createElement(UsersScreen), data);
  expect([...markup.matchAll(/<input[^>]* checked="" [^>]*value="(\d+)"|<input[^>]*value="(\d+)"[^>]* checked=""/g)]).toHaveLength(2);
  const done = await admin.send(remove, chosen.to ?? "", { confirmed: "yes" });
  expect([done.to, await admin.message()]).toEqual([list, { status: "success", key: "people_deleted", values: { count: 2 } }]);
});
