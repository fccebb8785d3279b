import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("an announcement gets an uploaded image, cropped, and keeps what was typed before", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/messages/create?type=announcement`);
  await page.getByLabel("An empty message").check();
  await page.getByRole("button", { name: "Create message", exact: true }).click();
  await expect(page.getByText("Message created")).toBeVisible();
  await page.getByLabel("Headline").fill("Typed before the upload");
  await page.getByRole("button", { name: "Upload an image" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Upload an image" })).toBeVisible();
  const picture = await sharp({ create: { width: 1000, height: 800, channels: 3, background: `#${randomBytes(3).toString("hex")}` } })
    .png()
    .toBuffer();
  await page.getByLabel("Image", { exact: true }).setInputFiles({ name: "own.png", mimeType: "image/png", buffer: picture });
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Choose the part to show" })).toBeVisible();
  await page.getByRole("spinbutton", { name: "Width" }).fill("500");
  await page.getByRole("button", { name: "Crop and use" }).click();
  await expect(page.getByText("Message saved")).toBeVisible();
  await expect(page.getByLabel("Headline")).toHaveValue("Typed before the upload");
  await expect(page.getByLabel("Address of the image")).toHaveValue(/images\/[0-9a-f]{40}/);
});
