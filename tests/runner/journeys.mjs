import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "../support/postgres.mjs";
import { chromium } from "./chromium.mjs";
import { counted, reportFile, runNode } from "./parts.mjs";

/** The end-to-end tests, with scripts on and off, against the built application with the demo in a fresh data folder. */
export async function journeys() {
  const name = "journeys in a browser";
  const browser = await chromium();
  if (!browser) {
    console.error("No Chromium could be found or installed: install one, or set CHROMIUM_PATH to its program.");
    return { name, passed: 0, failed: 1 };
  }
  const file = reportFile("journeys");
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "handrail-journeys-"));
  const env = {
    E2E_PORT: String(await freePort()),
    E2E_API_PORT: String(await freePort()),
    E2E_DATA_DIR: dataDir,
    CHROMIUM_PATH: browser.executablePath ?? "",
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  };
  const code = await runNode(
    ["node_modules/@playwright/test/cli.js", "test", "-c", "tests/playwright.config.ts", "--reporter=dot,json"],
    env,
  );
  fs.rmSync(dataDir, { recursive: true, force: true });
  return counted(name, file, code, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }));
}
