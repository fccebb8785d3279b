import { API_URL, signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("somebody is found by search and filter, and opened", async ({ page }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/users/list/users`);
  await page.getByLabel("ID, name or email").fill("person-17@");
  await page.locator("summary", { hasText: "Add a filter" }).click();
  await page.getByLabel("Filter by").selectOption("Plan");
  await page.getByLabel("Condition").selectOption("is not");
  await page.getByLabel("Value").fill("no such plan");
  await page.getByRole("button", { name: "Apply" }).first().click();
  await expect(page).toHaveURL(/where=[^&]*no\+such\+plan/);
  await expect(page.getByText("Plan is not no such plan")).toBeVisible();
  await page.getByRole("link", { name: "person-17@crm.acme.test" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "person-17@crm.acme.test" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Department" })).toContainText("Company");
  await page.getByRole("link", { name: "Guides", exact: true }).last().click();
  await expect(page.getByRole("columnheader", { name: "Available to them" })).toBeVisible();
  await page.getByRole("link", { name: "Sessions" }).click();
  await expect(page).toHaveURL(/\/sessions$/);
});

test("people of the company are chosen and archived, each step asked", async ({ page }, { project }) => {
  // The projects share one server.
  const name = project.name === "js" ? "new-7@crm.acme.test" : "new-8@crm.acme.test";
  const property = await signIn(page);
  await page.goto(`/app/${property}/settings/company/users?search=${name}&sort=publicId`);
  await page.getByRole("checkbox", { name: `Select “${name}”` }).check();
  await page.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Archive “${name}”?` })).toBeVisible();
  await page.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("1 user archived")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(0);
  await page.getByRole("link", { name: /^Archived \(/ }).click();
  await page.getByRole("link", { name }).click();
  await page.getByRole("link", { name: "Restore" }).click();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("1 user restored")).toBeVisible();
});

test("a very long value wraps in its column, and an ID keeps its room", async ({ page }, { project }) => {
  test.skip(project.name !== "js", "measured with scripts");
  const property = await signIn(page);
  await page.goto(`/app/${property}/users/list/users?column=attributes.plan&column=attributes.department&limit=20`);
  const row = page.getByRole("row").nth(1);
  const widthOf = (cell: ReturnType<typeof row.locator>) => cell.evaluate((each) => each.getBoundingClientRect().width / 16);
  expect(await widthOf(row.locator("th"))).toBeGreaterThanOrEqual(14);
  await row
    .locator("td bdi")
    .last()
    .evaluate((value) => value.replaceChildren("x".repeat(900)));
  // Room that is left over is shared out, so it is the table that is measured: hardly anything of it is out of sight.
  const hidden = await page.getByRole("table").evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
  expect(hidden).toBeLessThanOrEqual(1);
  expect(await widthOf(row.locator("th"))).toBeGreaterThanOrEqual(14);
});

test("whether the application's identify calls arrive stands above its users", async ({ page }) => {
  const property = await signIn(page);
  await page.request.post(`${API_URL}/player/${property}/identify`, { data: { user: "person-17@crm.acme.test" } });
  // They are counted a second later.
  await expect(async () => {
    await page.goto(`/app/${property}/users/list/users`);
    await expect(page.getByText(/Identification in the last 30 days: [\d,]+ calls accepted/)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
});
