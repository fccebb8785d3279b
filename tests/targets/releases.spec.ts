import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { build } from "esbuild";
import { PRECISION, type Target } from "#app/domain/targets/target.ts";
import { RELEASES } from "./releases.ts";

declare const finder: typeof import("./finder.ts");

const script = build({
  entryPoints: [path.join(import.meta.dirname, "finder.ts")],
  bundle: true,
  write: false,
  format: "iife",
  globalName: "finder",
}).then(({ outputFiles }) => outputFiles[0]!.text);

async function show(page: Page, html: string): Promise<void> {
  await page.setContent(`<!doctype html><html lang="en"><head><base href="https://shop.example/"></head><body>${html}</body></html>`);
  await page.addScriptTag({ content: await script });
}

for (const { name, older, newer, target } of RELEASES) {
  test(`${name}: ${target[1] === null ? "nothing is found" : "it is found"}`, async ({ page }) => {
    await show(page, older);
    const captured: Target = await page.evaluate((css) => finder.capture(finder.at(css)!), target[0]);
    await show(page, newer);
    const found = await page.evaluate(
      ([wanted, precision, css]) => {
        const { element } = finder.find(wanted, precision);
        if (!element) return "nothing";
        return css && element === finder.at(css) ? "the target" : element.outerHTML;
      },
      [captured, PRECISION.standard, target[1]] as const,
    );
    expect(found).toBe(target[1] === null ? "nothing" : "the target");
  });
}
