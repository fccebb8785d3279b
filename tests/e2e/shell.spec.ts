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

test("choosing colours or a language and not signing out after all take nothing away that was typed", async ({ page }) => {
  const scripted = test.info().project.use.javaScriptEnabled === true;
  const property = await signIn(page, "crm-moderator@acme.test");
  const pressed = async (name: string) => {
    await page.goto(`/app/${property}/manage/create`);
    await page.locator("input[name=title]").fill(`Typed, then ${name}`);
    const account = page.locator("summary").filter({ hasText: "Account" });
    await account.click();
    const left = scripted ? null : page.waitForEvent("load");
    await page.locator("details[open]").getByText(name, { exact: true }).click();
    await left;
  };
  /** Without scripts the page was left, and is one step back. */
  const isThere = async (name: string, asked: boolean) => {
    if (!scripted) await page.goBack();
    else if (asked) await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await expect(page.locator("input[name=title]")).toHaveValue(`Typed, then ${name}`);
  };
  await pressed("Dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await isThere("Dark", false);
  await pressed("English");
  await isThere("English", true);
  await pressed("Sign out");
  await expect(page.getByRole("heading", { name: "Are you sure you want to leave this page?" })).toBeVisible();
  await isThere("Sign out", true);
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
