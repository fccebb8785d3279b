import { bundleOf } from "./support/bundle.ts";
import { announcement, cardOf, question } from "./support/messages.ts";
import { expect, test } from "./support/test.ts";

const BODY = '<h1>Deals</h1><button id="own">Own</button><input id="f" aria-label="F">';
const REMINDED = { auto: true, reminder: 7 } as const;
const own = (messages: ReturnType<typeof announcement>[]) => bundleOf([], { messages });

test("what was answered survives a reload, and goes on under the same claim", async ({ page, host, ownPage, complaints: _ }) => {
  host.bundle = own([question(4, "nps", { showing: REMINDED })]);
  await ownPage(BODY);
  const bar = cardOf(page, "How likely are you to recommend us?");
  await bar.getByRole("radio", { name: "3 of 10" }).check();
  await bar.getByLabel("Why?").fill("Half a senten");
  await page.reload();
  await expect(bar.getByRole("radio", { name: "3 of 10" })).toBeChecked();
  await expect(bar.getByLabel("Why?")).toHaveValue("Half a senten");
  await bar.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => host.answers.at(-1)).toMatchObject({ how: "done", answers: { main: 3 }, comment: "Half a senten" });
  expect(host.claims).toHaveLength(1);
});

test("an answer outlives an outage and a reload, and arrives once", async ({ page, host, ownPage, complaints: _ }) => {
  host.bundle = own([question(4, "survey")]);
  await ownPage(BODY);
  const card = cardOf(page, "How was it?");
  await card.getByRole("radio", { name: "Very happy" }).check();
  await page.route("**/answers", (route) => route.abort());
  await card.getByRole("button", { name: "Send" }).click();
  await expect(card.getByRole("status")).toBeVisible();
  expect(host.answers.filter(({ how }) => how === "done")).toEqual([]);
  await page.unroute("**/answers");
  await page.reload();
  const done = () => host.answers.filter(({ how }) => how === "done");
  await expect.poll(done).not.toEqual([]);
  // One that was on its way while the page went is sent again, under the id by which the API knows it.
  await page.waitForTimeout(800);
  const sent = done();
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect(sent[0]).toMatchObject({ answers: { main: 5 } });
  await page.reload();
  await page.waitForTimeout(800);
  expect(done()).toEqual(sent);
});

test("a card that is offered again after a while is as it was left, and can be answered", async ({
  page,
  host,
  ownPage,
  complaints: _,
}) => {
  host.bundle = own([question(4, "nps", { showing: REMINDED, segment: 9 })]);
  host.segmentsOf = ({ user }) => (user === "ada" ? [9] : []);
  const bar = cardOf(page, "How likely are you to recommend us?");
  const signIn = () => page.evaluate(() => window.Handrail?.identify?.("ada"));
  await ownPage(BODY);
  await page.waitForFunction(() => window.Handrail !== undefined && "identify" in window.Handrail);
  await signIn();
  await bar.getByRole("radio", { name: "7 of 10" }).check();
  await page.reload();
  await page.waitForTimeout(800);
  await expect(bar).toHaveCount(0);
  await signIn();
  await expect(bar.getByRole("radio", { name: "7 of 10" })).toBeChecked();
  await bar.getByRole("radio", { name: "8 of 10" }).check();
  await bar.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => host.answers.at(-1)).toMatchObject({ how: "done", answers: { main: 8 } });
});

test("who signs out leaves neither their answers nor what they read on the device", async ({ page, host, ownPage, complaints: _ }) => {
  host.bundle = own([question(4, "nps", { showing: REMINDED }), announcement(3)]);
  await ownPage(BODY);
  const bar = cardOf(page, "How likely are you to recommend us?");
  await bar.getByRole("radio", { name: "2 of 10" }).check();
  await bar.getByLabel("Why?").fill("typed by somebody");
  await page.evaluate(() => window.Handrail?.reset?.());
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await expect.poll(() => host.answers.length).toBeGreaterThan(0);
  await expect.poll(kept).not.toContain("typed by somebody");
  expect(await kept()).not.toContain(host.claims[0]!.id);
});

test("who opts out leaves no answers that are still to be sent", async ({ page, host, ownPage, complaints: _ }) => {
  host.bundle = own([question(4, "nps", { showing: REMINDED })]);
  await ownPage(BODY);
  const bar = cardOf(page, "How likely are you to recommend us?");
  await page.route("**/answers", (route) => route.abort());
  await bar.getByRole("radio", { name: "2 of 10" }).check();
  await bar.getByLabel("Why?").fill("typed by somebody");
  await bar.getByRole("button", { name: "Send" }).click();
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(kept).toContain("typed by somebody");
  await page.evaluate(() => window.Handrail?.optOut?.());
  await expect.poll(kept).not.toContain("typed by somebody");
});
