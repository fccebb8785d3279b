import { expect, test } from "vitest";
import { startFile } from "#tests/support/child.ts";

// The dashboard as served from the build, which `npm test` makes beforehand.
test("a broken setting of the dashboard is one clear line and exit code 1", async () => {
  const given = { NODE_ENV: "production", PORT: "3197", SESSION_SECRET: "too-short", HOST: "127.0.0.1" };
  const web = startFile("server/launch/serve.mjs", ["web"], given);
  expect((await web.ended).code).toBe(1);
  expect(web.output()).toBe("Setting SESSION_SECRET must have at least 32 characters.\n");
});
