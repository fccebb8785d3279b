import type { Reasons } from "#app/domain/player/reasons.ts";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { expect, flush, startGuide, test } from "./support/test.ts";

const reasons: Reasons = {
  language: "en",
  title: "What ada sees here",
  summary: "1 of 2 items show. Nothing shows by itself.",
  items: [
    { key: "guide.5", line: "Published: Shows", gates: ["Page: Met. Wanted: Every page"] },
    { key: "guide.6", line: "Plan: Doesn’t show (Page: By no rule)", gates: ["Published: Met", "Page: Not met. Wanted: “Deals”"] },
  ],
  all: "All guides and chapters",
  end: "Stop showing reasons",
};
const bar = "[data-part=reasons]";
const IDENTIFIED = `{player}<script nonce="n1">window.Handrail = window.Handrail || { q: [] }; Handrail.q.push(["identify", "ada", {}]);</script>`;

test("staff read on the page why each guide shows or does not, while all is as for everybody (issue 9 F)", async ({ page, host }) => {
  host.bundle = bundleOf([guide(5, "Published", [step("x", "slide")])]);
  host.reasons = reasons;
  host.pages.own = IDENTIFIED;
  await page.goto(`${host.url}/page/own#handrail-preview=why-good`);
  await expect(page.getByRole("region", { name: "What ada sees here" })).toContainText("1 of 2 items show.");
  expect(page.url()).toBe(`${host.url}/page/own`);
  await page.getByText("All guides and chapters").click();
  await page.getByText("Plan: Doesn’t show").click();
  await expect(page.locator(`${bar} li:visible`)).toHaveText(["Published: Met", "Page: Not met. Wanted: “Deals”"]);
  await expect.poll(() => host.askedWhy.at(-1)).toMatchObject({ user: "ada", url: `${host.url}/page/own` });

  // What happens is reported and remembered as without it, and another state is asked about anew.
  const before = host.askedWhy.length;
  await startGuide(page, 5);
  await expect(page.locator("[data-part=card]")).toHaveAccessibleName("Title x");
  await expect.poll(() => host.askedWhy.length).toBeGreaterThan(before);
  await flush(page);
  await expect.poll(() => host.kinds()).toContain("run_started");

  // The tab's next address and its next page are told of too, until somebody ends it.
  await page.evaluate(() => history.pushState(null, "", "/page/own?deal=7"));
  await expect.poll(() => host.askedWhy.at(-1)?.url).toBe(`${host.url}/page/own?deal=7`);
  await page.goto(`${host.url}/page/own?again`);
  await expect(page.locator(bar)).toContainText("What ada sees here");
  await page.getByRole("button", { name: "Stop showing reasons" }).click();
  await expect(page.locator(bar)).toHaveCount(0);
  await page.goto(`${host.url}/page/own?later`);
  await expect(page.locator("[data-part=card]")).toBeVisible();
  await expect(page.locator(bar)).toHaveCount(0);
});

test("a token that the API does not take says so once, and leaves nothing in the tab", async ({ page, host }) => {
  host.bundle = bundleOf([guide(5, "Published", [step("x", "slide")])]);
  host.pages.own = IDENTIFIED;
  await page.goto(`${host.url}/page/own#handrail-preview=why-old`);
  await expect(page.getByText("This preview has expired. Open it again from Handrail.")).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.endsWith(".preview")))).toEqual([]);
  await page.goto(`${host.url}/page/own?again`);
  await expect(page.getByRole("button", { name: "Guides and help" })).toBeVisible();
  await expect(page.locator("[data-part=bar]")).toHaveCount(0);
});
