import { afterAll, beforeAll, expect, test } from "vitest";
import { newManager, PASSWORD } from "#server/realm/testing/new-manager.ts";
import { resetPersonalToken } from "#server/realm/tokens/personal-token.ts";
import { Browser } from "#tests/support/browser.ts";
import { type RealmServer, realmServer, signInAt, tokenCall } from "#tests/support/realm-server.ts";
import { createInvite, openInvite } from "./invites.ts";
import { register } from "./register.ts";

let server: RealmServer;
beforeAll(async () => {
  server = await realmServer();
});
afterAll(() => server.close());

const address = () => `new-${process.hrtime.bigint()}@tried.test`;
const NEW_PASSWORD = "Another-secret-2";

async function mailTo(email: string): Promise<string> {
  const find = () =>
    server.parts.db.selectFrom("outbox").select("body").where("recipient", "=", email).orderBy("id", "desc").executeTakeFirst();
  await expect.poll(find, { timeout: 5000 }).toBeTruthy();
  return (await find())!.body;
}

const linkIn = (text: string) => new URL(/https?:\S+/.exec(text)![0]);

test("an invitation makes an account with its roles, once, whatever case the address is typed in (specification 2, section 5: Form validators)", async () => {
  const { db } = server.parts;
  const { companyId, propertyIds } = await newManager(db);
  const foreign = await newManager(db);
  const email = address();
  const token = await createInvite(db, companyId, email, [
    { role: "moderator", targetType: "property", targetId: propertyIds[1]! },
    { role: "admin", targetType: "company", targetId: foreign.companyId },
    { role: "admin", targetType: "property", targetId: foreign.propertyIds[0]! },
  ]);
  expect(await openInvite(db, token)).toMatchObject({ email, companyId, company: "Tried Ltd" });
  const page = `${server.issuer}/register?token=${token}`;
  const browser = new Browser();
  expect(await (await browser.open(page)).text()).toContain("You’ve been invited to Tried Ltd.");
  const short = await browser.submit(page, { name: "Nora", password: "short", confirmation: "short" });
  expect(short.status).toBe(422);
  const refused = await short.text();
  expect(refused).toContain('value="Nora"');
  expect(refused).toContain("Use at least 10 characters");
  const plain = await browser.submit(page, { name: "Nora", password: "Long-enough-secret", confirmation: "Long-enough-secret" });
  expect([plain.status, (await plain.text()).includes("Add a digit")]).toEqual([422, true]);
  const differs = await browser.submit(page, { name: "Nora", password: NEW_PASSWORD, confirmation: "Else-secret-3" });
  expect([differs.status, (await differs.text()).includes("The two passwords don’t match")]).toEqual([422, true]);
  const done = await browser.submit(page, { name: "Nora", password: NEW_PASSWORD, confirmation: NEW_PASSWORD });
  expect(await done.text()).toContain("Your account is ready");
  const tokens = await signInAt(server, email.toUpperCase(), NEW_PASSWORD);
  const known = await server.realm.verify(tokens.access_token);
  expect(known?.claims).toMatchObject({ name: "Nora", properties_moderator: [propertyIds[1]], companies_admin: [], properties_admin: [] });
  expect((await browser.open(page)).status).toBe(410);
});

test("registering needs a good invitation for that address", async () => {
  const { db } = server.parts;
  const { companyId, email: taken } = await newManager(db);
  const invited = address();
  const token = await createInvite(db, companyId, invited, [{ role: "contributor", targetType: "company", targetId: companyId }]);
  const wanted = { name: "Nora", email: invited, password: NEW_PASSWORD, token };
  const tried = async (changes: object) => {
    const result = await register(db, { ...wanted, ...changes });
    return result.kind === "refused" ? result.problem : result.kind;
  };
  expect(await tried({ token: undefined })).toBe("invite_invalid");
  expect(await tried({ token: "no-such-token" })).toBe("invite_invalid");
  expect(await tried({ email: taken })).toBe("invite_other_email");
  expect(await tried({ email: "nonsense" })).toBe("email_invalid");
  expect(await tried({ name: " " })).toBe("name_invalid");
  expect(await tried({ name: "a\u0000b" })).toBe("name_invalid");
  expect(await tried({ password: "short" })).toBe("password_invalid");
  expect(await tried({})).toBe("created");
  expect(await tried({})).toBe("invite_invalid");
});

