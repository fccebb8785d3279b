import path from "node:path";
import { type Browser, expect, test } from "@playwright/test";
import { build } from "esbuild";
import type { Case } from "./harness/run-page.ts";
import type { Corpus } from "./in-page.ts";
import { addedByTightening, asLine, foundShare, isMissed, isWrong, share, table } from "./results.ts";

declare const corpus: Corpus;

/** Goes through every page in one browser page. */
async function runAll(browser: Browser): Promise<Case[]> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, "in-page.ts")],
    bundle: true,
    write: false,
    format: "iife",
    charset: "utf8",
    target: ["chrome109", "firefox115", "safari15.6"],
  });
  const page = await browser.newPage();
  await page.setContent("<!doctype html><html><head><meta charset=utf-8><title>Corpus</title></head><body></body></html>");
  await page.evaluate(outputFiles[0]!.text);
  const cases: Case[] = [];
  for (const name of await page.evaluate(() => corpus.pages)) cases.push(...(await page.evaluate((each) => corpus.run(each), name)));
  await page.close();
  return cases;
}

// One test, because a failed one would make the next go through the corpus again.
test("every target of the corpus is found where it must be, and nothing else ever is", async ({ browser }) => {
  const cases = await runAll(browser);
  const missed = cases.filter(isMissed).map(asLine);
  const open = cases.filter(({ expected }) => expected === "may").length;
  process.stdout.write(`\n${table(cases)}\n\n`);
  if (missed.length > 0) process.stdout.write(`not found:\n${missed.join("\n")}\n\n`);

  const pages = [...new Set(cases.map(({ page }) => page))];
  const changesOf = (name: string) =>
    new Set(cases.filter(({ page, mutation }) => page === name && isChange(mutation)).map(({ mutation }) => mutation));
  expect.soft(pages.length, "pages").toBeGreaterThanOrEqual(60);
  expect
    .soft(
      pages.filter((name) => changesOf(name).size < 12),
      "pages with fewer than 12 changes",
    )
    .toEqual([]);
  expect
    .soft(
      cases.filter(({ flaw }) => flaw).map((each) => `${each.flaw}: ${asLine(each)}`),
      "cases that are not sound",
    )
    .toEqual([]);
  expect.soft(open / cases.length, `${share(open, cases.length)} of the cases leave open what holds`).toBeLessThan(0.15);
  expect.soft(cases.filter(isWrong).map(asLine), "found, and not the target").toEqual([]);
  expect.soft(foundShare(cases), `not found: ${missed.length}`).toBeGreaterThanOrEqual(0.97);
  const added = addedByTightening(cases).map((each) => `${asLine(each)}: ${each.found.join(" | ")}`);
  expect.soft(added, "tightening never adds matches").toEqual([]);
});

const isChange = (mutation: string) => !/^(unchanged|late, still away)$/.test(mutation);
