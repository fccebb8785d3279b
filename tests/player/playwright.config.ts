import { browserRun } from "#tests/support/browser-run.ts";

export default browserRun("player", {
  fullyParallel: true,
  workers: Number(process.env.PLAYER_TEST_WORKERS ?? 2),
  timeout: 240_000,
  expect: { timeout: 30_000 },
});
