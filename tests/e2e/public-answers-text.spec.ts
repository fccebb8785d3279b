import { expect, type Page, test } from "@playwright/test";
import { signIn } from "./support/session.ts";
import { textBrowsers } from "./support/text-browsers.ts";

const start = textBrowsers();

/** A live NPS whose public link is on. */
async function linked(page: Page): Promise<string> {
  const property = await signIn(page);
  await page.goto(`/app/${property}/messages/create?type=nps`);
  await page.getByLabel("How likely are you to recommend us to a colleague?").check();
  await page.getByRole("button", { name: "Create message" }).click();
  await page.getByRole("button", { name: "Save and Publish", exact: true }).click();
  await expect(page.getByText("Message published")).toBeVisible();
  await page.getByLabel(/^More for /).click();
  await page.getByRole("link", { name: "Public link", exact: true }).click();
  await page.getByLabel("Public link on").check();
  await page.getByRole("button", { name: "Save changes" }).click();
  return page.getByLabel("Link for everybody", { exact: true }).inputValue();
}

test("w3m answers: what is missing is said, then a score and a comment are sent", async ({ page }) => {
  const address = await linked(page);
  const terminal = start(["w3m", "-cookie", "-o", "accept_cookie=1", address]);
  await terminal.reads("would like to know");
  const find = (text: string) => {
    terminal.type("/");
    terminal.type(text);
    terminal.press("Enter");
  };
  const send = () => {
    find("^ *Send");
    terminal.press("Enter");
  };
  send();
  await terminal.reads("There is a problem");
  await terminal.reads("This question needs an answer");
  find("required");
  terminal.press("Tab", "Enter");
  await terminal.reads(/\(\*\) ?0/);
  send();
  await terminal.reads(/Thank|thank/);
  expect(terminal.screen()).not.toContain("There is a problem");
});

test("lynx answers", async ({ page }) => {
  const address = await linked(page);
  // Where no score is chosen, lynx chooses the first.
  const terminal = start(["lynx", "-accept_all_cookies", `${address}?score=9`]);
  await terminal.reads("would like to know");
  await terminal.reads(/\(\*\)\s*9/);
  for (let fields = 0; fields < 40 && !/Form submit button/.test(terminal.screen()); fields++) {
    terminal.press("Down");
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  await terminal.reads("Form submit button");
  terminal.press("Enter");
  await terminal.reads(/Thank|thank/);
});
