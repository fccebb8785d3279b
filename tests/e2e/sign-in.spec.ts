import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const PASSWORD = "Handrail-demo-1";

async function signIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("signing in leads to where one wanted to go, signing out to the sign-in page", async ({ page }) => {
  await page.goto("/app");
  await expect(page.locator("script")).toHaveCount(0);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.locator("script")).toHaveCount(0);
  await signIn(page, "admin@acme.test", "Wrong-password-1");
  await expect(page.getByRole("region", { name: "There is a problem" })).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue("admin@acme.test");
  await signIn(page, "admin@acme.test");
  await expect(page).toHaveURL(/\/app\/\d+\//);
  await page.goto("/login");
  await expect(page).toHaveURL(/\/app\/\d+\//);
  await page.goto("/logout");
  await page.getByRole("button", { name: "Yes, leave" }).click();
  await expect(page.getByText("You’re signed out.")).toBeVisible();
  await page.goto("/app");
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
});

test("a form whose session ended keeps its text until one is signed in again", async ({ page, context }) => {
  await page.goto("/app");
  await page.getByRole("button", { name: "Sign in" }).click();
  await signIn(page, "admin@acme.test");
  await expect(page).toHaveURL(/\/app\/\d+\//);
  const property = /\/app\/(\d+)/.exec(page.url())?.[1];
  await page.goto(`/app/${property}/manage/chapters/create`);
  const title = `Kept chapter ${Date.now()} „ä"`;
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(title);
  await context.clearCookies();
  await page.getByRole("textbox", { name: "Title", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: "Your session has ended" })).toBeVisible();
  await page.getByText("Show what you typed").click();
  await expect(page.getByText(title)).toBeVisible();
  const [tab] = await Promise.all([context.waitForEvent("page"), page.getByRole("link", { name: "Sign in in a new tab" }).click()]);
  await tab.getByRole("button", { name: "Sign in" }).click();
  await signIn(tab, "admin@acme.test");
  await expect(tab.getByRole("heading", { name: "You’re signed in" })).toBeVisible();
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page).toHaveURL(/\/manage\//);
  await expect(page.getByRole("region", { name: title })).toBeVisible();
});

test("a second account can sign in after the first one signed out, in the same browser", async ({ page }) => {
  for (const email of ["moderator@acme.test", "contributor@acme.test"]) {
    await page.goto("/login");
    await page.getByRole("button", { name: "Sign in" }).click();
    await signIn(page, email);
    await expect(page).toHaveURL(/\/app\/\d+\//);
    await page.goto("/logout");
    await page.getByRole("button", { name: "Yes, leave" }).click();
    await expect(page.getByText("You’re signed out.")).toBeVisible();
  }
});
