import { afterAll, describe, expect, test } from "vitest";
import { openDatabase } from "#server/database/open-database.ts";
import { startFile, until } from "#tests/support/child.ts";
import { emptyPlace } from "#tests/support/database.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { freePort } from "#tests/support/postgres.mjs";
import { secretsForTests } from "#tests/support/secrets.ts";
import { embeddedTemplate } from "#tests/support/template.ts";

const places: { remove(): void }[] = [];
afterAll(() => {
  for (const { remove } of places) remove();
});

/** A folder with an empty embedded database. */
async function emptyDatabase(): Promise<string> {
  const place = temporaryFolder();
  places.push(place);
  await (await openDatabase({ dataDir: place.folder, template: await embeddedTemplate() })).close();
  return place.folder;
}

/** Starts the built upstream on an embedded database: what it logged and who may sign in, once it listens or has ended. */
async function started(env: Record<string, string>, dataDir?: string, role = "api") {
  const folder = dataDir ?? (await emptyDatabase());
  const port = String(await freePort());
  const given = { ...secretsForTests, DATA_DIR: folder, DATABASE_URL: "", API_PORT: port, LOG_LEVEL: "info", ...env };
  const api = startFile("server/launch/serve.mjs", [role], given);
  let ended: { code: number | null } | null = null;
  void api.ended.then((end) => (ended = end));
  await until(`the start with ${JSON.stringify(env)}`, () => ended !== null || api.output().includes('"listening"'));
  api.child.kill("SIGTERM");
  const { code } = await api.ended;
  const { db, close } = await openDatabase({ dataDir: folder });
  const managers = await db.selectFrom("managers").select("email").execute();
  await close();
  return { code, output: api.output(), managers: managers.length };
}

// Only for the embedded database: with DATABASE_URL there is no demo unless requested.
describe.skipIf(process.env.TEST_DATABASE_URL).concurrent("who may sign in after a first start", () => {
  test.each([
    ["production", "", 0],
    ["production", "on", 8],
    ["development", "", 8],
  ])("%s with DEMO=%j: %i managers", async (mode, demo, expected) => {
    const { code, managers, output } = await started({ HANDRAIL_MODE: mode, DEMO: demo, HOST: "127.0.0.1" });
    expect([code, managers]).toEqual([0, expected]);
    expect(output).not.toContain("beyond this computer");
  });

  test("production with the demo, where others can reach it, is refused in one line", async () => {
    const { code, managers, output } = await started({ HANDRAIL_MODE: "production", DEMO: "on", HOST: "0.0.0.0" });
    expect([code, managers]).toEqual([1, 0]);
    expect(output).toBe(
      "Setting DEMO must be off in production mode unless HOST is a loopback address, because its passwords are public.\n",
    );
  });

  test("production on a database that got the demo before is refused in one line, unless it was asked for", async () => {
    const folder = await emptyDatabase();
    await started({ HANDRAIL_MODE: "development", HOST: "127.0.0.1" }, folder);
    for (const DEMO of ["", "off"]) {
      const { code, output } = await started({ HANDRAIL_MODE: "production", DEMO, HOST: "127.0.0.1" }, folder);
      expect([DEMO, code, output]).toEqual([
        DEMO,
        1,
        "This database holds the demo, whose passwords are public. Set DATA_DIR to another folder for production, or DEMO=on to show the demo on this computer alone.\n",
      ]);
    }
    expect((await started({ HANDRAIL_MODE: "production", DEMO: "on", HOST: "127.0.0.1" }, folder)).code).toBe(0);
  });

  test("development mode without the demo, where others can reach it, says so", async () => {
    const { managers, output } = await started({ HANDRAIL_MODE: "development", DEMO: "off", HOST: "0.0.0.0" });
    expect([managers, output.includes("Development mode listens on 0.0.0.0, beyond this computer.")]).toEqual([0, true]);
  });
});

test("workers of their own are refused on the embedded database, in one line", async () => {
  const { code, output } = await started({ HANDRAIL_START: "worker" }, undefined, "worker");
  expect([code, output]).toEqual([
    1,
    "Setting DATABASE_URL is required for workers of their own: the embedded database serves one process.\n",
  ]);
});

describe.skipIf(!process.env.TEST_DATABASE_URL)("a worker on PostgreSQL", () => {
  test("works without a port, and stops when it is told to", async () => {
    const place = await emptyPlace();
    const env = { ...secretsForTests, DATABASE_URL: place.where.databaseUrl ?? "", LOG_LEVEL: "info" };
    const worker = startFile("server/launch/serve.mjs", ["worker"], env);
    await until("the worker", () => worker.output().includes('"working"'));
    worker.child.kill("SIGTERM");
    expect((await worker.ended).code).toBe(0);
    expect(worker.output()).not.toContain('"listening"');
    await place.remove();
  });
});
