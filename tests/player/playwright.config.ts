import fs from "node:fs";
import { defineConfig } from "@playwright/test";

const system = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results/player",
  fullyParallel: true,
  workers: Number(process.env.PLAYER_TEST_WORKERS ?? 2),
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: {
    locale: "en-US",
    launchOptions: {
      ...(fs.existsSync(system) ? { executablePath: system } : {}),
      args: [...args, "--disable-component-update", "--disable-sync"],
    },
  },
});
