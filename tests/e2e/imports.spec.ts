import type { Route } from "@playwright/test";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

const slowly = async (route: Route) => {
  if (route.request().method() === "GET") await new Promise((done) => setTimeout(done, 4000));
  await route.continue();
};

test("people are imported from a file: uploaded, mapped, followed, and what was refused is read", async ({ page }, { project }) => {
  // The projects share one server.
  const mark = `${project.name}-${Date.now()}`;
  const property = await signIn(page);
  await page.goto(`/app/${property}/settings/company/users`);
  await page.getByRole("link", { name: "Import users" }).click();
  const file = (name: string, text: string) =>
    page.getByLabel("File").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

  // Scripts refuse another type as soon as it is chosen, the server without them.
  await file("people.txt", "x");
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByText(/can be imported|can’t be used|\.csv/).first()).toBeVisible();

  await file("people.csv", `E-Mail;Department;Seats bought\nada-${mark}@x.test;Sales;12\nbob-${mark}@x.test;Support;many\n;Sales;1\n`);
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: /^E-Mail/ })).toContainText(`ada-${mark}@x.test · bob-${mark}@x.test`);
  await expect(page.getByLabel(/^E-Mail/)).toHaveValue("id");
  await expect(page.getByRole("listitem").filter({ hasText: /^Department/ })).toContainText("Match");

  // Without an identifier it says so, and keeps what was chosen.
  await page.getByLabel(/^E-Mail/).selectOption("Leave out");
  await page.getByRole("button", { name: "Start import" }).click();
  await expect(page.getByRole("alert").getByRole("link", { name: /identifier/ })).toHaveAttribute("href", "#column0");
  await expect(page.getByLabel(/^E-Mail/)).toHaveAccessibleDescription("Choose which column is the identifier.");
  await expect(page.getByLabel(/^E-Mail/)).toHaveValue("");
  await page.getByLabel(/^E-Mail/).selectOption("Identifier");
  await page.getByLabel(/^Seats bought/).selectOption(project.name === "js" ? "New: Number" : "Leave out");
  await expect(page.getByText("people.csv · 3 rows")).toBeVisible();
  // Without scripts it is what the page began with, which depends on the attributes that there are by then.
  await expect(page.getByText(project.name === "js" ? "0 of 3 columns are left out." : /[12] of 3 columns are left out\./)).toBeVisible();
  // So few rows may be done before the page is back: that is read out as well.
  if (project.name === "js") await page.route(/\/users\/import\/.*\.data/, slowly);
  await page.getByRole("button", { name: "Start import" }).click();

  await expect(async () => {
    if (project.name === "no-js") await page.getByRole("link", { name: "Reload" }).click();
    await expect(page.getByText(/^2 new, 0 updated, 1 refused/)).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText("You can leave this page")).toBeHidden();
  // What came of it is read out: without scripts the page is loaded anew.
  if (project.name === "js") await expect(page.getByRole("status").filter({ hasText: "people.csv: Done. 2 new" })).toHaveCount(1);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Refused rows" }).click()]);
  expect(download.suggestedFilename()).toMatch(/^refused-rows-\d+\.csv$/);

  await page.getByRole("link", { name: "Invite 2 new people" }).click();
  await page.getByRole("button", { name: "Invite" }).click();
  await expect(page.getByText("2 users invited")).toBeVisible();
  await page.goto(`/app/${property}/settings/company/users?search=${mark}`);
  await expect(page.getByRole("row").filter({ hasText: `ada-${mark}@x.test` })).toContainText("Pending");
  await page.goto(`/app/${property}/settings/company/processes`);
  await expect(page.getByRole("listitem").filter({ hasText: "Import of users" }).first()).toContainText("Done");
  if (project.name === "js") {
    await page.goto(`/app/${property}/settings/company/attributes?search=seats`);
    await expect(page.getByRole("row").filter({ hasText: "seats_bought" })).toContainText("Seats bought");
  }
});

test("without a file, and with one that is too large, the upload says just that, in its place", async ({ page }, { project }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/settings/company/users/import`);
  const upload = page.getByRole("button", { name: "Upload" });
  const summary = page.getByRole("alert");
  await upload.click();
  await expect(summary.getByRole("link")).toHaveText("File: Choose a file.");

  const buffer = Buffer.from(`email\n${"ada@x.test\n".repeat(600_000)}`);
  await page.getByLabel("File").setInputFiles({ name: "large.csv", mimeType: "text/csv", buffer });
  if (project.name === "js") await expect(page.getByText("large.csv is 6.6 MB. Choose a file of up to 5 MB.")).toBeVisible();
  await upload.click();
  await expect(summary.getByRole("link")).toHaveText(/^File: The file is larger than 5 MB\./);
  await expect(page.getByRole("heading", { name: "Import users" })).toBeVisible();
  await expect(page.getByText(/end in \.csv/)).toBeHidden();

  await page.getByLabel("File").setInputFiles({ name: "head.csv", mimeType: "text/csv", buffer: Buffer.from("email,team\n") });
  await upload.click();
  await expect(summary.getByRole("link")).toHaveText(/no row below them/);
});
