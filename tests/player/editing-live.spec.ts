import { openEditor, panel, prepareEditing } from "./support/editing.ts";
import { storedHint } from "./support/hints-api.ts";
import { expect, test } from "./support/test.ts";

const status = ".save-bar p";

test.beforeEach(({ host }) => {
  prepareEditing(host);
  Object.assign(host.inPage!, { guide: null, hint: { kind: "tooltip", id: 0 } });
});

test("one that is on says that it is live before it is saved, and its page and switch are not to be had here", async ({ page, host }) => {
  const { hints } = host.inPage!;
  hints.tooltip.push(storedHint(3, "Save", { identifier: "[data-testid=save]", enabled: true, url: "/page/own" }));
  hints.tooltip.push(storedHint(4, "Off", { identifier: "#name" }));
  await openEditor(page, host);
  await panel(page).locator("[data-step=tooltip-3]").click();
  await expect(panel(page)).toContainText("OnPeople see it as soon as you save.");
  await expect(panel(page).getByRole("checkbox")).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Page" })).toHaveAttribute("readonly");
  await expect(page.getByRole("textbox", { name: "Page" })).toHaveAccessibleDescription("It is on: change its page in Handrail.");
  await expect(page.getByRole("button", { name: "Use this page" })).toHaveCount(0);
  await page.getByLabel("Text (English)").fill("Keeps it.");
  const live = page.getByRole("button", { name: "Save and update live" });
  await expect(live).toHaveAccessibleDescription("This is live: saving changes what people see now.");
  hints.refusal = { status: 422, body: { fields: [{ path: "enabled", code: "hint_error_switched_on_page" }] } };
  await live.click();
  await expect(panel(page).getByRole("alert")).toContainText("Save – On: Switch it on or off in Handrail.");
  await live.click();
  await expect(page.locator(status)).toHaveText("Saved. People see it now.");
  await expect(panel(page).getByRole("alert")).toHaveCount(0);
  expect(hints.writes.map(({ body }) => body)).toEqual([1, 2].map(() => ({ texts: { en: "Keeps it." }, revision: 1 })));
  await page.getByRole("button", { name: "Back to the list" }).click();
  await panel(page).locator(".open", { hasText: "Off" }).click();
  await expect(page.getByRole("textbox", { name: "Page" })).toBeEditable();
  await page.getByLabel("Text (English)").fill("Nobody sees this.");
  await expect(page.getByRole("button", { name: "Save", exact: true })).toHaveAccessibleDescription("Unsaved changes");
  await page.getByRole("button", { name: "Back to the list" }).click();
  await panel(page).locator("[data-step=tooltip-3]").click();
  await page.getByLabel("Text (English)").fill("Both.");
  await expect(live).toHaveAccessibleDescription("2 unsaved, 1 of them live: saving changes what people see now.");
});

test("all that is to be mended is listed at once, and each leads to its field", async ({ page, host }) => {
  const { hints } = host.inPage!;
  host.inPage!.hint = { kind: "validator", id: 4 };
  hints.validator.push(storedHint(4, "Postcode", { identifier: "#name", rule: { kind: "pattern", pattern: "\\d+" } }));
  await openEditor(page, host);
  await page.getByLabel("Name", { exact: true }).and(panel(page).locator("input")).fill("");
  await page.getByRole("textbox", { name: "Pattern" }).fill("(");
  const fields = [
    { path: "name", code: "hint_error_name_missing" },
    { path: "rule.pattern", code: "validator_error_pattern_invalid" },
    { path: "identifier", code: "hint_error_no_element" },
    { path: "url", code: "url_error_invalid" },
    { path: "texts.de", code: "text_error_too_long" },
  ];
  hints.refusal = { status: 422, body: { fields } };
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const list = panel(page).getByRole("alert");
  await expect(list).toContainText("Mend this, then save again:");
  await expect(list.getByRole("listitem")).toHaveCount(5);
  const pattern = page.getByRole("textbox", { name: "Pattern" });
  await expect(pattern).toHaveAccessibleDescription(/Browsers can’t read this pattern/);
  const follow = async (words: RegExp) => list.getByRole("button", { name: words }).click();
  await follow(/Pattern|Browsers/);
  await expect(pattern).toBeFocused();
  await follow(/Element:/);
  await expect(page.getByRole("button", { name: "Point at another element" })).toBeFocused();
  await follow(/Page:/);
  await expect(page.getByRole("textbox", { name: "Page" })).toBeFocused();
  await follow(/German/);
  await expect(page.getByLabel("Text (German)")).toBeFocused();
  await page.getByRole("button", { name: "Back to the list" }).click();
  await follow(/Name: Enter a name/);
  await expect(page.getByLabel("Name", { exact: true }).and(panel(page).locator("input"))).toBeFocused();
  await page.keyboard.type("Postcode");
  await expect(list.getByRole("listitem")).toHaveCount(4);
});

test("of several that are saved together, what is wrong of each is listed, and the others are stored", async ({ page, host }) => {
  const { hints } = host.inPage!;
  for (const [id, name] of [3, 4, 5].map((id) => [id, `Hint ${id}`] as const)) hints.tooltip.push(storedHint(id, name, { url: "/b" }));
  await openEditor(page, host);
  for (const id of [3, 4, 5]) {
    await panel(page)
      .locator(".open", { hasText: `Hint ${id}` })
      .click();
    await page.getByLabel("Text (English)").fill(`Text ${id}`);
    await page.getByRole("button", { name: "Back to the list" }).click();
  }
  await page.route(/tooltips\/[34]$/, (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({
          status: 422,
          headers: { "access-control-allow-origin": "*" },
          json: { fields: [{ path: "url", code: "url_error_invalid" }] },
        })
      : route.fallback(),
  );
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const list = panel(page).getByRole("alert").getByRole("button");
  await expect(panel(page).getByRole("alert")).toContainText("Saved. ");
  await expect(list).toHaveText(["Hint 3 – Page: Enter a valid URL or a path.", "Hint 4 – Page: Enter a valid URL or a path."]);
  expect(hints.tooltip.map(({ revision }) => revision)).toEqual([1, 1, 2]);
  await list.nth(1).click();
  await expect(page.getByRole("heading", { name: "Tooltip “Hint 4”" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Page" })).toBeFocused();
});

test("it opens with what the link in Handrail was of: one, the list, or the list where that one is gone", async ({ page, host }) => {
  host.inPage!.hints.validator.push(storedHint(4, "Postcode", { identifier: "#name" }));
  host.inPage!.hint = { kind: "validator", id: 4 };
  await openEditor(page, host);
  await expect(page.getByRole("heading", { name: "Validator “Postcode”" })).toBeVisible();
  await page.getByRole("button", { name: "Back to the list" }).click();
  await page.getByRole("button", { name: "Guides" }).click();
  await page.goto(`${host.url}/page/two`);
  await expect(page.getByRole("heading", { name: "Guides" })).toBeVisible();
});

test("one that is gone opens the list", async ({ page, host }) => {
  host.inPage!.hint = { kind: "validator", id: 9 };
  await openEditor(page, host);
  await expect(page.getByRole("heading", { name: "Tooltips and validators" })).toBeVisible();
});
