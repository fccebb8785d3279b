import { type Browser, expect, test } from "@playwright/test";
import { APPLICATIONS } from "./all.ts";
import { missingPackages } from "./packages.mjs";
import { type Case, finderScript, play } from "./play.ts";
import { asLine, isMissed, isWrong, shareIn, table } from "./results.ts";

let missing: string[] = [];
test.beforeAll(async () => {
  missing = await missingPackages();
});

/** Goes through the applications, two at a time. */
async function playAll(browser: Browser): Promise<Case[]> {
  const script = await finderScript();
  const waiting = [...APPLICATIONS];
  const cases: Case[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) cases.push(...(await play(browser, next, script)));
  };
  await Promise.all([worker(), worker()]);
  return cases;
}

// One test, because what must be found is a share of all.
test("targets captured in real applications are found after a reload and two releases on", async ({ browser }) => {
  test.skip(missing.length > 0, `skipped: ${missing.join(", ")} cannot be fetched`);
  const cases = await playAll(browser);
  process.stdout.write(
    `\n${table(cases)}\n${cases
      .filter(isMissed)
      .map((each) => `not found: ${asLine(each)}\n`)
      .join("")}\n`,
  );
  const after = (release: string) => cases.filter((each) => each.release === release);
  const few = APPLICATIONS.filter(({ name }) => after("newer").filter((each) => each.application === name && each.isThere).length < 10);
  expect
    .soft(
      few.map(({ name }) => name),
      "fewer than 10 targets",
    )
    .toEqual([]);
  expect.soft(cases.filter(isWrong).map(asLine), "found, and not the target").toEqual([]);
  expect.soft(after("older").filter(isMissed).map(asLine), "not found after a reload").toEqual([]);
  expect.soft(shareIn(after("newer")), "share found in the newer release").toBeGreaterThanOrEqual(0.95);
});
