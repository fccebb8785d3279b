import { beforeAll, expect, test } from "vitest";
import { readPreferences } from "#app/preferences.server.ts";
import { newManager, PASSWORD } from "#server/realm/testing/new-manager.ts";
import { Browser } from "#tests/support/browser.ts";
import { dashboard, requestOf } from "#tests/support/dashboard.ts";
import type { RealmServer } from "#tests/support/realm-server.ts";
import { signInTo } from "./answers.ts";

let server: RealmServer;
beforeAll(async () => {
  server = await dashboard();
});

// The person's language is copied into the browser at sign-in, unless one was chosen in it (design section 4).
test.each([
  ["a browser that knows nothing", {}, "de", { language: "de", copied: true }],
  ["a browser in which one was chosen", { language: "en", sidebar: "collapsed" }, "de", { language: "en", sidebar: "collapsed" }],
  ["a browser with that of who was there before", { language: "en", copied: true }, "de", { language: "de", copied: true }],
  ["a browser with that of who was there before, for somebody without", { language: "de", copied: true }, null, {}],
] as const)("signing in with %s", async (_, kept, language, expected) => {
  const { db } = server.parts;
  const { id, email } = await newManager(db);
  await db.updateTable("managers").set({ language }).where("id", "=", id).execute();
  const cookies = new Map([["handrail_preferences", Buffer.from(JSON.stringify(kept)).toString("base64")]]);
  await signInTo(email, PASSWORD, new Browser(), cookies);
  expect(cookies.has("handrail_session")).toBe(true);
  expect(await readPreferences(requestOf(cookies, "/app"))).toEqual(expected);
});
