import type { Page } from "@playwright/test";
import { bundleOf, draftOf, guide, step } from "./support/bundle.ts";
import { expect, flush, startGuide, test } from "./support/test.ts";

const card = "[data-part=card]";
const bar = "[data-part=bar]";
const draft = guide(
  9,
  "My draft",
  [
    step("a", "slide"),
    step("b", "step", { identifier: ".twice" }),
    step("c", "step", { identifier: "#gone" }),
    step("d", "step", { identifier: "a[" }),
    step("e", "step", { identifier: "#there", url: "/page/elsewhere" }),
  ],
  { version: 0 },
);
const next = (page: Page) => page.getByRole("button", { name: "Next" }).click();

test("plays the draft in this tab alone, says how its steps stand, and sends nothing", async ({ page, context, host }) => {
  host.bundle = bundleOf([guide(5, "Published", [step("x", "slide")])]);
  host.draft = draftOf(draft);
  host.pages.own = `<button class="twice">One</button><button class="twice">Two</button>{player}
    <script nonce="n1">window.Handrail = window.Handrail || { q: [] }; Handrail.q.push(["identify", "ada", { plan: "pro" }]);</script>`;
  await page.goto(`${host.url}/page/own?a=1#handrail-preview=good`);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  expect(page.url()).toBe(`${host.url}/page/own?a=1`);
  await expect(page.locator(bar)).toContainText("Preview: My draft");
  await expect(page.locator(bar).getByText("Step 1: slide, needs no element").first()).toBeVisible();
  await next(page);
  await expect(page.locator(bar).getByText("Step 2: element found 2 times, the first is used").first()).toBeVisible();
  await page.getByText("All steps").click();
  await expect(page.locator(`${bar} li`)).toHaveText([
    "Step 1: slide, needs no element",
    "Step 2: element found 2 times, the first is used",
    "Step 3: element not found on this page",
    "Step 4: the selector can’t be read",
    "Step 5: on another page (/page/elsewhere)",
  ]);
  await page.evaluate(() => document.querySelector(".twice")!.remove());
  await expect(page.locator(`${bar} li`).nth(1)).toHaveText("Step 2: element found");
  await next(page);
  await expect(page.locator(card)).toHaveAccessibleName("This step was not found");

  // What was saved since shows with the next page, at the same step; the published guides are another tab's.
  host.draft = draftOf({
    ...draft,
    steps: draft.steps.map((one) => (one.id === "c" ? { ...one, title: "Mended", identifier: "p" } : one)),
  });
  host.pages.own = "<p>x</p>{player}";
  await page.goto(`${host.url}/page/own`);
  await expect(page.locator(card)).toHaveAccessibleName("Mended");
  const other = await context.newPage();
  await other.goto(`${host.url}/page/own`);
  await other.getByRole("button", { name: "Guides and help" }).click();
  await expect(other.getByRole("button", { name: /Published/ })).toBeVisible();
  await expect(other.locator(bar)).toHaveCount(0);
  // A closing page sends what it still holds whenever it likes: hold it to that before the counting starts.
  await flush(other);
  await expect.poll(() => host.kinds()).toContain("assistant_opened");
  await other.close();
  host.events.length = 0;
  host.identified.length = 0;

  await page.getByRole("button", { name: "Leave this guide" }).click();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  await flush(page);
  await page.waitForTimeout(300);
  expect([host.events, host.identified]).toEqual([[], []]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /\.(left|done|events)$/.test(key)))).toEqual([]);

  await page.getByRole("button", { name: "End preview" }).click();
  await expect(page.locator(bar)).toHaveCount(0);
  await startGuide(page, 5);
  await expect(page.locator(card)).toHaveAccessibleName("Title x");
  await flush(page);
  await expect.poll(() => host.kinds()).toContain("run_started");
});

test("takes its token from the query where the address has a fragment of its own", async ({ page, host }) => {
  host.draft = draftOf(draft);
  host.pages.own = "<p>x</p>{player}";
  await page.goto(`${host.url}/page/own?a=1&handrail-preview=good#top`);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  expect(page.url()).toBe(`${host.url}/page/own?a=1#top`);
});

test("an address that was copied before the tab took it shows nothing in another tab; the first goes on, also by that address", async ({
  page,
  context,
  host,
}) => {
  host.bundle = bundleOf([guide(5, "Published", [step("x", "slide")])]);
  host.draft = draftOf(draft);
  host.pages.own = "<p>x</p>{player}";
  const address = `${host.url}/page/own?a=1&handrail-preview=good#top`;
  await page.goto(address);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.locator(bar)).toContainText("This preview has expired. Open it again from Handrail.");
  expect(other.url()).toBe(`${host.url}/page/own?a=1#top`);
  await other.getByRole("button", { name: "Guides and help" }).click();
  await expect(other.getByRole("button", { name: /Published/ })).toBeVisible();
  await page.reload();
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  await page.goto(`${host.url}/page/own?after=sign-in&handrail-preview=good#top`);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  expect(page.url()).toBe(`${host.url}/page/own?after=sign-in#top`);
});

