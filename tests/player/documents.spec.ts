import type { Page } from "@playwright/test";
import { copilotTexts } from "#app/domain/player/texts/copilot-texts.ts";
import { axeFinds } from "./support/axe.ts";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { expect, test } from "./support/test.ts";

const field = (page: Page) => page.getByRole("searchbox");
const found = (page: Page) => page.locator("handrail-player .chapter li");
const said = (page: Page) => page.locator("handrail-player [role=status].quiet").first();
const missed = (page: Page) => page.locator("handrail-player .empty");
const PAGE = { id: 1, language: "en", title: "Export limits", address: "https://help.test/export", text: "At most 1,000 rows." };
const TEXT = { id: 2, language: "de", title: "Exportregeln", address: null, text: "Nur mit <b>Freigabe</b>." };

/** Answers what is looked for, and records it. */
async function answering(page: Page, answer: (query: string) => object[] | number | Promise<object[]>) {
  const asked: object[] = [];
  await page.route("**/player/1/documents", async (route) => {
    const body = route.request().postDataJSON() as { query: string };
    asked.push(body);
    const given = await answer(body.query);
    return typeof given === "number" ? route.fulfill({ status: given, json: {} }) : route.fulfill({ json: { found: given } });
  });
  return asked;
}

async function open(page: Page, url: string) {
  await page.goto(`${url}/page/own`);
  await page.locator("handrail-player .launcher").click();
  await expect(field(page)).toBeFocused();
}

test.beforeEach(({ host }) => {
  host.bundle = bundleOf([guide(1, "Export a report", [step("s", "slide")])], { documents: { label: "Articles" } });
  host.pages.own = "<p>x</p>{player}";
});

test("documents come below what the bundle has, once somebody rests: a page is a link, and a text opens where it is", async ({
  page,
  host,
  complaints: _,
}) => {
  const asked = await answering(page, () => [PAGE, TEXT]);
  await open(page, host.url);
  await page.keyboard.type("export", { delay: 20 });
  await expect(found(page)).toHaveText([/Export a report/, /Export limits.*At most 1,000 rows/, /Exportregeln/]);
  await expect(said(page)).toHaveText("Results: 3");
  expect(asked).toEqual([{ query: "export", language: "en" }]);
  const link = found(page).nth(1).getByRole("link");
  await expect(link).toHaveAttribute("href", "https://help.test/export");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noreferrer");
  await expect(link).toHaveAccessibleName(/opens in a new tab/);
  const text = page.getByText("Nur mit <b>Freigabe</b>.");
  await expect(text).toBeHidden();
  await found(page).nth(2).locator("summary").press("Enter");
  await expect(text).toBeVisible();
  await expect(found(page).nth(2).locator("details")).toHaveAttribute("lang", "de");
  expect(await axeFinds(page)).toEqual([]);
});

test("documents alone are shown by their label, and what somebody types meanwhile counts", async ({ page, host }) => {
  let answer = (_: object[]) => {};
  await answering(page, (query) => (query === "exp" ? new Promise((resolve) => (answer = resolve)) : [TEXT]));
  await open(page, host.url);
  const first = page.waitForRequest((request) => request.postData()?.includes('"exp"') ?? false);
  await page.keyboard.type("exp");
  await first;
  await expect(found(page)).toHaveText([/Export a report/]);
  const later = page.waitForRequest((request) => request.postData()?.includes('"exports"') ?? false);
  await field(page).fill("exports");
  await later;
  await expect(found(page)).toHaveText([/Export a report/, /Exportregeln/]);
  answer([PAGE]);
  await page.waitForTimeout(200);
  await expect(found(page)).toHaveText([/Export a report/, /Exportregeln/]);
  await page.locator("handrail-player").getByRole("button", { name: "Articles" }).click();
  await expect(found(page)).toHaveText([/Exportregeln/]);
});

test("nothing is said of no results, nor reported, before documents were looked for", async ({ page, host }) => {
  let answer = (_: object[]) => {};
  await answering(page, () => new Promise((resolve) => (answer = resolve)));
  await open(page, host.url);
  await page.keyboard.type("zzzz");
  await expect(page.locator("handrail-player .chapter")).toHaveCount(0);
  await expect(missed(page)).toHaveCount(0);
  // Longer than somebody rests: it is the time in which nothing must happen that this is about.
  await page.waitForTimeout(2000);
  expect(host.events.filter(({ kind }) => kind === "search_missed")).toEqual([]);
  answer([]);
  await expect(missed(page)).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect.poll(() => host.events.filter(({ kind }) => kind === "search_missed")).toHaveLength(1);
});

for (const status of [429, 500, 503])
  test(`where the API answers ${status} the search goes on without, says that it could not look, and tells nobody that nothing was found`, async ({
    page,
    host,
  }) => {
    await answering(page, () => status);
    await open(page, host.url);
    await page.keyboard.type("export");
    await expect(found(page)).toHaveText([/Export a report/]);
    await field(page).fill("zzzz");
    await expect(missed(page)).toHaveText("The search is not available right now. Try again in a moment.");
    await expect(said(page)).toHaveText("The search is not available right now. Try again in a moment.");
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await page.waitForTimeout(2000);
    expect(host.events.filter(({ kind }) => kind === "search_missed")).toEqual([]);
  });

test("nobody is asked where there are no documents, and an address that is none is no link", async ({ page, host }) => {
  const asked = await answering(page, () => [{ ...PAGE, address: "javascript:alert(1)" }]);
  await open(page, host.url);
  await page.keyboard.type("export");
  await expect(found(page)).toHaveText([/Export a report/, /Export limits/]);
  await expect(found(page).nth(1).getByRole("link")).toHaveCount(0);
  host.bundle = { ...host.bundle, documents: undefined } as typeof host.bundle;
  asked.length = 0;
  await page.evaluate(() => sessionStorage.clear());
  await open(page, host.url);
  await page.keyboard.type("export");
  await expect(found(page)).toHaveText([/Export a report/]);
  await page.waitForTimeout(600);
  expect(asked).toEqual([]);
});

test("an answer of the copilot names documents", async ({ page, host }) => {
  host.bundle = { ...host.bundle, copilot: { texts: copilotTexts("en", "plain") } };
  await answering(page, () => []);
  const sources = [PAGE, TEXT].map((document) => ({ ...document, kind: "documents" }));
  const json = { id: null, found: true, quotes: ["At most 1,000 rows."], sources, guide: null, byRules: true };
  await page.route("**/player/1/copilot", (route) => route.fulfill({ json }));
  await open(page, host.url);
  await page.keyboard.type("how many rows");
  await page.locator("handrail-player").getByRole("button", { name: /^Ask/ }).click();
  await expect(page.locator("handrail-player blockquote")).toBeVisible();
  await expect(found(page).getByRole("link")).toHaveAttribute("href", "https://help.test/export");
  await expect(found(page).locator("summary")).toHaveText("Exportregeln");
});

test("a document that matches better stands before what the bundle has", async ({ page, host }) => {
  host.bundle = bundleOf([guide(1, "Export a report", [step("s", "slide")])], { documents: { label: "Articles" } });
  await answering(page, () => [
    { ...PAGE, title: "Export invoices", score: 2 },
    { ...TEXT, score: 0.01 },
  ]);
  await open(page, host.url);
  await page.keyboard.type("export invoices");
  await expect(found(page)).toHaveText([/Export invoices/, /Export a report/, /Exportregeln/]);
});
