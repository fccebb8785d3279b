import { createElement } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import type { UiLanguage } from "#app/i18n/languages.ts";
import { loader as companyLoader } from "#app/routes/app/$property/settings/company/attributes/page.tsx";
import { loader as container } from "#app/routes/app/$property/settings/company/page.tsx";
import { action as archive, loader as archiveAsked } from "#app/routes/app/$property/users/list/attributes/$attributeId/archive/page.tsx";
import { action as edit, loader as edited } from "#app/routes/app/$property/users/list/attributes/$attributeId/page.tsx";
import { action as restore } from "#app/routes/app/$property/users/list/attributes/$attributeId/restore/page.tsx";
import { action as create } from "#app/routes/app/$property/users/list/attributes/create/page.tsx";
import AttributesScreen, { loader } from "#app/routes/app/$property/users/list/attributes/page.tsx";
import { changePropertyPlan } from "#server/resources/plans/store.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, type Visitor, visitor } from "#tests/support/visitor.ts";

const LIST = "/app/:p/users/list/attributes";
const ONE = `${LIST}/:attributeId`;
const COMPANY = "/app/:p/settings/company/attributes";
type Row = { id: number; key: string; refused: object | null; isOwn: boolean };

let tenant: Tenant;
let admin: Visitor;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
  await tenant.attribute("b_plan");
  await tenant.attribute("a_seats", "number");
  await tenant.attribute("department", "string", true);
  const old = await tenant.attribute("old");
  await tenant.db.updateTable("attributes").set({ status: "private" }).where("id", "=", old).execute();
  const refusal = { company_id: tenant.companyId, property_id: tenant.propertyId, count: "3" };
  await tenant.db
    .insertInto("attribute_refusals")
    .values([
      { ...refusal, key: "a_seats", reason: "type", sample: "many <b>" },
      { ...refusal, key: "", reason: "key", sample: "my key: 1" },
    ])
    .execute();
});

const keysAt = async (query: string, who = admin) =>
  ((await who.open(loader, LIST + query)).data.attributes as Row[]).map(({ key }) => key);

test.each([
  ["", ["department", "a_seats", "b_plan"]],
  ["?sort=key", ["a_seats", "b_plan", "department"]],
  ["?sort=displayName&order=desc", ["department", "b_plan", "a_seats"]],
  ["?sort=createdAt&order=asc", ["b_plan", "a_seats", "department"]],
  ["?scope=property", ["a_seats", "b_plan"]],
  ["?scope=company", ["department"]],
  ["?state=archived", ["old"]],
  ["?state=all&sort=key", ["a_seats", "b_plan", "department", "old"]],
  ["?search=PLAN", ["b_plan"]],
  ["?search=%25", []],
])("the list at %j (specification 2, sections 2, 3 and 7)", async (query, keys) => {
  expect(await keysAt(query)).toEqual(keys);
});

test("an unknown choice in the address is told, and a page beyond the last leads to that", async () => {
  const { status, data } = await admin.open(loader, `${LIST}?sort=size&state=gone`);
  expect([status, (data.problems as { name: string }[]).map(({ name }) => name)]).toEqual([400, ["sort", "state"]]);
  const far = await admin.open(loader, `${LIST}?page=9&search=plan`);
  expect([far.status, far.to]).toEqual([302, `/app/${tenant.propertyId}/users/list/attributes?search=plan`]);
});

describe.each<[UiLanguage, string[]]>([
  [
    "en",
    [
      "Rejected values",
      "3 values",
      "many &lt;b&gt;",
      "3 values couldn’t be assigned to an attribute",
      "my key: 1",
      "New attribute",
      "Company",
    ],
  ],
  [
    "de",
    [
      "Abgelehnte Werte",
      "3 Werte",
      "many &lt;b&gt;",
      "3 Werte ließen sich keinem Attribut zuordnen",
      "my key: 1",
      "Neues Attribut",
      "Firma",
    ],
  ],
])("in %s", (language, words) => {
  test("the document shows types, origins and what was kept out", async () => {
    const { data } = await admin.open(loader, LIST);
    const markup = await markupAt(
      `/app/${tenant.propertyId}/users/list/attributes`,
      createElement(AttributesScreen),
      data,
      language as "en",
    );
    for (const word of words) expect(markup).toContain(word);
  });
});

