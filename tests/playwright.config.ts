import path from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS } from "#tests/support/browser-run.ts";

const root = path.resolve(import.meta.dirname, "..");
const port = process.env.E2E_PORT || "3190";
const apiPort = process.env.E2E_API_PORT || "4290";
const dataDir = process.env.E2E_DATA_DIR || path.join(root, ".cache/e2e-data");
// Made once, and copied for whatever begins with it; the tests find it by the same name.
process.env.E2E_DEMO_DIR ||= `${dataDir}-demo`;
const FAULTS = "**/faults.spec.ts";
const executablePath = process.env.CHROMIUM_PATH || undefined;

export default defineConfig({
  testDir: "./e2e",
  outputDir: path.join(root, "test-results"),
  // As long as a slow machine needs; who waits for a failure sets --timeout. `--trace on` records what a test did.
  timeout: 420_000,
  expect: { timeout: 40_000 },
  workers: 2,
  // A machine that is busy with something else may starve a test; what fails by itself fails again. Whatever did so is named.
  retries: 1,
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 60_000,
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: CHROMIUM_ARGS,
    },
  },
  projects: [
    { name: "js", use: { javaScriptEnabled: true }, testIgnore: FAULTS },
    // What is named *.scripts.spec.ts is about scripts.
    { name: "no-js", use: { javaScriptEnabled: false }, testIgnore: ["**/*.scripts.spec.ts", FAULTS] },
    // Whole processes are killed, and many pages open at once: after all else, and one after the other, so that nobody else waits for it.
    { name: "faults with js", use: { javaScriptEnabled: true }, testMatch: FAULTS, dependencies: ["js", "no-js"] },
    { name: "faults with no-js", use: { javaScriptEnabled: false }, testMatch: FAULTS, dependencies: ["faults with js"] },
  ],
  webServer: {
    command: "node tests/e2e/support/start.mjs",
    cwd: root,
    env: {
      PORT: port,
      API_PORT: apiPort,
      API_URL: `http://localhost:${apiPort}`,
      E2E_DEMO_DIR: process.env.E2E_DEMO_DIR,
      DATA_DIR: dataDir,
      DEMO: "on",
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
      SUPPORT_MAIL: "support@handrail.test",
    },
    url: `http://localhost:${port}/healthz`,
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
