import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { action, loader } from "#app/routes/app/$property/settings/personal/login/page.tsx";
import { PASSWORD } from "#server/realm/testing/new-manager.ts";
import { dashboard } from "#tests/support/dashboard.ts";
import { signInAt } from "#tests/support/realm-server.ts";
import { type Kind, newTenant } from "#tests/support/tenant.ts";
import { errorsOf, visitor } from "#tests/support/visitor.ts";

const screen = "/app/:p/settings/personal/login";
const NEW = "Another-secret-2";
const change = { intent: "password", currentPassword: PASSWORD, newPassword: NEW, confirmation: NEW };

/** Somebody who has a password to change. */
async function signedIn(kind: Kind = "company admin") {
  const tenant = await newTenant();
  const manager = await tenant.personWithPassword(kind);
  return { manager, property: tenant.propertyId, ...(await visitor(tenant, kind)) };
}

test("a changed password is the one that signs in from then on, and that is said (specification 2, section 8: success updating password)", async () => {
  const { send, toast, manager, property } = await signedIn();
  const answer = await send(action, screen, change);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe(`/app/${property}/settings/personal/login`);
  expect(await toast()).toBe("password_updated");
  expect((await signInAt(await dashboard(), manager.email, NEW)).access_token).toBeTruthy();
});

test.each([
  ["a wrong present password", { currentPassword: "Wrong-secret-9" }, { currentPassword: ["invalid_existing_password"] }],
  ["two different new ones", { confirmation: "Else-secret-3" }, { confirmation: ["passwords_do_not_match"] }],
  ["a short one", { newPassword: "Ab1!", confirmation: "Ab1!" }, { newPassword: ["password_error_too_short"] }],
  ["one without a digit", { newPassword: "Abcdefghi!", confirmation: "Abcdefghi!" }, { newPassword: ["password_error_no_digit"] }],
  ["one of 100,000 characters", { newPassword: "Aa1!".repeat(25_000) }, { newPassword: ["text_error_too_long"] }],
])("%s is refused at its field, and no password goes back (specification 2, section 8: Password error kinds)", async (_, given, errors) => {
  const { send } = await signedIn();
  const answer = await send(action, screen, { ...change, ...given });
  expect(answer.status).toBe(422);
  expect(errorsOf(answer)).toMatchObject(errors);
  const text = JSON.stringify(answer.data);
  for (const secret of Object.values({ ...change, ...given })) if (secret !== "password") expect(text).not.toContain(secret);
});

describe("what fails otherwise says why, and keeps what may be shown (specification 2, section 8)", () => {
  const faulty = setupServer();
  beforeAll(() => faulty.listen({ onUnhandledRequest: "bypass" }));
  afterEach(() => faulty.resetHandlers());
  afterAll(() => faulty.close());
  const profile = { intent: "profile", name: "Jörg Größe", language: "de" };

  test.each([
    ["error updating user", "put", "/v3/managers/me", profile, { name: "Jörg Größe", language: "de" }],
    ["error updating password, of an unknown kind", "post", "/realms/handrail/service/users/update-password", change, {}],
  ] as const)("%s", async (_, method, path, form, kept) => {
    const { send, toast } = await signedIn();
    faulty.use(http[method](`${(await dashboard()).url}${path}`, () => HttpResponse.error()));
    const answer = await send(action, screen, form);
    expect([answer.status, await toast()]).toEqual([502, null]);
    expect(answer.data).toMatchObject({ failure: { code: "upstream_unreachable" }, submission: { initialValue: kept } });
    for (const secret of [PASSWORD, NEW]) expect(JSON.stringify(answer.data)).not.toContain(secret);
  });
});

test("missing fields are named", async () => {
  const { send } = await signedIn();
  const answer = await send(action, screen, { intent: "password" });
  expect(answer.status).toBe(422);
  expect(errorsOf(answer)).toMatchObject({
    currentPassword: ["current_password_missing"],
    newPassword: ["new_password_missing"],
    confirmation: ["confirmation_missing"],
  });
});

test("name and language are saved and said so, and the next answer is in that language (specification 2, section 8: success updating user)", async () => {
  const { open, send, toast } = await signedIn();
  const answer = await send(action, screen, { intent: "profile", name: " Jörg Größe ", language: "de" });
  expect([answer.status, await toast()]).toEqual([302, "user_updated"]);
  expect((await open(loader, screen)).data).toMatchObject({
    title: "Profil und Passwort",
    profile: { name: "Jörg Größe", language: "de" },
    hasPassword: true,
  });
  await send(action, screen, { intent: "profile", name: "Jörg", language: "automatic" });
  expect((await open(loader, screen)).data).toMatchObject({ title: "Profile and password", profile: { language: "automatic" } });
});

test.each([
  ["blank", "   ", "name_error_missing"],
  ["too long", "x".repeat(121), "text_error_too_long"],
  ["not storable", "a\u0000b", "text_error_unstorable"],
])("a name that is %s comes back with its reason", async (_, name, code) => {
  const { send } = await signedIn();
  const answer = await send(action, screen, { intent: "profile", name, language: "en" });
  expect(answer.status).toBe(422);
  expect(errorsOf(answer)).toEqual({ name: [code] });
  expect(answer.data).toMatchObject({ submission: { initialValue: { name, language: "en" } } });
});

test("every role may change its own account, nobody from another site, and nobody in a foreign property", async () => {
  const contributor = await signedIn("company contributor");
  expect((await contributor.send(action, screen, { ...change })).status).toBe(302);
  const owner = await signedIn();
  expect((await owner.send(action, screen, change, {}, "https://evil.test")).status).toBe(403);
  const foreign = await newTenant();
  expect((await owner.open(loader, screen, { p: foreign.propertyId })).status).toBe(404);
});