test("who may not change attributes sees why, and a company's open only where the company's are shown (specification 2, section 6)", async () => {
  const moderator = await visitor(tenant, "property moderator");
  const { data } = await moderator.open(loader, LIST);
  expect(data).toMatchObject({ mayEdit: false, opensCompany: false });
  const markup = await markupAt(`/app/${tenant.propertyId}/users/list/attributes`, createElement(AttributesScreen), data);
  expect(markup).toContain("Your role doesn’t allow this.");
  expect(markup).not.toContain("/settings/company/attributes/");
  expect((await admin.open(loader, LIST)).data).toMatchObject({ mayEdit: true, opensCompany: true });
});

test("a company without the extension has no attributes of its own to show (spec 2 §2)", async () => {
  const plain = await newTenant({}, { staffTrainingExtension: false });
  const theirs = await visitor(plain, "company admin");
  expect((await theirs.open(companyLoader, COMPANY)).status).toBe(404);
  expect((await theirs.open(container, "/app/:p/settings/company")).to).toBe(`/app/${plain.propertyId}/settings/company/processes`);
  expect((await admin.open(container, "/app/:p/settings/company")).to).toBe(`/app/${tenant.propertyId}/settings/company/users`);
  expect(((await admin.open(companyLoader, COMPANY)).data.attributes as Row[]).map(({ key }) => key)).toEqual(["department"]);
});

describe("a new attribute", () => {
  const send = (form: Record<string, string>) => admin.send(create, `${LIST}/create`, form);

  test("leads to the list with a message", async () => {
    const answer = await send({ key: "fresh", displayName: "Frisch 🙂", dataType: "datetime", description: "" });
    expect([answer.status, answer.to, await admin.toast()]).toEqual([
      302,
      `/app/${tenant.propertyId}/users/list/attributes`,
      "attribute_created",
    ]);
    expect(await keysAt("?search=frisch")).toEqual(["fresh"]);
  });

  test.each([
    [{ key: "", dataType: "string" }, { key: ["attribute_error_key_missing"] }],
    [{ key: "__proto__", dataType: "string" }, { key: ["attribute_error_key_invalid"] }],
    [{ key: "a b", dataType: "string" }, { key: ["attribute_error_key_invalid"] }],
    [{ key: "x".repeat(129), dataType: "string" }, { key: ["text_error_too_long"] }],
    [{ key: "fine", dataType: "object" }, { dataType: ["attribute_error_type"] }],
    [{ key: "fine", dataType: "string", displayName: "x".repeat(129) }, { displayName: ["text_error_too_long"] }],
  ])("that is not accepted comes back as typed: %.60j (specification 2, section 5)", async (form, errors) => {
    const answer = await send(form as Record<string, string>);
    expect([answer.status, errorsOf(answer)]).toEqual([422, errors]);
    const typed = Object.fromEntries(Object.entries(form).filter(([, value]) => value));
    expect((answer.data.submission as { initialValue: object }).initialValue).toEqual(typed);
  });

  test.each(["b_plan", "department"])("with the key %s, which the property sees already, says so at the key", async (key) => {
    const answer = await send({ key, dataType: "string" });
    expect([answer.status, errorsOf(answer)]).toEqual([409, { key: ["attribute_error_key_taken"] }]);
  });

  test("beyond the plan names its limit (specification 2, section 8)", async () => {
    const own = await newTenant({ limits: { public_attribute: 0 } });
    const answer = await (await visitor(own, "company admin")).send(create, `${LIST}/create`, { key: "one", dataType: "string" });
    expect([answer.status, answer.data.failure]).toMatchObject([402, { limit: { kind: "public_attribute", n: 0 } }]);
  });
});

