import type { Route } from "@playwright/test";
import { openEditor, PAGE, panel, prepareEditing } from "./support/editing.ts";
import { storedHint } from "./support/hints-api.ts";
import { expect, flush, test } from "./support/test.ts";

const marker = ".hint-marker";
const status = ".save-bar p";

test.beforeEach(({ host }) => {
  prepareEditing(host);
  host.inPage!.guide = null;
});

test("a tooltip is made by pointing, shows as people will see it, and is stored with what it is known by", async ({ page, host }) => {
  await openEditor(page, host);
  await page.getByRole("button", { name: "Tooltips and validators" }).click();
  await expect(page.getByRole("heading", { name: "Tooltips and validators" })).toBeFocused();
  await expect(panel(page)).toContainText("No tooltips yet.");
  await page.getByRole("button", { name: "New tooltip" }).click();
  await page.getByTestId("save").hover();
  await expect(panel(page).locator(".aim")).toContainText("1 element fits");
  await page.getByTestId("save").click();
  await expect(page.getByLabel("Text (English)")).toBeFocused();
  await expect(page.getByLabel("Name", { exact: true }).and(panel(page).locator("input"))).toHaveValue("Save contact");
  await expect(panel(page).locator(".stand")).toHaveText("Found");
  await expect(page.locator(marker)).toHaveCount(0);
  await page.keyboard.type("Keeps what you wrote.");
  await page.locator(marker).click();
  await expect(page.getByRole("dialog", { name: "Hint: save contact" })).toHaveText("Keeps what you wrote.×");
  await page.keyboard.press("Escape");
  await page.getByLabel("How people notice it").selectOption("A pulsing dot beside the element");
  await expect(page.locator(`${marker}.beacon`)).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.locator(status)).toHaveText("Saved. It is off, so people don’t see it.");
  expect(host.inPage!.hints.tooltip).toMatchObject([
    {
      ...{ name: "Save contact", texts: { en: "Keeps what you wrote." }, show: "beacon", url: "/page/own", enabled: false },
      ...{ identifier: 'button[data-testid="save"]', target: { tag: "button" } },
    },
  ]);
  await page.getByRole("button", { name: "Back to the list" }).click();
  await expect(panel(page).locator(".open", { hasText: "Save contact" })).toContainText("FoundOff");
  await expect(page.locator(marker)).toHaveCount(0);
  await flush(page);
  expect(host.events).toEqual([]);
});

test("a validator is made by keys alone, and warns at its field while it is written", async ({ page, host }) => {
  await openEditor(page, host);
  const press = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).focus();
    await page.keyboard.press("Enter");
  };
  await press("Tooltips and validators");
  await press("New validator");
  await expect(panel(page).locator(".aim")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(panel(page).locator(".aimed")).toContainText("Name");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Two letters at least.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("What the value has to meet")).toBeFocused();
  await page.keyboard.type("It has");
  await page.keyboard.press("Tab");
  await page.keyboard.type("2");
  await expect(page.getByLabel("At least so many characters")).toHaveValue("2");
  await page.locator("#name").fill("A");
  await page.getByTestId("save").focus();
  await expect(page.locator(".hint-warning")).toHaveText("Two letters at least.");
  await page.locator("#name").fill("Ada");
  await expect(page.locator(".hint-warning")).toHaveCount(0);
  await expect(panel(page)).toContainText("OffSwitch it on in Handrail.");
  await press("Save");
  await expect(page.locator(status)).toHaveText("Saved. It is off, so people don’t see it.");
  expect(host.inPage!.hints.validator).toMatchObject([
    { name: "Name", rule: { kind: "length", least: 2, most: null }, enabled: false, texts: { en: "Two letters at least." } },
  ]);
  await page.getByLabel("Text (English)").focus();
  await page.keyboard.press("Escape");
  await expect(panel(page).locator(".open", { hasText: "Name" })).toBeFocused();
});

