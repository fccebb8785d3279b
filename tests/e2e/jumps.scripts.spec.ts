import type { Page } from "@playwright/test";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

type Shift = PerformanceEntry & { sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[] };

/** What has moved since a time of the page, by the browser's own measure, and from where to where. */
const movedSince = (page: Page, time: number) =>
  page.evaluate(
    (since) =>
      new Promise<string[]>((answer) => {
        const seen: string[] = [];
        const said = ({ x, y, width, height }: DOMRect) => `${x} ${y} ${width} × ${height}`;
        new PerformanceObserver((list) => {
          for (const { sources } of list.getEntries().filter(({ startTime }) => startTime > since) as Shift[])
            for (const { node, previousRect, currentRect } of sources)
              seen.push(`${node?.nodeName} ${node?.textContent?.slice(0, 40)}: ${said(previousRect)} → ${said(currentRect)}`);
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => answer(seen))));
      }),
    time,
  );

/** The time at which all of the page is drawn. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((answer) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => answer(performance.now())))),
      ),
  );

for (const width of [390, 1280])
  test(`at ${width} pixels nothing moves when scripts count the chosen rows of a list`, async ({ page }) => {
    const property = await signIn(page);
    await page.setViewportSize({ width, height: 844 });
    // Scripts come once the page stands: a table whose last rows are yet to come may still widen its columns.
    let come = () => {};
    let stands = Promise.resolve();
    await page.route("**/*.js", async (route) => {
      await stands;
      await route.continue();
    });
    for (const [address, said] of [
      ["manage/list", "No guides selected"],
      ["users/list", "No users selected"],
    ] as const) {
      stands = new Promise((resolve) => {
        come = resolve;
      });
      await page.goto(`/app/${property}/${address}`, { waitUntil: "commit" });
      await page.waitForFunction(() => document.readyState !== "loading");
      const since = await drawn(page);
      come();
      await expect(page.getByText(said)).toBeVisible();
      expect([address, await movedSince(page, since)]).toEqual([address, []]);
    }
  });
