import type { Page } from "@playwright/test";
import type { BundleValidator } from "#app/domain/player/bundle.ts";
import type { ValidatorRule } from "#app/domain/validators/validator.ts";
import { bundleOf } from "./support/bundle.ts";
import type { Fixture } from "./support/server.ts";
import { expect, flush, test } from "./support/test.ts";

const warning = ".hint-warning";
const check = (id: number, identifier: string, rule: ValidatorRule): BundleValidator => ({
  ...{ id, language: "en", url: "", identifier, rule, text: `Wrong ${id}` },
});

async function open(page: Page, host: Fixture, body: string, validators: BundleValidator[]) {
  host.pages.own = `${body}<button id="away" type="button">Away</button>{player}`;
  host.bundle = bundleOf([], { validators });
  await page.goto(`${host.url}/page/own`);
  await expect(page.locator(".hints")).toBeAttached();
  await page.waitForTimeout(250);
}

const RULES: [string, ValidatorRule, string, string][] = [
  ["required", { kind: "required" }, "", "x"],
  ["pattern", { kind: "pattern", pattern: "[A-Z]{2}\\d+" }, "ab1", "AB12"],
  ["length", { kind: "length", least: 3, most: 5 }, "ab", "abcd"],
  ["range", { kind: "range", least: 1, most: 10 }, "11", "10"],
];
for (const [name, rule, wrong, right] of RULES)
  test(`a field is warned about when it is left, until its value is right: ${name}`, async ({ page, host, complaints: _ }) => {
    await open(page, host, '<label>Field <input id="f"></label>', [check(1, "#f", rule)]);
    await page.locator("#f").fill(wrong);
    await page.waitForTimeout(100);
    await expect(page.locator(warning)).toHaveCount(0);
    await page.locator("#away").focus();
    await expect(page.locator(warning)).toHaveText("Wrong 1");
    await expect(page.locator("#away")).toBeFocused();
    const [at, of] = [(await page.locator(warning).boundingBox())!, (await page.locator("#f").boundingBox())!];
    expect(at.y).toBeGreaterThanOrEqual(of.y + of.height);
    await page.locator("#f").fill(right);
    await expect(page.locator(warning)).toHaveCount(0);
    await flush(page);
    await expect.poll(() => host.events.filter(({ content }) => content?.type === "validator").length).toBe(2);
    const events = host.events.filter(({ content }) => content?.type === "validator");
    expect(events.map(({ kind }) => kind)).toEqual(["validator_shown", "validator_met"]);
    expect(events.every(({ payload }) => payload === undefined)).toBe(true);
  });

test("an empty field is warned about at its form's button, which it does not hold up", async ({ page, host, complaints: _ }) => {
  const body = '<form id="form"><input id="f"><button id="go">Go</button></form><p id="sent"></p>';
  await open(page, host, body, [check(1, "#f", { kind: "required" })]);
  await page.evaluate(() =>
    document.querySelector("form")?.addEventListener("submit", (event) => {
      event.preventDefault();
      document.querySelector("#sent")!.textContent = "sent";
    }),
  );
  await page.locator("#go").click();
  await expect(page.locator("#sent")).toHaveText("sent");
  await expect(page.locator(warning)).toHaveText("Wrong 1");
});

test("a text that is edited in place, and a field in a shadow root, are checked too", async ({ page, host, complaints: _ }) => {
  const rule: ValidatorRule = { kind: "length", least: 3, most: null };
  await open(page, host, '<div id="edit" contenteditable>ab</div><div id="holder"></div>', [
    check(1, "#edit", rule),
    check(2, "#deep", rule),
  ]);
  await page.evaluate(() => {
    document.querySelector("#holder")!.attachShadow({ mode: "open" }).innerHTML = '<p>.</p><p>.</p><input id="deep">';
  });
  await page.waitForTimeout(1300);
  await page.locator("#edit").focus();
  await page.locator("#away").focus();
  await expect(page.locator(warning)).toHaveText(["Wrong 1"]);
  await page.locator("#edit").fill("abc");
  await expect(page.locator(warning)).toHaveCount(0);
  await page.locator("#deep").fill("a");
  await page.locator("#away").focus();
  await expect(page.locator(warning)).toHaveText(["Wrong 2"]);
});

