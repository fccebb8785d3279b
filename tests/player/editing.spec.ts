import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { editedGuide, editedStep, inPageOf } from "./support/in-page-api.ts";
import type { Fixture } from "./support/server.ts";
import { expect, flush, test } from "./support/test.ts";

const PAGE = `<main><h1>Contacts</h1>
  <form><label>Name <input id="name" data-testid="name"></label><button type="button" data-testid="save">Save contact</button></form>
  <ul><li><a href="/page/two">Second page</a></li><li><button type="button">Archive</button></li></ul></main>{player}`;
const panel = (page: Page) => page.getByRole("region", { name: "Edit on page" });
const save = (page: Page) => page.getByRole("button", { name: "Save to draft" });
const stored = (host: Fixture) => host.inPage!.guides[0]!;

function prepare(host: Fixture) {
  host.bundle = bundleOf([guide(5, "Published", [step("x", "slide")])]);
  host.inPage = inPageOf([
    editedGuide(9, "First contact", [
      editedStep("a", "slide", { title: "Welcome" }),
      editedStep("b", "step", { title: "Their name", identifier: "#name", url: "/page/own" }),
      editedStep("c", "step", { title: "Over there", identifier: "#there", url: "/page/two", wait: 0 }),
      editedStep("d", "step", { title: "Nowhere", identifier: "#gone", url: "/page/own", wait: 0 }),
      editedStep("e", "step", { title: "Any detail", identifier: "#x", url: "/page/detail/*" }),
    ]),
  ]);
  host.pages.own = PAGE;
  host.pages.two = '<p id="there">There</p>{player}';
}

async function open(page: Page, host: Fixture, name = "own") {
  await page.goto(`${host.url}/page/${name}#handrail-edit=edit-good`);
  await expect(panel(page)).toBeVisible();
}
const openStep = async (page: Page, title: string) => {
  await panel(page).locator(".open", { hasText: title }).click();
  await expect(page.getByLabel("Heading")).toHaveValue(title);
};

test.beforeEach(({ host }) => prepare(host));

test("opens with its token, says how the steps stand, reports nothing, and belongs to one tab", async ({ page, context, host }) => {
  await open(page, host);
  expect(page.url()).toBe(`${host.url}/page/own`);
  await expect(page.getByRole("heading", { name: "Steps of “First contact”" })).toBeFocused();
  await expect(panel(page).locator(".stand")).toHaveText([
    "Slide in the middle",
    "Found",
    "On another page",
    "Not found",
    "On another page",
  ]);
  await expect(page.locator(".launcher")).toBeHidden();
  await flush(page);
  await page.waitForTimeout(300);
  expect([host.events, host.identified]).toEqual([[], []]);
  const other = await context.newPage();
  await other.goto(`${host.url}/page/own#handrail-edit=edit-good`);
  await expect(other.getByText("This session has ended.")).toBeVisible();
  await expect(panel(other)).toHaveCount(0);
  await expect(other.getByRole("button", { name: "Guides and help" })).toBeVisible();
});

test("points with the mouse: the page does nothing, and the element is stored with what it is known by", async ({ page, host }) => {
  await open(page, host);
  await page.evaluate(() => document.querySelector("[data-testid=save]")!.addEventListener("click", () => (document.title = "pressed")));
  await openStep(page, "Nowhere");
  await page.getByRole("button", { name: "Point at another element" }).click();
  await page.getByTestId("save").hover();
  await expect(panel(page).locator(".aimed")).toHaveText("button button “Save contact”");
  await expect(panel(page).locator(".aim")).toContainText("1 element fits");
  await page.getByTestId("save").click();
  expect(await page.title()).toBe("Page");
  await expect(page.getByRole("button", { name: "Point at another element" })).toBeFocused();
  await expect(panel(page).locator(".stand")).toHaveText("Found");
  await page.getByText("What it is known by").click();
  await expect(panel(page).locator(".recipes")).toContainText("data-testid = save");
  await save(page).click();
  await expect(panel(page).locator(".save-bar")).toContainText("Saved to the draft.");
  expect(stored(host).steps[3]).toMatchObject({ identifier: 'button[data-testid="save"]', target: { tag: "button" } });
});

