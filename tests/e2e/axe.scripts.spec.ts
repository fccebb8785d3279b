import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { addressWith, DOCUMENTS, IN_THE_DEMO, UPSTREAM_PAGES } from "#tests/support/screens.ts";
import { documentsIn } from "./support/documents.ts";
import { API_URL, signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

type Look = { colorScheme: "light" | "dark"; width: number };

const LIGHT: Look = { colorScheme: "light", width: 1280 };
const DARK: Look = { colorScheme: "dark", width: 390 };
/** Dark and narrow, for three that have every part: a list, an editor, and all the examples. */
const IN_BOTH: readonly string[] = ["/app/:p/manage/list?menu=:guide", "/app/:p/manage/:guide/edit/steps?step=:step", "/sandbox"];
const PAGES = [...DOCUMENTS.map(({ address }) => address), ...UPSTREAM_PAGES.map((page) => API_URL + page)];
const AT_ONCE = 9;

const parts = Array.from({ length: Math.ceil(PAGES.length / AT_ONCE) }, (_, part) => part * AT_ONCE);

for (const first of parts) {
  const screens = PAGES.slice(first, first + AT_ONCE);
  test(`axe finds nothing, and nothing is wider than the window: screens ${first + 1} to ${first + screens.length}`, async ({ page }) => {
    test.setTimeout(600_000);
    const p = await signIn(page);
    const made = screens.some((screen) => /:(centre|document)\b/.test(screen)) ? await documentsIn(page, p, `for-axe-${first}`) : {};
    const found: string[] = [];
    for (const screen of screens) {
      await page.goto(screen.startsWith("http") ? screen : addressWith(screen, { ...IN_THE_DEMO, ...made, p }));
      for (const { colorScheme, width } of IN_BOTH.includes(screen) ? [LIGHT, DARK] : [LIGHT]) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: 800 });
        found.push(...(await problemsOn(page)).map((problem) => `${screen}, ${colorScheme}, ${width} wide: ${problem}`));
      }
      if (IN_BOTH.includes(screen)) continue;
      await page.setViewportSize({ width: DARK.width, height: 800 });
      found.push(...(await tooWide(page)).map((problem) => `${screen}, ${DARK.width} wide: ${problem}`));
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
  return [...problems, ...(await tooWide(page))];
}

async function tooWide(page: Page): Promise<string[]> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return wider > 0 ? [`${wider} px wider than the window`] : [];
}
