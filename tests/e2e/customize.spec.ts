import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

// The two projects write the same stylings, each in an application of its own.
const own = () => (test.info().project.name === "js" ? "admin@globex.test" : "crm-admin@acme.test");

test("the design of the assistant is refused, saved, seen in the preview and put back", async ({ page }) => {
  const property = await signIn(page, own());
  await page.goto(`/app/${property}/customize`);
  await page.getByRole("link", { name: "Design" }).click();
  const colour = page.getByLabel("Main colour", { exact: true });
  const before = await colour.inputValue();
  await colour.fill("#12");
  await page.getByLabel("Corners of buttons").fill("11");
  await colour.evaluate(({ form }: HTMLInputElement) => {
    if (form) form.noValidate = true;
  });
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("link", { name: /^Main colour: / })).toBeVisible();
  await expect(page.getByLabel("Corners of buttons")).toHaveValue("11");
  await colour.fill("#0a7c4a");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  const preview = page.frameLocator("iframe[name=assistant-preview]");
  await expect(preview.getByRole("dialog")).toBeVisible();
  await expect(preview.locator(".launcher")).toHaveCSS("background-color", "rgb(10, 124, 74)");
  await page.reload();
  await expect(colour).toHaveValue("#0a7c4a");
  await colour.fill(before);
  await page.getByLabel("Corners of buttons").fill("3");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
});

