import type { Page } from "@playwright/test";
import { DEFAULT_STYLINGS, playerStyle } from "#app/domain/player/stylings.ts";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { expect, startGuide, test } from "./support/test.ts";

const style = playerStyle({ ...DEFAULT_STYLINGS, draggableAvatar: true });
const one = guide(5, "Test guide", [step("a", "slide")]);
const button = (page: Page) => page.locator(".launcher");
const at = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  return { x: Math.round(box?.x ?? -1), y: Math.round(box?.y ?? -1) };
};
/** Drags the button from its corner in a window of 1000 by 700. */
const drag = async (page: Page, x: number, y: number) => {
  await page.mouse.move(44, 656);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
};

test("the assistant's button goes where it is dragged, is not pressed by that, and stays there on this device", async ({
  page,
  host,
  ownPage,
  complaints: _,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await ownPage("<p>x</p>");
  host.bundle = bundleOf([one], { style, moves: true });
  await page.reload();
  await expect(button(page)).toHaveAttribute("aria-keyshortcuts", /Shift\+ArrowUp/);
  expect(await at(page, ".launcher")).toEqual({ x: 20, y: 632 });
  await drag(page, 144, 456);
  expect(await at(page, ".launcher")).toEqual({ x: 120, y: 432 });
  // The panel, were it opened, would be loaded first.
  await page.waitForTimeout(1500);
  await expect(button(page)).toHaveAttribute("aria-expanded", "false");
  await expect(page.locator(".panel")).toHaveCount(0);
  await page.reload();
  await expect.poll(() => at(page, ".launcher")).toEqual({ x: 120, y: 432 });
  await page.setViewportSize({ width: 400, height: 300 });
  await expect.poll(() => at(page, ".launcher")).toEqual({ x: 120, y: 32 });
  await button(page).click();
  await expect(page.locator(".panel")).toBeVisible();
  await expect.poll(() => at(page, ".launcher")).toEqual({ x: 20, y: 20 });
});

test("the panel opens in the corner next to a button that was moved, and the button goes back once it is closed", async ({
  page,
  host,
  ownPage,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await ownPage("<p>x</p>");
  host.bundle = bundleOf([one], { style, moves: true });
  await page.reload();
  await expect(button(page)).toHaveAttribute("aria-keyshortcuts", /Shift\+ArrowUp/);
  await drag(page, 744, 156);
  await expect.poll(() => at(page, ".launcher")).toEqual({ x: 720, y: 132 });
  await button(page).click();
  await expect(page.locator(".panel")).toBeVisible();
  await expect.poll(() => at(page, ".launcher")).toEqual({ x: 932, y: 20 });
  await expect.poll(() => at(page, ".panel")).toEqual({ x: 630, y: 80 });
  await page.getByRole("button", { name: "Make the panel wider" }).click();
  await expect.poll(() => at(page, ".panel")).toEqual({ x: 392, y: 80 });
  await page.keyboard.press("Escape");
  await expect(page.locator(".panel")).toHaveCount(0);
  await expect.poll(() => at(page, ".launcher")).toEqual({ x: 720, y: 132 });
});

test("Shift and the arrow keys move the button, within the window; the arrow keys alone do not", async ({ page, host, ownPage }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await ownPage("<p>x</p>");
  host.bundle = bundleOf([one], { style, moves: true });
  await page.reload();
  await expect(button(page)).toHaveAttribute("aria-description", /Shift/);
  await button(page).focus();
  await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowUp");
  expect(await at(page, ".launcher")).toEqual({ x: 40, y: 612 });
  for (let press = 0; press < 4; press++) await page.keyboard.press("Shift+ArrowLeft");
  expect(await at(page, ".launcher")).toEqual({ x: 8, y: 612 });
});

test("a button that people may not move stays", async ({ page, host, ownPage }) => {
  await ownPage("<p>x</p>");
  host.bundle = bundleOf([one], { moves: true });
  await page.reload();
  await expect(button(page)).toBeVisible();
  const before = await at(page, ".launcher");
  await button(page).focus();
  await page.keyboard.press("Shift+ArrowUp");
  expect(await at(page, ".launcher")).toEqual(before);
});

test("a popup is moved by its head and by arrow keys, at most 700 pixels each way and within the window, while it is open", async ({
  page,
  host,
  ownPage,
  complaints: _,
}) => {
  await page.setViewportSize({ width: 2400, height: 900 });
  await ownPage("<p>x</p>");
  const promotion = { language: "en", headline: "New", content: "Look", media: [], start: "Let’s go", later: "Later", leave: "Leave" };
  host.bundle = bundleOf([{ ...one, showing: { auto: true }, promotion }], { moves: true });
  await page.reload();
  const move = page.getByRole("button", { name: /^Move/ });
  await expect(move).toBeVisible();
  await page.waitForTimeout(300);
  const start = await at(page, ".card");
  await move.focus();
  await page.keyboard.press("ArrowRight");
  expect(await at(page, ".card")).toEqual({ x: start.x + 20, y: start.y });
  for (let press = 0; press < 40; press++) await page.keyboard.press("ArrowRight");
  expect((await at(page, ".card")).x).toBe(start.x + 700);
  await page.mouse.move(start.x + 760, start.y + 40);
  await page.mouse.down();
  await page.mouse.move(start.x - 900, start.y - 2000, { steps: 4 });
  await page.mouse.up();
  expect(await at(page, ".card")).toEqual({ x: start.x - 700, y: 8 });
  await page.getByRole("button", { name: "Let’s go" }).click();
  await expect(page.getByRole("button", { name: "Finish" })).toBeVisible();
  await expect(move).toHaveCount(0);
});

test("on pages that have no assistant its button does not show, and guides still run", async ({ page, host, ownPage }) => {
  await ownPage("<p>x</p>");
  const pages = (rule: string) => ({ pageSegments: [{ id: 7, rules: [rule], visibility: true }], tags: [] });
  host.bundle = bundleOf([one], { pageSegment: 7, targeting: pages("/page/own*") });
  await page.reload();
  await expect(button(page)).toBeVisible();
  host.bundle = bundleOf([one], { pageSegment: 7, targeting: pages("/elsewhere*") });
  await page.reload();
  await startGuide(page, 5);
  await expect(page.getByRole("button", { name: "Finish" })).toBeVisible();
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(button(page)).toBeHidden();
});

test("Back leads to the first step of a guide that restarts", async ({ page, host, ownPage }) => {
  await ownPage("<p>x</p>");
  const slides = ["a", "b", "c"].map((id) => step(id, "slide"));
  host.bundle = bundleOf([guide(5, "Test guide", slides, { restarts: true })]);
  await page.reload();
  await startGuide(page, 5);
  for (const title of ["Title a", "Title b"]) {
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await page.getByRole("button", { name: "Next" }).click();
  }
  await expect(page.getByRole("dialog", { name: "Title c" })).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("dialog", { name: "Title a" })).toBeVisible();
});
