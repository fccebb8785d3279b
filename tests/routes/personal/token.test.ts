import { expect, test } from "vitest";
import { loader } from "#app/routes/app/$property/settings/personal/token/page.tsx";
import { action, loader as question } from "#app/routes/app/$property/settings/personal/token/reset/page.tsx";
import { dashboard } from "#tests/support/dashboard.ts";
import { type Kind, newTenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";

const screen = "/app/:p/settings/personal/token";
const reset = "/app/:p/settings/personal/token/reset";

const signedIn = async (kind: Kind = "company admin") => visitor(await newTenant(), kind);

async function me(token: string): Promise<number> {
  const { url } = await dashboard();
  return (await fetch(`${url}/v3/managers/me`, { headers: { authorization: `Bearer ${token}` } })).status;
}

test("a token is made after a question, shown once, and works until it is replaced", async () => {
  const { open, send } = await signedIn();
  expect((await open(loader, screen)).data).toMatchObject({ held: null });
  expect((await open(question, reset)).data).toMatchObject({ replaces: false });
  const first = (await send(action, reset, {})).data as unknown as { token: string; api: string };
  expect(first.token).toMatch(/^hr_/);
  expect(first.api).toBe((await dashboard()).url);
  expect((await open(loader, screen)).data).toMatchObject({ held: { created: "just now", used: null } });
  expect(await me(first.token)).toBe(200);
  const shown = (await open(loader, screen)).data as unknown as { held: { used: string } };
  expect(shown.held.used).toBe("just now");
  expect(JSON.stringify(shown)).not.toContain(first.token);
  expect((await open(question, reset)).data).toMatchObject({ replaces: true });
  const second = (await send(action, reset, {})).data as unknown as { token: string };
  expect(await me(first.token)).toBe(401);
  expect(await me(second.token)).toBe(200);
});

test("a form sent twice gives one token; sent again after another one was made, it gives a new one", async () => {
  const { send } = await signedIn();
  const form = { once: crypto.randomUUID() };
  const make = async (given: { once: string }) => ((await send(action, reset, given)).data as unknown as { token: string }).token;
  const [first, twin] = await Promise.all([make(form), make(form)]);
  expect(twin).toBe(first);
  expect(await make(form)).toBe(first);
  expect(await me(first)).toBe(200);
  const second = await make({ once: crypto.randomUUID() });
  const third = await make(form);
  expect(new Set([first, second, third]).size).toBe(3);
  expect([await me(first), await me(second), await me(third)]).toEqual([401, 401, 200]);
});

test("what is kept for the form does not hold the token, and a token that was ended since is not shown again", async () => {
  const tenant = await newTenant();
  const { send } = await visitor(tenant, "company admin");
  const { id } = (await tenant.person("company admin")).manager;
  const form = { once: crypto.randomUUID() };
  const { token } = (await send(action, reset, form)).data as unknown as { token: string };
  const kept = await tenant.db.selectFrom("kept_answers").selectAll().where("manager_id", "=", id).execute();
  expect(JSON.stringify(kept)).not.toContain(token.slice(3));
  await tenant.db.deleteFrom("personal_tokens").where("manager_id", "=", id).execute();
  expect(await send(action, reset, form)).toMatchObject({ status: 409, data: { code: "done_before" } });
  expect(await me(token)).toBe(401);
});

test.each<[string, RequestInit, number]>([
  ["JSON", { method: "POST", body: "{}", headers: { "content-type": "application/json" } }, 415],
  ["plain text", { method: "POST", body: "once=12345678", headers: { "content-type": "text/plain" } }, 415],
  ["a doubled field", { method: "POST", body: new URLSearchParams("once=12345678&once=12345678") }, 400],
  ["a field of another form", { method: "POST", body: new URLSearchParams("title=x") }, 400],
])("%s makes no token", async (_, init, status) => {
  const { open, send } = await signedIn();
  expect((await send(action, reset, init)).status).toBe(status);
  expect((await open(loader, screen)).data).toMatchObject({ held: null });
});

test.each(["company moderator", "company contributor"] as const)("a %s has no such page", async (kind) => {
  const { open, send } = await signedIn(kind);
  for (const answer of [await open(loader, screen), await open(question, reset), await send(action, reset, {})]) {
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/error-page?error=unauthorized");
  }
});

test("a question sent from another site makes no token", async () => {
  const { open, send } = await signedIn();
  expect((await send(action, reset, {}, {}, "https://evil.test")).status).toBe(403);
  expect((await open(loader, screen)).data).toMatchObject({ held: null });
});
