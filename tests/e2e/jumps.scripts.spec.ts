import type { Page } from "@playwright/test";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

/** How far what stands below had moved since the page was drawn, by the browser's own measure. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((answer) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => answer(sum))));
      }),
  );

for (const width of [390, 1280])
  test(`at ${width} pixels nothing moves when scripts count the chosen rows of a list`, async ({ page }) => {
    const property = await signIn(page);
    await page.setViewportSize({ width, height: 844 });
    for (const [address, said] of [
      ["manage/list", "No guides selected"],
      ["users/list", "No users selected"],
    ] as const) {
      await page.goto(`/app/${property}/${address}`);
      await expect(page.getByText(said)).toBeVisible();
      expect([address, await moved(page)]).toEqual([address, 0]);
    }
  });
