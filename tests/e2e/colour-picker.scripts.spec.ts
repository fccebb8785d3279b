import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("a colour is picked by the keyboard, as HEX or RGB, or left as it was", async ({ page }) => {
  const property = await signIn(page, "admin@globex.test");
  await page.goto(`/app/${property}/customize/design`);
  const colour = page.getByLabel("Tooltip icons", { exact: true });
  const choose = page.getByRole("button", { name: "Choose: Tooltip icons" });
  await choose.click();
  const picker = page.getByRole("dialog", { name: "Tooltip icons" });
  await picker.getByLabel("HEX").fill("#336699");
  await picker.getByRole("button", { name: "Select" }).click();
  await expect(colour).toHaveValue("#336699");
  await expect(choose).toBeFocused();
  await expect(page.getByText("1 unsaved change")).toBeVisible();
  await choose.press("Enter");
  await picker.getByRole("button", { name: "As RGB" }).click();
  await expect(picker.getByLabel("B", { exact: true })).toHaveValue("153");
  await picker.getByLabel("B", { exact: true }).fill("255");
  await picker.getByRole("slider", { name: "Hue" }).press("ArrowRight");
  await picker.getByRole("button", { name: "Cancel" }).click();
  await expect(colour).toHaveValue("#336699");
  await page.getByLabel("Text of info boxes", { exact: true }).fill("#dddddd");
  await page.getByLabel("Background of info boxes", { exact: true }).fill("#ffffff");
  await expect(page.getByText("Contrast with its background: 1.3 : 1.", { exact: false })).toBeVisible();
});
