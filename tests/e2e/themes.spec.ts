import { unique } from "./support/content.ts";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("a design is kept as a theme, taken over anew, used again after a question, and deleted", async ({ page }) => {
  // The two projects write the same stylings, each in an application of its own.
  const property = await signIn(page, test.info().project.name === "js" ? "admin@globex.test" : "crm-admin@acme.test");
  const name = unique("Autumn");
  const colour = page.getByLabel("Main colour", { exact: true });
  const save = async (value: string) => {
    await page.goto(`/app/${property}/customize/design`);
    await colour.fill(value);
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Changes saved")).toBeVisible();
  };
  await page.goto(`/app/${property}/customize/design`);
  const before = await colour.inputValue();
  await save("#b4530a");
  await page.getByRole("link", { name: "Themes" }).click();
  await page.getByLabel("Name of the theme").fill(name);
  await page.getByRole("button", { name: "Save design as theme" }).click();
  await expect(page.getByText("Theme saved")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row.getByText("In use")).toBeVisible();

  await page.getByLabel("Name of the theme").fill(name.toUpperCase());
  await page.getByRole("button", { name: "Save design as theme" }).click();
  await expect(page.getByRole("link", { name: /A theme with this name already exists/ })).toBeVisible();
  await expect(page.getByLabel("Name of the theme")).toHaveValue(name.toUpperCase());

  await save(before);
  await page.getByRole("link", { name: "Themes" }).click();
  await expect(row.getByText("In use")).toHaveCount(0);
  await row.getByRole("link", { name: `Use ${name}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Use the theme “${name}”?` })).toBeVisible();
  await page.getByRole("button", { name: "Use", exact: true }).click();
  await expect(page.getByText("Theme in use")).toBeVisible();
  await expect(colour).toHaveValue("#b4530a");

  await save(before);
  await page.getByRole("link", { name: "Themes" }).click();
  await row.getByRole("link", { name, exact: true }).click();
  await page.getByLabel("Take over the design of this application").check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Theme saved")).toBeVisible();
  await expect(row.getByText("In use")).toBeVisible();

  await row.getByRole("link", { name, exact: true }).click();
  await page.getByRole("link", { name: "Delete" }).first().click();
  await expect(page.getByText("The theme itself can’t be brought back.").filter({ visible: true })).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).last().click();
  await expect(page.getByText("Theme deleted")).toBeVisible();
  await expect(row).toHaveCount(0);
});
