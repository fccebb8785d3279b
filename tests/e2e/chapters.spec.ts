import { chapterWith, unique } from "./support/content.ts";
import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("a chapter is written in one language, then in all side by side, and switched off in one", async ({ page }, { project }) => {
  const property = await signIn(page);
  const title = unique("Spoken");
  const region = await chapterWith(page, property, title, []);
  await region.getByRole("link", { name: title, exact: true }).click();
  const tabs = page.getByRole("navigation", { name: "Languages" });
  await tabs.getByRole("link", { name: "Deutsch (no text)" }).click();
  await expect(page.getByText("Leave both fields empty for no text in Deutsch.")).toBeVisible();
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Gesprochen");
  if (project.name === "js") {
    await tabs.getByRole("link", { name: "All languages" }).click();
    const question = page.getByRole("dialog", { name: "Are you sure you want to leave this page?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue("Gesprochen");
  }
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Chapter saved")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue("Gesprochen");

  await tabs.getByRole("link", { name: "All languages" }).click();
  await expect(page.getByLabel("Title (English)", { exact: true })).toHaveValue(title);
  await page.getByLabel("Title (Deutsch)", { exact: true }).fill("");
  await page.getByLabel("Subtitle (Deutsch)", { exact: true }).fill("Ohne Titel");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("link", { name: "Title (Deutsch): Enter a title" })).toBeVisible();
  await expect(page.getByLabel("Subtitle (Deutsch)", { exact: true })).toHaveValue("Ohne Titel");
  await page.getByLabel("Title (Deutsch)", { exact: true }).fill("Mit Titel");
  const english = page.getByRole("region", { name: "English" });
  await english.getByLabel("Off").check();
  await page.getByLabel("Don’t show the chapter").check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Chapter saved")).toBeVisible();
  await expect(page.getByText("English, the default language, is off")).toBeVisible();
  await expect(english.getByLabel("Off")).toBeChecked();
  await expect(page.getByLabel("Title (Deutsch)", { exact: true })).toHaveValue("Mit Titel");
  await expect(tabs.getByRole("link", { name: "English (switched off)" })).toBeVisible();
});

test("two people write a chapter in all languages: each field that both changed is asked about, the rest merges", async ({
  page,
  browser,
}, info) => {
  const property = await signIn(page);
  const title = unique("Both");
  const region = await chapterWith(page, property, title, []);
  await region.getByRole("link", { name: title, exact: true }).click();
  await page.getByRole("link", { name: "All languages" }).click();
  await expect(page.getByLabel("Title (English)", { exact: true })).toHaveValue(title);
  const other = await browser.newContext({
    javaScriptEnabled: info.project.use.javaScriptEnabled,
    baseURL: info.project.use.baseURL,
    locale: "en-GB",
  });
  const theirs = await other.newPage();
  await signIn(theirs, "moderator@acme.test");
  await theirs.goto(page.url());
  await theirs.getByLabel("Title (Deutsch)", { exact: true }).fill("Ihres");
  await theirs.getByLabel("Subtitle (English)", { exact: true }).fill("Theirs");
  await theirs.getByRole("button", { name: "Save changes" }).click();
  await expect(theirs.getByText("Chapter saved")).toBeVisible();
  await other.close();

  await page.getByLabel("Title (Deutsch)", { exact: true }).fill("Meins");
  await page.getByLabel("Subtitle (Deutsch)", { exact: true }).fill("Mein Untertitel");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { name: "Two versions" })).toBeVisible();
  const asked = page.getByRole("group", { name: "Title (Deutsch)", exact: true });
  await expect(asked).toContainText("Ihres");
  await expect(asked).toContainText("Meins");
  await expect(page.getByRole("textbox", { name: "Title (Deutsch)", exact: true })).toHaveValue("Meins");
  await asked.getByLabel("Use the saved version").check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Chapter saved").first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Title (Deutsch)", exact: true })).toHaveValue("Ihres");
  await expect(page.getByLabel("Subtitle (Deutsch)", { exact: true })).toHaveValue("Mein Untertitel");
  await expect(page.getByLabel("Subtitle (English)", { exact: true })).toHaveValue("Theirs");
});

test("a chapter's guides are put in order; archived, it is found in its list and at its address, and brought back from either", async ({
  page,
}) => {
  const property = await signIn(page);
  const [title, one, two] = [unique("Old"), unique("One"), unique("Two")];
  const region = await chapterWith(page, property, title, [one, two]);
  await region.getByRole("link", { name: title, exact: true }).click();
  await page.getByRole("button", { name: `Move “${two}” up` }).click();
  await expect(page.getByText("Guides reordered")).toBeVisible();
  await expect(page.getByRole("listitem").getByRole("link", { name: /^(One|Two) \d+$/ })).toHaveText([two, one]);
  const address = new URL(page.url()).pathname;

  await page.goto(address.replace(/edit$/, "archive"));
  await expect(page.getByRole("link", { name: "Archived chapters" })).toBeVisible();
  await page.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("Chapter archived")).toBeVisible();

  await page.goto(address);
  await expect(page.getByText("This chapter is archived")).toBeVisible();
  await page.getByRole("link", { name: "Archived chapters" }).click();
  await page.getByRole("searchbox", { name: "Search archived chapters" }).fill(title);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/[?&]search=Old/);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("button", { name: `Bring back “${title}”` }).click();
  await expect(page.getByText("Chapter is back as a draft")).toBeVisible();
  await expect(page.getByText("No results found")).toBeVisible();

  await page.goto(address.replace(/edit$/, "archive"));
  await page.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("Chapter archived")).toBeVisible();
  await page.goto(address);
  await page.getByRole("button", { name: "Bring back" }).click();
  await expect(page.getByText("Chapter is back as a draft")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue(title);
  await expect(page.getByText("No guides in this chapter yet.")).toBeVisible();
});
