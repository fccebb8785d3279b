import type { Page } from "@playwright/test";
import type { Bundle } from "#app/domain/player/bundle.ts";
import { unique } from "./support/content.ts";
import { API_URL, signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

const saved = (page: Page) => expect(page.getByText("Guide saved")).toBeVisible();

test("a popup is created, written in English and German, published, told to players in both, and deleted", async ({ page }) => {
  test.setTimeout(600_000);
  const property = await signIn(page);
  const title = unique("Forecast");
  await page.goto(`/app/${property}/manage/create`);
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(title);
  await page.getByRole("button", { name: "Create guide" }).click();
  await page.getByRole("button", { name: "Add slide" }).click();
  await page.getByLabel("Heading").fill("First step");
  await page.getByRole("button", { name: "Save changes" }).click();
  await saved(page);

  await page.getByRole("link", { name: "Start and languages" }).click();
  await expect(page.getByText("The guide isn’t live, so there is nothing to compare the draft with.")).toBeVisible();
  await page.getByRole("button", { name: "Create popup" }).click();
  await expect(page.getByText("Nobody sees this popup yet")).toBeVisible();
  await expect(page.getByLabel("Headline")).toHaveValue(title);
  const english = unique("What’s new");
  await page.getByLabel("Headline").fill(english);
  await page.getByLabel("Show the button that puts it off").uncheck();
  await page.getByLabel("Show the icon that closes it").uncheck();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("alert").getByRole("link", { name: /People need a way to close the popup/ })).toBeVisible();
  await expect(page.getByLabel("Headline")).toHaveValue(english);
  await page.getByLabel("Show the button that puts it off").check();
  await page.getByLabel("Show the icon that closes it").check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await saved(page);
  await page
    .getByRole("navigation", { name: "Languages" })
    .getByRole("link", { name: /German|Deutsch/ })
    .click();
  await expect(page.getByLabel("Label of the later button")).toHaveValue("Später");
  await page.getByLabel("Headline").fill("Neu hier");
  await page.getByRole("button", { name: "Save changes" }).click();
  await saved(page);
  await expect(page.frameLocator("iframe").getByText("Neu hier")).toBeVisible();

  // It shows by itself before every other guide, and nobody sees it before that and before it is live.
  await page.getByRole("link", { name: "Change how it shows" }).click();
  await page.getByRole("radio", { name: "By itself" }).check();
  await page.getByLabel("Priority").fill("100");
  await page.getByRole("button", { name: "Save changes" }).click();
  await saved(page);
  await page.getByRole("link", { name: "Publishing" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Guide published")).toBeVisible();
  expect(await told(page, property, "en", title)).toEqual([english, "Later", "Let’s go"]);
  expect(await told(page, property, "de", title)).toEqual(["Neu hier", "Später", "Los geht’s"]);

  await page.getByRole("link", { name: "Start and languages" }).click();
  await page.getByRole("link", { name: "Delete popup" }).click();
  await page.getByRole("button", { name: "Delete popup" }).click();
  await expect(page.getByText("Popup deleted")).toBeVisible();
  await expect(page.getByRole("row", { name: /^Popup/ })).toContainText("Differs");
  // Later tests meet no popup.
  await page.getByRole("link", { name: "Who sees it", exact: true }).click();
  await page.getByRole("radio", { name: "When someone opens it" }).check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await saved(page);
});

/** What players get of the guide's popup in a language. */
async function told(page: Page, property: string, lang: string, title: string) {
  const bundle = await (await page.request.get(`${API_URL}/player/${property}/bundle?lang=${lang}`)).json();
  const guide = (bundle as Bundle).guides.find((each) => each.title === title);
  return [guide?.promotion?.headline, guide?.promotion?.later, guide?.promotion?.start];
}
