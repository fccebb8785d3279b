import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { missingPackages } from "#tests/applications/packages.mjs";
import { freePort } from "#tests/support/postgres.mjs";
import { chromium } from "./chromium.mjs";
import { counted, inShort, reportFile, runNode } from "./parts.mjs";
import { missingForTextBrowsers } from "./text-browsers.mjs";

const NO_BROWSER = "No Chromium could be found or installed: install one, or set CHROMIUM_PATH to its program.";

/** The player in a browser, against pages of its tests. */
export function playerInBrowser() {
  return inBrowser("player in a browser", "tests/player/playwright.config.ts", {});
}

/** Whether targets are found on pages that changed, judged in a browser. */
export function targetsInBrowser() {
  return inBrowser("targets on changed pages", "tests/targets/playwright.config.ts", {});
}

/** Whether targets are found in real applications two releases on. Their packages come from the registry, when it can be reached. */
export async function applicationsInBrowser() {
  const name = "targets in real applications";
  const missing = await missingPackages();
  if (missing.length > 0)
    return { name, passed: 0, failed: 0, note: `skipped: ${missing.join(", ")} cannot be fetched from the package registry` };
  return inBrowser(name, "tests/applications/playwright.config.ts", {});
}

/** The end-to-end tests, with scripts on and off, against the built application with the demo in a fresh data folder. */
export async function journeys() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "handrail-journeys-"));
  const [port, apiPort] = [await freePort(), await freePort()];
  const missing = missingForTextBrowsers();
  if (missing.length > 0) process.stdout.write(`· text browsers: skipped: ${missing.join(", ")} cannot be found or installed\n\n`);
  const env = { E2E_PORT: String(port), E2E_API_PORT: String(apiPort), E2E_DATA_DIR: path.join(dataDir, "data") };
  try {
    return await inBrowser("journeys in a browser", "tests/playwright.config.ts", env);
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

async function inBrowser(name, config, env) {
  const browser = await chromium();
  if (!browser) {
    console.error(NO_BROWSER);
    return { name, passed: 0, failed: 1 };
  }
  const file = reportFile(name.replaceAll(" ", "-"));
  const settings = { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(browser.executablePath && { CHROMIUM_PATH: browser.executablePath }) };
  const code = await runNode(["node_modules/@playwright/test/cli.js", "test", "-c", config, "--reporter=dot,json"], settings);
  return counted(name, file, code, ({ stats, suites }) => {
    const again = suites.flatMap((suite) => linesOf(suite, "flaky"));
    if (again.length > 0) process.stdout.write(`· passed at a second try:\n${again.map((line) => `  ${line}`).join("\n")}\n\n`);
    return { passed: stats.expected + stats.flaky, failures: suites.flatMap((suite) => linesOf(suite, "unexpected")) };
  });
}

/** The tests of a file with this outcome: "unexpected" failed, "flaky" did so once. */
function linesOf({ suites = [], specs = [] }, outcome) {
  const those = specs.filter(({ tests }) => tests.some(({ status }) => status === outcome));
  return [...those.map(asLine), ...suites.flatMap((suite) => linesOf(suite, outcome))];
}

function asLine({ file, title, tests }) {
  const { projectName, results } = tests.find(({ status }) => status !== "expected" && status !== "skipped");
  return inShort(`[${projectName}] ${file} › ${title}`, results.find(({ error }) => error)?.error.message);
}