test("a control of the page's own that chooses without an event is right once it has chosen", async ({ page, host, complaints: _ }) => {
  const body = '<div id="c" role="combobox" tabindex="0" aria-expanded="false" aria-label="Stage" data-placeholder>Choose</div>';
  await open(page, host, body, [check(1, "#c", { kind: "required" })]);
  await page.locator("#c").focus();
  await page.locator("#away").focus();
  await expect(page.locator(warning)).toHaveText("Wrong 1");
  await page.evaluate(() => {
    document.querySelector("#c")!.removeAttribute("data-placeholder");
    document.querySelector("#c")!.textContent = "Lead";
  });
  await expect(page.locator(warning)).toHaveCount(0);
});

const boxesOf = (page: Page, of: string) =>
  page
    .locator(of)
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as Record<"top" | "bottom" | "right", number>));

test("two warnings of one field stand one below the other, and move up when one goes", async ({ page, host, complaints: _ }) => {
  await open(page, host, '<label>Field <input id="f"></label>', [
    check(1, "#f", { kind: "length", least: 2, most: null }),
    check(2, "#f", { kind: "pattern", pattern: "[A-Z]+" }),
  ]);
  await page.locator("#f").fill("a");
  await page.locator("#away").focus();
  await expect(page.locator(warning)).toHaveText(["Wrong 1", "Wrong 2"]);
  const [first, second] = await boxesOf(page, warning);
  expect(second!.top - first!.bottom).toBeGreaterThanOrEqual(0);
  expect(second!.top - first!.bottom).toBeLessThan(8);
  await page.locator("#f").fill("ab");
  await expect(page.locator(warning)).toHaveText("Wrong 2");
  await expect.poll(async () => (await boxesOf(page, warning))[0]!.top).toBe(first!.top);
});

test("a warning leaves the next field's label to be seen where there is room elsewhere", async ({ page, host, complaints: _ }) => {
  const body =
    '<p><label for="f">One</label><br><input id="f"></p><p id="low"><label for="g">The label of two</label></p><p id="far"><input id="g"></p>';
  const css = '<style nonce="n1">p{margin:0}#far{margin-top:200px}</style>';
  await open(page, host, css + body, [check(1, "#f", { kind: "required" })]);
  await page.locator("#f").focus();
  await page.locator("#g").focus();
  const [said] = [await page.locator(warning).boundingBox()];
  const label = (await page.locator("#low label").boundingBox())!;
  const isApart = said!.x >= label.x + label.width || said!.y >= label.y + label.height || said!.y + said!.height <= label.y;
  expect(isApart).toBe(true);
});

test("warnings stand one above the other at the window's lower end, and beside one another where their fields do", async ({
  page,
  host,
  complaints: _,
}) => {
  const at = (id: string, left: number, where: string) => `#${id}{position:fixed;left:${left}px;${where}}`;
  const css = at("low", 0, "bottom:0") + at("a", 0, "top:90px") + at("b", 700, "top:90px");
  await open(page, host, `<style nonce="n1">${css}</style>${["low", "a", "b"].map((id) => `<input id="${id}">`).join("")}`, [
    ...[1, 2].map((id) => check(id, "#low", { kind: "length", least: id + 1, most: null })),
    ...["#a", "#b"].map((of, index) => check(index + 3, of, { kind: "required" })),
  ]);
  await page.locator("#low").fill("x");
  for (const id of ["a", "b", "away"]) await page.locator(`#${id}`).focus();
  await expect(page.locator(warning)).toHaveCount(4);
  await expect(page.locator(warning)).toHaveText(["Wrong 1", "Wrong 2", "Wrong 3", "Wrong 4"]);
  const [low] = await boxesOf(page, "#low");
  await expect
    .poll(async () => {
      const [first, second, a, b] = await boxesOf(page, warning);
      return [first!.bottom <= low!.top, second!.bottom <= first!.top, second!.top >= 0, a!.top === b!.top];
    })
    .toEqual([true, true, true, true]);
});

test("where people read from the right, a warning ends where its field does", async ({ page, host, complaints: _ }) => {
  const body = '<style nonce="n1">#f{width:600px}</style><p dir="rtl"><input id="f"></p>';
  await open(page, host, body, [check(1, "#f", { kind: "required" })]);
  await page.locator("#f").focus();
  await page.locator("#away").focus();
  await expect(page.locator(warning)).toHaveText("Wrong 1");
  const [said, field] = [(await boxesOf(page, warning))[0]!, (await boxesOf(page, "#f"))[0]!];
  expect(Math.round(said.right)).toBe(Math.round(field.right));
});
