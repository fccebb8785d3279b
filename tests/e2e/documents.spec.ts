import { unique } from "./support/content.ts";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("a help centre is connected, changed and disconnected", async ({ page }) => {
  const property = await signIn(page);
  const name = unique("Help");
  const address = `http://127.0.0.1:9/${encodeURIComponent(name)}`;
  await page.goto(`/app/${property}/customize/documents`);
  await page.getByRole("link", { name: "Connect a help centre" }).first().click();
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Address").fill("help.acme.test");
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(page.getByRole("link", { name: /^Address: Enter a full address/ })).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue(name);
  await page.getByLabel("Address").fill(address);
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(page.getByText("Help centre connected.")).toBeVisible();

  const row = page.getByRole("region", { name: "Help centres" }).getByRole("listitem").filter({ hasText: name });
  await expect(row.getByText(/^(Being fetched|Fetch failed)$/)).toBeVisible();
  // Its address is on this machine, which nobody fetches. Scripts say so by themselves.
  await expect(async () => {
    if (test.info().project.name === "no-js") await page.goto(`/app/${property}/customize/documents`);
    await expect(row.getByText("Fetch failed")).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await row.getByRole("button", { name: `Fetch ${name} again` }).click();
  await expect(page.getByText("The help centre is being fetched")).toBeVisible();

  await row.getByRole("link", { name: `Edit ${name}` }).click();
  await page.getByLabel("Name").fill(`${name} anew`);
  await page.getByRole("combobox", { name: "Language" }).selectOption("German");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Help centre saved")).toBeVisible();
  await expect(row.getByText("German · no documents")).toBeVisible();

  await row.getByRole("link", { name: `Disconnect ${name} anew` }).click();
  await expect(page.getByText("It has no documents. It’s no longer fetched.").filter({ visible: true })).toBeVisible();
  await page.getByRole("button", { name: "Disconnect", exact: true }).last().click();
  await expect(page.getByText("Help centre disconnected")).toBeVisible();
  await expect(page.getByText(`${name} anew`)).toHaveCount(0);
});

test("a text is uploaded from a file, found, changed and deleted", async ({ page }) => {
  const property = await signIn(page);
  const mark = unique("Travel").replace(" ", "-");
  await page.goto(`/app/${property}/customize/documents`);
  await page.getByRole("link", { name: "Upload a text" }).first().click();
  const file = page.getByLabel("File instead of the text");
  await file.setInputFiles({ name: "trip.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") });
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByRole("link", { name: /Only files that end in \.txt/ })).toBeVisible();

  const html = "<h1>Travel</h1><p>Ask &amp; book.</p><script>alert(1)</script>";
  await file.setInputFiles({ name: `${mark}.html`, mimeType: "text/html", buffer: Buffer.from(html) });
  await page.getByRole("combobox", { name: "Language" }).selectOption("German");
  await page.getByRole("button", { name: "Put its text into the form" }).click();
  await expect(page.getByText(`The text of ${mark}.html is in the form.`)).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue(mark);
  await expect(page.getByRole("combobox", { name: "Language" })).toHaveValue("de");
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue("Travel\n\nAsk & book.");
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByText("Text uploaded")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: mark })).toBeVisible();

  await page.getByLabel("Text", { exact: true }).fill("Ask first.\nThen book.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Document saved")).toBeVisible();
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue("Ask first.\nThen book.");

  await page.getByRole("link", { name: "Documents" }).last().click();
  await page.getByRole("searchbox").fill(mark);
  await page.getByRole("combobox", { name: "Language" }).selectOption("German");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/lang=de/);
  const row = page.getByRole("row").filter({ hasText: mark });
  await expect(row).toContainText("Uploaded");
  await page.getByRole("combobox", { name: "Language" }).selectOption("English");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText("No documents found")).toBeVisible();
  await page.goBack();

  await row.getByRole("link", { name: mark }).click();
  await page.getByRole("link", { name: "Delete" }).first().click();
  await expect(page.getByText("It can’t be brought back.").filter({ visible: true })).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).last().click();
  await expect(page.getByText("Document deleted")).toBeVisible();
  await expect(page.getByRole("link", { name: mark })).toHaveCount(0);
});

test("a text typed into a form whose file is refused stays", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/customize/documents/new`);
  await page.getByLabel("Title").fill("Both");
  await page.getByLabel("Text", { exact: true }).fill("Typed by hand");
  await page
    .getByLabel("File instead of the text")
    .setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("From a file") });
  await page.getByRole("button", { name: "Put its text into the form" }).click();
  await expect(page.getByRole("link", { name: /There’s already a text in the form/ })).toBeVisible();
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue("Typed by hand");
  await expect(page.getByLabel("Title")).toHaveValue("Both");
});