test("shows the draft of a chapter as its list, plays each of its guides from its draft, and counts nothing", async ({ page, host }) => {
  const guides = [draft, guide(5, "Not live yet", [step("x", "slide"), step("y", "slide")], { version: 0 })];
  const chapter = { id: 3, title: "New chapter", subtitle: "What changed", guideIds: [9, 5] };
  host.bundle = bundleOf([guide(5, "Published", [step("p", "slide"), step("q", "slide")])]);
  host.pages.own = `<p>x</p>{player}
    <script nonce="n1">window.Handrail = window.Handrail || { q: [] }; Handrail.q.push(["identify", "ada", { plan: "pro" }]);</script>`;
  // Left halfway as it was published: a preview begins anew.
  await page.goto(`${host.url}/page/own`);
  await startGuide(page, 5);
  await next(page);
  await page.evaluate(() => (window.Handrail as { stop(): void }).stop());
  await flush(page);
  await expect.poll(() => host.kinds()).toContain("run_dismissed");
  Object.assign(host, { events: [], identified: [], draft: { title: chapter.title, chapters: [chapter], guides } });
  const stored = () => page.evaluate(() => JSON.stringify([localStorage["handrail.1.1.left"], localStorage["handrail.1.1.done"]]));
  const before = await stored();

  await page.goto(`${host.url}/page/own?preview#handrail-preview=good`);
  const list = page.getByRole("dialog", { name: "Guides and help" });
  await expect(list.getByRole("heading", { name: "New chapter" })).toBeVisible();
  await expect(list).toContainText("What changed");
  await expect(page.locator(bar)).toContainText("Preview: New chapter");
  await expect(page.locator(bar).getByText("All steps")).toHaveCount(0);
  await expect(list.locator(".guide-title")).toHaveText(["My draft", "Not live yet"]);
  await list.getByRole("button", { name: "Not live yet" }).click();
  await expect(page.locator(card)).toHaveAccessibleName("Title x");
  await expect(page.locator(bar).getByText("Step 1: slide, needs no element").first()).toBeVisible();
  await next(page);

  // A reload goes on with the guide, as it is now; one that was finished leads back to the list.
  host.draft!.guides[1] = { ...guides[1]!, steps: [step("x", "slide"), step("y", "slide", { title: "Mended" })] };
  await page.reload();
  await expect(page.locator(card)).toHaveAccessibleName("Mended");
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.locator(card)).toHaveCount(0);
  await page.reload();
  await expect(list.getByRole("heading", { name: "New chapter" })).toBeVisible();
  await flush(page);
  await page.waitForTimeout(300);
  expect([host.events, host.identified, await stored()]).toEqual([[], [], before]);
  await page.getByRole("button", { name: "End preview" }).click();
  await expect(page.locator(bar)).toHaveCount(0);
});

test("says that a preview has expired, beside the published guides, and forgets it", async ({ page, host }) => {
  host.bundle = bundleOf([guide(5, "Published", [step("x", "slide")])]);
  host.draft = draftOf(draft);
  host.pages.own = "<p>x</p>{player}";
  await page.goto(`${host.url}/page/own#handrail-preview=good`);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  host.draft = null;
  await page.reload();
  await expect(page.locator(bar)).toContainText("This preview has expired. Open it again from Handrail.");
  await expect(page.locator(card)).toHaveCount(0);
  await page.getByRole("button", { name: "Guides and help" }).click();
  await expect(page.getByRole("button", { name: /Published/ })).toBeVisible();
  await page.getByRole("button", { name: "End preview" }).click();
  await expect(page.locator(bar)).toHaveCount(0);
  await page.reload();
  await startGuide(page, 5);
  await expect(page.locator(card)).toHaveAccessibleName("Title x");
  await expect(page.locator(bar)).toHaveCount(0);
});

for (const token of ["made-up", "x".repeat(300)]) {
  test(`a made-up token of ${token.length} characters takes nothing from a visitor: guides, the run, or what counts`, async ({
    page,
    host,
  }) => {
    host.bundle = bundleOf([guide(5, "Published", [step("x", "slide"), step("y", "slide")])]);
    host.pages.own = `<p>x</p>{player}
      <script nonce="n1">window.Handrail = window.Handrail || { q: [] }; Handrail.q.push(["identify", "ada", { plan: "pro" }]);</script>`;
    await page.goto(`${host.url}/page/own`);
    await startGuide(page, 5);
    await next(page);
    await expect(page.locator(card)).toHaveAccessibleName("Title y");
    await flush(page);
    await expect.poll(() => host.kinds()).toContain("step_shown");
    await expect.poll(() => host.identified.length).toBe(1);
    host.events.length = 0;
    host.identified.length = 0;
    await page.evaluate(() => sessionStorage.removeItem("handrail.1.1.told"));
    await page.goto(`${host.url}/page/own?b=1#handrail-preview=${token}`);
    await expect(page.locator(card)).toHaveAccessibleName("Title y");
    expect(await page.evaluate(() => sessionStorage.getItem("handrail.1.1.preview"))).toBeNull();
    expect(page.url()).toBe(`${host.url}/page/own?b=1`);
    await flush(page);
    await expect.poll(() => host.kinds()).toEqual(expect.arrayContaining(["page_viewed", "run_resumed"]));
    await expect.poll(() => host.identified.length).toBeGreaterThan(0);
    await page.goto(`${host.url}/page/own`);
    await expect(page.locator(card)).toHaveAccessibleName("Title y");
    await expect(page.locator(bar)).toHaveCount(0);
  });
}

test("published guides play when the API cannot say whether a token counts", async ({ page, host }) => {
  host.bundle = bundleOf([guide(5, "Published", [step("x", "slide")])]);
  host.pages.own = "<p>x</p>{player}";
  await page.clock.install();
  await page.route("**/player/1/draft", (route) => route.abort());
  await page.goto(`${host.url}/page/own#handrail-preview=good`);
  await page.clock.runFor(1_000);
  await startGuide(page, 5);
  await page.clock.runFor(20_000);
  await expect(page.locator(card)).toHaveAccessibleName("Title x");
});
