import { follow, press } from "./support/focus.ts";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("choices of the account row keep the focus, and take nothing away that was typed", async ({ page }) => {
  const property = await signIn(page, "crm-moderator@acme.test");
  await page.goto(`/app/${property}/manage/create`);
  const account = page.locator("summary").filter({ hasText: /Account|Konto/ });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const title = page.locator("input[name=title]");
  const dialog = page.getByRole("dialog");
  const language = (wish: string) => () => expect(page.locator("html")).toHaveAttribute("lang", wish);
  const typed = async () => {
    await expect(title).toHaveValue("Typed");
    await expect(button("Deutsch")).toBeVisible();
  };
  /** Whether it closed by the press on the field or not. */
  const reopened = async () => {
    if (!(await button("Deutsch").isVisible())) await press(account);
  };
  const entries = await page.evaluate(() => history.length);
  await follow(page, [
    ["open it", () => press(account), () => expect(button("Dark")).toBeVisible(), /^summary .*Account/],
    ["choose a language", () => press(button("Deutsch")), language("de"), "button Deutsch"],
    ["and back", () => press(button("English")), language("en"), "button English"],
    [
      "choose colours, with something typed",
      () =>
        title
          .fill("Typed")
          .then(reopened)
          .then(() => press(button("Dark"))),
      () => expect(page.locator("html")).toHaveAttribute("data-theme", "dark").then(typed),
      "button Dark",
    ],
    [
      "choose a language, and stay",
      async () => {
        await press(button("Deutsch"));
        await press(dialog.getByRole("button", { name: "Cancel" }));
      },
      () => expect(dialog).toHaveCount(0).then(language("en")).then(typed),
      "button Deutsch",
    ],
    [
      "choose a language all the same",
      async () => {
        await press(button("Deutsch"));
        await press(dialog.getByRole("button", { name: "Yes, leave" }));
      },
      () =>
        expect(page.getByRole("heading", { level: 1 }))
          .toHaveText("Neuer Guide")
          .then(language("de"))
          .then(typed),
      "button Deutsch",
    ],
    [
      "and back, once nothing is typed",
      () =>
        title
          .fill("")
          .then(reopened)
          .then(() => press(button("English"))),
      language("en"),
      "button English",
    ],
  ]);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});
