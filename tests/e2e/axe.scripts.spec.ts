import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { SCREENS } from "./support/screens.ts";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

/** Colours depend on the scheme, room on the width, and neither on the other. */
const LOOKS = [
  { colorScheme: "light", width: 1280 },
  { colorScheme: "dark", width: 390 },
] as const;
const AT_ONCE = 10;

const parts = Array.from({ length: Math.ceil(SCREENS.length / AT_ONCE) }, (_, part) => part * AT_ONCE);

for (const first of parts) {
  const screens = SCREENS.slice(first, first + AT_ONCE);
  test(`axe finds nothing, and nothing is wider than the window: screens ${first + 1} to ${first + screens.length}`, async ({ page }) => {
    test.setTimeout(600_000);
    const property = await signIn(page);
    const found: string[] = [];
    for (const screen of screens) {
      await page.goto(screen.replace(":p", property));
      for (const { colorScheme, width } of LOOKS) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: 800 });
        found.push(...(await problemsOn(page)).map((problem) => `${screen}, ${colorScheme}, ${width} wide: ${problem}`));
      }
    }
    expect(found).toEqual([]);
  });
}

async function problemsOn(page: Page): Promise<string[]> {
  // No screen has a frame, so axe need not carry what it found to a page of its own, which takes as long as finding it.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  const problems = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} at ${node.target.join(" ")}`));
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return wider > 0 ? [...problems, `${wider} px wider than the window`] : problems;
}
