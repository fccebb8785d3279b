import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { buildPlayer } from "#player/build.mjs";
import { bundleOf, guide } from "#tests/player/support/bundle.ts";
import { LARGE, LARGE_STEPS, leadThrough, scrollRests } from "#tests/player/support/large-page.ts";
import { startFixture } from "#tests/player/support/server.ts";
import { ROOT } from "./processes.ts";
import type { Line } from "./table.ts";

const ROUNDS = 3;
const SLOWER = 4;
const IDLE = 4000;

/** What the main thread does longest in one go while a guide is led through a page of 50,000 nodes, at a quarter of the speed. */
export async function measureHostile(browser: Browser): Promise<Line[]> {
  const folder = path.join(ROOT, ".cache/bench/player");
  await buildPlayer(folder);
  const host = await startFixture(folder, bundleOf([guide(5, "Test guide", LARGE_STEPS)]));
  host.pages.bare = LARGE;
  host.pages.large = `${LARGE}{player}`;
  const page = await browser.newPage();
  try {
    await page.goto(`${host.url}/page/bare`);
    const alone = await longest(page, () => page.waitForTimeout(IDLE));
    await page.goto(`${host.url}/page/large`);
    await page.locator(".launcher").waitFor();
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      // Each scrolls the same way; going back is no part of it.
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await scrollRests(page);
      rounds.push(await longest(page, () => leadThrough(page)));
      if ((await page.evaluate(() => scrollY)) === 0) throw new Error("A round did not scroll to its target.");
    }
    // What is the player's own is in most rounds; what other work of the machine holds up is not.
    const value = rounds.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)]!;
    const shown = `${value.toFixed(0)} ms (rounds, the middle one counts: ${rounds.map((one) => one.toFixed(0)).join(", ")}; without the player ${alone.toFixed(0)})`;
    return [
      { what: `longest task over 50 ms on 50,000 nodes, ${SLOWER} times slower`, shown, value, limit: { most: Math.max(50, alone) } },
    ];
  } finally {
    await page.close();
    await host.close();
  }
}

/** In milliseconds; 0 when none took more than 50, which is what browsers tell of. */
async function longest(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    const seen = window as unknown as { tasks: number[] };
    seen.tasks = [];
    new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await work();
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return Math.max(0, ...(await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks)));
}
