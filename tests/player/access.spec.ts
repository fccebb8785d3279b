import type { Page } from "@playwright/test";
import { playerTexts } from "#app/domain/player/texts/texts-for.ts";
import { axeFinds } from "./support/axe.ts";
import { addContact, bundleOf, draftOf, guide, step } from "./support/bundle.ts";
import { expect, startGuide, test } from "./support/test.ts";

const card = "[data-part=card]";
const focused = (page: Page) =>
  page.evaluate(() => {
    const inner = document.activeElement?.shadowRoot?.activeElement;
    return inner?.getAttribute("aria-label") || inner?.textContent || document.activeElement?.id || document.activeElement?.tagName;
  });

test("a guide can be found, played and ended by keys alone, and the focus comes back", async ({ page, host }) => {
  host.bundle = bundleOf([guide(5, "Keys", [step("a", "slide"), step("b", "step", { identifier: "#target", message: "" })])]);
  host.pages.own = '<button id="first">First</button><button id="target">Target</button>{player}';
  await page.goto(`${host.url}/page/own`);
  await expect(page.locator(".launcher")).toBeVisible();
  await page.locator("#first").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Guides and help");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).toBe("Guides and help");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("key");
  await expect(page.getByRole("searchbox")).toHaveValue("key");
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toContain("Keys");
  await page.keyboard.press("Enter");

  await expect(page.locator(card)).toBeFocused();
  const seen: (string | null | undefined)[] = [];
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press("Tab");
    seen.push(await focused(page));
  }
  expect(seen).toEqual(["Leave this guide", "Next", "Leave this guide"]);
  await page.keyboard.press("Shift+Tab");
  expect(await focused(page)).toBe("Next");
  await page.keyboard.press("Enter");

  await expect(page.locator(card)).toBeFocused();
  for (let i = 0; i < 4; i++) await page.keyboard.press("Tab");
  await expect(page.locator("#target")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  expect(await focused(page)).toBe("Finish");
  await page.keyboard.press("Enter");
  await expect(page.locator(card)).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe("Guides and help");
});

test("a redraw while the focus is on the target does not make the target the place that the focus returns to", async ({
  page,
  ownPage,
}) => {
  await ownPage('<button id="target">Target</button>', [step("a", "step", { identifier: "#target" })]);
  await expect(page.locator(card)).toBeFocused();
  await page.locator("#target").focus();
  await page.evaluate(() => (window.Handrail as { identify(user: string): void }).identify("somebody"));
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator(card)).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe("Guides and help");
});

test("the focus returns to where the guide was started from", async ({ page, ownPage }) => {
  await ownPage('<button id="first">First</button>');
  await page.locator("#first").focus();
  await startGuide(page, 7);
  await expect(page.locator(card)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).toBe("Leave");
  await page.keyboard.press("Enter");
  await expect(page.locator("#first")).toBeFocused();
});

test("typing is not interrupted by a step that appears", async ({ page, ownPage }) => {
  await ownPage('<input id="field"><p id="late" hidden>Late</p>', [step("a", "step", { identifier: "#late" })]);
  await page.locator("#field").pressSequentially("abc");
  await page.evaluate(() => {
    document.getElementById("late")!.hidden = false;
  });
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  await page.keyboard.type("def");
  await expect(page.locator("#field")).toHaveValue("abcdef");
  await expect(page.locator("[aria-live]")).toHaveText("Step 1 of 1. Title a. Content of a");
});

test("what happens inside of the player stays out of the page's shortcuts and menus", async ({ page, ownPage }) => {
  await ownPage(
    '<p id="x">x</p><script nonce="n1">window.heard = []; for (const name of ["keydown","pointerdown","click","focusin"]) document.addEventListener(name, (e) => e.target.localName === "handrail-player" && heard.push(name))</script>',
  );
  await page.locator(".launcher").click();
  await page.getByRole("searchbox").fill("add");
  await page.keyboard.type("/s");
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([]);
});

test("a modal dialog of the page neither covers a step nor makes it dead", async ({ page, host }) => {
  host.bundle = bundleOf([
    guide(5, "Dialog", [
      step("a", "step", { identifier: "#open-invite", nextWhen: "click", nextButton: false }),
      step("b", "step", { identifier: "#invite-email" }),
      step("c", "slide"),
    ]),
  ]);
  await page.goto(`${host.url}/demo/crm/settings`);
  await startGuide(page, 5);
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  await page.locator("#open-invite").click();
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(card)).toHaveAccessibleName("Title c");
  await page.evaluate(() => document.querySelector("dialog")!.close());
  await expect.poll(() => page.evaluate(() => document.querySelector("handrail-player")?.parentElement?.localName)).toBe("html");
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.locator(card)).toHaveCount(0);
});

