import type { Page } from "@playwright/test";
import type { NextIf } from "#app/domain/guides/step.ts";
import { step } from "./support/bundle.ts";
import { expect, test } from "./support/test.ts";

const card = "[data-part=card]";
const last = step("b", "slide");

/** A list that opens below a control and goes when one of its options is pressed, as design systems draw it at the end of the page. */
const LIST = `<script nonce="n1">
  function offer(control, names, choose, press = "click") {
    const close = () => { document.querySelector("#list")?.remove(); control.setAttribute("aria-expanded", "false"); };
    const pick = (name) => { choose(name); close(); control.focus(); };
    const open = () => {
      if (document.querySelector("#list")) return;
      control.setAttribute("aria-expanded", "true");
      document.body.insertAdjacentHTML("beforeend", '<ul id="list" role="listbox">' + names.map((name) => '<li role="option" tabindex="-1">' + name + "</li>").join("") + "</ul>");
      for (const option of document.querySelectorAll("#list li")) {
        option.addEventListener(press, () => pick(option.textContent));
        option.addEventListener("keydown", ({ key }) => key === "Enter" && pick(option.textContent));
      }
      if (control.localName !== "input") document.querySelector("#list li").focus();
    };
    control.addEventListener("click", open);
    control.addEventListener("input", open);
    control.addEventListener("keydown", ({ key }) => key === "ArrowDown" && open());
  }
</script>`;
const NAMES = `["Customer", "Lead"]`;
const button = `<button id="t" role="combobox" aria-expanded="false" data-placeholder="">Choose</button>${LIST}
  <script nonce="n1">offer(t, ${NAMES}, (name) => { t.removeAttribute("data-placeholder"); t.textContent = name; }, "pointerup")</script>`;
const hiddenInput = `<div><div id="t" role="combobox" tabindex="0" aria-expanded="false"><span>\u200b</span></div><input id="sent" aria-hidden="true" tabindex="-1"></div>${LIST}
  <style nonce="n1">#t{width:160px}</style><script nonce="n1">offer(t, ${NAMES}, (name) => { t.textContent = name; sent.value = name === "Lead" ? "7" : "8"; })</script>`;
const searched = `<div><div id="shown" class="select__placeholder">Choose</div><div><input id="t" role="combobox" aria-expanded="false"></div></div>${LIST}
  <script nonce="n1">offer(t, ${NAMES}, (name) => { t.value = ""; shown.className = "select__single-value"; shown.textContent = name; })</script>`;
const completed = `<input id="t" role="combobox" aria-expanded="false">${LIST}
  <script nonce="n1">offer(t, ${NAMES}, (name) => { t.value = name; })</script>`;

const pickLead = async (page: Page) => {
  await page.locator("#t").click();
  await page.getByRole("option", { name: "Lead" }).click();
};
const pickLeadByKeys = async (page: Page) => {
  await page.locator("#t").focus();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("option", { name: "Lead" }).focus();
  await page.keyboard.press("Enter");
};
const type = (text: string) => async (page: Page) => {
  await page.locator("#t").pressSequentially(text);
  await page.keyboard.press("Tab");
};
const SELECT = '<select id="t"><option value="">Choose</option><option value="7">Lead</option></select>';

/** What is on the page, the condition, what does not meet it yet, and what does. */
const cases: [string, string, NextIf, string, ((page: Page) => Promise<unknown>) | null, (page: Page) => Promise<unknown>][] = [
  ["a field", '<input id="t">', "nonempty", "", type("  "), type("Ada")],
  ["a text area", '<textarea id="t"></textarea>', "nonempty", "", null, type("Ada")],
  ["a date", '<input id="t" type="date">', "nonempty", "", null, (page) => page.locator("#t").fill("2026-01-02")],
  ["a field", '<input id="t">', "forceValue", "Ada", type("Bob"), (page) => page.locator("#t").fill("ada ")],
  ["a check box", '<label>I agree <input id="t" type="checkbox"></label>', "nonempty", "", null, (page) => page.locator("#t").check()],
  [
    "a group of radio buttons",
    '<fieldset id="t"><label><input type="radio" name="r" value="m">Monthly</label><label><input type="radio" name="r" value="y">Yearly</label></fieldset>',
    "forceValue",
    "yearly",
    (page) => page.getByLabel("Monthly").check(),
    (page) => page.getByLabel("Yearly").check(),
  ],
  ["a drop-down", SELECT, "nonEmptyDropdown", "", null, (page) => page.locator("#t").selectOption("7")],
  ["a drop-down, by what a form sends", SELECT, "forceValueDropdown", "7", null, (page) => page.locator("#t").selectOption("7")],
  ["a drop-down, by what people read", SELECT, "forceValueDropdown", "lead", null, (page) => page.locator("#t").selectOption("7")],
  ["rich text", '<div id="t" contenteditable>\n</div>', "nonempty", "", type(" "), type("Ada")],
  ["rich text", '<div id="t" contenteditable></div>', "forceValue", "ada", type("A"), (page) => page.locator("#t").fill("Ada")],
  ["a button with a list", button, "nonEmptyDropdown", "", (page) => page.locator("#t").focus(), pickLead],
  ["a button with a list, by keys", button, "forceValueDropdown", "Lead", null, pickLeadByKeys],
  ["a control beside what a form sends", hiddenInput, "nonEmptyDropdown", "", (page) => page.locator("#t").focus(), pickLead],
  ["a control beside what a form sends, by that", hiddenInput, "forceValueDropdown", "7", null, pickLead],
  ["a control beside what a form sends, by what people read", hiddenInput, "forceValueDropdown", "lead", null, pickLeadByKeys],
  ["a control that is searched", searched, "nonEmptyDropdown", "", (page) => page.locator("#t").focus(), pickLead],
  ["a control that is searched", searched, "forceValueDropdown", "Lead", type("Le"), pickLead],
  ["a field that is completed", completed, "nonempty", "", (page) => page.locator("#t").focus(), pickLead],
  ["a field that is completed", completed, "forceValueDropdown", "Lead", type("Le"), pickLead],
];