test("points by keys alone, and the page hears none of them", async ({ page, host }) => {
  host.pages.own = `${PAGE}<script nonce="n1">window.heard = []; for (const name of ["keydown", "keyup", "keypress"]) {
    document.addEventListener(name, (event) => heard.push(event.key), true); }</script>`;
  await open(page, host);
  await openStep(page, "Nowhere");
  await page.getByRole("button", { name: "Point at another element" }).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page).locator(".aim")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(panel(page).locator(".aimed")).toHaveText("button button “Save contact”");
  await page.keyboard.press("ArrowUp");
  await expect(panel(page).locator(".aimed")).toContainText("form");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(panel(page).locator(".aimed")).toContainText("Save contact");
  await page.keyboard.press("Enter");
  await expect(panel(page).locator(".stand")).toHaveText("Found");
  await page.getByRole("button", { name: "Point at another element" }).press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Point at another element" })).toBeFocused();
  await page.getByLabel("Heading").fill("");
  await page.keyboard.type("/jk?");
  await expect(page.getByLabel("Heading")).toHaveValue("/jk?");
  await page.keyboard.press("Escape");
  await expect(panel(page).locator("[data-step=d]")).toBeFocused();
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([]);
});

test("adds, writes, moves and saves steps; another page goes on with what is unsaved", async ({ page, host }) => {
  await open(page, host);
  await page.getByRole("button", { name: "Add slide" }).click();
  await expect(page.getByLabel("Heading")).toBeFocused();
  await page.keyboard.type("Last words");
  await page.getByLabel("Text", { exact: true }).fill("Done.");
  await page.getByRole("button", { name: "Back to all steps" }).click();
  const up = page.getByRole("button", { name: "Move up: Step 6: Last words" });
  await up.click();
  await expect(page.getByRole("button", { name: "Move up: Step 5: Last words" })).toBeFocused();
  await expect(panel(page).locator(".unsaved")).toHaveText("Unsaved changes");
  await page.goto(`${host.url}/page/two`);
  await expect(panel(page).locator(".step-title")).toHaveText([
    "Welcome",
    "Their name",
    "Over there",
    "Nowhere",
    "Last words",
    "Any detail",
  ]);
  await save(page).click();
  await expect(panel(page).locator(".save-bar")).toContainText("Saved to the draft.");
  expect(stored(host).steps.map(({ title }) => title)).toEqual([
    "Welcome",
    "Their name",
    "Over there",
    "Nowhere",
    "Last words",
    "Any detail",
  ]);
});

test("writes how people continue, how sure it has to be and how long it waits", async ({ page, host }) => {
  await open(page, host);
  await openStep(page, "Their name");
  await page.getByLabel("People continue").selectOption("once the element is filled in");
  await page.getByLabel("Filled in means").selectOption("a certain text is written");
  await page.getByLabel("Text or entry").fill("Ada");
  await page.getByRole("slider", { name: "How sure it has to be" }).fill("80");
  await page.getByRole("slider", { name: "Wait at most" }).fill("12");
  await page.getByLabel("Page", { exact: true }).fill("");
  await page.getByRole("button", { name: "Use this page" }).click();
  await save(page).click();
  await expect.poll(() => host.inPage!.saves).toBe(1);
  expect(stored(host).steps[1]).toMatchObject({
    ...{ nextWhen: "condition", nextIf: "forceValue", forcevalue: "Ada", precision: 80, wait: 12, url: "/page/own" },
  });
});

