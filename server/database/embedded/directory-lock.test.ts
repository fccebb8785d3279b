import fs from "node:fs";
import path from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { startFile, until } from "#tests/support/child.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { DirectoryInUse, lockDirectory } from "./directory-lock.ts";
import { ownIdentity } from "./process-identity.ts";

const { folder, remove } = temporaryFolder();
const file = path.join(folder, "database.lock");
const holders: ReturnType<typeof startFile>[] = [];
const hold = () => {
  const holder = startFile("tests/support/processes/hold-lock.ts", [file]);
  holders.push(holder);
  return holder;
};
afterEach(() => {
  for (const { child } of holders.splice(0)) child.kill("SIGKILL");
  fs.rmSync(file, { force: true });
});
afterAll(remove);

test("a second process is refused with one line that says what to do", async () => {
  const first = hold();
  await until("the first to lock", () => first.output() === "locked\n");
  const second = hold();
  expect((await second.ended).code).toBe(1);
  expect(second.output()).toMatch(
    /^The embedded database is in use by another process \(process \d+\)\. Stop it, or set DATA_DIR [^\n]*\n$/,
  );
});

test("the lock of a killed process is taken over", async () => {
  const first = hold();
  await until("the first to lock", () => first.output() === "locked\n");
  first.child.kill("SIGKILL");
  await first.ended;
  const release = await lockDirectory(file);
  expect(fs.existsSync(file)).toBe(true);
  release();
  expect(fs.existsSync(file)).toBe(false);
});

test("of processes that race for a stale lock, exactly one wins", async () => {
  fs.writeFileSync(file, JSON.stringify({ ...ownIdentity(), pid: 2 ** 22 + 1, started: "long ago" }));
  const racers = [hold(), hold(), hold(), hold()];
  await until("all to decide", () => racers.every((racer) => racer.output().includes("\n")));
  expect(racers.filter((racer) => racer.output() === "locked\n")).toHaveLength(1);
});

test("the number of a dead process that another one got later does not keep the lock", async () => {
  fs.writeFileSync(file, JSON.stringify({ ...ownIdentity(), started: "another start" }));
  (await lockDirectory(file))();
});

test("a lock from another host is taken over only after its heartbeat stopped", async () => {
  fs.writeFileSync(file, JSON.stringify({ pid: 1, started: "x", host: "elsewhere.test" }));
  const past = new Date(Date.now() - 60_000);
  fs.utimesSync(file, past, past);
  (await lockDirectory(file))();
});

test("this process itself cannot take it twice", async () => {
  const release = await lockDirectory(file);
  await expect(lockDirectory(file)).rejects.toBeInstanceOf(DirectoryInUse);
  release();
});
