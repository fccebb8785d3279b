import fs from "node:fs";
import type { PlaywrightTestConfig } from "@playwright/test";

// The last list of features counts, so Playwright's own comes first in it (chromiumSwitches.ts).
const PLAYWRIGHTS_OWN = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];
/** Pages of its address bar that a whole Chromium starts with each window, and a process in reserve: two thirds of what a test's context costs. */
const OF_WINDOWS = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];

export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...PLAYWRIGHTS_OWN, ...OF_WINDOWS].join()}`,
];

const system = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

/** A run against pages of its tests, in the browser that CHROMIUM_PATH names or the system's, else Playwright's. */
export function browserRun(name: string, { use, ...more }: PlaywrightTestConfig, args: string[] = []): PlaywrightTestConfig {
  return {
    testDir: ".",
    testMatch: "*.spec.ts",
    outputDir: `../../test-results/${name}`,
    reporter: [["list"]],
    // As in tests/playwright.config.ts.
    retries: 1,
    ...more,
    use: {
      locale: "en-US",
      ...use,
      launchOptions: { ...(fs.existsSync(system) ? { executablePath: system } : {}), args: [...args, ...CHROMIUM_ARGS] },
    },
  };
}
