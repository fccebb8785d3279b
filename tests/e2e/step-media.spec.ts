import { randomBytes } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { chapterWith, unique } from "./support/content.ts";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

/** An image of its own colour: images of the same content are one. */
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: `#${randomBytes(3).toString("hex")}` } });

/** A new guide with one slide, open in its editor. */
async function slide(page: Page): Promise<string> {
  const property = await signIn(page);
  const title = unique("Media");
  await chapterWith(page, property, unique("Chapter"), [title]);
  await page.goto(`/app/${property}/manage/list?search=${encodeURIComponent(title)}`);
  await page.getByRole("link", { name: title }).first().click();
  await page.getByRole("button", { name: "Add slide" }).click();
  await expect(page.getByRole("button", { name: "Add media" })).toBeVisible();
  return property;
}

test("an image is uploaded, cropped, used, taken away, and used again from those used before", async ({ page }, { project }) => {
  const scripts = project.name === "js";
  await slide(page);
  // What was typed is saved on the way.
  await page.getByLabel("Heading").fill("Typed before");
  await page.getByRole("button", { name: "Add media" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Media of step 1" })).toBeVisible();
  await page.getByRole("link", { name: "Image or GIF" }).click();
  // Closing an address leads back to where an image comes from.
  await page.getByRole("link", { name: "Image by address" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Image by address" })).toBeVisible();
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("link", { name: "Upload an image" }).click();
  await expect(page.getByLabel("Image", { exact: true })).toHaveAccessibleDescription(/up to 8000 KB/);

  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel("Image", { exact: true }).setInputFiles({ name, mimeType, buffer });
  const upload = page.getByRole("button", { name: "Upload", exact: true });
  await choose("fake.png", "image/png", Buffer.from("no image"));
  await upload.click();
  await expect(page.getByRole("alert").getByRole("link", { name: /can’t be read as an image/ })).toBeVisible();
  await choose("large.png", "image/png", Buffer.alloc(8000 * 1024 + 1));
  await upload.click();
  await expect(page.getByRole("alert").getByRole("link", { name: /larger than 8000 KB/ })).toBeVisible();
  const name = `${unique("Blue")}.png`;
  await choose(name, "image/png", await flat(1000, 800).png().toBuffer());
  await upload.click();

  await expect(page.getByRole("heading", { level: 1, name: "Choose the part to show" })).toBeVisible();
  const [width, left, top] = ["Width", "From the left", "From the top"].map((label) => page.getByRole("spinbutton", { name: label })) as [
    Locator,
    Locator,
    Locator,
  ];
  await expect(width).toHaveValue("1000");
  if (scripts) {
    const canvas = page.getByRole("application");
    await canvas.focus();
    await page.keyboard.press("+");
    await expect(width).toHaveValue("909");
    // No key, wheel or pointer leaves the image.
    for (let each = 0; each < 30; each++) await page.keyboard.press("ArrowLeft");
    await expect(left).toHaveValue("0");
    await canvas.hover();
    await page.mouse.wheel(0, 2000);
    await expect(width).toHaveValue("1000");
    await page.mouse.wheel(0, -200);
    await expect(width).toHaveValue("909");
    await page.mouse.down();
    await page.mouse.move(0, 0, { steps: 4 });
    await page.mouse.up();
    await expect(left).toHaveValue("91");
  } else {
    await width.fill("500");
    await left.fill("9999");
    await page.getByRole("button", { name: "Show this part" }).click();
    await expect(left).toHaveValue("500");
    await expect(page.getByRole("img", { name: /^The part that people see: 500 × 273 pixels, 500 from the left/ })).toBeVisible();
  }
  await top.fill("900");
  await page.getByLabel("Description").fill("A blue square");
  await page.getByRole("button", { name: "Crop and use" }).click();
  await expect(page.getByRole("alert").getByRole("link", { name: /isn’t inside the image/ })).toBeVisible();
  await expect(page.getByLabel("Description")).toHaveValue("A blue square");
  await top.fill("10");
  await page.getByRole("button", { name: "Crop and use" }).click();
  await expect(page.getByText("Guide saved with the new media")).toBeVisible();
  await expect(page.getByLabel("Heading")).toHaveValue("Typed before");
  await expect(page.getByLabel("Media type")).toHaveValue("image");
  await expect(page.getByLabel("Description or link text")).toHaveValue("A blue square");

  await page.getByRole("button", { name: "Remove media" }).click();
  await expect(page.getByText("Media removed")).toBeVisible();
  await expect(page.getByLabel("Media type")).toHaveValue("");
  await page.getByRole("button", { name: "Add media" }).click();
  await page.getByRole("link", { name: "Image or GIF" }).click();
  await page.getByRole("link", { name: "Images used before" }).click();
  await page
    .getByRole("button", { name: `Use ${name}` })
    .first()
    .click();
  await expect(page.getByText("Guide saved with the new media")).toBeVisible();
  await expect(page.getByLabel("Media type")).toHaveValue("image");
});

test("an animation is used as it is, a video says when it can't be embedded, and media are used in all languages", async ({ page }) => {
  await slide(page);
  await page.getByRole("button", { name: "Add media" }).click();
  await page.getByRole("link", { name: "Image or GIF" }).click();
  await page.getByRole("link", { name: "Upload an image" }).click();
  const frames = await sharp(Buffer.alloc(8 * 8 * 2 * 3, 9), { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .gif({ keepDuplicateFrames: true })
    .toBuffer();
  await page.getByLabel("Image", { exact: true }).setInputFiles({ name: "two.gif", mimeType: "image/gif", buffer: frames });
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByText("Animations aren’t cropped.")).toBeVisible();
  await page.getByRole("button", { name: "Use", exact: true }).click();
  await expect(page.getByText("Guide saved with the new media")).toBeVisible();

  await page.getByRole("button", { name: "Change media" }).click();
  await page.getByRole("link", { name: "Video" }).click();
  await page.getByLabel("Address").fill("example.com/film");
  await page.getByRole("button", { name: "Use", exact: true }).click();
  await expect(page.getByText("Guide saved with the new media")).toBeVisible();
  await page.getByRole("button", { name: "Change media" }).click();
  await expect(page.getByText("Videos from this address can’t be embedded.")).toBeVisible();
  await page.getByRole("link", { name: "Back to the step" }).click();
  await page.getByRole("button", { name: "Use in all languages" }).click();
  await expect(page.getByRole("heading", { name: "Use the media of step 1 in all languages?" })).toBeVisible();
  await page.getByRole("button", { name: "Use in all languages" }).click();
  await expect(page.getByText("Media used in all languages")).toBeVisible();
});
