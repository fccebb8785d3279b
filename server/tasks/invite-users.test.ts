import { expect, test } from "vitest";
import { mailServer } from "#tests/support/mail-server.ts";
import { testParts } from "#tests/support/parts.ts";
import { addCompanyUser } from "#tests/support/people.ts";
import { untilEnded } from "#tests/support/tasks.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { workOnce } from "./task-worker.ts";

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

/** Works on the newest invitations once, with a mail server that answers its recipients as told. */
async function mailedBy(tenant: Tenant, answers: (line: string) => string | undefined) {
  const server = await mailServer();
  server.now.answers = answers;
  const parts = await testParts({ SMTP_URL: server.url });
  const { id } = (await newest(tenant))!;
  await tenant.db
    .updateTable("tasks")
    .set({ run_after: new Date(0) })
    .where("id", "=", id)
    .execute();
  await workOnce({ ...parts, files: tenant.api.files });
  server.close();
  const task = await tenant.db.selectFrom("tasks").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  return { task, recipients: server.heard.filter((line) => line.startsWith("RCPT")) };
}

const links = ({ db, companyId }: Tenant) =>
  db.selectFrom("magic_links").select(["company_user_id", "sent_at"]).where("company_id", "=", companyId).execute();

test.each([
  ["at once", (line: string) => (line.includes("ada-") ? "550 5.1.1 <ada@people.test> unknown" : undefined)],
  ["behind the text", (line: string) => (line === "." ? "554 5.7.1 not wanted" : undefined)],
])("an address that the mail server refuses for good (%s) holds nobody up, and can be invited again", async (when, answers) => {
  const { tenant, ids } = await inviting();
  await tenant.call("company admin", "POST", `${USERS}/selection`, { act: "invite", users: ids });
  const { task } = await mailedBy(tenant, answers);
  const figures = when === "at once" ? { mailed: 1, notTaken: 1, reply: "550 5.1.1" } : { mailed: 0, notTaken: 2, reply: "554 5.7.1" };
  expect(task).toMatchObject({ status: "done", result: { ...figures, unmailed: 1, skipped: 0 } });
  // What the server says may name the person.
  expect(JSON.stringify([task.result, task.state])).not.toContain("@");
  expect((await links(tenant)).map(({ sent_at }) => sent_at !== null)).toEqual(when === "at once" ? [true] : []);
  expect((await tenant.call("company admin", "POST", `${USERS}/${ids[0]}/invite`)).status).toBe(200);
  expect((await mailedBy(tenant, () => undefined)).task).toMatchObject({ status: "done", result: { mailed: 1, notTaken: 0 } });
});

test.each([
  ["an answer of the moment", (line: string) => (line.includes("RCPT") ? "450 4.2.1 later" : undefined)],
  ["a sender that it refuses", (line: string) => (line.includes("MAIL FROM") ? "550 5.7.1 not you" : undefined)],
])("after %s the invitations are tried again", async (_, answers) => {
  const { tenant, ids, mark } = await inviting();
  await tenant.call("company admin", "POST", `${USERS}/selection`, { act: "invite", users: ids });
  expect((await mailedBy(tenant, answers)).task).toMatchObject({ status: "waiting", attempts: 1 });
  const again = await mailedBy(tenant, () => undefined);
  expect(again.task).toMatchObject({ status: "done", result: { mailed: 2, notTaken: 0 } });
  expect(again.recipients).toEqual([`RCPT TO:<ada-${mark}@people.test>`, `RCPT TO:<bob-${mark}@people.test>`]);
});
