import type { Page } from "@playwright/test";
import { copilotTexts } from "#app/domain/player/texts/copilot-texts.ts";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { expect, flush, startGuide, test } from "./support/test.ts";

type Handrail = { consent(agrees: boolean): void; optOut(): void; optIn(): void; identify(user: string): void };

const slides = [step("a", "slide"), step("b", "slide")];
const card = "[data-part=card]";
const page1 = `<p>x</p><script nonce="n1">window.Handrail = window.Handrail || { q: [] }; Handrail.q.push(["identify", "ada", { plan: "pro" }]);</script>`;
const asked = (needsConsent: boolean) => {
  const bundle = bundleOf([guide(5, "Test guide", slides)]);
  return { ...bundle, property: { ...bundle.property, needsConsent } };
};

/** Plays the guide to its end and gives what of it says who it was. */
async function play(page: Page) {
  await startGuide(page, 5);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.locator(card)).toHaveCount(0);
  await flush(page);
}
const call = (page: Page, name: keyof Handrail, argument?: boolean) =>
  page.evaluate(
    ([name, argument]) => (window.Handrail as unknown as Record<string, (said?: boolean) => void>)[name as string]?.(argument as boolean),
    [name, argument] as const,
  );
const stored = (page: Page) =>
  page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)].map((entry) => entry.join(" ")).join("\n"));

test("without consent, guides play, and nothing says or keeps who it was; with it, both begin", async ({ page, host }) => {
  host.bundle = asked(true);
  host.pages.own = `${page1}{player}`;
  await page.goto(`${host.url}/page/own`);
  await play(page);
  await expect.poll(() => host.kinds()).toContain("run_completed");
  expect(host.identified).toEqual([]);
  for (const event of host.events) for (const name of ["user", "anonymous", "session", "path"]) expect(event).not.toHaveProperty(name);
  expect(await stored(page)).not.toMatch(/ada|visitor|session /);
  await call(page, "consent", true);
  await expect.poll(() => host.identified).toMatchObject([{ user: "ada", attributes: { plan: "pro" } }]);
  host.events.length = 0;
  await page.reload();
  await play(page);
  await expect.poll(() => host.events.filter(({ user }) => user === "ada").map(({ kind }) => kind)).toContain("run_completed");
  await call(page, "consent", false);
  expect(await stored(page)).not.toMatch(/ada|visitor|session /);
});

test("who opted out sends nothing, on every page, until they opt in", async ({ page, host }) => {
  host.bundle = asked(false);
  host.pages.own = `${page1}{player}`;
  await page.goto(`${host.url}/page/own`);
  await expect.poll(() => host.identified).toHaveLength(1);
  await call(page, "optOut");
  await flush(page);
  host.events.length = 0;
  await page.reload();
  await play(page);
  await page.waitForTimeout(300);
  expect([host.events, host.identified.length]).toEqual([[], 1]);
  await call(page, "optIn");
  await expect.poll(() => host.identified.length).toBe(2);
  await play(page);
  await expect.poll(() => host.kinds()).toContain("run_completed");
});

test("what whoever opted out types is not sent: neither looked for among documents nor asked", async ({ page, host }) => {
  host.bundle = { ...asked(false), documents: { label: "Articles" }, copilot: { texts: copilotTexts("en", "plain") } };
  host.pages.own = `${page1}{player}`;
  const sent: string[] = [];
  await page.route(/\/player\/1\/(documents|copilot)$/, (route) => {
    sent.push(new URL(route.request().url()).pathname);
    return route.fulfill({ json: { found: [] } });
  });
  const player = page.locator("handrail-player");
  const ask = player.getByRole("button", { name: /^Ask/ });
  const none = player.getByText("No results", { exact: true }).last();
  await page.goto(`${host.url}/page/own`);
  await player.locator(".launcher").click();
  await page.getByRole("searchbox").fill("zzzz");
  await expect(ask).toBeVisible();
  await expect(none).toBeVisible();
  const before = sent.length;
  await call(page, "optOut");
  await expect(ask).toHaveCount(0);
  await page.getByRole("searchbox").fill("qqqq");
  await expect(none).toBeVisible();
  await expect(ask).toHaveCount(0);
  // Longer than somebody rests before documents are looked for.
  await page.waitForTimeout(600);
  expect([before, sent.length]).toEqual([1, 1]);
  await call(page, "optIn");
  await expect(ask).toBeVisible();
  await expect.poll(() => sent.length).toBe(2);
});

test("a browser that asks for it by Global Privacy Control is nameless", async ({ page, host }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  host.bundle = asked(false);
  host.pages.own = `${page1}{player}`;
  await page.goto(`${host.url}/page/own`);
  await play(page);
  await expect.poll(() => host.kinds()).toContain("run_completed");
  expect(host.kinds()).not.toContain("page_viewed");
  expect(host.identified).toEqual([]);
  for (const event of host.events) for (const name of ["user", "anonymous", "session"]) expect(event).not.toHaveProperty(name);
});

test("who was anonymous is told with the first identification, and a link names its user", async ({ page, host }) => {
  host.bundle = asked(false);
  host.pages.own = "<p>x</p>{player}";
  await page.goto(`${host.url}/page/own`);
  await play(page);
  await expect.poll(() => host.kinds()).toContain("run_completed");
  const [anonymous] = host.events.map((event) => event.anonymous);
  await page.evaluate(() => (window.Handrail as Handrail).identify("ada"));
  await expect.poll(() => host.identified).toEqual([{ user: "ada", attributes: {}, anonymous }]);
  await page.goto("about:blank");
  await page.goto(`${host.url}/page/own#handrail-user=secret`);
  await expect.poll(() => host.identified.at(-1)).toMatchObject({ link: "secret" });
  expect(page.url()).not.toContain("secret");
});
