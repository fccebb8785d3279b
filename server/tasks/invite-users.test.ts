import { expect, test } from "vitest";
import { addCompanyUser } from "#tests/support/people.ts";
import { untilEnded } from "#tests/support/tasks.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const USERS = "/v2/companies/:c/companyusers";

async function inviting(url = "https://crm.test/app") {
  const tenant = await newTenant();
  await tenant.db.updateTable("properties").set({ url }).where("id", "=", tenant.propertyId).execute();
  const mark = crypto.randomUUID();
  const ids: number[] = [];
  for (const publicId of [`ada-${mark}@people.test`, `bob-${mark}@people.test`, `number-${mark}`]) {
    const id = await addCompanyUser(tenant.db, tenant.companyId);
    await tenant.db.updateTable("company_users").set({ public_id: publicId }).where("id", "=", id).execute();
    ids.push(id);
  }
  const mails = () =>
    tenant.db.selectFrom("outbox").select(["recipient", "body"]).where("recipient", "like", `%${mark}%`).orderBy("recipient").execute();
  return { tenant, ids, mark, mails };
}

const newest = ({ db, companyId }: Tenant) =>
  db
    .selectFrom("tasks")
    .select("id")
    .where("company_id", "=", companyId)
    .where("type", "=", "invite-users")
    .orderBy("id", "desc")
    .executeTakeFirst();

test("who is invited gets a link by mail, where their id is an address", async () => {
  const { tenant, mark, mails } = await inviting();
  const { body } = await tenant.call("company admin", "POST", `${USERS}/invite`, { status: "created" });
  expect(body.invitedUsers).toBe(3);
  const task = await untilEnded(tenant, (await newest(tenant))!.id);
  expect(task).toMatchObject({ status: "done", done: "3", total: "3", result: { mailed: 2, unmailed: 1, skipped: 0 } });
  expect(await mails()).toMatchObject([
    { recipient: `ada-${mark}@people.test`, body: expect.stringMatching(/https:\/\/crm\.test\/app#handrail-user=[\w-]{43}\n/) },
    { recipient: `bob-${mark}@people.test` },
  ]);
});

test("a mail that was sent is not sent again when the worker is replaced, and who is no longer pending gets none", async () => {
  const { tenant, ids, mark, mails } = await inviting();
  await tenant.call("company admin", "POST", `${USERS}/selection`, { act: "invite", users: ids });
  const { id } = (await newest(tenant))!;
  await tenant.db
    .updateTable("tasks")
    .set({ state: JSON.stringify({ at: 1, mailed: 1, unmailed: 0, skipped: 0 }) })
    .where("id", "=", id)
    .execute();
  await tenant.db.updateTable("company_users").set({ status: "active" }).where("id", "=", ids[1]!).execute();
  expect(await untilEnded(tenant, id)).toMatchObject({ result: { mailed: 1, unmailed: 1, skipped: 1 } });
  expect([mark, await mails()]).toEqual([mark, []]);
});

test("one who is invited alone gets a mail too; who is activated, archived or deleted gets none", async () => {
  const { tenant, ids } = await inviting();
  for (const act of ["activate", "archive", "restore", "delete"])
    await tenant.call("company admin", "POST", `${USERS}/selection`, { act, users: [ids[1]!] });
  expect(await newest(tenant)).toBeUndefined();
  expect((await tenant.call("company admin", "POST", `${USERS}/${ids[0]}/invite`)).status).toBe(200);
  expect(await untilEnded(tenant, (await newest(tenant))!.id)).toMatchObject({ result: { mailed: 1, unmailed: 0 } });
});

test("without an application that a link could lead to, the task says so", async () => {
  const { tenant } = await inviting("");
  await tenant.call("company admin", "POST", `${USERS}/invite`, { status: "created" });
  expect(await untilEnded(tenant, (await newest(tenant))!.id)).toMatchObject({ status: "failed", error: "invite_no_address" });
});
