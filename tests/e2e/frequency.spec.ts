import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("how often things show is limited, refused where half is missing, and unlimited again", async ({ page }) => {
  // The two projects write the same limits, each in an application of its own.
  const property = await signIn(page, test.info().project.name === "js" ? "admin@globex.test" : "crm-admin@acme.test");
  await page.goto(`/app/${property}/users/why`);
  await page.getByRole("link", { name: "How often things show" }).click();
  await page.getByLabel("Most guides").fill("2");
  await page.getByLabel("Quiet period between any two").fill("12");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("link", { name: /^Guides: within: / }).click();
  await expect(page.getByLabel("Guides: within")).toBeFocused();
  await expect(page.getByLabel("Most guides")).toHaveValue("2");
  await page.getByLabel("Guides: within").fill("7");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Limits saved")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Most guides")).toHaveValue("2");
  await expect(page.getByLabel("Quiet period between any two")).toHaveValue("12");
  for (const label of ["Most guides", "Guides: within", "Quiet period between any two"]) await page.getByLabel(label).fill("");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Limits saved")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Most guides")).toHaveValue("");
});