test("what somebody else saved merges, and what both changed is asked", async ({ page, host }) => {
  await open(page, host);
  await openStep(page, "Their name");
  await page.getByLabel("Heading").fill("Mine");
  const [a, b, ...rest] = stored(host).steps;
  Object.assign(stored(host), { revision: 2, steps: [{ ...a!, content: "Theirs too" }, { ...b!, title: "Theirs" }, ...rest] });
  await save(page).click();
  await expect(panel(page).getByRole("alert")).toContainText("Somebody else changed this guide meanwhile.");
  const question = page.getByRole("group", { name: "Step 2: Mine – Heading" });
  await expect(question).toContainText("Theirs: Theirs");
  await question.getByRole("button", { name: "Take theirs" }).click();
  await expect(page.getByLabel("Heading")).toHaveValue("Theirs");
  await page.getByLabel("Heading").fill("Ours");
  await save(page).click();
  await expect.poll(() => host.inPage!.saves).toBe(1);
  expect(stored(host).steps.slice(0, 2)).toMatchObject([{ content: "Theirs too" }, { title: "Ours" }]);
});

test("what the API does not take leads to its step; without the API nothing written is lost", async ({ page, host }) => {
  await open(page, host);
  await openStep(page, "Welcome");
  await page.getByLabel("Heading").fill("Good morning");
  await page.route("**/tutorials/9**", (route) => route.abort());
  await save(page).click();
  await expect(panel(page).getByRole("alert")).toContainText("Handrail can’t be reached.");
  await page.unroute("**/tutorials/9**");
  host.inPage!.refusal = { status: 422, body: { fields: [{ path: "tutorial.steps.1.url", code: "x" }] } };
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(panel(page).getByRole("alert")).toContainText("check step 2");
  await expect(page.getByLabel("Heading")).toHaveValue("Their name");
  await page.reload();
  await expect(page.getByLabel("Heading")).toHaveValue("Their name");
  await save(page).click();
  await expect.poll(() => stored(host).steps[0]!.title).toBe("Good morning");
});

test("checks this page, and all pages one after the other, and comes back", async ({ page, host }) => {
  await open(page, host);
  await page.getByRole("button", { name: "Check this page" }).click();
  await expect(panel(page).locator(".summary")).toHaveText("1 found, 0 weak, 1 not found");
  await page.getByRole("button", { name: "Back to all steps" }).click();
  await page.getByRole("button", { name: "Check all pages" }).click();
  await expect(panel(page).locator(".summary")).toHaveText("2 found, 0 weak, 1 not found");
  expect(page.url()).toBe(`${host.url}/page/own`);
  await expect(panel(page).locator(".stand")).toHaveText(["Slide in the middle", "Found", "Found", "Not found", "Page not opened"]);
  await panel(page).locator(".open", { hasText: "Nowhere" }).click();
  await expect(page.getByLabel("Heading")).toHaveValue("Nowhere");
});

test("plays from a step, folded meanwhile, and counts nothing", async ({ page, host }) => {
  await open(page, host);
  await openStep(page, "Their name");
  await page.getByRole("button", { name: "Play from here" }).click();
  const card = page.locator("[data-part=card]");
  await expect(card).toHaveAccessibleName("Their name");
  await expect(page.getByLabel("Heading")).toHaveCount(0);
  await page.reload();
  await expect(card).toHaveAccessibleName("Their name");
  await page.getByRole("button", { name: "Stop playing" }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByLabel("Heading")).toHaveValue("Their name");
  await flush(page);
  await page.waitForTimeout(300);
  expect(host.events).toEqual([]);
});

test("works in a native dialog of the page", async ({ page, host }) => {
  host.pages.own = `${PAGE}<dialog><p>Invite</p><button type="button" id="send">Send invitation</button></dialog>`;
  await open(page, host);
  await page.evaluate(() => document.querySelector("dialog")!.showModal());
  await openStep(page, "Nowhere");
  await page.getByRole("button", { name: "Point at another element" }).click();
  await page.locator("#send").click();
  await expect(panel(page).locator(".stand")).toHaveText("Found");
  await page.getByLabel("Heading").fill("Send it");
  await expect(page.getByLabel("Heading")).toHaveValue("Send it");
});

