import { afterAll, describe, expect, test } from "vitest";
import { openDatabase } from "#server/database/open-database.ts";
import { startFile, until } from "#tests/support/child.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { freePort } from "#tests/support/postgres.mjs";
import { secretsForTests } from "#tests/support/secrets.ts";
import { embeddedTemplate } from "#tests/support/template.ts";

const places: { remove(): void }[] = [];
afterAll(() => {
  for (const { remove } of places) remove();
});

/** Starts the built upstream on an empty embedded database: what it logged and who may sign in, once it listens or has ended. */
async function started(env: Record<string, string>) {
  const place = temporaryFolder();
  places.push(place);
  const where = { dataDir: place.folder, databaseUrl: undefined };
  await (await openDatabase({ dataDir: place.folder, template: await embeddedTemplate() })).close();
  const port = String(await freePort());
  const given = { ...secretsForTests, DATA_DIR: place.folder, DATABASE_URL: "", API_PORT: port, LOG_LEVEL: "info", ...env };
  const api = startFile("server/launch/serve.mjs", ["api"], given);
  let ended: { code: number | null } | null = null;
  void api.ended.then((end) => (ended = end));
  await until(`the start with ${JSON.stringify(env)}`, () => ended !== null || api.output().includes('"listening"'));
  api.child.kill("SIGTERM");
  const { code } = await api.ended;
  const { db, close } = await openDatabase(where);
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

  test("development mode without the demo, where others can reach it, says so", async () => {
    const { managers, output } = await started({ HANDRAIL_MODE: "development", DEMO: "off", HOST: "0.0.0.0" });
    expect([managers, output.includes("Development mode listens on 0.0.0.0, beyond this computer.")]).toEqual([0, true]);
  });
});
