import { expect, test } from "vitest";
import type { Database } from "#server/database/tables.ts";
import { mailServer } from "#tests/support/mail-server.ts";
import { testParts } from "#tests/support/parts.ts";
import { addCompanyUser } from "#tests/support/people.ts";
import { untilEnded, workOn } from "#tests/support/tasks.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { inviteUsers } from "./invite-users.ts";

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

test("who was archived since they were invited gets no mail and is counted apart, also without an address", async () => {
  const { tenant, ids, mark, mails } = await inviting();
  await tenant.call("company admin", "POST", `${USERS}/selection`, { act: "invite", users: ids });
  await tenant.call("company admin", "POST", `${USERS}/selection`, { act: "archive", users: [ids[0]!, ids[2]!] });
  expect(await untilEnded(tenant, (await newest(tenant))!.id)).toMatchObject({
    status: "done",
    result: { mailed: 1, unmailed: 0, skipped: 2 },
  });
  expect(await mails()).toMatchObject([{ recipient: `bob-${mark}@people.test` }]);
});

/** A query in front of which something happens, however it is built on. */
function behind<T extends object>(first: () => Promise<unknown>, query: T): T {
  return new Proxy(query, {
    get(built, name) {
      const value = Reflect.get(built, name, built);
      if (typeof value !== "function") return value;
      if (name === "executeTakeFirst") return () => first().then(() => value.call(built));
      return (...given: unknown[]) => behind(first, value.apply(built, given));
    },
  });
}

/** The database, where somebody changes once it was looked whether they are to be invited, before a link is made for them. */
function changedMeanwhile(db: Database, id: number, change: object): Database {
  let looks = 0;
  const changing = () => db.updateTable("company_users").set(change).where("id", "=", id).execute();
  return new Proxy(db, {
    get(whole, name) {
      const value = Reflect.get(whole, name, whole);
      if (typeof value !== "function") return value;
      return (...given: unknown[]) => {
        const query = value.apply(whole, given);
        return name === "selectFrom" && given[0] === "company_users" && ++looks === 2 ? behind(changing, query) : query;
      };
    },
  });
}

test.each([
  ["archived", { archived_at: new Date() }],
  ["disabled", { status: "disabled" }],
])("who is %s while their link is made is skipped, and those behind them get their mails", async (_, change) => {
  const { tenant, ids, mark, mails } = await inviting();
  await tenant.call("company admin", "POST", `${USERS}/selection`, { act: "invite", users: ids });
  const run: typeof inviteUsers.run = (task) => inviteUsers.run({ ...task, db: changedMeanwhile(task.db, ids[0]!, change) });
  const task = await workOn(tenant, (await newest(tenant))!.id, { types: { "invite-users": { ...inviteUsers, run } } });
  expect(task).toMatchObject({ status: "done", result: { mailed: 1, unmailed: 1, skipped: 1 } });
  expect(await mails()).toMatchObject([{ recipient: `bob-${mark}@people.test` }]);
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
  const task = await workOn(tenant, id, { parts });
  server.close();
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
