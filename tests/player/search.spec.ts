import type { Page } from "@playwright/test";
import type { Bundle } from "#app/domain/player/bundle.ts";
import { axeFinds } from "./support/axe.ts";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { announcement } from "./support/messages.ts";
import { expect, test } from "./support/test.ts";

const slide = step("s", "slide");
const found = (page: Page) => page.locator("handrail-player .chapter li");
const field = (page: Page) => page.getByRole("searchbox");
const said = (page: Page) => page.locator("handrail-player [role=status].quiet").first();

/** Three guides in two chapters, and two announcements. */
function own(more: Partial<Bundle> = {}): Bundle {
  return bundleOf(
    [
      guide(1, "Export a report", [step("e", "slide", { title: "Spreadsheets", content: "With your filters." })], {
        subtitle: "As a table",
      }),
      guide(2, "Invite a colleague", [slide]),
      guide(3, "Report on your week", [slide]),
    ],
    {
      chapters: [
        { id: 1, title: "First steps", subtitle: "", guideIds: [2] },
        { id: 2, title: "Reports", subtitle: "", guideIds: [1, 3] },
      ],
      messages: [announcement(8, { title: "New: weekly reports" }), announcement(9, { title: "Planned maintenance" })],
      ...more,
    },
  );
}

async function open(page: Page, url: string) {
  await page.goto(`${url}/page/own`);
  await page.locator("handrail-player .launcher").click();
  await expect(field(page)).toBeFocused();
}

test.beforeEach(({ host }) => {
  host.bundle = own();
  host.pages.own = "<p>x</p>{player}";
});

test("the search is loaded once somebody types, and finds words with typos in one ranked list", async ({ page, host, complaints: _ }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/player\/search-/.test(request.url())) asked.push(request.url());
  });
  await open(page, host.url);
  await expect(page.locator("handrail-player .news")).toHaveCount(2);
  expect(asked).toEqual([]);
  await page.keyboard.type("exprot a repot");
  // The best one first, with the chapter that it is in.
  await expect(found(page).first()).toHaveText(/Export a report.*As a table.*Reports/);
  expect(asked).toHaveLength(1);
  await field(page).fill("spread");
  await expect(found(page)).toHaveText([/Export a report/]);
  await field(page).fill("report");
  await expect(found(page)).toHaveText([/Export a report/, /Report on your week/, /New: weekly reports/]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await found(page).nth(1).getByRole("button").press("Enter");
  await expect(page.locator("[data-part=card]")).toHaveAccessibleName("Title s");
});

test("the focus stays in the field, its number of results is said, and axe finds nothing", async ({ page, host, complaints: _ }) => {
  await open(page, host.url);
  await page.keyboard.type("report", { delay: 20 });
  await expect(said(page)).toHaveText("Results: 3");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("report");
  expect(await axeFinds(page)).toEqual([]);
  await field(page).fill("zzz");
  await expect(said(page)).toHaveText("No results");
  await field(page).fill("");
  await expect(said(page)).toHaveText("");
  await expect(page.locator("handrail-player .chapter-title")).toHaveText(["News", "First steps", "Reports"]);
});

test("where there are two kinds, each can be looked at alone, by the property's words; with one there is no filter", async ({
  page,
  host,
}) => {
  host.bundle = own({ labels: { guides: "Tours" } });
  await open(page, host.url);
  await field(page).fill("report");
  const [tours, news] = ["Tours", "News"].map((name) => page.getByRole("button", { name, exact: true })) as [
    ReturnType<Page["locator"]>,
    ReturnType<Page["locator"]>,
  ];
  await expect(tours).toHaveAttribute("aria-pressed", "false");
  await news.press("Enter");
  await expect(news).toBeFocused();
  await expect(news).toHaveAttribute("aria-pressed", "true");
  await expect(found(page)).toHaveText([/New: weekly reports/]);
  await expect(said(page)).toHaveText("Results: 1");
  expect(await axeFinds(page)).toEqual([]);
  await found(page).locator("summary").click();
  await expect(page.getByText("Read it here.")).toBeVisible();
  await tours.click();
  await expect(found(page)).toHaveCount(2);
  await tours.click();
  await expect(found(page)).toHaveCount(3);
  await news.click();
  await field(page).fill("invite");
  await expect(found(page)).toHaveText([/Invite a colleague/]);
  await expect(news).toHaveCount(0);
  // One that begins anew looks for all kinds.
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.locator("handrail-player .launcher").click();
  await field(page).fill("report");
  await expect(found(page)).toHaveCount(3);
});

