import fs from "node:fs";
import type { Page } from "@playwright/test";
import { look } from "#app/contracts/property-settings.ts";
import { rgbOf } from "#app/domain/player/ink-on.ts";
import { SHOWN_TEXTS } from "#app/domain/player/property-texts.ts";
import { categoryColor, stylingsOf, USUAL_INFOBOX } from "#app/domain/player/stylings.ts";
import { lookIn } from "#server/resources/player/to-bundle.ts";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { tooltip } from "./support/hints.ts";
import { announcement } from "./support/messages.ts";
import { OFFERED, offered, serveOffered } from "./support/offered-stylings.ts";
import type { Fixture } from "./support/server.ts";
import { expect, startGuide, test } from "./support/test.ts";

/**
 * Every styling and text changes what it says, from what is stored to what a browser computes (specification 1, section 3: Stylings, Property
 * texts); by default it is what the specification says.
 */
const player = (page: Page) => page.locator("handrail-player");
const info = { type: "info", text: "Mind the gap", title: "", url: "" } as const;
const ELEMENTS = `<button id="one" style="position:fixed;left:450px;top:60px">One</button><button id="two" style="position:fixed;left:450px;top:160px">Two</button>`;

/** What the player gets with these stylings and texts. */
function serve(host: Fixture, stored: Record<string, unknown>, texts: Record<string, string> = {}) {
  const stylings = stylingsOf({ enableAnnouncements: true, ...stored });
  const shown = [1, 2, 3, 4, 5, 6].map((category) =>
    announcement(category, { title: `Category ${category}`, color: categoryColor(stylings, category) }),
  );
  const steps = [step("a", "slide", { media: info as never }), step("b", "slide")];
  const looks = lookIn(stylings, "en", texts);
  host.bundle = bundleOf([guide(5, "Export a report", steps)], {
    ...{ ...looks, messages: shown, documents: { label: texts.search_filter_label_documents || "Documents" } },
    tooltips: [tooltip(1, "#one"), tooltip(2, "#two", { show: "beacon" })],
  });
  host.pages.own = `${ELEMENTS}{player}`;
}

/** Where something is looked at. */
const PLACES = {
  page: async (_: Page) => {},
  panel: async (page: Page) => {
    await player(page).locator(".launcher").click();
    await expect(player(page).locator(".panel")).toBeVisible();
    await expect(player(page).locator(".news").first()).toBeVisible();
  },
  nothing: async (page: Page) => {
    await page.route("**/player/1/documents", (route) => route.fulfill({ json: { found: [] } }));
    await PLACES.panel(page);
    await page.getByRole("searchbox").fill("zzzz");
    await expect(player(page).locator(".empty")).toBeVisible();
  },
  found: async (page: Page) => {
    await PLACES.panel(page);
    await page.getByRole("searchbox").fill("export categories");
    await expect(player(page).getByText("Found document")).toBeVisible();
  },
  guide: async (page: Page) => {
    await startGuide(page, 5);
    await expect(player(page).locator("[data-part=card]")).toBeVisible();
  },
  leaving: async (page: Page) => {
    await PLACES.guide(page);
    await player(page).getByRole("button", { name: "Leave this guide" }).click();
  },
} as const;

const css =
  (selector: string, property: string, nth = 0) =>
  (page: Page) =>
    player(page)
      .locator(selector)
      .nth(nth)
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
const count = (selector: string) => (page: Page) => player(page).locator(selector).count();
const text = (selector: string) => async (page: Page) => ((await player(page).locator(selector).first().textContent()) ?? "").trim();
const attribute = (selector: string, name: string) => (page: Page) => player(page).locator(selector).first().getAttribute(name);
/** The corner of the window in which the button is. */
const corner = async (page: Page) => {
  const box = (await player(page).locator(".launcher").boundingBox())!;
  const { width, height } = page.viewportSize()!;
  return `${box.y < height / 2 ? "top" : "bottom"}-${box.x < width / 2 ? "left" : "right"}`;
};
const links = async (page: Page) =>
  player(page)
    .locator(".help a")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
const kinds = async (page: Page) => player(page).locator(".kinds button").allTextContents();
const HELP = "https://help.test/";
const RED = "rgb(170, 0, 0)";
const red = "#aa0000";

