import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { build } from "esbuild";
import type { Target } from "#app/domain/targets/target.ts";
import { type Application, inNewer, inOlder, type Release, type Scene } from "./application.ts";
import type { Outcome } from "./in-page.ts";
import { folderOf, PACKAGES } from "./packages.mjs";
import { openApplication } from "./serve.ts";

export type Case = {
  application: string;
  release: Release;
  target: string;
  isThere: boolean;
  outcome: Outcome;
  taken: string;
};

/** Captures every target in the older release, and looks for it there after a reload and in the newer release. */
export async function play(browser: Browser, application: Application, script: string): Promise<Case[]> {
  const cases: Case[] = [];
  for (const scene of application.scenes) {
    const captured = await inScene(browser, application, "older", scene, script, (page) => captureAll(page, scene));
    for (const release of ["older", "newer"] as const) {
      const seen = await inScene(browser, application, release, scene, script, (page) => judgeAll(page, scene, release, captured));
      cases.push(...seen.map((one) => ({ ...one, application: application.name, target: `${scene.name} · ${one.target}` })));
    }
  }
  return cases;
}

/** The capture of the in-page editor and the finder of the player, for a page. */
export async function finderScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, "in-page.ts")],
    bundle: true,
    write: false,
    format: "iife",
    charset: "utf8",
    target: ["chrome109", "firefox115", "safari15.6"],
  });
  return outputFiles[0]!.text;
}

async function inScene<T>(
  browser: Browser,
  application: Application,
  release: Release,
  scene: Scene,
  script: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-US" });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.addInitScript(script);
    const version = PACKAGES[application.package][release];
    await openApplication(page, application, path.join(folderOf(application.package, version), application.files[release]));
    await scene.reach(page);
    await settled(page);
    return await work(page);
  } catch (error) {
    throw new Error(`${application.name}, ${release}, ${scene.name}: ${(error as Error).message}`, { cause: error });
  } finally {
    await context.close();
  }
}

/** Waits until nothing of the page has changed for a moment. */
async function settled(page: Page): Promise<void> {
  let [before, now] = ["", await page.content()];
  for (let round = 0; round < 20 && before !== now; round++) {
    await page.waitForTimeout(300);
    [before, now] = [now, await page.content()];
  }
}

async function captureAll(page: Page, scene: Scene): Promise<Map<string, Target>> {
  const captured = new Map<string, Target>();
  for (const [name, truth] of Object.entries(scene.targets)) {
    const locate = inOlder(truth);
    captured.set(name, await locate(page).evaluate((element) => window.finder.capture(element)));
  }
  return captured;
}

async function judgeAll(page: Page, scene: Scene, release: Release, captured: Map<string, Target>): Promise<Omit<Case, "application">[]> {
  const cases: Omit<Case, "application">[] = [];
  for (const [name, truth] of Object.entries(scene.targets)) {
    const target = captured.get(name)!;
    const locate = release === "older" ? inOlder(truth) : inNewer(truth);
    const judged = locate
      ? await locate(page).evaluate((element, each) => window.finder.judge(each, element), target)
      : await page.evaluate((each) => window.finder.judge(each, null), target);
    cases.push({ release, target: name, isThere: locate !== null, ...judged });
  }
  return cases;
}
