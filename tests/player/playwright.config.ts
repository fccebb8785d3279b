import { browserRun } from "#tests/support/browser-run.ts";

export default browserRun("player", {
  globalSetup: "./support/build-once.ts",
  fullyParallel: true,
  workers: Number(process.env.PLAYER_TEST_WORKERS ?? 2),
  timeout: 240_000,
  expect: { timeout: 30_000 },
});
