import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { within } from "#server/launch/root.mjs";
import { startFile } from "#tests/support/child.ts";

// The dashboard as served from the build, which `npm test` makes beforehand.
test("a broken setting of the dashboard is one clear line and exit code 1", async () => {
  const given = { NODE_ENV: "production", PORT: "3197", SESSION_SECRET: "too-short", HOST: "127.0.0.1" };
  const web = startFile("server/launch/serve.mjs", ["web"], given);
  expect((await web.ended).code).toBe(1);
  expect(web.output()).toBe("Setting SESSION_SECRET must have at least 32 characters.\n");
});

/** The files that a script of the build imports at once. */
function importsOf(name: RegExp): string[] {
  const folder = within("build/client/assets");
  const files = fs.readdirSync(folder).filter((file) => name.test(file));
  expect(files).toHaveLength(1);
  return files.flatMap((file) =>
    [...fs.readFileSync(path.join(folder, file), "utf8").matchAll(/from"\.\/([^"]+)"/g)].map(([, to = ""]) => to),
  );
}

// A circle of scripts fails in every browser, and what reports alone are drawn with must not come with all screens.
test("the script that every screen has needs no other, and that of reports needs it alone", () => {
  expect(importsOf(/^entry\.client-.*\.js$/)).toEqual([]);
  expect(importsOf(/^analytics-.*\.js$/).map((file) => file.replace(/-.*/, ""))).toEqual(["entry.client"]);
});