test("a text is written in each language, and what others changed stays or is asked", async ({ page, host }) => {
  const { hints } = host.inPage!;
  hints.tooltip.push(storedHint(3, "Save", { identifier: "[data-testid=save]", show: "hover", segment: 5 } as object));
  await openEditor(page, host);
  await page.getByRole("button", { name: "Tooltips and validators" }).click();
  await panel(page).locator(".open", { hasText: "Save" }).click();
  await page.getByLabel("Language").selectOption("German");
  await page.getByLabel("Text (German)").fill("Sichert den Kontakt.");
  await page.getByTestId("save").hover();
  await expect(page.locator(".hint-card")).toHaveText("Sichert den Kontakt.");
  await page.getByLabel("Language").selectOption("English");
  await page.getByLabel("Text (English)").fill("Mine");
  Object.assign(hints.tooltip[0]!, { revision: 2, name: "Save it", texts: { en: "Theirs" } });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(panel(page).getByRole("alert")).toContainText("Somebody else changed this meanwhile.");
  const question = page.getByRole("group", { name: "Save it – Text (English)" });
  await expect(question).toContainText("Theirs: Theirs");
  await question.getByRole("button", { name: "Keep yours" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(() => hints.tooltip[0])
    .toMatchObject({
      ...{ name: "Save it", texts: { en: "Mine", de: "Sichert den Kontakt." }, revision: 3, segment: 5 },
    });
  expect(hints.writes.at(-1)!.body).toEqual({ texts: { en: "Mine", de: "Sichert den Kontakt." }, revision: 2 });
});

test("what the API does not take is said at its field, which gets the focus; nothing written is lost on the way", async ({
  page,
  host,
}) => {
  const { hints } = host.inPage!;
  hints.validator.push(storedHint(4, "Postcode", { identifier: "#name", rule: { kind: "pattern", pattern: "\\d+" } }));
  await openEditor(page, host);
  await page.getByRole("button", { name: "Tooltips and validators" }).click();
  await panel(page).locator(".open", { hasText: "Postcode" }).click();
  await page.getByRole("textbox", { name: "Pattern" }).fill("(");
  hints.refusal = { status: 422, body: { fields: [{ path: "rule.pattern", code: "validator_error_pattern_invalid" }] } };
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Pattern" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Pattern" })).toHaveAccessibleDescription(/Browsers can’t read this pattern/);
  await page.getByLabel("Language").selectOption("German");
  hints.refusal = { status: 422, body: { fields: [{ path: "texts.en", code: "hint_error_no_text" }] } };
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByLabel("Text (English)")).toBeFocused();
  await page.goto(`${host.url}/page/two`);
  await expect(page.getByRole("textbox", { name: "Pattern" })).toHaveValue("(");
  await page.getByRole("button", { name: "Back to the list" }).click();
  await expect(panel(page).locator(".open", { hasText: "Postcode" })).toContainText("Unsaved");
  await panel(page).locator(".open", { hasText: "Postcode" }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard changes" }).click();
  await panel(page).locator(".open", { hasText: "Postcode" }).click();
  await expect(page.getByRole("textbox", { name: "Pattern" })).toHaveValue("\\d+");
});

test("a new one whose answer was lost is made once", async ({ page, host }) => {
  const { hints } = host.inPage!;
  await openEditor(page, host);
  await page.getByRole("button", { name: "Tooltips and validators" }).click();
  await page.getByRole("button", { name: "New tooltip" }).click();
  await page.getByTestId("save").click();
  await page.getByLabel("Text (English)").fill("One");
  const unanswered = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route("**/tooltips", unanswered, { times: 1 });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(panel(page).getByRole("alert")).toContainText("Handrail can’t be reached.");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => hints.writes.length).toBe(2);
  expect(hints.writes[0]!.key).toMatch(/^tooltip-[\w-]{36}$/);
  expect(hints.writes[1]!.key).toBe(hints.writes[0]!.key);
});

test("all are checked on this page and on all pages", async ({ page, host }) => {
  const { hints } = host.inPage!;
  hints.tooltip.push(storedHint(3, "Here", { identifier: "[data-testid=save]" }));
  hints.tooltip.push(storedHint(4, "There", { identifier: "#there", url: "/page/two", wait: 0 }));
  hints.validator.push(storedHint(5, "Gone", { identifier: "#gone", url: "/page/own", wait: 0 }));
  await openEditor(page, host);
  await page.getByRole("button", { name: "Tooltips and validators" }).click();
  await expect(panel(page).locator(".stand")).toHaveText(["Found", "On another page", "Not found"]);
  await page.getByRole("button", { name: "Check this page" }).click();
  await expect(panel(page).locator(".summary")).toHaveText("1 found, 0 weak, 1 not found");
  await page.getByRole("button", { name: "Back to the list" }).click();
  await page.getByRole("button", { name: "Check all pages" }).click();
  await expect(panel(page).locator(".summary")).toHaveText("2 found, 0 weak, 1 not found");
  expect(page.url()).toBe(`${host.url}/page/own`);
  await panel(page).locator(".open", { hasText: "There" }).click();
  await expect(page.getByLabel("Text (English)")).toHaveValue("Text of There");
});

test("closing asks about what is unsaved, and keeps nothing in the tab", async ({ page, host }) => {
  host.pages.own = PAGE;
  await openEditor(page, host);
  await page.getByRole("button", { name: "Tooltips and validators" }).click();
  await page.getByRole("button", { name: "New tooltip" }).click();
  await page.keyboard.press("Escape");
  await page.getByLabel("Text (English)").fill("Half");
  await page.getByRole("button", { name: "Close editor" }).click();
  await page.getByRole("button", { name: "Close without saving" }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect.poll(() => host.inPage!.isEnded).toBe(true);
  const keys = await page.evaluate(() => Object.keys(sessionStorage));
  expect(keys.filter((key) => /\.(edit|draft|check|in-page|hints|language)$/.test(key))).toEqual([]);
});
