import { prepare } from "#server/launch/build.mjs";
import { run } from "#server/launch/complaint.mjs";
import { installWhenNeeded } from "#server/launch/install.mjs";
import { inTurn } from "#server/launch/turn.mjs";
import { missingPackages } from "./applications/packages.mjs";
import { applicationsInBrowser, journeys, playerInBrowser, targetsInBrowser } from "./runner/journeys.mjs";
import { check, command } from "./runner/parts.mjs";
import { unitTests, unitTestsOnPostgres } from "./runner/unit-tests.mjs";

// npm test: everything, on a fresh clone too. npm run check (--quick): all but PostgreSQL and the browser.
await run(async () => {
  const quick = process.argv.includes("--quick");
  await inTurn(installWhenNeeded);
  // Which takes a minute of waiting, and is done long before it is needed.
  if (!quick) missingPackages();
  const total = { passed: 0, failed: 0 };
  const said = [];
  // One after the other; those that stand together at the same time, as each of them keeps one processor busy.
  const parts = [
    [
      () => command("lint", ["node_modules/@biomejs/biome/bin/biome", "check", "."]),
      () => command("types", ["node_modules/typescript/bin/tsc", "--noEmit"]),
      () => check("build", prepare),
    ],
    [unitTests],
    ...(quick ? [] : [[unitTestsOnPostgres], [playerInBrowser], [targetsInBrowser, applicationsInBrowser], [journeys]]),
  ];
  for (const together of parts) await Promise.all(together.map(timed));

  async function timed(part) {
    const began = performance.now();
    const { name, passed, failed, failures = [], note } = await part();
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) said.push(`✗ ${name}`, ...failures.map((failure) => `  ${failure}`));
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    process.stdout.write(`· ${name}: ${note ?? `${passed} ok, ${failed} not ok`} (${seconds} s)\n\n`);
  }

  // Once more at the end, where whoever reads only the last lines finds it.
  for (const line of said) process.stdout.write(`${line}\n`);
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});
