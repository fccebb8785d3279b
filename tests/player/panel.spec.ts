import type { Page } from "@playwright/test";
import { DEFAULT_STYLINGS, playerStyle } from "#app/domain/player/stylings.ts";
import { playerTexts } from "#app/domain/player/texts/texts-for.ts";
import { axeFinds } from "./support/axe.ts";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { announcement } from "./support/messages.ts";
import { expect, startGuide, test } from "./support/test.ts";

const panel = (page: Page) => page.locator(".panel");
const press = (page: Page) => page.locator(".launcher").click();
const slides = [step("a", "slide")];
const four = [1, 2, 3, 4].map((id) => guide(id, `Guide ${id}`, slides));

test.beforeEach(({ host }) => {
  host.bundle = bundleOf(four);
  host.pages.own = "<p>x</p>{player}";
});

test("a chapter says how many of its guides are done, and draws which share that is", async ({ page, host, complaints: _ }) => {
  await page.goto(`${host.url}/page/own`);
  await press(page);
  await expect(panel(page)).toContainText("0 of 4 done");
  await page.getByRole("button", { name: "Guide 2" }).click();
  await page.getByRole("button", { name: "Finish" }).click();
  await press(page);
  await expect(panel(page)).toContainText("1 of 4 done");
  expect(await page.locator("progress").evaluate((bar: HTMLProgressElement) => bar.position)).toBe(0.25);
  await page.emulateMedia({ forcedColors: "active" });
  await expect(page.locator("progress")).toHaveCSS("border-top-width", "1px");
  await page.emulateMedia({ forcedColors: "none" });
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole("searchbox").fill("2");
  await expect(page.locator("progress")).toHaveCount(0);
});

test("the panel is 350 pixels wide, and 588 once it is made wider, which this device keeps", async ({ page, host }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto(`${host.url}/page/own`);
  await press(page);
  await expect(panel(page)).toBeVisible();
  const width = () => panel(page).evaluate((element) => element.getBoundingClientRect().width);
  expect(await width()).toBe(350);
  await page.getByRole("button", { name: "Make the panel wider" }).click();
  expect(await width()).toBe(588);
  await expect(page.getByRole("button", { name: "Make the panel narrower" })).toBeFocused();
  await press(page);
  await expect(panel(page)).toHaveCount(0);
  await page.reload();
  await press(page);
  await expect(panel(page)).toBeVisible();
  expect(await width()).toBe(588);
  await page.setViewportSize({ width: 400, height: 800 });
  // There is nothing to widen on a phone.
  await expect.poll(width).toBe(376);
  await expect(page.getByRole("button", { name: "Make the panel narrower" })).toBeHidden();
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.getByRole("button", { name: "Make the panel narrower" }).click();
  await expect.poll(width).toBe(350);
});