type Row = [
  name: string,
  stored: Record<string, unknown>,
  at: keyof typeof PLACES,
  of: (page: Page) => Promise<unknown>,
  usual: unknown,
  then: unknown,
];
const STYLINGS: Row[] = [
  ...(["top-left", "top-right", "bottom-right"].map((to) => [
    "assistantPosition",
    { assistantPosition: to },
    "page",
    corner,
    "bottom-left",
    to,
  ]) as Row[]),
  ["main_color", { main_color: red }, "page", css(".launcher", "background-color"), "rgb(0, 152, 255)", RED],
  ["btn_border_radius", { btn_border_radius: "12px" }, "guide", css(".foot .button.main", "border-top-left-radius"), "3px", "12px"],
  ["infobox_bg", { infobox_bg: red }, "guide", css(".info", "background-color"), `rgb(${rgbOf(USUAL_INFOBOX).join(", ")})`, RED],
  ["infobox_color", { infobox_color: red }, "guide", css(".info", "color"), "rgb(16, 24, 40)", RED],
  ["tooltip_icon_color", { tooltip_icon_color: red }, "page", css(".hint-marker.icon span", "background-color"), "rgb(0, 152, 255)", RED],
  ["beacon_icon_color", { beacon_icon_color: red }, "page", css(".hint-marker.beacon span", "background-color"), "rgb(0, 152, 255)", RED],
  ["exit_click_twice", { exit_click_twice: false }, "leaving", count("[data-part=card]"), 1, 0],
  ["min_view_width", { min_view_width: 2000 }, "page", (page) => player(page).locator(".launcher").isVisible(), true, false],
  ["hide_branding", { hide_branding: true }, "panel", count(".brand"), 1, 0],
  ["avatar_img", { avatar_img: `${HELP}me.png` }, "page", attribute(".launcher :is(img, path)", "src"), null, `${HELP}me.png`],
  ["searchEnabled", { searchEnabled: false }, "panel", count("[type=search]"), 1, 0],
  ["helpDeskDocsLinkEnabled", { helpDeskDocsLinkEnabled: true, helpDeskDocsLinkURL: HELP }, "panel", links, [], [HELP]],
  ["helpDeskDocsLinkURL", { helpDeskDocsLinkURL: HELP }, "panel", links, [], []],
  [
    "helpDeskSupportLinkEnabled",
    { helpDeskSupportLinkEnabled: true, helpDeskSupportLinkURL: "mailto:a@b.test" },
    "panel",
    links,
    [],
    ["mailto:a@b.test"],
  ],
  ["helpDeskSupportLinkURL", { helpDeskSupportLinkURL: HELP }, "panel", links, [], []],
  ["helpDeskImageURL", { helpDeskImageURL: `${HELP}us.png` }, "panel", count(".help img"), 0, 1],
  ["externalLinkEnabled", { externalLinkEnabled: true, externalLinkURL: HELP }, "nothing", count(`.empty a[href="${HELP}"]`), 0, 1],
  ["externalLinkURL", { externalLinkURL: HELP }, "nothing", count(".empty a"), 0, 0],
  ...(["#ffd600", "#ff0070", "#59d653", "#6565ff", "#0098ff", "#ff8400"].map((usual, at) => [
    `announcementCategoryColor${at + 1}`,
    { [`announcementCategoryColor${at + 1}`]: red },
    "panel",
    attribute(`.news:nth-of-type(${at + 1}) circle, li:nth-child(${at + 1}) > .news circle`, "fill"),
    usual,
    red,
  ]) as Row[]),
];

