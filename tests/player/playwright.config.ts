import { browserRun } from "#tests/support/browser-run.ts";

export default browserRun("player", {
  globalSetup: "./support/build-once.ts",
  fullyParallel: true,
  // One more than processors: many tests wait for what must not happen.
  workers: Number(process.env.PLAYER_TEST_WORKERS ?? 3),
  timeout: 240_000,
  expect: { timeout: 30_000 },
});
