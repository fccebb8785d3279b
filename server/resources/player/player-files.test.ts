import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Hono } from "hono";
import { beforeAll, expect, test, vi } from "vitest";
import { problemAnswer } from "#server/http/problem-answer.ts";
import type { Parts } from "#server/parts.ts";
import { testParts } from "#tests/support/parts.ts";
import { dropOldPlayerFiles } from "./player-files.ts";
import { playerRoutes } from "./routes.ts";

let parts: Parts;
beforeAll(async () => {
  parts = await testParts();
});

const nameOf = (mark: string, part = "rest") => `${part}-${mark.repeat(16)}.js`;

/** An instance with a build of its own, whose files say which one it is. */
async function instance(mark: string) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "player-"));
  const build = async (letter: string) => {
    for (const file of await fs.readdir(folder)) await fs.rm(path.join(folder, file));
    for (const part of ["first", "rest", "panel", "search", "copilot", "editor"])
      await fs.writeFile(path.join(folder, nameOf(letter, part)), `${part} ${letter}`);
    await fs.writeFile(path.join(folder, "handrail.d.ts"), "export type A = 1;");
    await fs.writeFile(path.join(folder, "player.js"), `loader of ${letter}`);
  };
  await build(mark);
  const app = new Hono();
  app.onError((error, context) => problemAnswer(context, error));
  app.route("/player", playerRoutes(parts, { folder }));
  return { build, get: (file: string) => app.request(`/player/${file}`) };
}

test.each(["first", "rest", "panel", "search", "copilot", "editor"])(
  "the %s file is served under its name for ever, to any origin",
  async (part) => {
    const one = await instance("a");
    await one.get("player.js");
    const answer = await one.get(nameOf("a", part));
    expect([answer.status, await answer.text()]).toEqual([200, `${part} a`]);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  },
);

test("a page that was opened before a release gets the rest of its own player afterwards", async () => {
  const one = await instance("b");
  await one.get("player.js");
  await one.build("c");
  expect(await (await one.get("player.js")).text()).toBe("loader of c");
  expect(await (await one.get(nameOf("b"))).text()).toBe("rest b");
  expect(await (await one.get(nameOf("c"))).text()).toBe("rest c");
  // Another machine, which never had that build.
  const later = await instance("d");
  for (const part of ["first", "editor"]) expect(await (await later.get(nameOf("b", part))).text()).toBe(`${part} b`);
  expect(await (await later.get(nameOf("b"))).text()).toBe("rest b");
});

test("while two releases run side by side, each answers for the other", async () => {
  const [older, newer] = [await instance("e"), await instance("f")];
  await Promise.all([older.get("player.js"), newer.get("player.js")]);
  expect(await (await older.get(nameOf("f"))).text()).toBe("rest f");
  expect(await (await newer.get(nameOf("e"))).text()).toBe("rest e");
});

test("an instance that was never asked for its player.js has its own rest all the same", async () => {
  expect(await (await (await instance("1")).get(nameOf("1"))).text()).toBe("rest 1");
});

test.each([
  nameOf("9"),
  nameOf("1", "player"),
  "editor-0123456789abcdef0.js",
  "hints-.js",
  "rest-.js",
  "rest-0.js",
  "rest-..%2fplayer.js",
  "rest-zzzzzzzzzzzzzzzz.js",
])("%s is not there", async (name) => {
  expect((await (await instance("2")).get(name)).status).toBe(404);
});

test("the files of a release are dropped when no instance has had it for 30 days; one that runs keeps its own", async () => {
  const [name, running] = [nameOf("4", "editor"), await instance("3")];
  await running.get("player.js");
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await parts.db
    .insertInto("player_files")
    .values([
      { name, content: "old", kept_at: daysAgo(31) },
      { name: nameOf("5"), content: "rest 5", kept_at: daysAgo(29) },
    ])
    .execute();
  expect(await dropOldPlayerFiles(parts.db)).toBe(1);
  expect((await running.get(name)).status).toBe(404);
  expect(await (await running.get(nameOf("5"))).text()).toBe("rest 5");
  await parts.db
    .updateTable("player_files")
    .set({ kept_at: daysAgo(29) })
    .where("name", "=", nameOf("3"))
    .execute();
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 86_400_001);
  await running.get("player.js");
  vi.restoreAllMocks();
  const { kept_at } = await parts.db.selectFrom("player_files").select("kept_at").where("name", "=", nameOf("3")).executeTakeFirstOrThrow();
  expect(Date.now() - kept_at.getTime()).toBeLessThan(60_000);
});

test("the types of the calls are served as text", async () => {
  const answer = await (await instance("6")).get("handrail.d.ts");
  expect([answer.headers.get("content-type"), await answer.text()]).toEqual(["text/plain; charset=utf-8", "export type A = 1;"]);
});
