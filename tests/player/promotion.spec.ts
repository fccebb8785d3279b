import type { Page } from "@playwright/test";
import type { BundleGuide, BundlePromotion } from "#app/domain/player/bundle.ts";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { expect, flush, startGuide, test } from "./support/test.ts";

const promotion: BundlePromotion = {
  language: "en",
  headline: "New: the forecast",
  content: "Two minutes.\nThree steps.",
  media: [
    { type: "info", text: "Mind this" },
    { type: "link", url: "https://example.com/more", title: "Read more" },
  ],
  start: "Let’s go",
  later: "Later",
  leave: "Leave this guide",
};
const promoted = (more: Partial<BundlePromotion> = {}, showing: Partial<BundleGuide> = { showing: { auto: true } }) =>
  guide(6, "Forecast", [step("a", "slide", { title: "First step" }), step("b", "slide")], {
    ...showing,
    promotion: { ...promotion, ...more },
  });
const card = (page: Page) => page.locator("[data-part=card]");
const popup = (page: Page) => page.getByRole("dialog", { name: "New: the forecast" });
const own = '<button id="own">Mine</button>{player}';

test("a guide that shows by itself opens with its popup, and its run starts only with “Let’s go”", async ({
  page,
  host,
  complaints: _,
}) => {
  host.bundle = bundleOf([promoted()]);
  host.pages.own = own;
  await page.goto(`${host.url}/page/own`);
  await expect(popup(page)).toBeVisible();
  await expect(popup(page)).toHaveAccessibleDescription(/Two minutes/);
  await expect(popup(page).getByText("Mind this")).toBeVisible();
  await expect(popup(page).getByRole("link", { name: /Read more/ })).toHaveAttribute("href", "https://example.com/more");
  expect(host.claims).toMatchObject([{ content: 6, version: 1, kind: "guide" }]);
  await flush(page);
  expect(host.kinds()).not.toContain("run_started");
  await popup(page).getByRole("button", { name: "Let’s go" }).click();
  await expect(card(page)).toHaveAccessibleName("First step");
  await flush(page);
  await expect.poll(() => host.kinds()).toContain("run_started");
  expect(host.events.find(({ kind }) => kind === "run_started")).toMatchObject({ content: { id: 6 }, payload: { how: "auto" } });
});

for (const [name, close] of [
  ["“Later”", (page: Page) => popup(page).getByRole("button", { name: "Later" }).click()],
  ["the leave icon", (page: Page) => popup(page).getByRole("button", { name: "Leave this guide" }).click()],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
] as const) {
  test(`${name} closes the popup without a run, and it does not come again in that page view`, async ({ page, host }) => {
    host.bundle = bundleOf([promoted()]);
    host.pages.own = own;
    await page.goto(`${host.url}/page/own`);
    await expect(popup(page)).toBeVisible();
    await close(page);
    await expect(card(page)).toHaveCount(0);
    await page.waitForTimeout(1500);
    await expect(card(page)).toHaveCount(0);
    await flush(page);
    expect(host.kinds().filter((kind) => kind.startsWith("run_") || kind.startsWith("step_"))).toEqual([]);
    expect(host.claims).toHaveLength(1);
  });
}

test("the popup takes the focus, keeps the Tab key, and gives the focus back where it was", async ({ page, host }) => {
  host.bundle = bundleOf([promoted({ media: [] })]);
  host.pages.own = `${own}<script nonce="n1">document.getElementById("own").focus()</script>`;
  await page.goto(`${host.url}/page/own`);
  await expect(popup(page)).toBeFocused();
  await page.keyboard.press("Tab");
  const focused = () =>
    page.evaluate(() => document.querySelector("handrail-player")?.shadowRoot?.activeElement?.textContent?.trim() ?? "outside");
  for (let press = 0; press < 6; press++) {
    expect(await focused()).not.toBe("outside");
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator("#own")).toBeFocused();
});

test("a guide that is started by the page or from the assistant begins without its popup", async ({ page, host }) => {
  host.bundle = bundleOf([promoted({}, {})]);
  host.pages.own = own;
  await page.goto(`${host.url}/page/own`);
  await startGuide(page, 6);
  await expect(card(page)).toHaveAccessibleName("First step");
  await page.evaluate(() => (window.Handrail as unknown as { stop(): void }).stop());
  await page.getByRole("button", { name: "Guides and help" }).click();
  await page.getByRole("button", { name: /^Forecast/ }).click();
  await expect(card(page)).toHaveAccessibleName("First step");
});

test("nothing else shows while the popup stands, and a page that does not offer the guide closes it", async ({ page, host }) => {
  const other = guide(7, "Other", [step("a", "slide")], { showing: { auto: true, priority: 10 } });
  host.bundle = bundleOf([{ ...promoted(), pageSegment: 1 }, other], {
    targeting: { pageSegments: [{ id: 1, rules: ["/page/own*"], visibility: true }], tags: [] },
  });
  host.pages.own = own;
  await page.goto(`${host.url}/page/own`);
  await expect(popup(page)).toBeVisible();
  await page.evaluate(() => history.pushState(null, "", "/page/own/deeper"));
  await page.waitForTimeout(1500);
  await expect(popup(page)).toBeVisible();
  expect(host.claims).toHaveLength(1);
  await page.evaluate(() => history.pushState(null, "", "/page/elsewhere"));
  await expect(popup(page)).toHaveCount(0);
});

test("without a headline it has the guide’s title, and buttons that are off are not there", async ({ page, host }) => {
  host.bundle = bundleOf([promoted({ headline: "", start: null, later: null })]);
  host.pages.own = own;
  await page.goto(`${host.url}/page/own`);
  const titled = page.getByRole("dialog", { name: "Forecast" });
  await expect(titled).toBeVisible();
  await expect(titled.getByRole("button")).toHaveCount(1);
});
