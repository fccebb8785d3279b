import type { Page } from "@playwright/test";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const parts = (page: Page) => page.getByRole("region", { name: "Pages, questions and thank-yous" });

async function openQuestions(page: Page): Promise<void> {
  const property = await signIn(page);
  await page.goto(`/app/${property}/messages/create?type=survey`);
  await page.getByLabel("How do you like the new start page?").check();
  await press(page, "Create message");
  await expect(page.getByText("Message created")).toBeVisible();
  await page.getByRole("link", { name: "Questions", exact: true }).click();
  await expect(page.getByRole("heading", { name: /^Questions of/ })).toBeVisible();
}

test("a survey gets a second page with a choice whose answers lead on, in two languages, and is published", async ({ page }) => {
  await openQuestions(page);
  await expect(page.getByText("Page 1 → The usual thank-you")).toBeVisible();
  await press(page, "Add page");
  await expect(page.getByLabel("Question", { exact: true })).toHaveValue("");
  await page.getByLabel("Question", { exact: true }).fill("What is missing?");
  await page.getByLabel("Option 1", { exact: true }).fill("A search");
  await page.getByLabel("Option 2", { exact: true }).fill("Speed");
  await press(page, "Add option");
  await expect(page.getByLabel("Option 3", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Option 1", { exact: true })).toHaveValue("A search");
  await page.getByLabel("Option 3", { exact: true }).fill("Nothing");
  await press(page, "Move option 3 up");
  await expect(page.getByLabel("Option 2", { exact: true })).toHaveValue("Nothing");
  await press(page, "Add thank-you");
  await page.getByLabel("Thank-you", { exact: true }).fill("Great to hear!");
  await parts(page)
    .getByRole("button", { name: /What is missing\?/ })
    .click();
  await expect(page.getByLabel("Question", { exact: true })).toHaveValue("What is missing?");
  await page.getByLabel("When it is option 2, go to").selectOption({ label: "Thank-you 1" });
  await press(page, "Save changes");
  await expect(page.getByText("Message saved")).toBeVisible();
  await expect(page.getByText("Page 2 → Thank-you 1 when “What is missing?” is “Nothing”")).toBeVisible();

  await page.getByRole("link", { name: /^Deutsch/ }).click();
  await expect(page).toHaveURL(/part=.*lang=de/);
  await expect(page.getByLabel("Question", { exact: true })).toHaveValue("");
  await expect(page.getByText("Before the survey can be published in this language")).toBeVisible();
  await page.getByLabel("Question", { exact: true }).fill("Was fehlt?");
  for (const [index, word] of ["Eine Suche", "Nichts", "Tempo"].entries())
    await page.getByLabel(`Option ${index + 1}`, { exact: true }).fill(word);
  await parts(page)
    .getByRole("button", { name: /^Thank-you 1/ })
    .click();
  await expect(page.getByLabel("Thank-you", { exact: true })).toHaveValue("");
  await page.getByLabel("Thank-you", { exact: true }).fill("Das freut uns!");
  await press(page, "Save changes");
  await expect(page.getByText("Message saved")).toBeVisible();
  await expect(page.getByText("Before the survey can be published in this language")).toHaveCount(0);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click();
  await press(page, "Save and Publish");
  await expect(page.getByText("Message published")).toBeVisible();
});

test("removing asks first, what is unfinished is said and keeps the survey from going live", async ({ page }) => {
  await openQuestions(page);
  await press(page, "Add page");
  await page.getByLabel("Question", { exact: true }).fill("Short-lived?");
  await press(page, "Add question");
  await expect(page.getByLabel("Question", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Question", { exact: true })).toBeFocused();
  await parts(page)
    .getByRole("button", { name: /Short-lived/ })
    .click();
  await expect(page.getByLabel("Question", { exact: true })).toHaveValue("Short-lived?");
  await press(page, "Remove");
  await expect(page.getByText("Remove this question?").first()).toBeVisible();
  await page.getByRole("button", { name: "Remove", exact: true }).last().click();
  await expect(page.getByRole("status").getByText("Removed from the survey")).toBeVisible();
  await expect(parts(page).getByText("Short-lived?")).toHaveCount(0);
  await parts(page)
    .getByRole("button", { name: /^Untitled/ })
    .click();
  await expect(page.getByLabel("Question", { exact: true })).toHaveValue("");
  await page.getByLabel("Kind of answer").selectOption({ label: "Long text" });
  await page.getByLabel("Question", { exact: true }).fill("x".repeat(501));
  await press(page, "Save changes");
  await expect(page.getByRole("link", { name: /^Question: Use at most 500/ })).toBeVisible();
  await expect(page.getByLabel("Kind of answer")).toHaveValue("long");
  await page.getByLabel("Question", { exact: true }).fill("");
  await press(page, "Save changes");
  await expect(page.getByText("Message saved")).toBeVisible();
  await expect(page.getByRole("link", { name: /Question: Fill this in/ })).toBeVisible();
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click();
  await press(page, "Save and Publish");
  await page
    .getByRole("alert")
    .getByRole("link", { name: /^Further questions/ })
    .click();
  await expect(page.getByRole("heading", { name: /^Questions of/ })).toBeVisible();
});
