import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createApi } from "#server/app.ts";
import { addProperty } from "#server/demo/builders.ts";
import { createRealm } from "#server/realm/realm.ts";
import { allowed, KINDS } from "#tests/support/access-table.ts";
import { mailServer } from "#tests/support/mail-server.ts";
import { testParts } from "#tests/support/parts.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

async function companyWithUser(status: "created" | "pending" | "disabled" = "pending") {
  const tenant = await newTenant();
  const { db, companyId, propertyId } = tenant;
  const stylings = JSON.stringify({ privacyLevel: 1, snippetAuthentication: true });
  await db.updateTable("properties").set({ url: "https://crm.test/app", stylings }).where("id", "=", propertyId).execute();
  const user = `${randomBytes(6).toString("hex")}@people.test`;
  await db.insertInto("company_users").values({ company_id: companyId, public_id: user, status }).execute();
  const statusOf = async () =>
    (await db.selectFrom("company_users").select("status").where("company_id", "=", companyId).executeTakeFirstOrThrow()).status;
  return { ...tenant, user, statusOf };
}

const generate = ({ call, companyId }: Tenant, body: object, kind: (typeof KINDS)[number] = "company admin") =>
  call(kind, "POST", "/v2/companyusers/magiclink/generate", { companyId, ...body });
/** A property saw the user. */
async function seenBy({ db, companyId, user }: Awaited<ReturnType<typeof companyWithUser>>, property_id: number) {
  const { id } = await db.selectFrom("company_users").select("id").where("company_id", "=", companyId).executeTakeFirstOrThrow();
  await db.insertInto("foreign_users").values({ foreign_id: user, company_user_id: id, property_id }).execute();
}
const secretOf = (link: unknown) => /#handrail-user=([\w-]{43})$/.exec(String(link))?.[1] ?? "";

