import fs from "node:fs";
import { defineConfig } from "@playwright/test";

const system = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
// Nothing but this machine is reached from a page.
const args = [
  "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE *.localhost",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
];

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results/applications",
  // One test goes through all of them.
  workers: 1,
  timeout: 300_000,
  reporter: [["list"]],
  use: {
    locale: "en-US",
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      ...(fs.existsSync(system) ? { executablePath: system } : {}),
      args: [...args, "--disable-component-update", "--disable-sync"],
    },
  },
});
