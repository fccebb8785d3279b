import type { Page } from "@playwright/test";
import type { BundleWelcome } from "#app/domain/player/bundle.ts";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { announcement } from "./support/messages.ts";
import { expect, flush, startGuide, test } from "./support/test.ts";

const welcome = (more: Partial<BundleWelcome["promotion"]> = {}, starts: number | null = 6): BundleWelcome => ({
  ...{ id: 6, version: 2, type: "welcome", form: "modal", language: "en", title: "Acme CRM", guide: starts },
  showing: { auto: true, priority: 101 },
  promotion: {
    ...{ language: "en", headline: "Welcome to Acme", content: "Good to see you.", media: [{ type: "info", text: "Mind this" }] },
    ...{ start: "Show me", later: "Later", leave: "Close", ...more },
  },
});
const tour = guide(6, "First tour", [step("a", "slide", { title: "First step" }), step("b", "slide")]);
const promoted = guide(7, "Forecast", [step("a", "slide")], {
  showing: { auto: true, priority: 100 },
  promotion: { language: "en", headline: "New", content: "", media: [], start: "Go", later: "Later", leave: "Leave" },
});
const slide = (page: Page, name = "Welcome to Acme") => page.getByRole("dialog", { name });
const card = (page: Page) => page.locator("[data-part=card]");
const BODY = '<h1>Deals</h1><button id="own">Own</button>';

test("the welcome slide shows before promotions and messages, takes the focus, and is shown once: not after a reload either", async ({
  page,
  host,
  ownPage,
  complaints: _,
}) => {
  const messages = [welcome(), announcement(6, { form: "modal", showing: { auto: true, priority: 100 } })];
  host.bundle = bundleOf([tour, promoted], { messages });
  await ownPage(BODY);
  await expect(slide(page)).toBeVisible();
  await expect(slide(page)).toBeFocused();
  await expect(slide(page)).toHaveAccessibleDescription("Good to see you.");
  await expect(slide(page).getByText("Mind this")).toBeVisible();
  await expect(page.locator("handrail-player .scrim")).toHaveCount(1);
  expect(host.claims).toMatchObject([{ kind: "welcome", content: 6, version: 2 }]);
  await page.reload();
  // What comes next has its turn then.
  await expect(card(page)).toBeVisible();
  await expect(slide(page)).toHaveCount(0);
  await flush(page);
  expect(host.claims.filter((claim) => (claim as { kind?: string }).kind === "welcome")).toHaveLength(1);
  expect(host.events.filter(({ content }) => (content?.type as string) === "welcome")).toEqual([]);
});

for (const [name, close] of [
  ["“Later”", (page: Page) => slide(page).getByRole("button", { name: "Later" }).click()],
  ["the close icon", (page: Page) => slide(page).getByRole("button", { name: "Close" }).click()],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
] as const)
  test(`${name} closes the welcome slide and gives the focus back; nothing was begun`, async ({ page, host, ownPage, complaints: _ }) => {
    host.bundle = bundleOf([tour], { messages: [welcome()] });
    await ownPage(BODY);
    await page.locator("#own").focus();
    await expect(slide(page)).toBeVisible();
    await close(page);
    await expect(card(page)).toHaveCount(0);
    await expect(page.locator("#own")).toBeFocused();
    await flush(page);
    expect(host.kinds().filter((kind) => kind.startsWith("run_") || kind.startsWith("message_"))).toEqual([]);
  });

test("its button starts its guide", async ({ page, host, ownPage, complaints: _ }) => {
  host.bundle = bundleOf([tour], { messages: [welcome()] });
  await ownPage(BODY);
  await slide(page).getByRole("button", { name: "Show me" }).click();
  await expect(card(page)).toHaveAccessibleName("First step");
  await flush(page);
  await expect.poll(() => host.events.find(({ kind }) => kind === "run_started")).toMatchObject({ content: { id: 6 } });
});

test("without its guide on this page it has no start button, and without a headline the name of the property", async ({
  page,
  host,
  ownPage,
}) => {
  const elsewhere = { ...tour, pageSegment: 1 };
  host.bundle = bundleOf([elsewhere], {
    messages: [welcome({ headline: "" })],
    targeting: { pageSegments: [{ id: 1, rules: ["/nowhere*"], visibility: true }], tags: [] },
  });
  await ownPage(BODY);
  await expect(slide(page, "Acme CRM")).toBeVisible();
  await expect(slide(page, "Acme CRM").getByRole("button")).toHaveCount(2);
});

test("it gives way to a guide that the page starts", async ({ page, host, ownPage }) => {
  host.bundle = bundleOf([tour], { messages: [welcome()] });
  await ownPage(BODY);
  await expect(slide(page)).toBeVisible();
  await startGuide(page, 6);
  await expect(slide(page)).toHaveCount(0);
  await expect(card(page)).toHaveAccessibleName("First step");
});