test("what is typed and not saved shows in the preview, in another language and on a dark page", async ({ page, javaScriptEnabled }) => {
  const property = await signIn(page, own());
  await page.goto(`/app/${property}/customize/assistant`);
  const preview = page.frameLocator("iframe[name=assistant-preview]");
  await expect(preview.locator(".launcher")).toHaveClass(/bottom-left/);
  const entries = await page.evaluate(() => history.length);
  await page.getByLabel("Top right").check();
  const typed = page.getByRole("button", { name: "Show unsaved changes in the preview" });
  if (await typed.count()) await typed.click();
  await expect(preview.locator(".launcher")).toHaveClass(/top-right/);
  await page.getByLabel("Page", { exact: true }).selectOption("dark");
  const show = page.getByRole("button", { name: "Show", exact: true });
  if (await show.count()) await show.click();
  await expect(preview.locator(".page")).toHaveClass(/dark/);
  // Back leads away, and not through what was typed.
  if (javaScriptEnabled) expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("each look at the assistant has an address, and stays when something is saved", async ({ page, javaScriptEnabled }) => {
  const property = await signIn(page, own());
  const preview = page.frameLocator("iframe[name=assistant-preview]");
  const host = page.getByLabel("Page", { exact: true });
  if (javaScriptEnabled) {
    await page.goto(`/app/${property}/customize/design`);
    await host.selectOption("dark");
    await expect(page).toHaveURL(/design\?.*host=dark/);
    await page.getByLabel("What to show").selectOption("step");
    await expect(page).toHaveURL(/part=step/);
    await page.reload();
  } else await page.goto(`/app/${property}/customize/design?part=step&host=dark`);
  await expect(host).toHaveValue("dark");
  await expect(page.getByLabel("What to show")).toHaveValue("step");
  await expect(preview.locator(".page")).toHaveClass(/dark/);
  await page.getByLabel("Corners of buttons").fill("3");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect(page).toHaveURL(/part=step.*host=dark/);
  await expect(preview.locator(".page")).toHaveClass(/dark/);
});

test("a picture for the button and a least width are saved, and leave the design alone", async ({ page }) => {
  const property = await signIn(page, own());
  await page.goto(`/app/${property}/customize/assistant`);
  await page.getByLabel("Minimum window width").fill("480");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Minimum window width")).toHaveValue("480");
  await page.getByLabel("Minimum window width").fill("0");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
});

test("links of a help desk are asked for an address, saved, seen in the preview and taken away", async ({ page }) => {
  const property = await signIn(page, own());
  await page.goto(`/app/${property}/customize/help`);
  await page.getByLabel("Show a link to your documentation").check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("link", { name: "Address of the documentation: Fill this in" })).toBeVisible();
  await expect(page.getByLabel("Show a link to your documentation")).toBeChecked();
  await page.getByLabel("Address of the documentation").fill("https://docs.crm.test/");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  const preview = page.frameLocator("iframe[name=assistant-preview]");
  await expect(preview.getByRole("link", { name: "Documentation" })).toHaveAttribute("href", "https://docs.crm.test/");
  await page.reload();
  await page.getByLabel("Show a link to your documentation").uncheck();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect(preview.getByRole("dialog")).toBeVisible();
  await expect(preview.getByRole("link", { name: "Documentation" })).toHaveCount(0);
});

test("where the search finds nothing, a link leads on, in words that are written in each language", async ({ page }) => {
  const property = await signIn(page, own());
  await page.goto(`/app/${property}/customize/search`);
  await page.getByLabel("Show a link where nothing is found").check();
  await page.getByLabel("Address of the link").fill("https://help.crm.test/");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  const preview = page.frameLocator("iframe[name=assistant-preview]");
  await expect(preview.getByRole("link", { name: "Click here for more help" })).toBeVisible();
  await page.goto(`/app/${property}/customize/texts`);
  await page.getByLabel("Text of the link").fill("To the help centre");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect(preview.getByRole("link", { name: "To the help centre" })).toBeVisible();
  await page.getByLabel("Text of the link").fill("");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(preview.getByRole("link", { name: "Click here for more help" })).toBeVisible();
  await page.goto(`/app/${property}/customize/search`);
  await page.getByLabel("Show a link where nothing is found").uncheck();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
});

test("an avatar is uploaded and cropped to a square, and one used before is chosen again; what was typed is saved", async ({ page }) => {
  const property = await signIn(page, own());
  await page.goto(`/app/${property}/customize/assistant`);
  const avatar = page.getByLabel("Address of the picture on the button");
  const width = page.getByLabel("Minimum window width");
  await width.fill("320");
  await page.getByRole("button", { name: "Save and upload an image" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Upload an image" })).toBeVisible();
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: `#${randomBytes(3).toString("hex")}` } })
    .png()
    .toBuffer();
  await page.getByLabel("Image", { exact: true }).setInputFiles({ name: "face.png", mimeType: "image/png", buffer: picture });
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Choose the part to show" })).toBeVisible();
  await expect(page.getByRole("spinbutton", { name: "Width" })).toHaveValue("400");
  await page.getByRole("spinbutton", { name: "Width" }).fill("200");
  await page.getByRole("button", { name: "Crop and use" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect(width).toHaveValue("320");
  await expect(avatar).toHaveValue(/images\/[0-9a-f]{40}$/);
  const uploaded = await avatar.inputValue();
  const now = page.getByRole("img", { name: "The picture as it is now" });
  await expect(now).toHaveAttribute("src", uploaded);
  await expect.poll(() => now.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240);
  await avatar.fill("");
  await page.getByRole("button", { name: "Save and choose an image" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Images used before" })).toBeVisible();
  await page.getByRole("button", { name: "Use face.png" }).first().click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect(avatar).toHaveValue(uploaded);
  await avatar.fill("");
  await width.fill("0");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect(now).toHaveCount(0);
});

test("what guides say where a step is not found is written, seen in the preview and put back", async ({ page }) => {
  const property = await signIn(page, own());
  await page.goto(`/app/${property}/customize`);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Guides" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: "Guides" })).toBeVisible();
  const header = page.getByLabel("Step not found: heading");
  await expect(header).toHaveAttribute("placeholder", "This step was not found");
  await header.fill("We lost this step");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  const preview = page.frameLocator("iframe[name=assistant-preview]");
  await expect(preview.getByRole("dialog", { name: "We lost this step" })).toBeVisible();
  await header.fill("");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(preview.getByRole("dialog", { name: "This step was not found" })).toBeVisible();
});
