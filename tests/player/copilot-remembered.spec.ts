import type { Page } from "@playwright/test";
import type { Bundle } from "#app/domain/player/bundle.ts";
import { ANSWER, answering, button, field, held, open, own, prepare, said } from "./support/copilot.ts";
import { announcement } from "./support/messages.ts";
import { expect, test } from "./support/test.ts";

const quotes = (page: Page) => page.locator("handrail-player blockquote p");
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem("handrail.1.1.panel"));
const calls = (page: Page, call: string, ...given: unknown[]) =>
  page.evaluate(([name, all]) => (window.Handrail as unknown as Record<string, (...of: unknown[]) => void>)[name]!(...all), [
    call,
    given,
  ] as const);
const of = (user: string) => `<script nonce="n1">window.Handrail = { q: [["identify", ${user}]] };</script><p>x</p>{player}`;

async function ask(page: Page, url: string) {
  await open(page, url);
  await page.keyboard.type("how do i export?");
  await button(page, /^Ask/).click();
  await expect(quotes(page)).toHaveCount(2);
}

test.beforeEach(({ host }) => prepare(host));

test("an answer is still there on the next page of the tab, as it was rated, without being asked or read out again", async ({
  page,
  host,
  complaints: _,
}) => {
  const asked = await answering(page, ANSWER);
  await ask(page, host.url);
  await button(page, "Yes").click();
  await page.reload();
  await expect(quotes(page)).toHaveText(["Press <b>Export</b>.", "Choose a format."]);
  await expect(button(page, "Yes")).toHaveAttribute("aria-pressed", "true");
  await expect(said(page)).toHaveText("");
  expect(asked.map(({ path }) => path)).toEqual(["copilot", "copilot-rating"]);
  await button(page, "Start guide").click();
  await expect(page.locator("[data-part=card]")).toHaveAccessibleName("Title s");
});

test("a panel that was closed forgets the question, on this page and the next", async ({ page, host }) => {
  await answering(page, ANSWER);
  await ask(page, host.url);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveCount(0);
  await page.locator("handrail-player .launcher").click();
  await field(page).fill("how do i export?");
  await expect(button(page, /^Ask/)).toBeVisible();
  await expect(quotes(page)).toHaveCount(0);
});

for (const [who, user] of [
  ["somebody else", '"bob"'],
  ["nobody any longer", "null"],
] as const)
  test(`what one person asked is not shown where the next page says that ${who} is here`, async ({ page, host }) => {
    await answering(page, ANSWER);
    await ask(page, host.url);
    host.pages.own = of(user);
    await page.reload();
    await expect(field(page)).toHaveValue("");
    await expect(quotes(page)).toHaveCount(0);
  });

test("nor once the same page says so; who is told of late finds their own question", async ({ page, host }) => {
  await answering(page, ANSWER);
  await ask(page, host.url);
  host.pages.own = "<p>x</p>{player}";
  await page.reload();
  await expect(field(page)).toHaveValue("");
  await calls(page, "identify", "ada");
  await expect(quotes(page)).toHaveCount(2);
  await expect(field(page)).toHaveValue("how do i export?");
  await calls(page, "identify", "bob");
  await expect(field(page)).toHaveValue("");
  await expect(quotes(page)).toHaveCount(0);
  expect(await kept(page)).not.toContain("export");
});

test("an answer is left out where its source is not offered, and never named after something else", async ({ page, host }) => {
  await answering(page, { ...ANSWER, sources: [ANSWER.sources[0]] });
  await ask(page, host.url);
  const bundle = own();
  host.bundle = { ...bundle, guides: bundle.guides.slice(1), messages: [announcement(1, { title: "Maintenance on Sunday" })] } as Bundle;
  await page.reload();
  await expect(button(page, /^Ask/)).toBeVisible();
  await expect(quotes(page)).toHaveCount(0);
  await button(page, /^Ask/).click();
  await expect(quotes(page)).toHaveCount(2);
  await expect(page.locator("handrail-player [data-part=panel] li", { hasText: "Maintenance" })).toHaveCount(0);
});

test("an answer in one language is none for a page in another", async ({ page, host }) => {
  const asked = await answering(page, ANSWER);
  await ask(page, host.url);
  const bundle = own();
  host.bundle = { ...bundle, property: { ...bundle.property, language: "de" } };
  await page.reload();
  await expect(button(page, /^Ask/)).toBeVisible();
  await expect(quotes(page)).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test("an answer that comes after a reset is nobody's", async ({ page, host }) => {
  const late = held();
  await page.route("**/player/1/copilot", async (route) => {
    await late.until;
    await route.fulfill({ json: ANSWER });
  });
  await open(page, host.url);
  await page.keyboard.type("export");
  await button(page, /^Ask/).click();
  await calls(page, "reset");
  await calls(page, "identify", "bob");
  await page.locator("handrail-player .launcher").click();
  await field(page).fill("invite");
  const answered = page.waitForResponse("**/player/1/copilot");
  late.go();
  await answered;
  await page.waitForTimeout(200);
  expect(await kept(page)).toContain('"query":"invite"');
  expect(await kept(page)).not.toContain("Choose");
});

test("a rating that is refused is not said to be given", async ({ page, host }) => {
  await answering(page, ANSWER);
  await page.route("**/player/1/copilot-rating", (route) => route.fulfill({ status: 404, json: {} }));
  await ask(page, host.url);
  await button(page, "No").click();
  await expect(button(page, "No")).toHaveAttribute("aria-pressed", "false");
  await expect(said(page)).not.toHaveText("Thank you");
});

test("the kind that was looked at alone is still chosen on the next page", async ({ page, host }) => {
  const bundle = own();
  const messages = [announcement(8, { title: "Export: weekly reports" })];
  host.bundle = { ...bundle, messages, style: { ...bundle.style, noNews: undefined } } as Bundle;
  await open(page, host.url);
  await page.keyboard.type("export");
  const guides = button(page, /^Guide( |$)/).and(page.locator("[aria-pressed]"));
  await guides.click();
  await page.reload();
  await expect(guides).toHaveAttribute("aria-pressed", "true");
});

test("what a nameless person asked is not kept for the next page, nor what the page itself left in its place", async ({ page, host }) => {
  await answering(page, ANSWER);
  await ask(page, host.url);
  expect(await kept(page)).toContain("Choose a format.");
  await calls(page, "optOut");
  await expect.poll(() => kept(page)).not.toContain("Choose");
  await calls(page, "optIn");
  await page.evaluate(() =>
    sessionStorage.setItem("handrail.1.1.panel", '{"of":"ada","query":"export","answer":{"question":"export","language":"en","state":{}}}'),
  );
  await page.reload();
  await expect(button(page, /^Ask/)).toBeVisible();
  await expect(quotes(page)).toHaveCount(0);
});
