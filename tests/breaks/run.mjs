import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { run } from "#server/launch/complaint.mjs";
import { within } from "#server/launch/root.mjs";
import { BREAKS } from "./breaks.mjs";

// npm run breaks [-- words]: breaks one behaviour after the other (those whose words are named, else all) and says whether its tests notice.
// Each is mended again before the next, also when the run is interrupted.
await run(async () => {
  const words = process.argv.slice(2);
  const chosen = BREAKS.filter(({ what, file }) => words.length === 0 || words.some((word) => `${what} ${file}`.includes(word)));
  const unnoticed = [];
  const sound = new Set();
  for (const each of chosen) {
    // Tests that fail by themselves notice nothing.
    const group = each.tests.join(" ");
    if (!sound.has(group) && testsFail(each.tests)) throw new Error(`The tests ${group} fail before anything is broken`);
    sound.add(group);
    const noticed = tryBreak(each);
    if (!noticed) unnoticed.push(each);
    process.stdout.write(`${noticed ? "noticed  " : "UNNOTICED"} ${each.what} (${each.file})\n`);
  }
  process.stdout.write(`${chosen.length - unnoticed.length} of ${chosen.length} deliberate breaks were noticed\n`);
  process.exitCode = chosen.length - unnoticed.length < Math.ceil((chosen.length * 55) / 60) ? 1 : 0;
});

/** @param {import("./at.mjs").Break} broken */
function tryBreak({ what, file, from, to, tests }) {
  const place = within(file);
  const whole = fs.readFileSync(place, "utf8");
  if (whole.split(from).length !== 2) throw new Error(`"${what}" is not one place of ${file} any more: mend the list`);
  const mend = () => fs.writeFileSync(place, whole);
  const interrupted = () => {
    mend();
    process.exit(130);
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, interrupted);
  try {
    fs.writeFileSync(
      place,
      whole.replace(from, () => to),
    );
    return testsFail(tests);
  } finally {
    mend();
    for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, interrupted);
  }
}

/** Whether a test that ran says so: a run without tests, or one that could not begin, notices nothing. */
function testsFail(tests) {
  const report = path.join(os.tmpdir(), `handrail-break-${process.pid}.json`);
  fs.rmSync(report, { force: true });
  const words = ["run", "-c", "tests/vitest.config.ts", "--bail=1", "--reporter=json", `--outputFile=${report}`, ...tests];
  spawnSync(process.execPath, [within("node_modules/vitest/vitest.mjs"), ...words], { cwd: within("."), stdio: "ignore" });
  if (!fs.existsSync(report)) throw new Error(`The tests ${tests.join(" ")} left no report`);
  const { numTotalTests, numFailedTests } = JSON.parse(fs.readFileSync(report, "utf8"));
  fs.rmSync(report, { force: true });
  if (numTotalTests === 0) throw new Error(`The tests ${tests.join(" ")} could not begin`);
  return numFailedTests > 0;
}
