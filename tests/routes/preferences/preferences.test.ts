import { beforeAll, describe, expect, test } from "vitest";
import { readPreferences } from "#app/preferences.server.ts";
import { action as language, loader as languagePage } from "#app/routes/preferences/language/page.tsx";
import { action as sidebar, loader as sidebarPage } from "#app/routes/preferences/sidebar/page.tsx";
import { requestOf } from "#tests/support/dashboard.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

let tenant: Tenant;
beforeAll(async () => {
  tenant = await newTenant();
});
const kept = (who: Visitor) => readPreferences(requestOf(who.cookies, "/"));

test("language and side bar are kept in this browser beside one another", async () => {
  const admin = await visitor(tenant, "company admin");
  expect((await admin.send(language, "/preferences/language", { language: "de", return: "/app/7/home?x=1" })).to).toBe("/app/7/home?x=1");
  await admin.send(sidebar, "/preferences/sidebar", { sidebar: "collapsed" });
  expect(await kept(admin)).toEqual({ language: "de", sidebar: "collapsed" });
  expect((await tenant.call("company admin", "GET", "/v3/managers/me")).body.language).toBe("de");
});

test("somebody who is not signed in has a language too", async () => {
  const nobody = await visitor(tenant, null);
  expect((await nobody.send(language, "/preferences/language", { language: "de" })).status).toBe(302);
  expect(await kept(nobody)).toEqual({ language: "de" });
});

describe.each([
  ["language", language, "/preferences/language"],
  ["sidebar", sidebar, "/preferences/sidebar"],
] as const)("%s", (_, action, address) => {
  test.each([
    "https://evil.test",
    "//evil.test",
    "/\\evil.test",
    "/%5cevil.test",
    "javascript:alert(1)",
    "\u0000/app",
    "x".repeat(5000),
    "",
  ])("never leads to %j", async (hostile) => {
    const nobody = await visitor(tenant, null);
    expect((await nobody.send(action, address, { return: hostile })).to).toBe("/app");
  });

  test("what is no choice is the usual one", async () => {
    const nobody = await visitor(tenant, null);
    await nobody.send(action, address, { [address.endsWith("language") ? "language" : "sidebar"]: "<script>" });
    expect(Object.values(await kept(nobody))).toEqual([address.endsWith("language") ? "en" : "expanded"]);
  });

  test("a form of another site is refused, and a request that is no form", async () => {
    const admin = await visitor(tenant, "company admin");
    expect((await admin.send(action, address, { language: "de" }, {}, "https://evil.test")).status).toBe(403);
    const json = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
    expect((await admin.send(action, address, json)).status).toBe(415);
  });
});

test("opened as addresses they lead to the start", () => {
  for (const page of [languagePage, sidebarPage]) expect(page().headers.get("location")).toBe("/app");
});
