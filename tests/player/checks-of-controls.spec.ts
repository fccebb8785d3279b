import type { Page } from "@playwright/test";
import type { BundleTooltip, BundleValidator } from "#app/domain/player/bundle.ts";
import type { ValidatorRule } from "#app/domain/validators/validator.ts";
import { bundleOf } from "./support/bundle.ts";
import type { Fixture } from "./support/server.ts";
import { expect, test } from "./support/test.ts";

// What is asked of controls is what the browser itself asks of them.

const warning = ".hint-warning";
const check = (identifier: string, rule: ValidatorRule): BundleValidator => ({
  id: 1,
  language: "en",
  url: "",
  identifier,
  rule,
  text: "Wrong",
});
const tooltip = (id: number, identifier: string, more: Partial<BundleTooltip> = {}): BundleTooltip => ({
  ...{ id, language: "en", url: "", identifier, show: "icon", text: `Text ${id}` },
  ...more,
});

async function open(page: Page, host: Fixture, body: string, hints: { validators?: BundleValidator[]; tooltips?: BundleTooltip[] }) {
  host.pages.own = `${body}<button id="away" type="button">Away</button>{player}`;
  host.bundle = bundleOf([], hints);
  await page.goto(`${host.url}/page/own`);
  await expect(page.locator(".hints")).toBeAttached();
  await page.waitForTimeout(250);
}
const submit = async (page: Page) => {
  await page.evaluate(() => document.querySelector("form")!.addEventListener("submit", (event) => event.preventDefault()));
  await page.locator("#go").click();
  await page.waitForTimeout(250);
};

test("of a group of radio buttons whichever is chosen counts", async ({ page, host, complaints: _ }) => {
  const body = `<form><label><input type="radio" name="p" id="a" value="a">A</label><label><input type="radio" name="p" id="b" value="b">B</label><button id="go">Go</button></form>`;
  await open(page, host, body, { validators: [check("#a", { kind: "required" })] });
  await submit(page);
  await expect(page.locator(warning)).toHaveText("Wrong");
  await page.locator("#b").check();
  await expect(page.locator(warning)).toHaveCount(0);
  await submit(page);
  await expect(page.locator(warning)).toHaveCount(0);
});

test("a field that cannot be used is asked nothing of, until it can", async ({ page, host, complaints: _ }) => {
  await open(page, host, '<form><fieldset disabled><input id="f"></fieldset><button id="go">Go</button></form>', {
    validators: [check("#f", { kind: "required" })],
  });
  await submit(page);
  await expect(page.locator(warning)).toHaveCount(0);
  await page.evaluate(() => document.querySelector("fieldset")!.removeAttribute("disabled"));
  await submit(page);
  await expect(page.locator(warning)).toHaveText("Wrong");
});

test("what is no number in a field of numbers is not right", async ({ page, host, complaints: _ }) => {
  await open(page, host, '<input id="f" type="number">', { validators: [check("#f", { kind: "range", least: 1, most: 9 })] });
  await page.locator("#f").focus();
  await page.keyboard.type("e");
  await page.locator("#away").focus();
  await expect(page.locator(warning)).toHaveText("Wrong");
});

test("a field in a frame is warned about when it is left for another one there", async ({ page, host, complaints: _ }) => {
  await open(page, host, `<iframe title="Form" srcdoc="<input id='f'><input id='other'>"></iframe>`, {
    validators: [check("#f", { kind: "required" })],
  });
  const frame = page.frameLocator("iframe");
  await frame.locator("#f").focus();
  await frame.locator("#other").focus();
  await expect(page.locator(warning)).toHaveText("Wrong");
});

test("a tooltip that the keyboard has opened stays when the pointer passes over its element", async ({ page, host, complaints: _ }) => {
  await open(page, host, '<button id="save">Save</button>', { tooltips: [tooltip(1, "#save", { show: "hover" })] });
  await page.keyboard.press("Tab");
  await expect(page.locator(".hint-card")).toHaveText("Text 1");
  await page.locator("#save").hover();
  await page.mouse.move(600, 500);
  await page.waitForTimeout(500);
  await expect(page.locator(".hint-card")).toHaveText("Text 1");
});

test("of many tooltips on a quiet page the one whose element is there does not wait for those whose are not", async ({
  page,
  host,
  complaints: _,
}) => {
  const absent = Array.from({ length: 60 }, (_, index) => tooltip(index + 2, `#gone-${index}`, { wait: 60 }));
  const rows = Array.from({ length: 4000 }, (_, index) => `<div><b>${index}</b><i>x</i></div>`).join("");
  await open(page, host, `<button id="save">Save</button>${rows}`, { tooltips: [...absent, tooltip(1, "#save")] });
  // With one look a second it took a minute.
  await expect(page.locator(".hint-marker")).toHaveCount(1, { timeout: 15_000 });
});

test("hints that did not load are asked for again once something changes", async ({ page, host }) => {
  host.bundle = bundleOf([], { tooltips: [tooltip(1, "#save")] });
  host.pages.own = '<button id="save">Save</button>{player}';
  await page.clock.install();
  await page.route("**/player/hints-*", (route) => route.abort());
  await page.goto(`${host.url}/page/own`);
  for (let second = 0; second < 18; second++) {
    await page.clock.runFor(1000);
    await page.waitForTimeout(40);
  }
  await page.unroute("**/player/hints-*");
  await page.evaluate(() => history.pushState(null, "", "/page/own?next"));
  await page.clock.runFor(1000);
  await page.waitForTimeout(300);
  await page.clock.runFor(1000);
  await expect(page.locator(".hint-marker")).toHaveCount(1);
});
