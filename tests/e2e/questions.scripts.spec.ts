import { chapterWith, unique } from "./support/content.ts";
import { follow, press } from "./support/focus.ts";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

// Questions are dialogs over their screen, at an address of their own.
test("a question at its own address is a page when it is loaded anew", async ({ page }) => {
  const property = await signIn(page);
  const name = unique("Asked");
  const region = await chapterWith(page, property, name, [name]);
  await page.goto(`/app/${property}/manage/list?search=${encodeURIComponent(name)}`);
  await press(region.getByRole("listitem").getByLabel(`More actions for ${name}`));
  await press(region.getByRole("listitem").locator("details").getByText("Archive", { exact: true }));
  await expect(page.getByRole("dialog")).toBeVisible();
  // The menu does not stay open behind it.
  await expect(region.locator("details[open]")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(region.getByRole("listitem").locator("summary")).toBeFocused();
  await page.keyboard.press("Enter");
  await press(region.getByRole("listitem").locator("details").getByText("Archive", { exact: true }));
  const address = page.url();
  expect(address).toContain("/archive?");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: `Archive “${name}”?` })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(page.url()).toBe(address);
});

test("archiving a guide with unsaved changes asks about them, and staying keeps them", async ({ page }) => {
  const property = await signIn(page);
  const name = unique("Unsaved");
  const region = await chapterWith(page, property, name, [name]);
  await region.getByRole("listitem").getByRole("link", { name }).click();
  const title = page.getByLabel("Title", { exact: true });
  await title.fill("Typed");
  const editor = page.url();
  const leave = page.getByRole("dialog", { name: "Are you sure you want to leave this page?" });
  const archive = async () => {
    await press(page.getByLabel("More actions", { exact: true }));
    await press(page.locator("details[open]").getByRole("link", { name: "Archive" }));
    await press(page.getByRole("dialog").getByRole("button", { name: "Archive" }));
  };
  await archive();
  await leave.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(editor);
  await expect(title).toHaveValue("Typed");
  await archive();
  await leave.getByRole("button", { name: "Yes, leave" }).click();
  await expect(page.getByText("Guide archived")).toBeVisible();
});

test("whether to replace a token is asked over its screen, which stays below it in the history", async ({ page }) => {
  const property = await signIn(page, "admin@globex.test");
  const screen = `/app/${property}/settings/personal/token`;
  await page.goto(screen);
  const link = page.getByRole("link", { name: /^(Create|Replace) token$/ });
  const dialog = page.getByRole("dialog", { name: / API token\?$/ });
  const isAsked = () =>
    expect(dialog)
      .toBeVisible()
      .then(() => expect(page).toHaveURL(`${screen}/reset`));
  const isNotAsked = () =>
    expect(dialog)
      .toHaveCount(0)
      .then(() => expect(page).toHaveURL(screen));
  await follow(page, [
    ["ask", () => press(link), isAsked, "button Cancel"],
    ["Cancel", () => press(dialog.getByRole("button", { name: "Cancel" })), isNotAsked, /^a (Create|Replace) token$/],
    [
      "ask, and Back",
      () =>
        press(link)
          .then(isAsked)
          .then(() => page.goBack()),
      isNotAsked,
      /^a (Create|Replace) token$/,
    ],
    [
      "ask, and confirm",
      () =>
        press(link)
          .then(isAsked)
          .then(() => press(dialog.getByRole("button", { name: / token$/ }))),
      () => expect(page.getByRole("textbox", { name: "Token", exact: true })).toBeVisible(),
      "h1 Your API token",
    ],
  ]);
  await page.goBack();
  await isNotAsked();
});
