import fs from "node:fs";
import { createServer, type Server } from "node:net";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { startFile } from "#tests/support/child.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { secretsFor } from "./secrets.mjs";

const { folder, remove } = temporaryFolder();
afterAll(remove);

async function complaint(env: Record<string, string>): Promise<string> {
  const start = startFile("server/launch/start.mjs", [], { DATA_DIR: path.join(folder, "data"), ...env });
  expect((await start.ended).code).toBe(1);
  expect(start.output().trim().split("\n")).toHaveLength(1);
  return start.output();
}

function occupy(): Promise<{ server: Server; port: string }> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => resolve({ server, port: String((server.address() as { port: number }).port) }));
  });
}

test("a taken port is one clear line, for either of them", async () => {
  const { server, port } = await occupy();
  expect(await complaint({ PORT: port, API_PORT: "4198" })).toBe(
    `Port ${port} is in use. Stop the program that uses it, or set PORT to another port.\n`,
  );
  expect(await complaint({ API_PORT: port, PORT: "3198" })).toContain("set API_PORT to another port");
  server.close();
});

test("a data folder that cannot be made is one clear line", async () => {
  const file = path.join(folder, "a-file");
  fs.writeFileSync(file, "");
  expect(await complaint({ DATA_DIR: path.join(file, "data") })).toMatch(/^The data folder .* cannot be written \(ENOTDIR\)\./);
});

test("secrets are made once, for their owner only, and the settings accept them", () => {
  const env = { DATA_DIR: path.join(folder, "secrets") };
  const made = secretsFor(env);
  expect(fs.statSync(path.join(env.DATA_DIR, "secrets.json")).mode & 0o777).toBe(0o600);
  expect(fs.statSync(env.DATA_DIR).mode & 0o777).toBe(0o700);
  expect(secretsFor(env)).toEqual(made);
  expect(readEnv({ ...env, ...made }).REALM_KEYS.keys).toHaveLength(1);
});

test("a secret that was given is kept; in production none is made up", () => {
  const env = { DATA_DIR: path.join(folder, "other"), SESSION_SECRET: "given by the operator, long enough" };
  expect(secretsFor(env)).not.toHaveProperty("SESSION_SECRET");
  expect(secretsFor({ ...env, HANDRAIL_MODE: "production" })).toEqual({});
});