test("closing asks about what is unsaved, and leaves the page as it was", async ({ page, host }) => {
  const html = () =>
    page.evaluate(() => document.documentElement.outerHTML.replace(/<handrail-player.*?<\/handrail-player>/g, "").replace(/\s+/g, " "));
  await page.goto(`${host.url}/page/own`);
  const before = await html();
  await page.goto(`${host.url}/page/own?edit#handrail-edit=edit-good`);
  await expect(panel(page)).toBeVisible();
  await openStep(page, "Their name");
  await page.getByLabel("Heading").fill("Their full name");
  await page.getByRole("button", { name: "Point at another element" }).click();
  await page.getByTestId("save").hover();
  await page.keyboard.press("Escape");
  expect(await html()).toBe(before);
  await page.getByRole("button", { name: "Close editor" }).click();
  await expect(page.getByRole("button", { name: "Keep editing" })).toBeFocused();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("button", { name: "Close editor" }).click();
  await page.getByRole("button", { name: "Close without saving" }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Guides and help" })).toBeVisible();
  expect(await html()).toBe(before);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /\.(edit|draft|check|in-page)$/.test(key)))).toEqual([]);
});

test("a choice of many guides can be searched; folded and turned it stays out of the way", async ({ page, host }) => {
  host.inPage!.guide = null;
  for (let i = 20; i < 32; i++) host.inPage!.guides.push(editedGuide(i, `Guide ${i}`, []));
  await open(page, host);
  await page.getByRole("searchbox", { name: "Search guides" }).fill("25");
  await page.getByRole("button", { name: "Guide 25" }).click();
  await expect(panel(page)).toContainText("This guide has no steps yet.");
  expect((await panel(page).boundingBox())!.x).toBeGreaterThan(800);
  await page.getByRole("button", { name: "Move to the other side" }).click();
  expect((await panel(page).boundingBox())!.x).toBe(0);
  await page.getByRole("button", { name: "Fold", exact: true }).click();
  await expect(page.getByRole("button", { name: "Unfold" })).toBeFocused();
  expect((await panel(page).boundingBox())!.height).toBeLessThan(70);
});

test("axe finds nothing in any view", async ({ page, host }) => {
  const axe = async () =>
    (await new AxeBuilder({ page }).include("handrail-player").analyze()).violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html }) => html),
    ]);
  await open(page, host);
  expect(await axe()).toEqual([]);
  await openStep(page, "Their name");
  expect(await axe()).toEqual([]);
  await page.getByRole("button", { name: "Point at another element" }).click();
  await page.getByTestId("save").hover();
  await expect(panel(page).locator(".aimed")).toContainText("Save contact");
  expect(await axe()).toEqual([]);
  await page.getByTestId("save").click();
  await page.getByText("What it is known by").click();
  expect(await axe()).toEqual([]);
  const [a, b, ...rest] = stored(host).steps;
  await page.getByLabel("Heading").fill("Mine");
  Object.assign(stored(host), { revision: 2, steps: [a!, { ...b!, title: "Theirs" }, ...rest] });
  await save(page).click();
  await expect(page.getByRole("button", { name: "Take theirs" })).toBeVisible();
  expect(await axe()).toEqual([]);
  await page.getByRole("button", { name: "Close editor" }).click();
  expect(await axe()).toEqual([]);
  await page.getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("button", { name: "Back to all steps" }).click();
  await page.getByRole("button", { name: "Check this page" }).click();
  await expect(panel(page).locator(".summary")).toBeVisible();
  expect(await axe()).toEqual([]);
  await page.getByRole("button", { name: "Keep yours" }).click();
  host.inPage!.refusal = { status: 401, body: {} };
  await save(page).click();
  await expect(page.getByLabel("What you wrote, to copy:")).toHaveValue(/^Welcome\n.*Mine\n/s);
  expect(await axe()).toEqual([]);
});
