import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("what came of an NPS is filtered, an answer is tagged and found by its tag, and the answers are exported", async ({
  page,
  javaScriptEnabled,
}) => {
  const property = await signIn(page);
  const filters = page.getByRole("search", { name: "Filters" });
  const choose = async (label: string, value: string) => {
    await filters.getByLabel(label, { exact: true }).selectOption(value);
    await filters.getByRole("button", { name: "Apply" }).click();
  };
  await page.goto(`/app/${property}/analytics/content/nps?range=90`);
  const list = page.getByRole("table", { name: "NPS results" });
  await list.getByRole("row").nth(1).getByRole("link").click();
  await expect(page.getByText(/95% certain between/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "By language" })).toBeVisible();
  await choose("Language", "de");
  await expect(page).toHaveURL(/lang=de/);

  const answers = page.getByRole("navigation", { name: "Views of these results" }).getByRole("link", { name: "Answers" });
  // The address changes before the page does.
  await expect(answers).toHaveAttribute("href", /lang=de/);
  await answers.click();
  await expect(page).toHaveURL(/answers\?.*lang=de/);
  await choose("Group", "detractor");
  await expect(page).toHaveURL(/standing=detractor/);
  const first = page.getByRole("article").first();
  await expect(first).toContainText("Detractor");

  const tag = `Call back ${Date.now()}`;
  await first.getByLabel("Tags").fill(`${tag}, ${"x".repeat(41)}`);
  await first.getByRole("button", { name: "Save" }).click();
  await expect(first.getByRole("alert", { name: "There is a problem" })).toContainText("A tag can have up to 40 characters.");
  await expect(first.getByLabel("Tags")).toHaveValue(new RegExp(tag));
  await first.getByLabel("Tags").fill(tag);
  await first.getByLabel("Follow-up").selectOption("open");
  await first.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/standing=detractor.*#answer-/);
  const saved = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  await expect(saved).toBeInViewport();
  if (javaScriptEnabled) await expect(saved).toBeFocused();

  await choose("Tag", tag);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article").getByLabel("Follow-up")).toHaveValue("open");

  await page.goto(page.url().replace(/\?.*/, "?range=90"));
  await page.getByRole("link", { name: "Summarize comments" }).click();
  await expect(page.getByRole("heading", { name: "What comments have in common" })).toBeVisible();
  await expect(page.getByText(/Counted and quoted by rules, not by a model/)).toBeVisible();

  await page.getByRole("navigation", { name: "Views of these results" }).getByRole("link", { name: "Overview" }).click();
  await page.getByRole("button", { name: "Export answers" }).click();
  await expect(page.getByText("Started. You’ll find it under Processes.")).toBeVisible();
  const listed = page.getByText("Export of NPS answers").and(page.locator(":not(option)"));
  await expect(listed.first()).toBeVisible();
});

test("a survey's results are found by the navigation, each question by its kind; its answers say their round, are found by a theme, and are exported", async ({
  page,
}) => {
  const property = await signIn(page);
  await page.goto(`/app/${property}/analytics/content/guides`);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Surveys", exact: true }).click();
  await expect(page).toHaveURL(/content\/surveys$/);
  await page.goto(`${page.url()}?range=90`);
  const row = page.getByRole("link", { name: "How satisfied are you with our application?" });
  await row.click();
  const face = page.getByRole("table", { name: "How satisfied are you with our application?", exact: true });
  await expect(face).toContainText("1 – Not at all");
  await expect(face).toContainText("5 – Very satisfied");
  await expect(page.getByRole("table", { name: "What should come first?" })).toContainText("A faster search");
  await expect(page.getByRole("table", { name: "How it was sent away" })).toContainText("Don’t show again");
  await expect(page.getByRole("table", { name: "By user segment" })).toContainText("Paying customers");

  await page.getByRole("navigation", { name: "Views of these results" }).getByRole("link", { name: "Answers" }).click();
  await expect(page.getByRole("article").first()).toContainText(/Round \d/);
  await page.getByRole("link", { name: "Summarize comments" }).click();
  await page
    .getByRole("link", { name: /^Answers that say/ })
    .first()
    .click();
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.getByRole("button", { name: "Export without people" }).click();
  await expect(page.getByText("Started. You’ll find it under Processes.")).toBeVisible();
});
