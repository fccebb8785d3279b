import { createElement } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { ChosenPage } from "#app/features/people/chosen-page.tsx";
import { translatorOf } from "#app/i18n/translator.server.ts";
import { action as invite } from "#app/routes/app/$property/settings/company/users/invite/page.tsx";
import { loader as companyList } from "#app/routes/app/$property/settings/company/users/page.tsx";
import { action as actOnCompany } from "#app/routes/app/$property/settings/company/users/selection/page.tsx";
import { action as actOnSeen } from "#app/routes/app/$property/users/list/users/selection/page.tsx";
import { FAULTS, faultyUpstream } from "#tests/routes/failures/faults.ts";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

const COMPANY = "/app/:p/settings/company/users";
const SEEN = "/app/:p/users/list/users";
const YES = { confirmed: "yes" };
const SAID = {
  activate: ["1 user activated", "1 Nutzer aktiviert"],
  archive: ["1 user archived", "1 Nutzer archiviert"],
  restore: ["1 user restored", "1 Nutzer wiederhergestellt"],
  invite: ["1 user invited", "1 Nutzer eingeladen"],
  delete: ["1 user deleted", "1 Nutzer gelöscht"],
} as const;

const upstream = faultyUpstream();
let tenant: Tenant;
let admin: Visitor;
let user: number;
beforeEach(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
  user = await addCompanyUser(tenant.db, tenant.companyId, {}, { public_id: "ada@test.example" });
});
const rowOf = (id: number) =>
  tenant.db.selectFrom("company_users").select(["status", "archived_at"]).where("id", "=", id).executeTakeFirst();

test.each([
  ["activate", { status: "active" }],
  ["archive", { archived_at: expect.any(Date) }],
  ["restore", { archived_at: null }],
  ["invite", { status: "pending" }],
  ["delete", undefined],
] as const)("a user of the company: %s is done, and said (specification 2, sections 1 and 8)", async (act, stored) => {
  if (act === "restore") await tenant.call("company admin", "DELETE", `/v3/companies/:c/users/${user}/archive`);
  const done = await admin.send(actOnCompany, `${COMPANY}/selection?act=${act}&user=${user}`, YES);
  const message = await admin.message();
  expect([done.to, message?.status]).toEqual([`/app/${tenant.propertyId}/settings/company/users`, "success"]);
  const texts = (["en", "de"] as const).map((language) => translatorOf(language).t(`toasts:${message?.key}`, message?.values));
  expect(texts).toEqual(SAID[act]);
  const row = await rowOf(user);
  if (stored) expect(row).toMatchObject(stored);
  else expect(row).toBeUndefined();
});

test("a user whom a property saw is deleted, and that is said (specification 2, sections 1 and 8: success_removing_user)", async () => {
  const seen = await addForeignUser(tenant.db, tenant.propertyId);
  await admin.send(actOnSeen, `${SEEN}/selection?act=delete&user=${seen}`, YES);
  expect(await admin.message()).toMatchObject({ status: "success", key: "people_deleted", values: { count: 1 } });
  expect(await tenant.db.selectFrom("foreign_users").select("id").where("id", "=", seen).execute()).toEqual([]);
});

describe("what fails stays asked about, says why, and changes nothing (specification 2, section 8)", () => {
  const [, fault, status, code] = FAULTS.find(([name]) => name === "a lost connection")!;
  test.each([
    ["banner-update-error", actOnCompany, `${COMPANY}/selection?act=activate&user=`, "post", "/activate", YES],
    ["error_removing_user", actOnCompany, `${COMPANY}/selection?act=delete&user=`, "delete", "/delete", YES],
    ["error_removing_user", actOnSeen, `${SEEN}/selection?act=delete&user=`, "delete", "", YES],
    ["error_activating_user", actOnCompany, `${COMPANY}/selection?act=invite&user=`, "post", "/invite", YES],
    ["error_activating_user", invite, `${COMPANY}/invite?status=`, "post", "/invite", { status: "created" }],
  ] as const)("%s", async (_, action, address, method, end, form) => {
    upstream.fail(method, end, fault);
    const answer = await admin.send(action, `${address}${address.endsWith("user=") ? user : "created"}`, form);
    expect([answer.status, answer.data.code, await admin.toast()]).toEqual([status, code, null]);
    expect(await rowOf(user)).toEqual({ status: "created", archived_at: null });
  });

  test("the question names what could not be done, and asks again", async () => {
    const back = { label: "Users", to: "/app/1/settings/company/users" };
    const asked = { act: "delete" as const, users: [user], name: "ada@test.example", back, failure: { code } };
    const markup = await markupAt("/app/1/settings/company/users/selection", createElement(ChosenPage, asked));
    expect(markup).toMatch(/<h1[^>]*>Delete .*ada@test\.example.*We can’t reach the server\..*<button[^>]*>Delete</s);
  });
});

test("after an import the company's users come by 20 from page 1, the last created first (specification 2, section 9: Company user reload)", async () => {
  for (let n = 1; n <= 20; n++)
    await addCompanyUser(tenant.db, tenant.companyId, {}, { public_id: `p${n}`, created_at: new Date(Date.UTC(2020, 0, n)).toISOString() });
  const { data } = await admin.open(companyList, COMPANY);
  expect(data.list).toMatchObject({ page: 1, limit: 20, sort: "createdAt", order: "desc" });
  const ids = (data.people as { publicId: string }[]).map(({ publicId }) => publicId);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([20, "ada@test.example", "p2"]);
});
