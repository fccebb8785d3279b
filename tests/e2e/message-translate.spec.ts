import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("an NPS that begins empty gets its German texts by a translation, from the language that has none", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/messages/create?type=nps`);
  await page.getByRole("radio", { name: "An empty message" }).check();
  await page.getByRole("button", { name: "Create message" }).click();
  await expect(page.getByText("Message created")).toBeVisible();
  const question = `Would you recommend us, ${Date.now()}?`;
  await page.getByLabel("Question", { exact: true }).fill(question);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Message saved")).toBeVisible();
  await page.getByRole("link", { name: /^Deutsch/ }).click();
  await page.getByRole("link", { name: "Translate from English" }).click();
  await expect(page.getByText("Deutsch has no text yet. It gets its first one from English.")).toBeVisible();
  await page.getByRole("button", { name: "Translate", exact: true }).click();
  await expect(page.getByText(/Message translated, but for/)).toBeVisible();
  await expect(page).toHaveURL(/lang=de/);
  await expect(page.getByLabel("Question", { exact: true })).toHaveValue(question);

  // Once all languages have texts they stay, unless that is ticked.
  await page.getByLabel("Question", { exact: true }).fill("Empfehlen Sie uns weiter?");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Message saved")).toBeVisible();
  const [, id = ""] = /edit\/(\d+)/.exec(page.url()) ?? [];
  const translate = async (isReplacing: boolean, said: RegExp) => {
    await page.goto(`/app/${property}/messages/list/${id}/translate`);
    await page.getByRole("checkbox", { name: "Replace the texts in Deutsch too" }).setChecked(isReplacing);
    await page.getByRole("button", { name: "Translate", exact: true }).click();
    await expect(page.getByText(said)).toBeVisible();
    await page.goto(`/app/${property}/messages/nps/edit/${id}?lang=de`);
  };
  await translate(false, /Nothing was translated/);
  await expect(page.getByLabel("Question", { exact: true })).toHaveValue("Empfehlen Sie uns weiter?");
  await translate(true, /Message translated/);
  await expect(page.getByLabel("Question", { exact: true })).toHaveValue(question);
});