const own = { url: `${HELP}more`, text: "Ours" };
const BEYOND = { externalLinkEnabled: true, externalLinkURL: own.url };
const TEXTS: [name: string, at: keyof typeof PLACES, of: (page: Page) => Promise<unknown>, usual: unknown, then: unknown][] = [
  ["search_bar_placeholder", "panel", attribute("[type=search]", "placeholder"), "Search ...", "Ours"],
  ["search_no_result", "nothing", text(".empty strong"), "No Results", "Ours"],
  [
    "external_link_header",
    "nothing",
    (page) =>
      player(page)
        .getByText("Ours")
        .or(player(page).getByText("Sorry, we couldn't find"))
        .textContent()
        .then((said) => /Ours|Sorry, we couldn't find what you were looking for!/.exec(said!)![0]),
    "Sorry, we couldn't find what you were looking for!",
    "Ours",
  ],
  ["external_link_text", "nothing", text(".empty a"), "Click here for more help (opens in a new tab)", "Ours (opens in a new tab)"],
  ["search_filter_label_guides", "found", async (page) => (await kinds(page))[0], "Guide", "Ours"],
  ["search_filter_label_announcements", "found", async (page) => (await kinds(page))[1], "News", "Ours"],
  ["search_filter_label_documents", "found", async (page) => (await kinds(page))[2], "Documents", "Ours"],
];

/** Those that are more than a look, each with a test of its own in a browser. */
const ELSEWHERE: Partial<Record<keyof typeof look, string>> = {
  draggableAvatar: "tests/player/placing.spec.ts",
  enableAnnouncements: "tests/player/panel.spec.ts",
};

test("every styling that can be set, and every text, is looked at here or by a test of its own", () => {
  const here = [...STYLINGS, ...OFFERED].map(([name]) => name);
  const missing = Object.keys(look).filter((name) => !here.includes(name) && !(name in ELSEWHERE));
  expect(missing).toEqual([]);
  for (const file of Object.values(ELSEWHERE)) expect(file).toMatch(/^tests\/player\/.*\.spec\.ts$/);
  for (const [name, file] of Object.entries(ELSEWHERE)) expect(fs.readFileSync(file, "utf8"), name).toContain(name);
  expect(TEXTS.map(([name]) => name).sort()).toEqual(SHOWN_TEXTS.filter((name) => name !== "search_page_initial_placeholder").sort());
});

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.route(`${HELP}**`, (route) => route.abort());
  const document = { id: 1, language: "en", title: "Found document", address: null, text: "x" };
  await page.route("**/player/1/documents", async (route) => {
    const { query } = route.request().postDataJSON() as { query: string };
    await route.fulfill({ json: { found: query.startsWith("export") ? [document] : [] } });
  });
});

for (const [name, stored, at, of, usual, then] of STYLINGS)
  test(`styling ${name}: ${JSON.stringify(stored)} changes what is seen (${at})`, async ({ page, host }) => {
    for (const [set, expected] of [
      [{}, usual],
      [stored, then],
    ] as const) {
      serve(host, set);
      await page.goto(`${host.url}/page/own`);
      await expect(player(page)).toBeAttached();
      if (name !== "min_view_width") await expect(player(page).locator(".launcher")).toBeVisible();
      await PLACES[at](page);
      await expect.poll(() => of(page), { message: JSON.stringify(set) }).toEqual(expected);
      // A panel that is open would open again by itself, and the button close it.
      await page.evaluate(() => sessionStorage.clear());
    }
  });

for (const [name, stored, auto, of, usual, then] of OFFERED)
  test(`styling ${name}: ${JSON.stringify(stored)} changes what is offered`, async ({ page, host }) => {
    for (const [set, expected] of [
      [{}, usual],
      [stored, then],
    ] as const) {
      serveOffered(host, set, auto);
      await page.goto(`${host.url}/page/own`);
      await expect(player(page)).toBeAttached();
      if (expected === 0 && of === offered) await page.waitForTimeout(1000);
      else await expect(player(page).locator(auto ? "[data-part=card]" : ".launcher")).toBeVisible();
      await expect.poll(() => of(page), { message: JSON.stringify(set) }).toEqual(expected);
      await page.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
    }
  });

test("the external link is blue enough to be read on white", async ({ page, host }) => {
  serve(host, BEYOND);
  await page.goto(`${host.url}/page/own`);
  await PLACES.nothing(page);
  await expect.poll(() => css(".empty a", "color")(page)).toBe("rgb(10, 79, 158)");
});

for (const [name, at, of, usual, then] of TEXTS)
  test(`text ${name} is what is read (${at})`, async ({ page, host }) => {
    for (const [texts, expected] of [
      [{}, usual],
      [{ [name]: own.text }, then],
    ] as const) {
      serve(host, BEYOND, texts);
      await page.goto(`${host.url}/page/own`);
      await PLACES[at](page);
      await expect.poll(() => of(page)).toEqual(expected);
      // An open panel would be open again.
      await page.evaluate(() => sessionStorage.clear());
    }
  });
