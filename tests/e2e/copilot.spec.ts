import type { Page } from "@playwright/test";
import { unique } from "./support/content.ts";
import { send, signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

const KINDS = ["Guides", "Announcements", "Documents"];

test("the copilot is switched on for a segment, tried out, and switched off again", async ({ page }) => {
  // The two projects write the same settings, each in an application of its own.
  const property = await signIn(page, test.info().project.name === "js" ? "admin@globex.test" : "crm-admin@acme.test");
  const segment = unique("Asking");
  await sendForm(page, `/app/${property}/users/list/segments/create`, { name: segment });
  const text = { title: "Parking", language: "en", text: "You park bicycles behind the bakery." };
  const uploaded = await sendForm(page, `/app/${property}/customize/documents/new`, text);

  const copilot = `/app/${property}/application-settings/copilot`;
  const kind = (name: string) => page.getByRole("checkbox", { name, exact: true });
  await page.goto(copilot);
  const enabled = page.getByLabel("Answer questions in the assistant");
  const wasOn = await enabled.isChecked();
  await enabled.check();
  await page.getByLabel("Tone").selectOption("Friendly");
  await page.getByLabel("For whom").selectOption(segment);
  for (const name of KINDS) await kind(name).uncheck();
  await page.getByLabel("Link to people who can help").fill("nonsense");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("link", { name: /^Link to people who can help: / }).click();
  await expect(page.getByLabel("Link to people who can help")).toBeFocused();
  await page.getByLabel("Link to people who can help").fill("https://help.acme.test");
  await expect(page.getByRole("link", { name: /Choose at least one source/ })).toBeVisible();
  await kind("Documents").check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Copilot user segment saved")).toBeVisible();
  await page.reload();
  await expect(enabled).toBeChecked();
  await expect(page.getByLabel("Link to people who can help")).toHaveValue("https://help.acme.test");
  await expect(kind("Documents")).toBeChecked();
  await expect(kind("Guides")).not.toBeChecked();

  await page.getByLabel("Your question").fill("Where do I park bicycles?");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page).toHaveURL(/question=Where.*#answer$/);
  await expect(page.getByText(text.text)).toBeVisible();
  await expect(page.getByRole("link", { name: text.title })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Answer", exact: true })).toBeFocused();
  await page.getByLabel("Your question").fill("How do I cook pasta?");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page.getByText("Nothing that is live answers this.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Answer", exact: true })).toBeFocused();

  await page.goto(copilot);
  await enabled.setChecked(wasOn);
  for (const name of KINDS) await kind(name).check();
  await page.getByLabel("Tone").selectOption("Plain");
  await page.getByLabel("Link to people who can help").fill("");
  await page.getByLabel("For whom").selectOption("Everybody");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Copilot user segment saved")).toBeVisible();
  await page.goto(`${new URL(uploaded).pathname}/delete`);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Document deleted")).toBeVisible();
});

/** Sends a form of the dashboard without its page; answers the address that it leads to. */
async function sendForm(page: Page, at: string, form: Record<string, string>): Promise<string> {
  const { request } = page.context();
  return (await send(request, (await request.get(at)).url(), form)).url();
}
