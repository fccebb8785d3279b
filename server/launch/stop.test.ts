import { execFileSync } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "#server/database/open-database.ts";
import { startFile, until } from "#tests/support/child.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { freePort } from "#tests/support/postgres.mjs";
import { embeddedTemplate } from "#tests/support/template.ts";

const place = temporaryFolder();
let launcher: ReturnType<typeof startFile> | undefined;
afterAll(async () => {
  launcher?.child.kill("SIGTERM");
  await launcher?.ended;
  place.remove();
});

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(15_000) }).catch(() => null);
  await answer?.text();
  return answer?.ok ?? false;
}

/** A client that sends requests on one open connection until nobody answers. */
function keepAsking(url: string): { failed: Promise<void> } {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      http.get(url, { agent }, (answer) => answer.resume().once("end", resolve).once("error", reject)).once("error", reject);
    });
  const failed = (async () => {
    for (;;) await ask();
  })().catch(() => agent.destroy());
  return { failed };
}

function childOf(parent: number, program: string): number {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" }).split("\n");
  const found = lines
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .find((one) => Number(one?.[2]) === parent && one?.[3]?.includes(program));
  return Number(found?.[1]);
}

// Both processes as `npm start` runs them, from the build, which `npm test` makes before this runs.
test.skipIf(process.env.TEST_DATABASE_URL)(
  "a crash of one side leaves the other answering and is mended; SIGTERM under traffic ends both in time, with the database closed",
  async () => {
    // A migrated database: making one takes longer than everything else.
    await (await openDatabase({ dataDir: place.folder, template: await embeddedTemplate() })).close();
    const [port, apiPort] = [await freePort(), await freePort()];
    const [web, api] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${apiPort}`];
    const env = {
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: place.folder,
      DATABASE_URL: "",
      DEMO: "off",
      RATE_LIMITS: "off",
    };
    const started = startFile("server/launch/start.mjs", [], { ...env, LOG_LEVEL: "warn", NODE_ENV: "production" });
    launcher = started;
    await until("the welcome", () => started.output().includes("Handrail is ready"));

    process.kill(childOf(started.child.pid!, "remix"), "SIGKILL");
    let isBack = false;
    while (!isBack) {
      expect(await answers(`${api}/readyz`)).toBe(true);
      isBack = started.output().includes("web ended unexpectedly (SIGKILL)") && (await answers(`${web}/healthz`));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    process.kill(childOf(started.child.pid!, "build/api/main.js"), "SIGKILL");
    await until("the notice", () => started.output().includes("api ended unexpectedly (SIGKILL)"));
    await expect.poll(() => answers(`${api}/readyz`), { timeout: 300_000 }).toBe(true);
    expect(await answers(`${web}/healthz`)).toBe(true);
    // LOG_LEVEL says that requests are no news.
    expect(started.output()).not.toContain("GET /healthz");

    const clients = [web, web, web, api, api, api].map((side) => keepAsking(`${side}/healthz`));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const began = performance.now();
    started.child.kill("SIGTERM");
    expect(await started.ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - began).toBeLessThan(6_000);
    expect(
      fs
        .readdirSync(place.folder, { recursive: true })
        .map(String)
        .filter((file) => path.basename(file) === "database.lock"),
    ).toEqual([]);
    await Promise.all(clients.map(({ failed }) => failed));
  },
);