for (const [what, html, nextIf, forcevalue, before, act] of cases) {
  test(`${what}: ${nextIf} ${forcevalue} is met once it holds, and leads on`, async ({ page, ownPage, complaints: _ }) => {
    await ownPage(html, [step("a", "step", { identifier: "#t", nextWhen: "condition", nextIf, forcevalue, nextButton: false }), last]);
    await expect(page.locator(`${card}.placed`)).toBeVisible();
    await before?.(page);
    // Longer than the page is looked at for silent changes.
    await page.waitForTimeout(before ? 1300 : 200);
    await expect(page.locator(card)).toHaveAccessibleName("Title a");
    await act(page);
    await expect(page.locator(card)).toHaveAccessibleName("Title b", { timeout: 4000 });
  });
}

test("a field is not taken from somebody who types in it: it leads on when it is left", async ({ page, ownPage }) => {
  await ownPage('<input id="t" role="combobox" aria-expanded="false">', [
    step("a", "step", { identifier: "#t", nextWhen: "condition", nextIf: "nonempty", nextButton: false }),
    last,
  ]);
  await page.locator("#t").pressSequentially("Ada");
  await page.waitForTimeout(1300);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  await page.keyboard.press("Tab");
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
});

test("a condition that held when the step began waits for an act", async ({ page, ownPage }) => {
  await ownPage(button.replace(' data-placeholder=""', ""), [
    step("a", "step", { identifier: "#t", nextWhen: "condition", nextIf: "nonEmptyDropdown", nextButton: false }),
    last,
  ]);
  await page.waitForTimeout(2500);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  await pickLead(page);
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
});

test("a field in a shadow root leads on when it is left", async ({ page, ownPage }) => {
  const body = `<div id="root"></div><script nonce="n1">root.attachShadow({ mode: "open" }).innerHTML = '<input id="t"> <input>';</script>`;
  await ownPage(body, [step("a", "step", { identifier: "#t", nextWhen: "condition", nextIf: "nonempty", nextButton: false }), last]);
  await page.locator("#t").pressSequentially("Ada");
  await page.waitForTimeout(1300);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  await page.keyboard.press("Tab");
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
});

/** When the page takes its button away, and how it is pressed. */
const vanishing: [string, string, string, (page: Page) => Promise<unknown>][] = [
  ["on pointerdown", "pointerdown", "button", (page) => page.locator("#t").click({ force: true, noWaitAfter: true })],
  ["on mousedown", "mousedown", "button", (page) => page.locator("#t").click({ force: true, noWaitAfter: true })],
  ["on click", "click", "button", (page) => page.locator("#t").click()],
  ["on mousedown, and the press is long", "mousedown", "button", (page) => page.locator("#t").click({ force: true, delay: 1500 })],
  ["on Enter", "click", "button", (page) => page.locator("#t").press("Enter")],
  ["on the Space bar", "click", "button", (page) => page.locator("#t").press("Space")],
  ["on a key, without any click", "keydown", "key", (page) => page.locator("#t").press("Enter")],
];
for (const [when, kind, how, press] of vanishing) {
  test(`a button that goes away ${when} counts as pressed`, async ({ page, ownPage, complaints: _ }) => {
    const element = how === "key" ? '<div id="t" role="button" tabindex="0">Go</div>' : '<button id="t">Go</button>';
    await ownPage(`${element}<script nonce="n1">t.addEventListener("${kind}", () => document.getElementById("t").remove())</script>`, [
      step("a", "step", { identifier: "#t", nextWhen: "click", nextButton: false }),
      last,
    ]);
    await expect(page.locator(`${card}.placed`)).toBeVisible();
    await press(page);
    await expect(page.locator(card)).toHaveAccessibleName("Title b", { timeout: 4000 });
  });
}
