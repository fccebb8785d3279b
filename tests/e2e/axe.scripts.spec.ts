import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { SCREENS } from "./support/screens.ts";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

// Colours depend on the scheme, room on the width: the narrow window has to be looked at in one scheme alone.
const LOOKS = [
  { colorScheme: "light", width: 1280 },
  { colorScheme: "dark", width: 1280 },
  { colorScheme: "light", width: 390 },
] as const;

for (const { colorScheme, width } of LOOKS) {
  test(`axe finds nothing on any screen, ${colorScheme}, ${width} wide`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    const property = await signIn(page);
    const found: string[] = [];
    for (const screen of SCREENS) {
      await page.goto(screen.replace(":p", property));
      found.push(...(await problemsOn(page, screen)), ...(await overflowOn(page, screen)));
    }
    expect(found).toEqual([]);
  });
}

async function problemsOn(page: Page, screen: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${screen}: ${id} at ${node.target.join(" ")}`));
}

async function overflowOn(page: Page, screen: string): Promise<string[]> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return wider > 0 ? [`${screen}: ${wider} px wider than the window`] : [];
}
