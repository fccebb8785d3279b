import path from "node:path";
import { buildPlayer } from "#player/build.mjs";
import { measureScriptTime } from "./support/measure.ts";
import { expect, test } from "./support/test.ts";

test("the player is small and asks little of a page (design section 7)", async ({ browser, host }, info) => {
  const { first, rest } = await buildPlayer(path.join(info.project.outputDir, `budget-${info.workerIndex}`));
  host.bundle = { ...host.bundle, property: { ...host.bundle.property, privacyLevel: 0 } };
  host.pages.nodes = `${"<p>node</p>".repeat(300)}{player}`;
  const { load, idle } = await measureScriptTime(browser, `${host.url}/page/nodes`, 9);
  const [own, later] = [first, rest].map(({ gzip }) => `${(gzip / 1024).toFixed(1)} KB gzip`);
  const told = `player: ${own} with its style, the rest ${later}; script ${load.toFixed(1)} ms, in idle time ${idle.toFixed(1)} ms`;
  info.annotations.push({ type: "budget", description: told });
  process.stdout.write(`${told}\n`);
  expect(first.gzip).toBeLessThanOrEqual(12 * 1024);
  expect(rest.gzip).toBeLessThanOrEqual(25 * 1024);
  // Its milliseconds are those of the machine: they are told, and compared where the bench compares.
  expect(load).toBeGreaterThan(0);
});

test("a page that nobody opens anything on never runs the rendering library", async ({ page, host }) => {
  await page.goto(`${host.url}/demo/crm/`);
  await expect(page.locator(".launcher")).toBeVisible();
  expect(await page.evaluate(() => document.querySelector("handrail-player")?.shadowRoot?.childElementCount)).toBe(1);
  expect(await page.evaluate(() => document.querySelector("handrail-player")?.matches(":popover-open"))).toBe(false);
});
