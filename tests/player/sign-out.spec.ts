import { step } from "./support/bundle.ts";
import { COUNTING, standing } from "./support/standing.ts";
import { expect, startGuide, test } from "./support/test.ts";

const card = "[data-part=card]";

test("after reset a page has what a fresh one has: no listener, node or style more, and nothing known of the person", async ({
  page,
  host,
  ownPage,
}) => {
  await ownPage(`${COUNTING}<button id="own">Own</button>`);
  const steps = [step("a", "step", { identifier: "#own", shortcutHints: true }), step("b", "slide")];
  host.bundle = { ...host.bundle, guides: host.bundle.guides.map((one) => ({ ...one, id: 5, steps })) };
  host.bundle.chapters = host.bundle.chapters.map((chapter) => ({ ...chapter, guideIds: [5] }));
  await page.reload();
  await expect(page.locator(".launcher")).toBeVisible();
  await page.evaluate(() => window.Handrail?.identify?.("user-1"));
  const before = await standing(page);
  await startGuide(page, 5);
  await expect(page.locator(card)).toBeVisible();
  expect(await standing(page)).not.toEqual(before);
  for (let time = 0; time < 3; time++) {
    await startGuide(page, 5);
    await expect(page.locator(card)).toBeVisible();
    await page.evaluate(() => window.Handrail?.reset?.());
    await expect(page.locator(card)).toHaveCount(0);
    await expect(page.locator(".launcher")).toBeVisible();
    await expect.poll(() => standing(page)).toEqual(before);
  }
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain("user-1");
  // Who is next finds all as it was.
  await page.locator(".launcher").click();
  await expect(page.getByRole("searchbox")).toBeVisible();
});
