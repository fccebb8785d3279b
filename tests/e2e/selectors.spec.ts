import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("what elements are found by is refused where it cannot be, saved, shown again and emptied", async ({ page }) => {
  // The two projects write the same settings, each in an application of its own.
  const property = await signIn(page, test.info().project.name === "js" ? "admin@globex.test" : "crm-admin@acme.test");
  const own = `/app/${property}/application-settings/selectors`;
  const attributes = page.getByLabel("Attributes to find elements by");
  const blocked = page.getByLabel("Parts of values to leave out");
  const parents = page.getByLabel("Elements around the target");
  const save = page.getByRole("button", { name: "Save changes" });

  await page.goto(`/app/${property}/manage/list?panel=settings`);
  await page.getByRole("link", { name: "Finding elements" }).click();
  await expect(page).toHaveURL(own);
  await attributes.fill("id\ndata test");
  await blocked.fill("ember");
  await save.click();
  await page.getByRole("link", { name: /^Attributes to find elements by: / }).click();
  await expect(attributes).toBeFocused();
  await expect(attributes).toHaveValue("id\ndata test");
  await expect(blocked).toHaveValue("ember");

  await attributes.fill("id\ndata-test\nid");
  await parents.fill("2");
  await save.click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await page.reload();
  await expect(attributes).toHaveValue("id\ndata-test");
  await expect(blocked).toHaveValue("ember");
  await expect(parents).toHaveValue("2");

  await attributes.fill("");
  await blocked.fill("");
  await parents.fill("0");
  await save.click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await page.reload();
  await expect(attributes).toHaveValue("");
  await expect(blocked).toHaveValue("");
  await expect(parents).toHaveValue("0");
});
