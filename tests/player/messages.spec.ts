import { bundleOf, guide, step } from "./support/bundle.ts";
import { announcement, cardOf, longSurvey, question } from "./support/messages.ts";
import { expect, flush, test } from "./support/test.ts";

const BODY = '<h1>Deals</h1><button id="own">Own</button><input id="f" aria-label="F">';
const REMINDED = { auto: true, reminder: 7 } as const;
const own = (messages: ReturnType<typeof announcement>[]) => bundleOf([], { messages });
const focused = 'handrail-player [data-part="card"]';

test("a modal announcement has the focus, is closed by Escape and gives it back; it is claimed once and does not come again", async ({
  page,
  host,
  ownPage,
  complaints: _,
}) => {
  host.bundle = own([announcement(3, { form: "modal", showing: { auto: true } })]);
  await ownPage(BODY);
  await page.locator("#own").focus();
  const card = cardOf(page, "News 3");
  await expect(card).toBeVisible();
  await expect(page.locator(focused)).toBeFocused();
  await page.waitForTimeout(1100);
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await expect(page.locator("#own")).toBeFocused();
  await flush(page);
  await expect
    .poll(() => host.kinds().filter((kind) => kind.startsWith("message")))
    .toEqual(["message_shown", "message_seen", "message_closed"]);
  expect(host.claims).toMatchObject([{ kind: "announcement", content: 3, version: 1 }]);
  const runs = host.events.filter(({ kind }) => kind.startsWith("message")).map(({ run }) => run);
  expect(new Set(runs)).toEqual(new Set([host.claims[0]!.id]));
  await page.reload();
  await page.waitForTimeout(1500);
  await expect(card).toBeHidden();
  expect(host.claims).toHaveLength(1);
});

for (const form of ["banner", "card"] as const)
  test(`a ${form} leaves the focus and the page as they are, and is said once`, async ({ page, host, ownPage, complaints: _ }) => {
    host.bundle = own([announcement(3, { form, showing: { auto: true } })]);
    await ownPage(BODY);
    await page.locator("#f").focus();
    await expect(cardOf(page, "News 3")).toBeVisible();
    await page.waitForTimeout(200);
    await expect(page.locator("#f")).toBeFocused();
    await page.keyboard.type("x");
    await page.keyboard.press("Escape");
    await expect(cardOf(page, "News 3")).toBeVisible();
    await expect(page.locator("handrail-player .quiet[aria-live]").first()).toHaveText("News 3");
    await page.getByRole("button", { name: "Close" }).click();
    await expect(cardOf(page, "News 3")).toBeHidden();
  });

test("whoever follows a link is done with an announcement", async ({ page, host, ownPage, complaints: _ }) => {
  host.bundle = own([announcement(3, { form: "card", showing: REMINDED })]);
  await ownPage(BODY);
  const [opened] = await Promise.all([page.waitForEvent("popup"), page.getByRole("link", { name: "Read on" }).click()]);
  await opened.close();
  await expect(cardOf(page, "News 3")).toBeHidden();
  await expect.poll(() => host.answers).toMatchObject([{ content: 3, how: "done" }]);
});

test("an announcement leads to its guide, for those alone whom that is for", async ({ page, host, ownPage, complaints: _ }) => {
  const first = guide(5, "First steps", [step("a", "slide")]);
  const leading = (rules: object) => announcement(3, { form: "modal", links: [], showing: { auto: true }, guide: { id: 5, ...rules } });
  host.bundle = bundleOf([first], { messages: [leading({ segment: 9 })] });
  await ownPage(BODY);
  await expect(cardOf(page, "News 3")).toBeVisible();
  await expect(page.getByRole("button", { name: "First steps" })).toHaveCount(0);
  host.bundle = bundleOf([first], { messages: [leading({})] });
  await page.reload();
  await page.getByRole("button", { name: "First steps" }).click();
  await expect(cardOf(page, "Title a")).toBeVisible();
  await expect(cardOf(page, "News 3")).toBeHidden();
});

test("an NPS is answered by keyboard: score, comment, thanks; it arrives once, and is not asked again", async ({
  page,
  host,
  ownPage,
  complaints: _,
}) => {
  host.bundle = own([question(4, "nps", { showing: REMINDED })]);
  await ownPage(BODY);
  const bar = cardOf(page, "How likely are you to recommend us?");
  await expect(bar).toBeVisible();
  await bar.getByRole("radio", { name: "9 of 10" }).focus();
  await page.keyboard.press("Space");
  await bar.getByLabel("Why?").fill("It is fast");
  await bar.getByRole("button", { name: "Send" }).press("Enter");
  await expect(bar.getByRole("status")).toHaveText("Thank you very much");
  await expect
    .poll(() => host.answers.filter(({ how }) => how === "done"))
    .toMatchObject([{ content: 4, answers: { main: 9 }, comment: "It is fast", language: "en" }]);
  await page.reload();
  await page.waitForTimeout(1500);
  await expect(bar).toBeHidden();
  expect(host.claims).toHaveLength(1);
  expect(new Set(host.answers.map(({ id }) => id))).toEqual(new Set([host.claims[0]!.id]));
});