test("axe finds nothing in the panel, a slide, a step, its question and its hint", async ({ page, host }) => {
  host.bundle = bundleOf([addContact, guide(8, "Other", [step("q", "step", { identifier: "#nope" }), step("r", "slide")])]);
  await page.goto(`${host.url}/demo/crm/`);
  await page.getByRole("button", { name: "Guides and help" }).click();
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole("button", { name: /Add your first contact/ }).click();
  await expect(page.locator(card)).toBeVisible();
  await page.waitForTimeout(300);
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Stay" })).toBeVisible();
  await page.waitForTimeout(300);
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole("button", { name: "Stay" }).click();
  await page.getByTestId("new-contact").click();
  await expect(page.getByText("A contact needs a name.")).toBeVisible();
  await page.waitForTimeout(300);
  expect(await axeFinds(page)).toEqual([]);
});

test("axe finds nothing in a panel with a guide left halfway, on the way to another page, and in a preview", async ({ page, host }) => {
  host.bundle = bundleOf([guide(5, "Halfway", [step("a", "slide"), step("b", "step", { identifier: "#t", url: "/page/other" })])]);
  host.draft = draftOf(host.bundle.guides[0]!);
  host.pages.own = "<p>x</p>{player}";
  await page.goto(`${host.url}/page/own`);
  await startGuide(page, 5);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("link", { name: "Go to Title b" })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.evaluate(() => (window.Handrail as { stop(): void }).stop());
  await page.getByRole("button", { name: "Guides and help" }).click();
  await expect(page.getByRole("button", { name: "Start again: Halfway" })).toBeVisible();
  await page.waitForTimeout(300);
  expect(await axeFinds(page)).toEqual([]);
  await page.goto(`${host.url}/page/own?preview#handrail-preview=good`);
  await page.getByText("All steps").click();
  await page.waitForTimeout(300);
  expect(await axeFinds(page)).toEqual([]);
});

test("reads from right to left, and stands in its corner", async ({ page, ownPage, host }) => {
  const bundle = bundleOf([]);
  const steps = [step("a", "step", { identifier: "#x" })];
  await ownPage('<p id="x">x</p>', undefined);
  host.bundle = {
    ...bundleOf([guide(5, "دليل", steps, { language: "ar" })], { property: { ...bundle.property, language: "ar" } }),
    texts: playerTexts("ar"),
    style: { ...bundle.style, position: "top-right" },
  };
  await page.reload();
  const launcher = page.getByRole("button", { name: "الأدلة والمساعدة" });
  const box = (await launcher.boundingBox())!;
  expect(box.x).toBeGreaterThan(1000);
  expect(box.y).toBeLessThan(40);
  await startGuide(page, 5);
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  expect(await page.locator(card).evaluate((element) => getComputedStyle(element).direction)).toBe("rtl");
  const [close, heading] = await Promise.all([
    page.locator(`${card} .plain`).boundingBox(),
    page.locator(`${card} .heading`).boundingBox(),
  ]);
  expect(close!.x).toBeLessThan(heading!.x);
});

test("moves nothing for who asked for calm", async ({ page, host }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  host.bundle = bundleOf([guide(5, "Calm", [step("a", "slide"), step("b", "step", { identifier: "#far" })])]);
  host.pages.own = `${"<p>line</p>".repeat(150)}<p id="far">Far</p>{player}`;
  await page.goto(`${host.url}/page/own`);
  await startGuide(page, 5);
  expect(await page.locator(card).evaluate((element) => element.getAnimations().length)).toBe(0);
  await page.evaluate(() => {
    const stops = new Set<number>();
    Object.assign(window, { stops });
    addEventListener("scroll", () => stops.add(scrollY));
  });
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator("#far")).toBeInViewport();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => (window as unknown as { stops: Set<number> }).stops.size)).toBe(1);
});

test("on a phone a card beside a wide target stays within the window", async ({ page, host }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  host.bundle = bundleOf([guide(5, "Wide", [step("a", "step", { identifier: "#contacts", content: "long ".repeat(60) })])]);
  await page.goto(`${host.url}/demo/crm/contacts`);
  await startGuide(page, 5);
  await expect(page.locator(`${card}.placed`)).toBeInViewport({ ratio: 1 });
});

test("hides its button in a window narrower than the property wants", async ({ page, host }) => {
  const bundle = bundleOf([addContact]);
  host.bundle = { ...bundle, style: { ...bundle.style, minViewWidth: 800 } };
  await page.goto(`${host.url}/demo/crm/`);
  await expect(page.locator(".launcher")).toBeVisible();
  await page.setViewportSize({ width: 700, height: 700 });
  await expect(page.locator(".launcher")).toBeHidden();
});