test("German words are found by their forms, their parts and however umlauts are typed", async ({ page, host }) => {
  const { property } = bundleOf([]);
  const german = (id: number, title: string) => guide(id, title, [slide], { language: "de" });
  host.bundle = bundleOf([german(1, "Monatsrechnung prüfen"), german(2, "Jemanden einladen"), german(3, "Kontakte suchen")], {
    property: { ...property, language: "de" },
  });
  await open(page, host.url);
  for (const [typed, title] of [
    ["rechnung", "Monatsrechnung prüfen"],
    ["pruefung", "Monatsrechnung prüfen"],
    ["eingeladen", "Jemanden einladen"],
    ["kontaktsuche", "Kontakte suchen"],
  ] as const) {
    await field(page).fill(typed);
    await expect(found(page)).toHaveText([new RegExp(title)]);
  }
  await expect(said(page)).toHaveText("Ergebnisse: 1");
});

test("an empty search says what the property has set for it; where nothing is found stand its help and its link", async ({
  page,
  host,
}) => {
  const beyond = { text: "Ask us instead.", link: { type: "link" as const, url: "https://help.crm.test/", title: "Help centre" } };
  host.bundle = own({ labels: { initial: "Try “invoice”" }, beyond });
  await open(page, host.url);
  await expect(page.getByText("Try “invoice”")).toBeVisible();
  await field(page).fill("zzzz");
  await expect(page.getByText("Try “invoice”")).toHaveCount(0);
  await expect(said(page)).toHaveText("No results");
  await expect(page.locator("handrail-player .empty")).toContainText("Ask us instead.");
  await expect(page.getByRole("link", { name: /Help centre/ })).toBeVisible();
});

test("only what the person is offered is found, also once that changes", async ({ page, host }) => {
  const bundle = own();
  bundle.guides[1]!.segment = 4;
  host.bundle = bundle;
  await open(page, host.url);
  await field(page).fill("colleague");
  await expect(said(page)).toHaveText("No results");
  await expect(found(page)).toHaveCount(0);
  host.segmentsOf = () => [4];
  await page.evaluate(() => (window.Handrail as { identify(user: string): void }).identify("ann"));
  await expect(found(page)).toHaveText([/Invite a colleague/]);
});

test("what somebody looked for and did not find is reported once they rest, without who they are in it", async ({ page, host }) => {
  await open(page, host.url);
  await page.keyboard.type("mail ina@acme.test", { delay: 5 });
  await expect(page.locator("handrail-player .empty")).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  const reported = () => host.events.filter(({ kind }) => kind === "search_missed").map(({ payload }) => payload);
  await expect.poll(reported, { timeout: 30_000 }).toEqual([{ query: "mail …" }]);
});

test("what somebody took back before they rested is not reported", async ({ page, host }) => {
  const reported = () => host.events.filter(({ kind }) => kind === "search_missed").map(({ payload }) => payload);
  const missed = page.locator("handrail-player .empty");
  await open(page, host.url);
  await page.keyboard.type("zzzz");
  await expect(missed).toBeVisible();
  await field(page).fill("");
  await expect(missed).toHaveCount(0);
  // Longer than somebody rests: it is the time in which nothing must happen that this is about.
  await page.waitForTimeout(2000);
  await field(page).fill("yyyy");
  await expect(missed).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect.poll(reported, { timeout: 30_000 }).toEqual([{ query: "yyyy" }]);
});

for (const [typed, tabs, left, after] of [
  ["report", 2, "Export a report", /Export a report/],
  ["report", 1, "New: weekly reports", /New: weekly reports/],
  // That is in its title, but no word of it begins so.
  ["u", 1, "Invite a colleague", /^Search …$/],
] as const)
  test(`somebody who went on to “${left}” before the search for “${typed}” had come has not lost the focus then`, async ({
    page,
    host,
  }) => {
    let come = () => {};
    const search = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route("**/player/search-*", async (route) => {
      await search;
      await route.continue();
    });
    await open(page, host.url);
    // Announcements come with a file of their own.
    await expect(page.locator("handrail-player .news")).toHaveCount(2);
    await page.keyboard.type(typed);
    await expect(page.locator("handrail-player .guide")).not.toHaveCount(5);
    for (let nth = 0; nth < tabs; nth++) await page.keyboard.press("Tab");
    const focused = page.locator("handrail-player :focus");
    await expect(focused).toHaveText(new RegExp(left));
    come();
    await expect(said(page)).not.toHaveText("");
    await expect(focused).toHaveAccessibleName(after);
  });
