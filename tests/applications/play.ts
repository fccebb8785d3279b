import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { build } from "esbuild";
import type { Target } from "#app/domain/targets/target.ts";
import { type Application, locateIn, RELEASES, type Release, type Scene } from "./application.ts";
import type { Outcome } from "./in-page.ts";
import { folderOf, PACKAGES } from "./packages.mjs";
import { serve } from "./serve.ts";

export type Case = Judged & { application: Application; scene: Scene };
type Judged = {
  release: Release;
  target: string;
  isThere: boolean;
  outcome: Outcome;
  taken: string;
};

/** Captures every target in the older release, and looks for it there after a reload and in the later ones. */
export async function play(browser: Browser, application: Application, script: string): Promise<Case[]> {
  const captured = new Map<Scene, Map<string, Target>>();
  const judge = async (open: Open, scene: Scene, release: Release) =>
    (await judgeAll(await open(scene), scene, release, captured.get(scene)!)).map((one) => ({ ...one, application, scene }));
  const cases: Case[] = [];
  for (const release of RELEASES) {
    const inScene = async (open: Open, scene: Scene) => {
      if (release === "older") captured.set(scene, await captureAll(await open(scene), scene));
      return judge(open, scene, release);
    };
    cases.push(...(await inRelease(browser, application, release, script, inScene)));
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

type Open = (scene: Scene) => Promise<Page>;

/** Goes through the scenes of a release; `open` comes to one as somebody who was never there before. */
async function inRelease(
  browser: Browser,
  application: Application,
  release: Release,
  script: string,
  work: (open: Open, scene: Scene) => Promise<Case[]>,
): Promise<Case[]> {
  const version = PACKAGES[application.package][release];
  const { origin, close } = await serve(application, path.join(folderOf(application.package, version), application.files[release]));
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: "en-US" });
  page.setDefaultTimeout(20_000);
  await page.routeWebSocket(/./, () => {});
  await page.addInitScript(script);
  const storage = await page.context().newCDPSession(page);
  const open = async (scene: Scene) => {
    await page.goto("about:blank");
    await storage.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await page.goto(origin);
    await scene.reach(page);
    await settled(page);
    return page;
  };
  const cases: Case[] = [];
  try {
    for (const scene of application.scenes) {
      const failed = (error: Error) => Promise.reject(new Error(`${application.name}, ${release}, ${scene.name}: ${error.message}`));
      cases.push(...(await work(open, scene).catch(failed)));
    }
    return cases;
  } finally {
    await page.close();
    close();
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
    const locate = locateIn(truth, "older")!;
    captured.set(name, await locate(page).evaluate((element) => window.finder.capture(element)));
  }
  return captured;
}

async function judgeAll(page: Page, scene: Scene, release: Release, captured: Map<string, Target>): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const [name, truth] of Object.entries(scene.targets)) {
    const target = captured.get(name)!;
    const locate = locateIn(truth, release);
    const found = locate
      ? await locate(page).evaluate((element, each) => window.finder.judge(each, element), target)
      : await page.evaluate((each) => window.finder.judge(each, null), target);
    judged.push({ release, target: name, isThere: locate !== null, ...found });
  }
  return judged;
}