for (const [button, how] of [
  ["Later", "later"],
  ["Close", "close"],
  ["Don’t show again", "never"],
] as const)
  test(`"${button}" is told apart`, async ({ page, host, ownPage, complaints: _ }) => {
    host.bundle = own([question(4, "nps", { showing: REMINDED })]);
    await ownPage(BODY);
    const bar = cardOf(page, "How likely are you to recommend us?");
    await bar.getByRole("button", { name: button }).click();
    await expect(bar).toBeHidden();
    await flush(page);
    await expect.poll(() => host.events.find(({ kind }) => kind === "message_closed")?.payload).toEqual({ how });
    expect(host.answers.map((one) => one.how)).toEqual(how === "never" ? ["never"] : []);
    // A week later.
    await page.clock.install({ time: Date.now() + 8 * 86_400_000 });
    await page.reload();
    await page.clock.runFor(3000);
    await expect(bar).toHaveCount(how === "never" ? 0 : 1);
  });

test("what was begun and closed is gone on with when it comes again", async ({ page, host, ownPage, complaints: _ }) => {
  host.bundle = own([question(4, "nps", { showing: REMINDED })]);
  await ownPage(BODY);
  const bar = cardOf(page, "How likely are you to recommend us?");
  await bar.getByRole("radio", { name: "6 of 10" }).check();
  await bar.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => host.answers.map(({ how }) => how)).toEqual(["begun"]);
  await page.clock.install({ time: Date.now() + 8 * 86_400_000 });
  await page.reload();
  await page.clock.runFor(3000);
  await expect(bar.getByRole("radio", { name: "6 of 10" })).toBeChecked();
  expect(new Set(host.claims.map(({ id }) => id)).size).toBe(2);
});

test("a survey of several pages asks what is required, goes back, and thanks by where it ends", async ({
  page,
  host,
  ownPage,
  complaints: _,
}) => {
  host.bundle = own([longSurvey(8)]);
  await ownPage(BODY);
  const card = cardOf(page, "How good is it?");
  await card.getByRole("radio", { name: "2 of 5" }).check();
  await card.getByRole("button", { name: "Next" }).click();
  await card.getByRole("button", { name: "Send" }).click();
  await expect(card.getByRole("alert")).toHaveText("Please answer this question");
  await card.getByRole("checkbox", { name: "Price" }).check();
  await expect(card.getByRole("alert")).toHaveCount(0);
  await card.getByRole("checkbox", { name: "Looks" }).check();
  await card.getByRole("checkbox", { name: "Help" }).check();
  await card.getByLabel("Anything else?").fill("No");
  await card.getByRole("button", { name: "Back" }).click();
  await expect(card.getByRole("radio", { name: "2 of 5" })).toBeChecked();
  await card.getByRole("button", { name: "Next" }).click();
  await expect(card.getByRole("checkbox", { name: "Price" })).toBeChecked();
  await card.getByRole("button", { name: "Send" }).click();
  await expect(card.getByRole("status")).toHaveText("Thank you very much");
  await expect.poll(() => host.answers.at(-1)?.answers).toEqual({ main: 2, what: ["price"], order: ["b", "a"], else: "No" });
});

test("a survey ends early by its rule, with a thank-you of its own", async ({ page, host, ownPage, complaints: _ }) => {
  host.bundle = own([longSurvey(8)]);
  await ownPage(BODY);
  const card = cardOf(page, "How good is it?");
  await card.getByRole("radio", { name: "5 of 5" }).check();
  await card.getByRole("button", { name: "Send" }).click();
  await expect(card.getByRole("status")).toHaveText("Great to hear");
});

test("the assistant lists announcements, pinned first, marks those that nobody opened, and finds them", async ({
  page,
  host,
  ownPage,
  complaints: _,
}) => {
  host.bundle = own([announcement(3), announcement(2)]);
  await ownPage(BODY);
  await page.locator("handrail-player .launcher").click();
  const entries = page.locator("handrail-player .news");
  await expect(entries).toHaveCount(2);
  await expect(page.locator("handrail-player .unread")).toHaveCount(2);
  await entries.first().locator("summary").click();
  await expect(page.getByText("Read it here.").first()).toBeVisible();
  await expect(page.locator("handrail-player .unread")).toHaveCount(1);
  await flush(page);
  const told = () => host.events.filter(({ content, kind }) => content?.id === 3 && kind.startsWith("message"));
  await expect.poll(() => told().map(({ kind }) => kind)).toEqual(["message_shown", "message_seen"]);
  expect(new Set(told().map(({ run }) => run)).size).toBe(1);
  await page.getByRole("searchbox").fill("news 2");
  // The better one first: half of the words are enough.
  await expect(entries).toHaveText([/News 2/, /News 3/]);
  // The panel is open again, with what was looked for.
  await page.reload();
  await page.getByRole("searchbox").fill("");
  await expect(page.locator("handrail-player .unread")).toHaveCount(1);
  expect(host.claims).toEqual([]);
});

test("two tabs show a message once", async ({ page, context, host, ownPage, complaints: _ }) => {
  host.bundle = own([announcement(3, { form: "card", showing: { auto: true } })]);
  let granted = 0;
  host.grant = () => granted++ === 0;
  await ownPage(BODY);
  await expect(cardOf(page, "News 3")).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.waitForTimeout(1500);
  await expect(cardOf(other, "News 3")).toBeHidden();
});
