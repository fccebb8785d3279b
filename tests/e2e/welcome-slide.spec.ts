import type { Bundle } from "#app/domain/player/bundle.ts";
import { unique } from "./support/content.ts";
import { API_URL, signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("a welcome slide is created, written, told to players at once, switched off, and deleted after a question", async ({ page }) => {
  test.setTimeout(300_000);
  // The two projects write the welcome slide of an application of their own.
  const property = await signIn(page, test.info().project.name === "js" ? "admin@globex.test" : "crm-admin@acme.test");
  const told = async (lang: string) => {
    const bundle = (await (await page.request.get(`${API_URL}/player/${property}/bundle?lang=${lang}`)).json()) as Bundle;
    const slide = bundle.messages?.find(({ type }) => type === "welcome");
    return slide && "promotion" in slide ? slide.promotion.headline : null;
  };
  await page.goto(`/app/${property}/customize/welcome-slide`);
  await page.getByRole("button", { name: "Create welcome slide" }).click();
  await expect(page.getByText("Welcome slide created")).toBeVisible();
  const headline = unique("Welcome");
  await page.getByLabel("Headline").fill(headline);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect(page.frameLocator("iframe").getByText(headline)).toBeVisible();
  await expect.poll(() => told("en")).toBe(headline);
  await page.getByLabel("Show the welcome slide").uncheck();
  await page.getByRole("button", { name: "Save changes" }).click();
  // What the first save said may still stand there.
  await expect.poll(() => told("en")).toBeNull();
  await expect(page.getByLabel("Show the welcome slide")).not.toBeChecked();
  await page.getByRole("link", { name: "Delete welcome slide" }).click();
  await page.getByRole("button", { name: "Delete welcome slide" }).click();
  await expect(page.getByText("Welcome slide deleted")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No welcome slide yet" })).toBeVisible();
});
