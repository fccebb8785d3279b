import { expect, type Page } from "@playwright/test";

export const PASSWORD = "Handrail-demo-1";
export const API_URL = `http://localhost:${process.env.E2E_API_PORT || "4190"}`;

/** Signs in as a demo account and answers the id of the property that it lands in. */
export async function signIn(page: Page, email = "admin@acme.test"): Promise<string> {
  await page.goto("/app");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/app\/\d+\//);
  return /\/app\/(\d+)/.exec(page.url())?.[1] ?? "";
}
