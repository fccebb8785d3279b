import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("the copilot is switched on for a segment, tried out, and switched off again", async ({ page }) => {
  const property = await signIn(page, "crm-admin@acme.test");
  await page.goto(`/app/${property}/application-settings/copilot`);
  await page.getByLabel("Answer questions in the assistant").check();
  await page.getByLabel("Tone").selectOption("Friendly");
  await page.getByLabel("For whom").selectOption({ index: 1 });
  await page.getByLabel("Link to people who can help").fill("nonsense");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("link", { name: /^Link to people who can help: / }).click();
  await expect(page.getByLabel("Link to people who can help")).toBeFocused();
  await page.getByLabel("Link to people who can help").fill("https://help.acme.test");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Copilot user segment saved")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Answer questions in the assistant")).toBeChecked();
  await expect(page.getByLabel("Link to people who can help")).toHaveValue("https://help.acme.test");

  await page.getByLabel("Your question").fill("How do I invite a colleague?");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page).toHaveURL(/question=How/);
  await expect(page.getByText("Open the invitation form.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Invite a colleague" })).toBeVisible();
  await page.getByLabel("Your question").fill("How do I cook pasta?");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page.getByText("Nothing that is live answers this.")).toBeVisible();

  await page.goto(`/app/${property}/application-settings/copilot`);
  await page.getByLabel("Answer questions in the assistant").uncheck();
  await page.getByLabel("For whom").selectOption("Everybody");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Copilot user segment saved")).toBeVisible();
});
