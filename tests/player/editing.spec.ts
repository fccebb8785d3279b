import { target as contract } from "#app/contracts/target.ts";
import { TARGET_LIMITS } from "#app/domain/targets/target.ts";
import { openEditor, openStep, PAGE, panel, prepareEditing, save, stored } from "./support/editing.ts";
import { expect, flush, test } from "./support/test.ts";

test.beforeEach(({ host }) => prepareEditing(host));

test("opens with its token, says how the steps stand, reports nothing, and belongs to one tab", async ({ page, context, host }) => {
  await openEditor(page, host);
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
  await openEditor(page, host);
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
  await openEditor(page, host);
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
  await openEditor(page, host);
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
  await openEditor(page, host);
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
  await openEditor(page, host);
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
  await openEditor(page, host);
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

test("on a page that says more than a target has room for, what is captured is small enough to be stored, and is found", async ({
  page,
  host,
}) => {
  const many = Array.from({ length: 20 }, (_, index) => `data-part${index}-name="${"part of the page ".repeat(17)}${index}"`).join(" ");
  const deep = (inner: string) =>
    Array.from({ length: 20 }).reduce<string>((all, _, index) => `<section aria-label="Section ${index}" ${many}>${all}</section>`, inner);
  host.pages.own =
    deep(`<button type="button" data-testid="deep" ${many}>Send</button><button type="button">Send ${"x".repeat(190)}</button>`) + PAGE;
  await openEditor(page, host);
  await openStep(page, "Nowhere");
  await page.getByRole("button", { name: "Point at another element" }).click();
  await page.getByTestId("deep").click();
  await expect(panel(page).locator(".stand")).toHaveText("Found");
  await save(page).click();
  await expect(panel(page).locator(".save-bar")).toContainText("Saved to the draft.");
  const { target: taken } = stored(host).steps[3]!;
  expect(JSON.stringify(taken).length).toBeGreaterThan(TARGET_LIMITS.bytes / 2);
  expect(contract.safeParse(taken).error).toBeUndefined();
});

test("Tab goes into components and frames, and a frame that arrives while pointing is pointed into", async ({ page, host }) => {
  host.pages.own = `<x-part></x-part><iframe id="f" srcdoc="<button>In a frame</button>"></iframe><script nonce="n1">
    document.querySelector("x-part").attachShadow({ mode: "open" }).innerHTML = "<button>In a part</button>";</script>{player}`;
  await openEditor(page, host);
  await openStep(page, "Nowhere");
  await page.getByRole("button", { name: "Point at another element" }).press("Enter");
  const aimed = panel(page).locator(".aimed");
  await page.keyboard.press("Tab");
  await expect(aimed).toContainText("In a part");
  await page.keyboard.press("Tab");
  await expect(aimed).toContainText("In a frame");
  await page.keyboard.press("Shift+Tab");
  await expect(aimed).toContainText("In a part");
  await page.evaluate(() => {
    const late = document.createElement("iframe");
    late.srcdoc = "<button>Late</button>";
    document.body.prepend(late);
  });
  const inLate = page.frameLocator("iframe").first().getByRole("button", { name: "Late" });
  await page.waitForTimeout(1500);
  await inLate.hover();
  await expect(aimed).toContainText("Late");
});
