import { randomBytes } from "node:crypto";
import sharp from "sharp";
import type { Bundle } from "#app/domain/player/bundle.ts";
import { unique } from "./support/content.ts";
import { API_URL, signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

// The two projects write the welcome slide of an application of their own.
const author = () => (test.info().project.name === "js" ? "admin@globex.test" : "crm-admin@acme.test");

test("a welcome slide is created, written, told to players at once, switched off, and deleted after a question", async ({ page }) => {
  test.setTimeout(300_000);
  const property = await signIn(page, author());
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
  // With scripts the preview says it before it is saved.
  if (test.info().project.name === "js") await expect(page.locator("aside h2", { hasText: headline })).toBeVisible();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect(page.frameLocator("iframe").getByText(headline)).toBeVisible();
  await expect.poll(() => told("en")).toBe(headline);
  await page.getByLabel("Text", { exact: true }).fill("Typed before the upload");
  await page.getByRole("button", { name: "Save and upload an image" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Upload an image" })).toBeVisible();
  const picture = await sharp({ create: { width: 1000, height: 800, channels: 3, background: `#${randomBytes(3).toString("hex")}` } })
    .png()
    .toBuffer();
  await page.getByLabel("Image", { exact: true }).setInputFiles({ name: "welcome.png", mimeType: "image/png", buffer: picture });
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Choose the part to show" })).toBeVisible();
  await page.getByRole("spinbutton", { name: "Width" }).fill("500");
  await page.getByRole("button", { name: "Crop and use" }).click();
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue("Typed before the upload");
  await expect(page.getByLabel("Address of the picture")).toHaveValue(/\/images\//);
  await expect(page.frameLocator("iframe").locator("img")).toBeVisible();
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

test("a question whether to delete it, left open meanwhile, leaves another one alone that was created since, and asks about that one", async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  const at = `/app/${await signIn(page, author())}/customize/welcome-slide`;
  const create = async () => {
    await page.getByRole("button", { name: "Create welcome slide" }).click();
    await expect(page.getByLabel("Headline")).toBeVisible();
  };
  await page.goto(at);
  await create();
  const stale = await context.newPage();
  await stale.goto(`${at}/remove`);
  const remove = stale.getByRole("button", { name: "Delete welcome slide" });
  await expect(remove).toBeVisible();
  await page.getByRole("link", { name: "Delete welcome slide" }).click();
  await page.getByRole("button", { name: "Delete welcome slide" }).click();
  await expect(page.getByText("Welcome slide deleted")).toBeVisible();
  await create();
  await remove.click();
  await expect(stale.getByText("has been deleted, and there is a new one")).toBeVisible();
  await page.goto(at);
  await expect(page.getByLabel("Headline")).toBeVisible();
  // Asked about the new one, that is what it deletes.
  await remove.click();
  await expect(stale.getByText("Welcome slide deleted")).toBeVisible();
  await expect(stale.getByRole("heading", { name: "No welcome slide yet" })).toBeVisible();
});
