import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("the property drawer searches and switches; another company's property is not found", async ({ page }) => {
  await signIn(page);
  await page.goto("/app");
  await page.getByRole("link", { name: /Switch property/ }).click();
  const drawer = page.getByRole("region", { name: "Switch property" });
  await drawer.getByRole("searchbox").fill("hr");
  await drawer.getByRole("button", { name: "Search" }).click();
  await expect(drawer.getByRole("link", { name: "Acme HR" })).toBeVisible();
  await expect(drawer.getByRole("link", { name: "Acme CRM" })).toHaveCount(0);
  await drawer.getByRole("link", { name: "Acme HR" }).click();
  await expect(page.getByRole("link", { name: /Switch property: Acme HR/ })).toBeVisible();
  const answer = await page.goto("/app/3/manage/list");
  expect(answer?.status()).toBe(404);
});

test("the language is switched at the account and stays", async ({ page }) => {
  const property = await signIn(page, "admin@globex.test");
  await page.goto(`/app/${property}/manage/list`);
  await page.getByText("Account:").click();
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page.getByRole("link", { name: "Neuer Guide" }).first()).toBeVisible();
  await page.goto(`/app/${property}/manage/list`);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.getByText("Konto:").click();
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("link", { name: "New guide" }).first()).toBeVisible();
});

test("the side bar collapses and stays collapsed", async ({ page }) => {
  const property = await signIn(page, "crm-moderator@acme.test");
  await page.goto(`/app/${property}/manage/list`);
  await page.getByRole("button", { name: "Collapse" }).click();
  await expect(page.getByRole("button", { name: "Expand" })).toBeVisible();
  expect((await page.locator("header").first().boundingBox())?.width).toBe(64);
  await page.goto(`/app/${property}/manage/create`);
  await page.getByRole("button", { name: "Expand" }).click();
  await expect(page.getByRole("button", { name: "Collapse" })).toBeVisible();
  expect((await page.locator("header").first().boundingBox())?.width).toBe(192);
});

test("public pages carry no script", async ({ page }) => {
  for (const address of ["/login?silent=no", "/privacy-policy", "/error-page", "/error-page?error=unauthorized"]) {
    await page.goto(address);
    await expect(page.locator("script")).toHaveCount(0);
  }
});

test("an unknown address leads to the error page, whose button leads back", async ({ page }) => {
  await signIn(page);
  await page.goto("/nothing/of/the/kind");
  await expect(page).toHaveURL(/\/error-page$/);
  await page.getByRole("link", { name: "Go to start page" }).click();
  await expect(page).toHaveURL(/\/app\/\d+\//);
});

test("the report sorts, filters and exports by its address", async ({ page, request }) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/analytics/content/guides?search=a`);
  await page.getByRole("columnheader", { name: "Guide" }).getByRole("link").click();
  await expect(page).toHaveURL(/sort=title&order=asc/);
  await page.getByRole("radio", { name: "Last 90 days" }).check();
  await page.getByLabel("Search guides").fill("Plan your day");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("table", { name: "Guides and their figures" }).getByRole("row")).toHaveCount(2);
  const address = await page.getByRole("link", { name: "Export CSV" }).getAttribute("href");
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const answer = await request.get(address ?? "", { headers: { cookie: cookies } });
  expect(answer.headers()["content-type"]).toContain("text/csv");
  expect((await answer.text()).split("\n")[1]).toMatch(/^Plan your day,\d+,\d+,/);
});
