import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { unique } from "./support/content.ts";
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

test("an image that the editor has no room for is found by its name and used, and what was typed is kept", async ({ page }, {
  project,
}) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/messages/create?type=announcement`);
  await page.getByLabel("An empty message").check();
  await page.getByRole("button", { name: "Create message", exact: true }).click();
  await expect(page.getByText("Message created")).toBeVisible();
  const { origin, pathname } = new URL(page.url());
  const upload = async (name: string) => {
    const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: `#${randomBytes(3).toString("hex")}` } })
      .png()
      .toBuffer();
    const answer = await page.request.post(`${pathname}/image`, {
      multipart: { file: { name, mimeType: "image/png", buffer } },
      headers: { accept: "text/html", origin },
    });
    expect(answer.ok()).toBe(true);
  };
  const wanted = `${unique("Harbour")}.png`;
  await upload(wanted);
  for (let index = 0; index < 12; index++) await upload(`newer ${index}.png`);

  await page.goto(pathname);
  await page.getByLabel("Headline").fill("Typed before the choice");
  await page.getByText("Choose from the image library").click();
  await expect(page.getByText(wanted)).toHaveCount(0);
  await page.getByRole("button", { name: "More images" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Images used before" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search by file name" }).fill(wanted.slice(0, -4).toUpperCase());
  if (project.name === "no-js") await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/search=HARBOUR/);
  await expect(page.getByRole("button", { name: /^Use / })).toHaveCount(1);
  await page.getByRole("button", { name: `Use ${wanted}` }).click();
  await expect(page.getByText("Message saved")).toBeVisible();
  await expect(page.getByLabel("Headline")).toHaveValue("Typed before the choice");
  await expect(page.getByLabel("Address of the image")).toHaveValue(/images\/[0-9a-f]{40}/);
});