test("an open panel is open on the next page of the tab, with what was looked for, and takes no focus", async ({ page, host }) => {
  await page.goto(`${host.url}/page/own`);
  await press(page);
  await page.getByRole("searchbox").fill("Guide 3");
  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue("Guide 3");
  await expect(panel(page).getByRole("button", { name: "Guide 3" })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe("body");
  expect(host.kinds().filter((kind) => kind === "assistant_opened")).toHaveLength(1);
  const other = await page.context().newPage();
  await other.goto(`${host.url}/page/own`);
  await expect(other.locator(".launcher")).toBeVisible();
  await expect(other.locator(".panel")).toHaveCount(0);
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.reload();
  await expect(page.locator(".launcher")).toBeVisible();
  await page.waitForTimeout(500);
  await expect(panel(page)).toHaveCount(0);
});

test("Escape empties the search that it is in, and closes the panel then", async ({ page, host }) => {
  await page.goto(`${host.url}/page/own`);
  await press(page);
  const field = page.getByRole("searchbox");
  await field.fill("Guide 3");
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await field.fill("Guide 3");
  await panel(page).getByRole("button", { name: "Guide 3" }).focus();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
});

test("what a nameless person typed is not kept, nor what was typed before", async ({ page, host }) => {
  await page.goto(`${host.url}/page/own`);
  await press(page);
  await page.getByRole("searchbox").fill("Guide 3");
  const kept = () => page.evaluate(() => Object.values(sessionStorage).join(" "));
  await expect.poll(kept).toContain("Guide 3");
  await page.evaluate(() => window.Handrail?.q.push(["consent", false]));
  await expect.poll(kept).not.toContain("Guide 3");
  await page.getByRole("searchbox").fill("Guide 4");
  await expect(panel(page).getByRole("button", { name: "Guide 4" })).toBeVisible();
  expect(await kept()).not.toContain("Guide 4");
  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue("");
});

test("it is not open again where its button does not show, and not once somebody signed out", async ({ page, host }) => {
  host.bundle = bundleOf(four, { style: playerStyle({ ...DEFAULT_STYLINGS, min_view_width: 600 }) });
  await page.setViewportSize({ width: 800, height: 700 });
  await page.goto(`${host.url}/page/own`);
  await press(page);
  await expect(panel(page)).toBeVisible();
  await page.setViewportSize({ width: 500, height: 700 });
  await page.reload();
  await page.waitForTimeout(800);
  await expect(panel(page)).toHaveCount(0);
  await page.setViewportSize({ width: 800, height: 700 });
  await page.reload();
  await expect(panel(page)).toBeVisible();
  await page.evaluate(() => window.Handrail?.q.push(["reset"]));
  await expect(panel(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator(".launcher")).toBeVisible();
  await page.waitForTimeout(500);
  await expect(panel(page)).toHaveCount(0);
});

test("the person's own choice of a language holds, above that of the page, until they take it back", async ({ page, host }) => {
  const asked: string[] = [];
  await page.route("**/player/1/bundle**", async (route) => {
    const wanted = new URL(route.request().url()).searchParams.get("lang") ?? "";
    asked.push(wanted);
    const language = wanted.startsWith("de") ? "de" : "en";
    const property = { ...host.bundle.property, language };
    await route.fulfill({ json: { ...host.bundle, property, texts: playerTexts(language) } });
  });
  await page.goto(`${host.url}/page/own`);
  await press(page);
  const choice = page.getByRole("combobox", { name: "Language" });
  await expect(choice.locator("option")).toHaveText(["As on this page (English)", "English", "Deutsch"]);
  await choice.selectOption("Deutsch");
  await expect(panel(page)).toContainText("Wie können wir helfen?");
  await expect(page.getByRole("combobox", { name: "Sprache" })).toHaveValue("de");
  await page.reload();
  await expect(panel(page)).toContainText("Wie können wir helfen?");
  expect(asked.at(-1)).toBe("de");
  await page.evaluate(() => window.Handrail?.q.push(["setLanguage", "en"]));
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  await expect(panel(page)).toContainText("Wie können wir helfen?");
  await page.getByRole("combobox", { name: "Sprache" }).selectOption({ index: 0 });
  await expect(panel(page)).toContainText("How can we help?");
  expect(asked.at(-1)).toBe("en");
});

test("there is nothing to choose where the property has one language", async ({ page, host }) => {
  host.bundle = bundleOf(four, { property: { ...host.bundle.property, languages: ["en"] } });
  await page.goto(`${host.url}/page/own`);
  await press(page);
  await expect(panel(page)).toBeVisible();
  await expect(page.getByRole("combobox")).toHaveCount(0);
});

test("a panel without a search has the focus itself", async ({ page, host }) => {
  host.bundle = bundleOf(four, { style: playerStyle({ ...DEFAULT_STYLINGS, searchEnabled: false }) });
  await page.goto(`${host.url}/page/own`);
  await press(page);
  await expect(panel(page)).toBeFocused();
  await expect(page.getByRole("searchbox")).toHaveCount(0);
});

test("announcements are listed and found, but where the property lists none", async ({ page, host }) => {
  const messages = [announcement(8, { title: "News of guides" })];
  for (const [isOff, count] of [
    [false, 1],
    [true, 0],
  ] as const) {
    host.bundle = bundleOf(four, { messages, style: playerStyle({ ...DEFAULT_STYLINGS, enableAnnouncements: !isOff }) });
    await page.goto(`${host.url}/page/own`);
    await press(page);
    await expect(panel(page).getByRole("button", { name: "Guide 1" })).toBeVisible();
    // They come with a file of their own.
    await page.waitForTimeout(800);
    await expect(panel(page).getByText("News of guides")).toHaveCount(count);
    await page.getByRole("searchbox").fill("guide");
    await expect(panel(page).locator(".chapter li")).toHaveCount(4 + count);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test("what helps beside guides is reached where there is no guide, and where a step was not found", async ({ page, host }) => {
  const help = [{ type: "link" as const, url: "https://help.test/", title: "Help desk" }];
  host.bundle = bundleOf([], { chapters: [], help, isHelping: true });
  await page.goto(`${host.url}/page/own`);
  await press(page);
  await expect(panel(page).getByRole("link", { name: /Help desk/ })).toBeVisible();
  host.bundle = bundleOf([guide(5, "Lost", [step("a", "step", { identifier: "#none", wait: 0.5 })])], { help });
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await startGuide(page, 5);
  const card = page.getByRole("dialog", { name: "This step was not found" });
  await expect(card.getByRole("link", { name: /Help desk/ })).toHaveAttribute("href", "https://help.test/");
});
