// @vitest-environment node
import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "#tests/support/folder.ts";
import { buildPlayer, LIMITS } from "./build.mjs";

it("the first file has at most 12 KB of gzip and the rest 20, and a build that has more fails", async () => {
  expect(LIMITS).toEqual({ first: 12 * 1024, rest: 20 * 1024 });
  const { folder, remove } = temporaryFolder();
  const { first, rest } = await buildPlayer(folder);
  expect([first.gzip <= LIMITS.first, rest.gzip <= LIMITS.rest]).toEqual([true, true]);
  await expect(buildPlayer(folder, { ...LIMITS, first: first.gzip - 1 })).rejects.toThrow(`first file has ${first.gzip} bytes`);
  await expect(buildPlayer(folder, { ...LIMITS, rest: rest.gzip - 1 })).rejects.toThrow(`rest file has ${rest.gzip} bytes`);
  remove();
});

it("the first file names the rest, which an older build's makes way for", async () => {
  const { folder, remove } = temporaryFolder();
  const old = path.join(folder, "rest-0123456789abcdef.js");
  fs.writeFileSync(old, "old");
  await buildPlayer(folder);
  const [name = ""] = /rest-[0-9a-f]{16}\.js/.exec(fs.readFileSync(path.join(folder, "player.js"), "utf8")) ?? [];
  expect(fs.readdirSync(folder).sort()).toEqual(["player.js", "preview.js", "render-step.mjs", name].sort());
  remove();
});