test("an invitation to somebody who has an account adds its roles and keeps the password", async () => {
  const { db } = server.parts;
  const manager = await newManager(db);
  const token = await createInvite(db, manager.companyId, manager.email, [
    { role: "admin", targetType: "company", targetId: manager.companyId },
  ]);
  const result = await register(db, { name: "Thief", email: manager.email, password: NEW_PASSWORD, token });
  expect(result).toEqual({ kind: "existing", id: manager.id });
  const tokens = await signInAt(server, manager.email, PASSWORD);
  expect((await server.realm.verify(tokens.access_token))?.claims).toMatchObject({
    name: "Mara Manager",
    companies_admin: [manager.companyId],
  });
});

test("a forgotten password: a link by mail, good once, that ends every other sign-in (specification 2, section 5: passwordsDoMatch)", async () => {
  const manager = await newManager(server.parts.db, { language: "de" });
  const tokens = await signInAt(server, manager.email, PASSWORD);
  const personal = await resetPersonalToken(server.parts.db, manager.id);
  expect(await server.realm.verify(personal)).not.toBeNull();
  const browser = new Browser();
  const asked = await browser.submit(`${server.issuer}/forgotten-password`, { email: manager.email });
  const unknown = await browser.submit(`${server.issuer}/forgotten-password`, { email: address() });
  expect([asked.status, unknown.status]).toEqual([200, 200]);
  expect(await asked.text()).toBe(await unknown.text());
  const mail = await mailTo(manager.email);
  expect(mail).toContain("Guten Tag");
  const link = linkIn(mail);
  const differs = await browser.submit(link, { password: NEW_PASSWORD, confirmation: "Else-secret-3" });
  expect([differs.status, (await differs.text()).includes("The two passwords don’t match")]).toEqual([422, true]);
  expect((await browser.submit(link, { password: NEW_PASSWORD, confirmation: NEW_PASSWORD })).status).toBe(200);
  expect((await browser.submit(link, { password: PASSWORD, confirmation: PASSWORD })).status).toBe(410);
  expect((await tokenCall(server, { grant_type: "refresh_token", refresh_token: tokens.refresh_token })).tokens.error).toBe(
    "invalid_grant",
  );
  expect(await server.realm.verify(personal)).toBeNull();
  const fresh = await signInAt(server, manager.email, NEW_PASSWORD);
  await expect.poll(() => server.realm.verify(tokens.access_token), { timeout: 3000 }).toBeNull();
  expect((await server.realm.verify(fresh.access_token))?.claims.sub).toBe(manager.id);
});

test("a link is good for one hour and only the newest one is", async () => {
  const { db } = server.parts;
  const manager = await newManager(db);
  const browser = new Browser();
  await browser.submit(`${server.issuer}/forgotten-password`, { email: manager.email });
  const first = linkIn(await mailTo(manager.email));
  expect((await browser.open(first)).status).toBe(200);
  await db
    .updateTable("password_resets")
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where("manager_id", "=", manager.id)
    .execute();
  expect((await browser.open(first)).status).toBe(410);
});

test("the outbox shows mails in development and does not exist in production", async () => {
  const manager = await newManager(server.parts.db);
  await new Browser().submit(`${server.issuer}/forgotten-password`, { email: manager.email });
  await mailTo(manager.email);
  expect(await (await new Browser().open(`${server.issuer}/outbox`)).text()).toContain(manager.email);
  const production = await realmServer({ HANDRAIL_MODE: "production" });
  expect((await new Browser().open(`${production.issuer}/outbox`)).status).toBe(404);
  await production.close();
});

test("the outbox is shown to this machine alone: not through a proxy on it, and not by what a caller says of itself", async () => {
  for (const [name, value] of [
    ["x-forwarded-for", "127.0.0.1"],
    ["x-forwarded-for", "203.0.113.9"],
    ["forwarded", "for=127.0.0.1"],
    ["x-real-ip", "127.0.0.1"],
  ] as const) {
    const answer = await new Browser().open(`${server.issuer}/outbox`, { headers: { [name]: value } });
    expect([name, answer.status]).toEqual([name, 404]);
  }
});
