import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Hono } from "hono";
import { beforeAll, expect, test } from "vitest";
import { problemAnswer } from "#server/http/problem-answer.ts";
import type { Parts } from "#server/parts.ts";
import { testParts } from "#tests/support/parts.ts";
import { playerRoutes } from "./routes.ts";

let parts: Parts;
beforeAll(async () => {
  parts = await testParts();
});

const nameOf = (mark: string) => `rest-${mark.repeat(16)}.js`;

/** An instance with a build of its own, whose rest says which one it is. */
async function instance(mark: string) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "player-"));
  const build = async (letter: string) => {
    for (const file of await fs.readdir(folder)) await fs.rm(path.join(folder, file));
    await fs.writeFile(path.join(folder, nameOf(letter)), `rest ${letter}`);
    await fs.writeFile(path.join(folder, "player.js"), `first of ${letter}`);
  };
  await build(mark);
  const app = new Hono();
  app.onError((error, context) => problemAnswer(context, error));
  app.route("/player", playerRoutes(parts, { folder }));
  return { build, get: (file: string) => app.request(`/player/${file}`) };
}

test("the rest is served under its name for ever, to any origin", async () => {
  const one = await instance("a");
  await one.get("player.js");
  const answer = await one.get(nameOf("a"));
  expect([answer.status, await answer.text()]).toEqual([200, "rest a"]);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
});

test("a page that was opened before a release gets the rest of its own player afterwards", async () => {
  const one = await instance("b");
  await one.get("player.js");
  await one.build("c");
  expect(await (await one.get("player.js")).text()).toBe("first of c");
  expect(await (await one.get(nameOf("b"))).text()).toBe("rest b");
  expect(await (await one.get(nameOf("c"))).text()).toBe("rest c");
  // Another machine, which never had that build.
  const later = await instance("d");
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

test.each([nameOf("9"), "rest-.js", "rest-0.js", "rest-..%2fplayer.js", "rest-zzzzzzzzzzzzzzzz.js"])("%s is not there", async (name) => {
  expect((await (await instance("2")).get(name)).status).toBe(404);
});

test("of the last 50 releases each is kept", async () => {
  const old = Array.from({ length: 60 }, (_, index) => ({
    name: `rest-${index.toString(16).padStart(16, "0")}.js`,
    content: `old ${index}`,
    kept_at: new Date(Date.UTC(2020, 0, 1 + index)),
  }));
  await parts.db.insertInto("player_files").values(old).execute();
  const one = await instance("3");
  await one.get("player.js");
  const { length } = await parts.db.selectFrom("player_files").select("name").execute();
  expect(length).toBe(50);
  expect((await one.get(old[0]!.name)).status).toBe(404);
  expect(await (await one.get(old[59]!.name)).text()).toBe("old 59");
});
