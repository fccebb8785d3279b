import { unique } from "./support/content.ts";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("a theme that was renamed meanwhile stands under its new name around the form, which keeps what was typed", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  const property = await signIn(page, "crm-admin@acme.test");
  const [first, theirs, mine] = [unique("Autumn"), unique("Winter"), unique("Spring")];
  const themes = `/app/${property}/customize/design/themes`;
  await page.goto(themes);
  await page.getByLabel("Name of the theme", { exact: true }).fill(first);
  await page.getByRole("button", { name: "Save design as theme" }).click();
  await page.getByRole("link", { name: first, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: first })).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel("Name of the theme", { exact: true }).fill(theirs);
  await other.getByRole("button", { name: "Save changes" }).click();
  await expect(other.getByRole("link", { name: theirs, exact: true })).toBeVisible();

  await page.getByLabel("Name of the theme", { exact: true }).fill(mine);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("alert", { name: "There is a problem" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: theirs })).toBeVisible();
  await expect(page.getByLabel("Name of the theme", { exact: true })).toHaveValue(mine);
  // Scripts count.
  if (javaScriptEnabled) await expect(page.getByText("1 unsaved change")).toBeVisible();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("link", { name: mine, exact: true })).toBeVisible();

  await page.getByRole("link", { name: mine, exact: true }).click();
  await page.getByRole("link", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("link", { name: mine, exact: true })).toHaveCount(0);
});
