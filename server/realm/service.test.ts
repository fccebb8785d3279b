import { afterAll, beforeAll, expect, test } from "vitest";
import { type RealmServer, realmServer, signInAt, tokenCall } from "#tests/support/realm-server.ts";
import { newManager, PASSWORD } from "./testing/new-manager.ts";

let server: RealmServer;
beforeAll(async () => {
  server = await realmServer();
});
afterAll(() => server.close());

const NEW_PASSWORD = "Another-secret-2";

async function call(method: string, path: string, bearer: string | null, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.issuer}/service/users/${path}`, {
    method,
    headers: {
      ...headers,
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, json: text ? JSON.parse(text) : null };
}

test("a new password needs the old one, a match and the rule, and ends one's other sign-ins (specification 2, section 7: update-password, and 8: password error kinds)", async () => {
  const manager = await newManager(server.parts.db);
  const own = await signInAt(server, manager.email, PASSWORD);
  const other = await signInAt(server, manager.email, PASSWORD);
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmation: NEW_PASSWORD };
  const tried = async (changes: object) => (await call("POST", "update-password", own.access_token, { ...change, ...changes })).json.fields;
  expect(await tried({ currentPassword: "Wrong-secret-9" })).toEqual([{ path: "currentPassword", code: "invalid_existing_password" }]);
  expect(await tried({ confirmation: "Else-secret-3" })).toEqual([{ path: "confirmation", code: "passwords_do_not_match" }]);
  expect(await tried({ newPassword: "short", confirmation: "short" })).toEqual([{ path: "newPassword", code: "password_invalid" }]);
  expect(await tried({ newPassword: 7 })).toEqual([{ path: "newPassword", code: "text_error_missing" }]);
  expect((await call("POST", "update-password", own.access_token, change)).status).toBe(204);
  const refresh = (token: string) => tokenCall(server, { grant_type: "refresh_token", refresh_token: token });
  expect((await refresh(own.refresh_token)).status).toBe(200);
  expect((await refresh(other.refresh_token)).tokens.error).toBe("invalid_grant");
});

test("a change of the password that is sent again is done, and one that was refused is tried again", async () => {
  const manager = await newManager(server.parts.db);
  const { access_token } = await signInAt(server, manager.email, PASSWORD);
  const key = { "idempotency-key": "the-form-of-a-new-password" };
  const sent = async (currentPassword: string) => {
    const change = { currentPassword, newPassword: NEW_PASSWORD, confirmation: NEW_PASSWORD };
    return (await call("POST", "update-password", access_token, change, key)).status;
  };
  expect([await sent("Wrong-secret-9"), await sent(PASSWORD), await sent(PASSWORD)]).toEqual([422, 204, 204]);
  expect((await signInAt(server, manager.email, NEW_PASSWORD)).access_token).toBeTruthy();
});

test("nobody without a bearer, and no broken body, gets further than a refusal", async () => {
  const manager = await newManager(server.parts.db);
  const { access_token } = await signInAt(server, manager.email, PASSWORD);
  expect((await call("POST", "update-password", null, {})).status).toBe(401);
  expect((await call("GET", "sso-status", "nonsense")).status).toBe(401);
  expect((await call("POST", "update-password", access_token)).status).toBe(415);
  expect((await call("POST", "update-password", access_token, { newPassword: "x".repeat(20_000) })).status).toBe(413);
});

test("the state of single sign-on comes from the companies and the person (specification 2, section 3: User SSO status, and 7: sso-status)", async () => {
  const { db } = server.parts;
  const manager = await newManager(db, { role: "contributor" });
  const { access_token } = await signInAt(server, manager.email, PASSWORD);
  expect((await call("GET", "sso-status", access_token)).json).toEqual({ canBypassSso: false, hasSsoEnabled: false });
  await db
    .updateTable("companies")
    .set({ config: JSON.stringify({ ssoSaml: { enabled: true } }) })
    .where("id", "=", manager.companyId)
    .execute();
  await db
    .updateTable("managers")
    .set({ config: JSON.stringify({ canBypassSSO: true }) })
    .where("id", "=", manager.id)
    .execute();
  expect((await call("GET", "sso-status", access_token)).json).toEqual({ canBypassSso: true, hasSsoEnabled: true });
});

test("a personal token works as a bearer until it is made anew, and only its hash is stored (specification 2, section 7: api-token?reset=true)", async () => {
  const { db } = server.parts;
  const manager = await newManager(db, { role: "admin" });
  const { access_token } = await signInAt(server, manager.email, PASSWORD);
  const made = async () => (await call("POST", "api-token?reset=true", access_token)).json.token as string;
  const held = async () => (await call("GET", "api-token", access_token)).json.token;
  expect(await held()).toBeNull();
  const first = await made();
  expect(await held()).toMatchObject({ createdAt: expect.stringMatching(/Z$/), lastUsedAt: null });
  expect(first).toMatch(/^hr_[\w-]{43}$/);
  expect((await server.realm.verify(first))?.claims).toMatchObject({ sub: manager.id, companies_admin: [manager.companyId] });
  const stored = await db.selectFrom("personal_tokens").selectAll().where("manager_id", "=", manager.id).executeTakeFirstOrThrow();
  expect(JSON.stringify(stored)).not.toContain(first.slice(3));
  expect(stored.last_used_at).not.toBeNull();
  expect((await held()).lastUsedAt).not.toBeNull();
  const second = await made();
  expect(await server.realm.verify(first)).toBeNull();
  expect(await server.realm.verify(second)).not.toBeNull();
  expect((await call("GET", "sso-status", second)).status).toBe(200);
  expect((await call("POST", "api-token?reset=true", second)).status).toBe(401);
});

test.each([
  ["company admin", { role: "admin", on: "company" }, 200],
  ["company moderator", { role: "moderator", on: "company" }, 401],
  ["company contributor", { role: "contributor", on: "company" }, 401],
  ["property admin", { role: "admin", on: "property" }, 200],
  ["property moderator", { role: "moderator", on: "property" }, 401],
  ["super admin", { superAdmin: true }, 200],
  ["nobody in particular", {}, 401],
] as const)("a %s asking for a personal token", async (_, wanted, status) => {
  const manager = await newManager(server.parts.db, wanted);
  const { access_token } = await signInAt(server, manager.email, PASSWORD);
  expect((await call("GET", "api-token", access_token)).status).toBe(status);
  expect((await call("POST", "api-token?reset=true", access_token)).status).toBe(status);
});