describe("one attribute", () => {
  test("is changed on the revision that was read, and merged with what somebody else changed", async () => {
    const attributeId = await tenant.attribute("merged");
    expect((await admin.open(edited, ONE, { attributeId })).data).toMatchObject({
      refusal: null,
      segments: [],
      attribute: { revision: 1 },
    });
    const base = JSON.stringify({ key: "merged", displayName: "", dataType: "string", description: "" });
    const other = await visitor(tenant, "company moderator");
    const form = { key: "merged", dataType: "string", revision: "1", base };
    await other.send(edit, ONE, { ...form, displayName: "Theirs" }, { attributeId });
    const late = await admin.send(edit, ONE, { ...form, description: "Mine" }, { attributeId });
    expect([late.status, await admin.toast()]).toEqual([302, "attribute_saved_merged"]);
    const third = await admin.send(edit, ONE, { ...form, displayName: "Also mine" }, { attributeId });
    expect([third.status, third.data.failure]).toMatchObject([409, { conflict: { asks: [{ name: "displayName", theirs: "Theirs" }] } }]);
  });

  test("whose values stand against another type says so at the type, and at the key", async () => {
    const attributeId = await tenant.attribute("held");
    const own = JSON.stringify({ held: "words" });
    await tenant.db
      .insertInto("foreign_users")
      .values({ property_id: tenant.propertyId, foreign_id: "ada", own, attributes: own })
      .execute();
    const send = async (change: object) => {
      const answer = await admin.send(edit, ONE, { key: "held", dataType: "string", revision: "1", ...change }, { attributeId });
      return [answer.status, errorsOf(answer)];
    };
    expect(await send({ dataType: "number" })).toEqual([422, { dataType: ["attribute_error_type_in_use"] }]);
    expect(await send({ key: "holds" })).toEqual([422, { key: ["attribute_error_key_in_use"] }]);
  });

  test("is archived and brought back after it was asked about, and leads back to where it was asked (spec 2 §4)", async () => {
    const attributeId = await tenant.attribute("goes");
    const back = `/app/${tenant.propertyId}/users/list/attributes?search=goes`;
    const address = `${ONE}/archive?return=${encodeURIComponent(back)}`;
    expect((await admin.open(archiveAsked, address, { attributeId })).data).toMatchObject({ title: "Archive “goes”?", revision: 1, back });
    expect((await admin.send(archive, address, { revision: "1" }, { attributeId })).to).toBe(back);
    expect(await keysAt("?search=goes&state=archived")).toEqual(["goes"]);
    expect((await admin.open(archiveAsked, address, { attributeId })).to).toBe(
      `/app/${tenant.propertyId}/users/list/attributes/${attributeId}`,
    );
    const stale = await admin.send(restore, `${ONE}/restore`, { revision: "1" }, { attributeId });
    expect([stale.status, stale.data.code]).toEqual([409, "changed_meanwhile"]);
    expect((await admin.send(restore, `${ONE}/restore`, { revision: "2" }, { attributeId })).status).toBe(302);
    expect(await admin.toast()).toBe("attribute_restored");
  });

  test("beyond the plan is not brought back, and the question says why (specification 2, section 8)", async () => {
    const own = await newTenant();
    const attributeId = await own.attribute("one");
    await own.db.updateTable("attributes").set({ status: "private" }).where("id", "=", attributeId).execute();
    await changePropertyPlan(own.db, own.propertyId, { limits: { public_attribute: 0 } });
    const answer = await (await visitor(own, "company admin")).send(restore, `${ONE}/restore`, { revision: "1" }, { attributeId });
    expect([answer.status, answer.data]).toMatchObject([402, { limit: { kind: "public_attribute", n: 0 } }]);
  });

  test("of a company, of another property or of nobody is not found in a property", async () => {
    const foreign = await (await newTenant()).attribute("theirs");
    const shared = await tenant.attribute("shared", "string", true);
    for (const attributeId of [foreign, shared, 999999999, "abc", "-1"]) {
      expect([attributeId, (await admin.open(edited, ONE, { attributeId })).status]).toEqual([attributeId, 404]);
    }
  });
});