test("a link identifies its user once, without the application's proof, and makes an invited one active (specification 2, section 7: magiclink/generate, magiclink?c={company})", async () => {
  const tenant = await companyWithUser();
  const made = await generate(tenant, { identifier: tenant.user });
  expect(made).toMatchObject({ status: 200, body: { link: expect.stringMatching(/^https:\/\/crm\.test\/app#handrail-user=/) } });
  const hours = (Date.parse(String(made.body.expiresAt)) - Date.now()) / 3_600_000;
  expect(hours).toBeCloseTo(24, 1);
  const link = secretOf(made.body.link);
  const state = async () => (await tenant.call("company admin", "GET", "/v2/companyusers/magiclink?c=:c")).body;
  expect(await state()).toMatchObject({ open: 1, newest: { identifier: tenant.user, isOpen: true, usedAt: null, sentAt: null } });
  expect(JSON.stringify(await state())).not.toContain(link);
  const identify = () => tenant.call(null, "POST", "/player/:p/identify", { link });
  const answer = await identify();
  expect(answer).toMatchObject({ status: 200, body: { user: tenant.user, pass: expect.any(String), seconds: 43_200 } });
  expect(await tenant.statusOf()).toBe("active");
  expect(await state()).toMatchObject({ open: 0, newest: { isOpen: false, usedAt: expect.any(String) } });
  // An answer that was lost may be asked for again, for a minute.
  expect((await identify()).status).toBe(200);
  await tenant.db
    .updateTable("magic_links")
    .set({ used_at: new Date(Date.now() - 61_000) })
    .where("company_id", "=", tenant.companyId)
    .execute();
  expect(await identify()).toMatchObject({ status: 401, body: { code: "identify_expired" } });
  const people = await tenant.db.selectFrom("foreign_users").selectAll().where("property_id", "=", tenant.propertyId).execute();
  expect(people).toMatchObject([{ foreign_id: tenant.user, anonymous: false, company_user_id: expect.any(Number) }]);
});

test("a link leads nowhere once it has expired, in another property, or for somebody who may not use anything", async () => {
  const tenant = await companyWithUser();
  const other = await addProperty(tenant.db, tenant.companyId, { name: "Other" });
  const made = async () => secretOf((await generate(tenant, { identifier: tenant.user, minutes: 15 })).body.link);
  const redeem = async (link: string, property: number | string = ":p") =>
    (await tenant.call(null, "POST", `/player/${property}/identify`, { link })).status;
  expect(await redeem(await made(), other)).toBe(401);
  const expired = await made();
  await tenant.db
    .updateTable("magic_links")
    .set({ expires_at: new Date(Date.now() - 1) })
    .where("company_id", "=", tenant.companyId)
    .execute();
  expect(await redeem(expired)).toBe(401);
  const disabled = await made();
  await tenant.db.updateTable("company_users").set({ status: "disabled" }).where("company_id", "=", tenant.companyId).execute();
  expect(await redeem(disabled)).toBe(401);
  expect(await generate(tenant, { identifier: tenant.user })).toMatchObject({
    status: 422,
    body: { fields: [{ code: "link_error_no_person" }] },
  });
});

test("whoever may edit the company's users makes links, in their own company alone (specification 2, section 7: magiclink/generate, optional companyId)", async () => {
  const tenant = await companyWithUser();
  const foreign = await companyWithUser();
  await seenBy(tenant, tenant.propertyId);
  for (const kind of KINDS) {
    const mayEdit = allowed(kind, "edit", "company-user");
    expect([kind, (await generate(tenant, { identifier: tenant.user }, kind)).status]).toEqual([kind, mayEdit ? 200 : 401]);
    const send = { companyId: tenant.companyId, userPublicId: tenant.user };
    expect([kind, (await tenant.call(kind, "POST", "/v3/users/magiclink/send", send)).status]).toEqual([kind, mayEdit ? 200 : 401]);
    if (kind === "super") continue;
    const { companyId, user } = foreign;
    const theirs = [
      await tenant.call(kind, "POST", "/v2/companyusers/magiclink/generate", { companyId, identifier: user }),
      await tenant.call(kind, "POST", "/v3/users/magiclink/send", { companyId, userPublicId: user }),
      await tenant.call(kind, "GET", `/v2/companyusers/magiclink?c=${companyId}`),
    ];
    expect([kind, theirs.map(({ status }) => status)]).toEqual([kind, [404, 404, 404]]);
  }
  expect((await generate(tenant, { identifier: foreign.user })).status).toBe(422);
  expect((await generate(tenant, { identifier: tenant.user, propertyId: foreign.propertyId })).status).toBe(422);
  expect((await generate(tenant, { identifier: tenant.user, companyId: undefined })).status).toBe(200);
  const other = await addProperty(tenant.db, tenant.companyId, { name: "Other" });
  await tenant.db.updateTable("properties").set({ url: "https://other.test/" }).where("id", "=", other).execute();
  expect((await generate(tenant, { identifier: tenant.user, propertyId: other })).body.link).toMatch(/^https:\/\/other\.test\//);
  expect((await generate(tenant, { identifier: tenant.user, propertyId: other }, "property admin")).status).toBe(422);
});

test("a link is mailed to its user, who is invited by it (specification 2, section 7: magiclink/send)", async () => {
  const tenant = await companyWithUser("created");
  const body = { companyId: tenant.companyId, userPublicId: tenant.user, minutes: 10_080 };
  expect((await tenant.call("company admin", "POST", "/v3/users/magiclink/send", body)).status).toBe(200);
  expect(await tenant.statusOf()).toBe("pending");
  const [mail] = await tenant.db.selectFrom("outbox").selectAll().where("recipient", "=", tenant.user).execute();
  expect(mail?.body).toMatch(/https:\/\/crm\.test\/app#handrail-user=[\w-]{43}\n/);
  expect((await tenant.call("company admin", "GET", "/v2/companyusers/magiclink?c=:c")).body).toMatchObject({
    open: 1,
    newest: { sentAt: expect.any(String) },
  });
  await tenant.db.insertInto("company_users").values({ company_id: tenant.companyId, public_id: "no-address" }).execute();
  const nobody = await tenant.call("company admin", "POST", "/v3/users/magiclink/send", { ...body, userPublicId: "no-address" });
  expect(nobody).toMatchObject({ status: 422, body: { fields: [{ path: "userPublicId", code: "link_error_no_mail" }] } });
});

test("with the role of a property, links are made, mailed and shown of the people whom it saw alone", async () => {
  const tenant = await companyWithUser("created");
  const { db, companyId } = tenant;
  const other = await addProperty(db, companyId, { name: "Other" });
  const at = { companyId, propertyId: tenant.propertyId };
  const send = () => tenant.call("property admin", "POST", "/v3/users/magiclink/send", { ...at, userPublicId: tenant.user });
  const shown = async () => (await tenant.call("property admin", "GET", "/v2/companyusers/magiclink?c=:c")).body;
  const person = await db.selectFrom("company_users").select("id").where("company_id", "=", companyId).executeTakeFirstOrThrow();
  const seen = { foreign_id: tenant.user, company_user_id: person.id };
  await db
    .insertInto("foreign_users")
    .values({ ...seen, property_id: other })
    .execute();
  await generate(tenant, { identifier: tenant.user });

  // As for somebody whom nobody knows.
  for (const identifier of [tenant.user, "nobody"])
    expect(await generate(tenant, { ...at, identifier }, "property admin")).toMatchObject({
      status: 422,
      body: { fields: [{ path: "identifier", code: "link_error_no_person" }] },
    });
  expect((await send()).status).toBe(422);
  expect(await tenant.statusOf()).toBe("created");
  expect(await db.selectFrom("outbox").select("id").where("recipient", "=", tenant.user).execute()).toEqual([]);
  expect(await shown()).toEqual({ open: 0, newest: null });

  await db
    .insertInto("foreign_users")
    .values({ ...seen, property_id: tenant.propertyId })
    .execute();
  expect((await generate(tenant, { ...at, identifier: tenant.user }, "property admin")).status).toBe(200);
  expect((await send()).status).toBe(200);
  expect(await shown()).toMatchObject({ open: 3, newest: { identifier: tenant.user } });
});

test("an address that the mail server refuses is told, and leaves no link and nobody invited", async () => {
  const tenant = await companyWithUser("created");
  const server = await mailServer();
  server.now.answers = (line) => (line.startsWith("RCPT") ? "550 5.1.1 unknown" : undefined);
  const parts = await testParts({ SMTP_URL: server.url });
  const app = createApi(parts, await createRealm(parts), { files: tenant.api.files, demoProperty: null });
  const answer = await app.request("/v3/users/magiclink/send", {
    method: "POST",
    headers: { authorization: `Bearer ${(await tenant.person("company admin")).token}`, "content-type": "application/json" },
    body: JSON.stringify({ companyId: tenant.companyId, userPublicId: tenant.user }),
  });
  server.close();
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ fields: [{ path: "userPublicId", code: "link_error_mail_refused" }] });
  expect(await tenant.statusOf()).toBe("created");
  expect((await tenant.call("company admin", "GET", "/v2/companyusers/magiclink?c=:c")).body).toEqual({ open: 0, newest: null });
});

test.each([14, 10_081, 0.5, "60"])("a link is not good for %j minutes", async (minutes) => {
  const tenant = await companyWithUser();
  expect((await generate(tenant, { identifier: tenant.user, minutes })).status).toBe(422);
});

test("a property without an address has nowhere to lead to", async () => {
  const tenant = await companyWithUser();
  await tenant.db.updateTable("properties").set({ url: "" }).where("id", "=", tenant.propertyId).execute();
  expect(await generate(tenant, { identifier: tenant.user })).toMatchObject({
    status: 422,
    body: { fields: [{ path: "propertyId", code: "link_error_no_address" }] },
  });
});
