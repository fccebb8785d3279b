import { type ChildProcess, spawn } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#tests/support/postgres.mjs";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const START_LIMIT_MS = 300_000;

/** One process of the product, which a test may kill, halt and start again. */
class Part {
  private child: ChildProcess | null = null;

  constructor(
    private readonly args: string[],
    private readonly env: Record<string, string>,
    private readonly alive: string,
  ) {}

  async start(): Promise<void> {
    this.child = spawn(process.execPath, this.args, {
      cwd: ROOT,
      env: { ...process.env, ...this.env },
      stdio: ["ignore", "ignore", "inherit"],
    });
    for (const until = Date.now() + START_LIMIT_MS; Date.now() < until; await sleep(100)) {
      const answer = await fetch(this.alive, { signal: AbortSignal.timeout(2000) }).catch(() => null);
      await answer?.body?.cancel();
      if (answer?.ok) return;
    }
    throw new Error(`${this.args.join(" ")} did not start`);
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGCONT");
    child.kill("SIGKILL");
    await ended;
  }

  halt = () => this.child?.kill("SIGSTOP");
  resume = () => this.child?.kill("SIGCONT");
}

/** The built product on ports and a copy of the demo of its own, in parts that a test can take away. */
export async function ownProduct() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "handrail-faults-"));
  fs.cpSync(process.env.E2E_DEMO_DIR ?? "", dataDir, { recursive: true });
  const [port, apiPort] = [await freePort(), await freePort()];
  const [web, api] = [`http://localhost:${port}`, `http://localhost:${apiPort}`];
  const key = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });
  const env = {
    NODE_ENV: "production" as const,
    HOST: "127.0.0.1",
    PORT: String(port),
    API_PORT: String(apiPort),
    WEB_URL: web,
    API_URL: api,
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    DEMO: "on",
    RATE_LIMITS: "off",
    LOG_LEVEL: "silent",
    SUPPORT_MAIL: "support@handrail.test",
    SESSION_SECRET: "session-secret-of-the-faults-0123456789",
    COOKIE_KEYS: "cookie-keys-of-the-faults-0123456789abc",
    CLIENT_SECRET: "client-secret-of-the-faults-0123456789a",
    REALM_KEYS: JSON.stringify({ keys: [{ ...key, kid: "faults", use: "sig", alg: "ES256" }] }),
  };
  const parts = {
    api: new Part(["build/api/main.js"], env, `${api}/readyz`),
    web: new Part(
      ["--import", "./server/launch/web-hooks.mjs", "node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"],
      env,
      `${web}/healthz`,
    ),
  };
  await parts.api.start();
  await parts.web.start();
  return {
    ...parts,
    url: web,
    application: `${api}/demo/crm/`,
    outbox: `${api}/realms/handrail/outbox`,
    stop: async () => {
      await parts.web.kill();
      await parts.api.kill();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
