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
  expect((await open(loader, screen)).data).toMatchObject({ held: { created: "now", used: null } });
  expect(await me(first.token)).toBe(200);
  const shown = (await open(loader, screen)).data as unknown as { held: { used: string } };
  expect(shown.held.used).toBe("now");
  expect(JSON.stringify(shown)).not.toContain(first.token);
  expect((await open(question, reset)).data).toMatchObject({ replaces: true });
  const second = (await send(action, reset, {})).data as unknown as { token: string };
  expect(await me(first.token)).toBe(401);
  expect(await me(second.token)).toBe(200);
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
