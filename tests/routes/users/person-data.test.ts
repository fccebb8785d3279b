import { createElement } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import { ExportButton } from "#app/features/people/export-button.tsx";
import type { UiLanguage } from "#app/i18n/languages.ts";
import EraseCompanyScreen, {
  action as eraseCompany,
  loader as eraseCompanyAsked,
} from "#app/routes/app/$property/settings/company/users/$personId/erase/page.tsx";
import {
  action as exportCompany,
  loader as exportCompanyAsked,
} from "#app/routes/app/$property/settings/company/users/$personId/export/page.tsx";
import CompanyPersonScreen, { loader as companyPerson } from "#app/routes/app/$property/settings/company/users/$personId/page.tsx";
import { action as importUsers } from "#app/routes/app/$property/settings/company/users/import/page.tsx";
import { action as invite } from "#app/routes/app/$property/settings/company/users/invite/page.tsx";
import CompanyUsersScreen, { loader as companyList, action as exportList } from "#app/routes/app/$property/settings/company/users/page.tsx";
import CompanyChosenScreen, {
  loader as companyChosen,
  action as deleteChosen,
} from "#app/routes/app/$property/settings/company/users/selection/page.tsx";
import EraseScreen, { action as erase, loader as eraseAsked } from "#app/routes/app/$property/users/list/users/$userId/erase/page.tsx";
import ExportScreen, {
  loader as exportAsked,
  action as exportOne,
} from "#app/routes/app/$property/users/list/users/$userId/export/page.tsx";
import { loader as person } from "#app/routes/app/$property/users/list/users/$userId/page.tsx";
import { action as exportSeen } from "#app/routes/app/$property/users/list/users/page.tsx";
import { loader as seenChosen } from "#app/routes/app/$property/users/list/users/selection/page.tsx";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { fillTasks, untilEnded } from "#tests/support/tasks.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, type Visitor, visitor } from "#tests/support/visitor.ts";

const LIST = "/app/:p/users/list/users";
const COMPANY = "/app/:p/settings/company/users";

let tenant: Tenant;
let admin: Visitor;
let userId: number;
let personId: number;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
  await tenant.attribute("plan");
  userId = await addForeignUser(tenant.db, tenant.propertyId, { plan: "pro" }, { foreign_id: "ada@x.test" });
  personId = await addCompanyUser(tenant.db, tenant.companyId, {}, { public_id: "ben@x.test", status: "active" });
});

const newestTask = () =>
  tenant.db.selectFrom("tasks").selectAll().where("company_id", "=", tenant.companyId).orderBy("id", "desc").executeTakeFirstOrThrow();
const processes = () => `/app/${tenant.propertyId}/settings/company/processes`;

test("a list is exported as its address finds it, and leads to the processes", async () => {
  const answer = await admin.send(exportSeen, `${LIST}?search=ada&where=plan%3Aequals%3Apro&page=3`, {});
  expect([answer.status, answer.to, await admin.toast()]).toEqual([302, processes(), "process_started"]);
  const task = await newestTask();
  expect(task).toMatchObject({
    type: "export-users",
    property_id: tenant.propertyId,
    payload: {
      propertyId: tenant.propertyId,
      search: "ada",
      filter: { filterGroups: [{ filters: [{ type: "string", key: "plan", operator: "equals", value: "pro" }] }] },
    },
  });
  expect((await untilEnded(tenant, task.id)).result).toEqual({ people: 1 });
  expect((await admin.send(exportList, `${COMPANY}?status=active`, {})).to).toBe(processes());
  expect(await newestTask()).toMatchObject({ property_id: null, payload: { status: "active" } });
  await admin.send(exportList, `${COMPANY}?status=archived`, {});
  expect((await newestTask()).payload).toMatchObject({ archived: "true" });
});

test("a person's data is exported after it was asked about", async () => {
  expect((await admin.open(exportAsked, `${LIST}/:userId/export`, { userId })).data).toMatchObject({ publicId: "ada@x.test" });
  const answer = await admin.send(exportOne, `${LIST}/:userId/export`, {}, { userId });
  expect([answer.to, await admin.toast()]).toEqual([processes(), "process_started"]);
  expect(await newestTask()).toMatchObject({ type: "export-person", payload: { userId, propertyId: tenant.propertyId } });
  await admin.send(exportCompany, `${COMPANY}/:personId/export`, {}, { personId });
  expect(await newestTask()).toMatchObject({ type: "export-person", property_id: null, payload: { userId: personId } });
});

