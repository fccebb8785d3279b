import { bundleOf } from "./support/bundle.ts";
import { announcement, cardOf, longSurvey, question } from "./support/messages.ts";
import { expect, flush, test } from "./support/test.ts";

const BODY = "<h1>Deals</h1>";
const REMINDED = { auto: true, reminder: 7 } as const;
const own = (messages: ReturnType<typeof announcement>[]) => bundleOf([], { messages });
const NPS = "How likely are you to recommend us?";

test("half of a ranking says what is missing; none or all of it goes on", async ({ page, host, ownPage, complaints: _ }) => {
  host.bundle = own([longSurvey(8)]);
  await ownPage(BODY);
  const card = cardOf(page, "How good is it?");
  await card.getByRole("radio", { name: "2 of 5" }).check();
  await card.getByRole("button", { name: "Next" }).click();
  await card.getByRole("checkbox", { name: "Price" }).check();
  await card.getByRole("checkbox", { name: "Looks" }).check();
  await card.getByRole("button", { name: "Send" }).click();
  await expect(card.getByRole("alert")).toHaveText("Please rank all of them, or none");
  await card.getByRole("checkbox", { name: "Looks" }).uncheck();
  await card.getByRole("button", { name: "Send" }).click();
  await expect(card.getByRole("status")).toBeVisible();
  await expect.poll(() => host.answers.at(-1)?.answers).toEqual({ main: 2, what: ["price"] });
});

test("the next page of a survey begins at its top", async ({ page, host, ownPage, complaints: _ }) => {
  await page.setViewportSize({ width: 500, height: 260 });
  const long = longSurvey(8);
  if (long.type === "announcement") throw new Error("no survey");
  long.shape.pages[0]!.questions.push({ id: "more", kind: "long", required: false, options: [] });
  host.bundle = own([long]);
  await ownPage(BODY);
  const card = cardOf(page, "How good is it?");
  await card.getByRole("radio", { name: "2 of 5" }).check();
  const body = card.locator(".body");
  await body.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  expect(await body.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
  await card.getByRole("button", { name: "Next" }).click();
  await expect(card.getByRole("checkbox", { name: "Price" })).toBeAttached();
  await expect.poll(() => body.evaluate((one) => one.scrollTop)).toBe(0);
});

test("who answers a message that is published anew meanwhile finishes the version they began with, also after a reload", async ({
  page,
  host,
  ownPage,
  complaints: _,
}) => {
  const first = question(4, "nps", { showing: REMINDED });
  const other = { ...first, version: 2 };
  if (other.type === "announcement") throw new Error("no question");
  other.texts = { ...other.texts, title: "How is it now?" };
  host.bundle = own([first]);
  await ownPage(BODY);
  const bar = cardOf(page, NPS);
  await bar.getByRole("radio", { name: "9 of 10" }).check();
  host.bundle = own([other]);
  await page.evaluate(() => window.Handrail?.setLanguage?.("de"));
  await page.waitForTimeout(600);
  await expect(bar.getByRole("radio", { name: "9 of 10" })).toBeChecked();
  await page.reload();
  await expect(bar.getByRole("radio", { name: "9 of 10" })).toBeChecked();
  await bar.getByRole("button", { name: "Send" }).click();
  await expect(bar.getByRole("status")).toBeVisible();
  await expect.poll(() => host.answers.at(-1)).toMatchObject({ id: host.claims[0]!.id, how: "done", answers: { main: 9 } });
  await flush(page);
  await expect.poll(() => host.events.find(({ kind }) => kind === "message_answered")?.content).toMatchObject({ id: 4, version: 1 });
});

test("a message that nobody began to answer goes when it is published anew", async ({ page, host, ownPage, complaints: _ }) => {
  const first = question(4, "nps", { showing: REMINDED });
  host.bundle = own([first]);
  await ownPage(BODY);
  await expect(cardOf(page, NPS)).toBeVisible();
  host.bundle = own([{ ...first, version: 2 }]);
  await page.evaluate(() => window.Handrail?.setLanguage?.("de"));
  await expect(cardOf(page, NPS)).toHaveCount(0);
});

/** The tab is in the background, or in front again. */
const HIDE = (isHidden: boolean) => {
  Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
};

for (const way of ["in a tab in the background", "behind what the page shows", "on another page"] as const)
  test(`${way} a message is not seen, and nobody is thanked`, async ({ page, host, ownPage, complaints: _ }) => {
    const here = { pageSegments: [{ id: 3, name: "Here", rules: ["/page/own"], visibility: true }], tags: [] };
    host.bundle = bundleOf([], { messages: [question(4, "nps", { showing: REMINDED, pageSegment: 3 })], targeting: here });
    await page.clock.install();
    const go = async (isAway: boolean) => {
      if (way === "in a tab in the background") await page.evaluate(HIDE, isAway);
      else if (way === "on another page") await page.evaluate((to) => history.pushState(null, "", to), isAway ? "/page/x" : "/page/own");
      else await page.evaluate((name) => window.Handrail?.[name]?.(), isAway ? ("hide" as const) : ("show" as const));
      await page.clock.runFor(50);
    };
    await ownPage(BODY);
    const bar = cardOf(page, NPS);
    for (let tries = 0; tries < 40 && (await bar.count()) === 0; tries++) await page.clock.runFor(50);
    await expect(bar).toBeVisible();
    await go(true);
    await page.clock.runFor(20_000);
    expect(host.kinds()).not.toContain("message_seen");
    await go(false);
    await expect(bar).toBeVisible();
    await bar.getByRole("radio", { name: "9 of 10" }).check();
    await bar.getByRole("button", { name: "Send" }).click();
    await page.clock.runFor(1500);
    await expect(bar.getByRole("status")).toBeVisible();
    await go(true);
    await page.clock.runFor(20_000);
    await go(false);
    await expect(bar.getByRole("status")).toBeVisible();
    await page.clock.runFor(7000);
    await expect(bar).toHaveCount(0);
    await flush(page);
    await expect.poll(() => host.kinds().filter((kind) => kind === "message_seen")).toHaveLength(1);
  });

for (const [form, size] of [
  ["bar", { width: 1000, height: 700 }],
  ["bar", { width: 360, height: 640 }],
] as const)
  test(`beside a ${form} the assistant's button can be pressed in a window of ${size.width}`, async ({
    page,
    host,
    ownPage,
    complaints: _,
  }) => {
    await page.setViewportSize(size);
    host.bundle = own([question(4, "nps", { showing: REMINDED }), announcement(3)]);
    await ownPage(BODY);
    const bar = cardOf(page, NPS);
    await bar.getByRole("radio", { name: "9 of 10" }).check();
    await expect(bar.getByRole("button", { name: "Send" })).toBeInViewport({ ratio: 1 });
    await page.locator("handrail-player .launcher").click({ timeout: 5000 });
    await expect(page.getByRole("searchbox")).toBeVisible();
  });

test("who turns a page of a survey by the keyboard is at what is asked there, and a second Enter sends nothing", async ({
  page,
  host,
  ownPage,
  complaints: _,
}) => {
  host.bundle = own([longSurvey(8)]);
  await ownPage(BODY);
  const card = cardOf(page, "How good is it?");
  await card.getByRole("radio", { name: "2 of 5" }).press(" ");
  await card.getByRole("button", { name: "Next" }).press("Enter");
  await expect(card.getByRole("checkbox", { name: "Speed" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card.getByRole("button", { name: "Send" })).toBeVisible();
  await card.getByRole("button", { name: "Back" }).press("Enter");
  await expect(card.getByRole("radio", { name: "1 of 5" })).toBeFocused();
});
