import { expect, test } from "vitest";
import { action, loader } from "#app/routes/app/_plain/$property/setup-first-mainurl/page.tsx";
import { loader as layout } from "#app/routes/app/$property/layout.tsx";
import { type Kind, newTenant } from "#tests/support/tenant.ts";
import { errorsOf, visitor } from "#tests/support/visitor.ts";

const screen = "/app/:p/setup-first-mainurl";
const home = "/app/:p/home";

/** In a property that has no main address yet. */
async function signedIn(kind: Kind = "company admin") {
  const tenant = await newTenant({ name: "First", url: "" });
  return { db: tenant.db, property: tenant.propertyId, ...(await visitor(tenant, kind)) };
}

test("a property without a main address leads here, and on to its home once it has one", async () => {
  const { open, send, property } = await signedIn();
  expect((await open(layout, home)).headers.get("location")).toBe(`/app/${property}/setup-first-mainurl`);
  expect((await open(loader, screen)).data).toMatchObject({ title: "Where does First run?", property: { url: "" } });
  const answer = await send(action, screen, { mainUrl: " app.example.com " });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe(`/app/${property}`);
  expect((await open(layout, home)).status).toBe(200);
  expect((await open(loader, screen)).data).toMatchObject({ property: { url: "https://app.example.com" } });
});

test.each([
  ["", "error_url_invalid"],
  ["   ", "error_url_invalid"],
  ["https://*.example.com", "error_url_invalid"],
  ["two words.example.com", "error_url_invalid"],
  ["https://", "error_url_invalid"],
  ["ftp://example.com", "error_url_invalid"],
  ["javascript:alert(1)", "error_url_invalid"],
  ["someone@example.com", "error_url_invalid"],
  [`https://example.com/${"x".repeat(2000)}`, "text_error_too_long"],
  ["https://example.com/\u0000", "text_error_unstorable"],
])("%j comes back with its reason and as it was typed", async (url, code) => {
  const { send, db, property } = await signedIn();
  const answer = await send(action, screen, { mainUrl: url });
  expect(answer.status).toBe(422);
  expect(errorsOf(answer)?.mainUrl?.[0]).toBe(code);
  if (url) expect(answer.data).toMatchObject({ submission: { initialValue: { mainUrl: url } } });
  const row = await db.selectFrom("properties").select("url").where("id", "=", property).executeTakeFirstOrThrow();
  expect(row.url).toBe("");
});

test.each([
  ["localhost:3000/crm", "https://localhost:3000/crm"],
  ["http://intranet:8080", "http://intranet:8080"],
  ["app.example.com:8443", "https://app.example.com:8443"],
])("%j is kept as %j", async (url, stored) => {
  const { open, send } = await signedIn();
  expect((await send(action, screen, { mainUrl: url })).status).toBe(302);
  expect((await open(loader, screen)).data).toMatchObject({ property: { url: stored } });
});

test("the first address holds when a second one comes", async () => {
  const { open, send } = await signedIn();
  await send(action, screen, { mainUrl: "first.example.com" });
  const late = await send(action, screen, { mainUrl: "second.example.com" });
  expect(late.status).toBe(422);
  expect(errorsOf(late)).toEqual({ mainUrl: ["error_url_already_set"] });
  expect((await open(loader, screen)).data).toMatchObject({ property: { url: "https://first.example.com" } });
});

test("who may not edit the property sees the shell as usual, and may not set the address", async () => {
  const { open, send } = await signedIn("company contributor");
  expect((await open(layout, home)).status).toBe(200);
  const refusals = [await open(loader, screen), await send(action, screen, { url: "app.example.com" })];
  for (const { status } of refusals) expect(status).toBe(401);
});