test("a person is erased only by their id as typed; a wrong one stays, with what to do", async () => {
  const own = await addForeignUser(tenant.db, tenant.propertyId, {}, { foreign_id: "gone@x.test" });
  const send = (publicId: string) => admin.send(erase, `${LIST}/:userId/erase`, { publicId }, { userId: own });
  const before = await newestTask();
  for (const [typed, code] of [
    ["", "text_error_missing"],
    ["gone@x.tes", "erase_id_differs"],
    ["GONE@x.test", "erase_id_differs"],
  ] as const) {
    const answer = await send(typed);
    expect([typed, answer.status, errorsOf(answer)]).toEqual([typed, 422, { publicId: [code] }]);
    if (typed) expect(answer.data.submission).toMatchObject({ initialValue: { publicId: typed } });
  }
  expect((await newestTask()).id).toBe(before.id);
  const answer = await send(" gone@x.test ");
  expect([answer.status, answer.to]).toEqual([302, processes()]);
  expect(await untilEnded(tenant, (await newestTask()).id)).toMatchObject({ type: "erase-person", status: "done" });
  for (const loader of [person, eraseAsked, exportAsked])
    expect((await admin.open(loader, `${LIST}/:userId`, { userId: own })).status).toBe(404);
  expect((await send("gone@x.test")).status).toBe(404);
});

test("where the company has no room for another process, each form says so where it stands, with what was typed", async () => {
  const full = await newTenant();
  const own = await visitor(full, "company admin");
  const user = await addForeignUser(full.db, full.propertyId, {}, { foreign_id: "ada@x.test" });
  await addCompanyUser(full.db, full.companyId, {}, { public_id: "ben@x.test" });
  await fillTasks(full);
  const file = new FormData();
  file.append("file", new File(["id\na\n"], "users.csv"));
  for (const [what, answer] of [
    ["erase", await own.send(erase, `${LIST}/:userId/erase`, { publicId: "ada@x.test" }, { userId: user })],
    ["import", await own.send(importUsers, `${COMPANY}/import`, file)],
  ] as const)
    expect([what, answer]).toMatchObject([what, { status: 409, data: { failure: { code: "tasks_too_many" } } }]);
  const answer = await own.send(erase, `${LIST}/:userId/erase`, { publicId: "ada@x.test" }, { userId: user });
  expect(answer.data.submission).toMatchObject({ initialValue: { publicId: "ada@x.test" } });
  for (const [what, answer] of [
    ["export one", await own.send(exportOne, `${LIST}/:userId/export`, {}, { userId: user })],
    ["export those seen", await own.send(exportSeen, LIST, {})],
    ["export the company's", await own.send(exportList, COMPANY, {})],
    ["invite", await own.send(invite, `${COMPANY}/invite`, { status: "created" })],
  ] as const)
    expect([what, answer]).toMatchObject([what, { status: 409, data: { code: "tasks_too_many" } }]);
  const failure = { code: "tasks_too_many" };
  for (const [language, says] of [
    ["en", "Your company has 200 processes that haven’t ended."],
    ["de", "Ihr Unternehmen hat 200 Vorgänge, die noch nicht beendet sind."],
  ] as [UiLanguage, string][])
    expect(await markupAt("/app/1/users/list/users", createElement(ExportButton, { may: true, failure }), null, language)).toContain(says);
});

test("the company's person is erased in all of its applications", async () => {
  const [id, seen] = [
    await addCompanyUser(tenant.db, tenant.companyId, {}, { public_id: "both@x.test" }),
    await addForeignUser(tenant.db, tenant.propertyId, {}, { foreign_id: "both@x.test" }),
  ];
  await admin.send(eraseCompany, `${COMPANY}/:personId/erase`, { publicId: "both@x.test" }, { personId: id });
  await untilEnded(tenant, (await newestTask()).id);
  expect((await admin.open(companyPerson, `${COMPANY}/:personId`, { personId: id })).status).toBe(404);
  expect((await admin.open(person, `${LIST}/:userId`, { userId: seen })).status).toBe(404);
});

test("who was deleted from the company can still be erased everywhere, and deleting says what erasing does instead", async () => {
  const [id, seen] = [
    await addCompanyUser(tenant.db, tenant.companyId, {}, { public_id: "left@x.test" }),
    await addForeignUser(tenant.db, tenant.propertyId, {}, { foreign_id: "left@x.test" }),
  ];
  const list = LIST.replace(":p", String(tenant.propertyId));
  const asked = await admin.open(companyChosen, `${COMPANY}/selection?act=delete&user=${id}`);
  const erasing = `/app/${tenant.propertyId}/settings/company/users/${id}/erase`;
  expect(asked.data).toMatchObject({ erase: erasing });
  const address = `/app/${tenant.propertyId}/settings/company/users/selection`;
  const question = await markupAt(address, createElement(CompanyChosenScreen), asked.data);
  expect(question).toContain(erasing);
  expect(question).toContain("erase them instead");
  expect((await admin.open(companyChosen, `${COMPANY}/selection?act=delete&user=${id}&user=${personId}`)).data.erase).toBe(null);
  expect((await admin.open(seenChosen, `${LIST}/selection?act=delete&user=${seen}`)).data).toMatchObject({
    erase: `${list}/${seen}/erase`,
  });

  await admin.send(deleteChosen, `${COMPANY}/selection?act=delete&user=${id}`, { confirmed: "yes" });
  expect((await admin.open(companyPerson, `${COMPANY}/:personId`, { personId: id })).status).toBe(404);
  const { data } = await admin.open(eraseAsked, `${LIST}/:userId/erase`, { userId: seen });
  const page = await markupAt(`${list}/${seen}/erase`, createElement(EraseScreen), data);
  expect(page).toContain(`/settings/company/users/${seen}/erase`);
  const whole = await admin.open(eraseCompanyAsked, `${COMPANY}/:personId/erase`, { personId: seen });
  expect(whole.data).toMatchObject({ publicId: "left@x.test", back: `${list}/${seen}` });
  await admin.send(eraseCompany, `${COMPANY}/:personId/erase`, { publicId: "left@x.test" }, { personId: seen });
  expect(await newestTask()).toMatchObject({ type: "erase-person", property_id: null });
  expect((await untilEnded(tenant, (await newestTask()).id)).status).toBe("done");
  expect((await admin.open(person, `${LIST}/:userId`, { userId: seen })).status).toBe(404);
  const local = await visitor(tenant, "property admin");
  expect((await local.open(eraseAsked, `${LIST}/:userId/erase`, { userId })).data.mayEverywhere).toBe(false);
});

