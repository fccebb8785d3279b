import { sql } from "kysely";
import { createElement } from "react";
import { beforeEach, expect, test } from "vitest";
import ImportScreen, { loader as importDone } from "#app/routes/app/$property/settings/company/users/import/$taskId/page.tsx";
import ImportUsersScreen, { loader as importForm } from "#app/routes/app/$property/settings/company/users/import/page.tsx";
import InviteUsersScreen, { loader as asked, action as invite } from "#app/routes/app/$property/settings/company/users/invite/page.tsx";
import CompanyUsersScreen, { loader as list } from "#app/routes/app/$property/settings/company/users/page.tsx";
import ChosenScreen, { action as act, loader as chosen } from "#app/routes/app/$property/settings/company/users/selection/page.tsx";
import { enqueue } from "#server/tasks/queue.ts";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

const USERS = "/app/:p/settings/company/users";
const MANY = 10_001;

let tenant: Tenant;
let admin: Visitor;
beforeEach(async () => {
  tenant = await newTenant({}, { staffTrainingExtension: true });
  admin = await visitor(tenant, "company admin");
});

const add = (status: "created" | "imported" | "disabled" | "pending" | "active", given: object = {}) =>
  addCompanyUser(tenant.db, tenant.companyId, {}, { status, ...given });
const markup = (path: string, screen: () => JSX.Element, data: unknown) =>
  markupAt(path.replace(":p", String(tenant.propertyId)), createElement(screen), data as never);
/** A finished import that says of itself that it brought `created` people in. */
async function imported(created: number, by: { id: string; name: string } | null = null) {
  const id = await enqueue(tenant.db, { companyId: tenant.companyId, type: "import-users", by });
  const result = JSON.stringify({ created, updated: 0, archived: 0, refused: 0, keptOut: 0 });
  await tenant.db.updateTable("tasks").set({ status: "done", result, finished_at: new Date() }).where("id", "=", id).execute();
  return id;
}
const importAt = async (who: Visitor, id: string) => {
  const path = `${USERS}/import/${id}`;
  const { data } = await who.open(importDone, path, { taskId: id });
  return markup(path, ImportScreen, data);
};

test("the question about chosen people counts who is invited, and says who is left out and why", async () => {
  const users = [
    await add("created"),
    await add("pending"),
    await add("active"),
    await add("disabled"),
    await add("created", { archived_at: new Date() }),
  ];
  const path = `${USERS}/selection?act=invite&${users.map((id) => `user=${id}`).join("&")}`;
  const { data } = await admin.open(chosen, path);
  const shown = await markup(path, ChosenScreen, data);
  expect(shown).toContain("Invite 2 users?");
  expect(shown).toContain("Left out: 1 already active, 1 disabled, 1 archived.");
  expect(shown).toContain("a mail with a link");
  await admin.send(act, path, { confirmed: "yes" });
  expect(await admin.message()).toEqual({ status: "success", key: "people_invited", values: { count: 2 } });
});

test("when nobody who was chosen can be invited, there is no button, and nothing says that it was done", async () => {
  const users = [await add("active"), await add("active")];
  const path = `${USERS}/selection?act=invite&user=${users[0]}&user=${users[1]}`;
  const { data } = await admin.open(chosen, path);
  const shown = await markup(path, ChosenScreen, data);
  expect(shown).toContain("Nobody can be invited");
  expect(shown).toContain("Left out: 2 already active.");
  expect(shown).not.toContain("<form");
  const sent = await admin.send(act, path, { confirmed: "yes" });
  expect([sent.to?.includes("act=invite"), await admin.toast()]).toEqual([true, null]);
  const none = await admin.send(invite, `${USERS}/invite`, { status: "created" });
  expect([none.to, await admin.toast()]).toEqual([`/app/${tenant.propertyId}/settings/company/users/invite?status=created`, null]);
});

test("the tab of active people offers no invitation", async () => {
  await add("active");
  const buttons = async (query: string) => {
    const { data } = await admin.open(list, USERS + query);
    return [...(await markup(USERS + query, CompanyUsersScreen, data)).matchAll(/<button[^>]* value="(\w+)"/g)].map(([, value]) => value);
  };
  expect(await buttons("?status=active")).toEqual(["archive", "delete"]);
  expect(await buttons("")).toContain("invite");
});

test("behind an import, who of it can still be invited is counted, not who it brought in", async () => {
  const id = await imported(4);
  const [first] = [await add("imported", { imported_by: id }), await add("imported", { imported_by: id })];
  await add("active", { imported_by: id });
  await add("imported", { imported_by: id, archived_at: new Date() });
  expect(await importAt(admin, id)).toContain("Invite 2 new people");
  await tenant.db.updateTable("company_users").set({ status: "pending" }).where("id", "=", first).execute();
  expect(await importAt(admin, id)).toContain("Invite 1 new person");
  const path = `${USERS}/invite?job=${id}`;
  const shown = await markup(path, InviteUsersScreen, (await admin.open(asked, path)).data);
  expect(shown).toContain("Invite 1 user?");
  expect(shown).toContain("Left out: 1 already active, 1 already invited, 1 archived.");
  await admin.send(invite, path, { status: "created", job: id });
  expect(await importAt(admin, id)).not.toContain("new p");
});

test(`more than 10,000 are invited in portions: the question says so, and leads to the next`, async () => {
  const id = await imported(MANY);
  await sql`insert into company_users (company_id, public_id, status, imported_by)
    select ${tenant.companyId}::integer, 'p' || n, 'imported', ${id}::bigint from generate_series(1, ${MANY}::integer) n`.execute(
    tenant.db,
  );
  expect(await importAt(admin, id)).toContain("at most 10,000 are invited at once");
  const path = `${USERS}/invite?job=${id}`;
  const shown = await markup(path, InviteUsersScreen, (await admin.open(asked, path)).data);
  expect(shown).toContain("Invite 10,000 users?");
  expect(shown).toContain("at most 10,000 are invited at once");
  const sent = await admin.send(invite, path, { status: "created", job: id });
  expect(sent.to).toBe(`/app/${tenant.propertyId}/settings/company/users/invite?job=${id}`);
  expect((await admin.open(asked, path)).data).toMatchObject({ reach: { invitable: 1 } });
});

test("an admin of a property hears before and after an import whom they will not see, and is offered to invite those whom they do", async () => {
  const own = await visitor(tenant, "property admin");
  const form = await own.open(importForm, `${USERS}/import`);
  const says = "only the company’s admins and moderators see them and can invite them";
  expect(await markup(`${USERS}/import`, ImportUsersScreen, form.data)).toContain(says);
  expect(await markup(`${USERS}/import`, ImportUsersScreen, (await admin.open(importForm, `${USERS}/import`)).data)).not.toContain(says);
  const id = await imported(2, (await tenant.person("property admin")).manager);
  await add("imported", { imported_by: id });
  const seen = await add("imported", { imported_by: id });
  const before = await importAt(own, id);
  expect(before).toContain(says);
  expect(before).not.toContain("/users/invite");
  const path = `${USERS}/invite?job=${id}`;
  expect(await markup(path, InviteUsersScreen, (await own.open(asked, path)).data)).toContain("Until then, only the company’s admins");
  await addForeignUser(tenant.db, tenant.propertyId, {}, { company_user_id: seen });
  expect(await importAt(own, id)).toContain("Invite 1 new person");
});
