import type { Page } from "@playwright/test";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { announcement, cardOf } from "./support/messages.ts";
import { expect, startGuide, test } from "./support/test.ts";

const card = "handrail-player [data-part=card]";
const next = "handrail-player [data-part=next]";
const banner = announcement(3, { form: "banner", showing: { auto: true } });
const FIELDS = '<button id="own">Own</button><input id="f" aria-label="F">';

/** Goes on from the first step, and does something as soon as the next card is drawn, before it stands where it belongs. Gives what then has the focus. */
const meanwhile = (page: Page, what: "Tab" | "blur") =>
  page.evaluate(async (kind) => {
    const root = document.querySelector("handrail-player")!.shadowRoot!;
    const task = () => new Promise((done) => setTimeout(done));
    (root.activeElement as HTMLElement).click();
    while (!root.querySelector(".bubble:not(.placed)")) await task();
    for (let time = 0; kind === "blur" && time < 50 && (root.activeElement as HTMLElement)?.dataset.part !== "card"; time++) await task();
    const waiting = root.querySelector(".bubble:not(.placed)");
    if (kind === "Tab") {
      root.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true, composed: true }));
      root.querySelector<HTMLElement>(".bubble [aria-label]")!.focus();
    } else (root.activeElement as HTMLElement).blur();
    while (!root.querySelector(".bubble.placed")) await task();
    for (let time = 0; time < 5; time++) await task();
    const focused = root.activeElement as HTMLElement | null;
    return [waiting !== null, focused?.dataset.part ?? focused?.localName];
  }, what);

test("from a target to another one, who goes on by Tab before the card stands where it belongs stays there", async ({
  page,
  ownPage,
  complaints: _,
}) => {
  const at = (id: string) => step(id, "step", { identifier: `#${id}` });
  await ownPage('<button id="a">A</button><button id="b">B</button>', [at("a"), at("b")]);
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  await page.locator(next).focus();
  expect(await meanwhile(page, "Tab")).toEqual([true, "button"]);
});

test("a focus that is lost before the card stands where it belongs, and not by the person, is given back", async ({
  page,
  ownPage,
  complaints: _,
}) => {
  await ownPage('<button id="b">B</button>', [step("a", "slide"), step("b", "step", { identifier: "#b" })]);
  await expect(page.locator(card)).toBeFocused();
  await page.locator(next).focus();
  expect(await meanwhile(page, "blur")).toEqual([true, "card"]);
});

test("after a run that ended between two steps nothing takes the focus that has no claim to it", async ({
  page,
  host,
  ownPage,
  complaints: _,
}) => {
  host.bundle = bundleOf([guide(5, "Test guide", [step("a", "slide"), step("b", "step", { identifier: "#late" })])], {
    messages: [{ ...banner, segment: 9 }],
  });
  host.segmentsOf = ({ user }) => (user === "ada" ? [9] : []);
  await ownPage(FIELDS);
  await startGuide(page, 5);
  await expect(page.locator(card)).toBeFocused();
  await page.locator(next).press("Enter");
  await expect(page.locator(card)).toHaveCount(0);
  await page.evaluate(() => window.Handrail?.stop?.());
  await page.locator("#own").focus();
  await page.locator("#own").blur();
  await page.evaluate(() => window.Handrail?.identify?.("ada"));
  await expect(cardOf(page, "News 3")).toBeVisible();
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe("body");
});

test("from a message beside the page the focus returns to where it last came from", async ({ page, host, ownPage, complaints: _ }) => {
  host.bundle = bundleOf([], { messages: [banner] });
  await ownPage(FIELDS);
  await page.locator("#f").focus();
  await expect(cardOf(page, "News 3")).toBeVisible();
  await page.locator("#own").focus();
  await page.getByRole("button", { name: "Close" }).press("Enter");
  await expect(cardOf(page, "News 3")).toHaveCount(0);
  await expect(page.locator("#own")).toBeFocused();
});

test("a guide that follows on a message beside the page gives the focus back to where it was when the guide began", async ({
  page,
  host,
  ownPage,
  complaints: _,
}) => {
  host.bundle = bundleOf([guide(5, "Test guide", [step("a", "slide")])], { messages: [banner] });
  await ownPage(FIELDS);
  await page.locator("#f").focus();
  await expect(cardOf(page, "News 3")).toBeVisible();
  await page.locator("#own").focus();
  await startGuide(page, 5);
  await expect(cardOf(page, "Title a")).toBeFocused();
  await page.getByRole("button", { name: "Finish" }).press("Enter");
  await expect(page.locator("#own")).toBeFocused();
});