test("somebody of another list, property or company is not found", async () => {
  const foreign = await newTenant();
  const theirs = await addForeignUser(foreign.db, foreign.propertyId);
  for (const id of [theirs, personId, "nobody"]) {
    expect((await admin.open(eraseAsked, `${LIST}/:userId/erase`, { userId: id })).status).toBe(404);
    expect((await admin.send(erase, `${LIST}/:userId/erase`, { publicId: "x" }, { userId: id })).status).toBe(404);
  }
  const unknown = await addForeignUser(tenant.db, tenant.propertyId, {}, { anonymous: true });
  for (const id of [theirs, unknown])
    expect((await admin.open(eraseCompanyAsked, `${COMPANY}/:personId`, { personId: id })).status).toBe(404);
});

test("with a role of one property, the company's people are neither exported nor erased, and the screen says why", async () => {
  await addForeignUser(tenant.db, tenant.propertyId, {}, { foreign_id: "ben@x.test", company_user_id: personId });
  const local = await visitor(tenant, "property admin");
  const { data } = await local.open(companyPerson, `${COMPANY}/:personId`, { personId });
  expect(data.mayStart).toBe(false);
  const markup = await markupAt(`/app/${tenant.propertyId}/settings/company/users`, createElement(CompanyPersonScreen), data);
  expect(markup).toContain("Your role doesn’t allow this.");
  expect(markup).not.toContain("/erase");
  for (const loader of [eraseCompanyAsked, exportCompanyAsked]) {
    const refused = await local.open(loader, `${COMPANY}/:personId`, { personId });
    expect([refused.status, refused.data.code]).toEqual([401, "not_allowed_for_role"]);
  }
  const before = await newestTask();
  const answer = await local.send(eraseCompany, `${COMPANY}/:personId/erase`, { publicId: "ben@x.test" }, { personId });
  expect([answer.status, answer.data.failure]).toMatchObject([401, { code: "not_allowed_for_role" }]);
  expect((await local.send(exportList, COMPANY, {})).status).toBe(401);
  expect((await newestTask()).id).toBe(before.id);
  const list = await local.open(companyList, COMPANY);
  expect(await markupAt(`/app/${tenant.propertyId}/settings/company/users`, createElement(CompanyUsersScreen), list.data)).toMatch(
    /aria-disabled="true"[^>]*>Export</,
  );
});

describe.each<[UiLanguage, string[], string[]]>([
  [
    "en",
    ["This can’t be undone.", "Files of exports", "To confirm, type: ada@x.test", "Numbers in reports stay"],
    ["Export all data about", "for 30 days"],
  ],
  [
    "de",
    [
      "Das lässt sich nicht rückgängig machen.",
      "Dateien von Exporten",
      "Geben Sie zur Bestätigung ein: ada@x.test",
      "Die Zahlen in Berichten bleiben",
    ],
    ["Alle Daten über", "30 Tage lang"],
  ],
])("in %s", (language, erased, exported) => {
  test("the questions say what happens", async () => {
    const address = `/app/${tenant.propertyId}/users/list/users/${userId}`;
    const asked = (await admin.open(eraseAsked, `${LIST}/:userId/erase`, { userId })).data;
    const question = await markupAt(`${address}/erase`, createElement(EraseScreen), asked, language as "en");
    for (const word of erased) expect(question).toContain(word);
    const company = await markupAt(`${address}/erase`, createElement(EraseCompanyScreen), asked, language as "en");
    expect(company).toContain(language === "en" ? "all its applications" : "allen ihren Anwendungen");
    expect(company).toContain(language === "en" ? "Files of imports and exports" : "Dateien von Importen und Exporten");
    const other = await markupAt(`${address}/export`, createElement(ExportScreen), asked, language as "en");
    for (const word of exported) expect(other).toContain(word);
  });
});
