import type { Locator } from "@playwright/test";
import type { Bundle } from "#app/domain/player/bundle.ts";
import { axeFinds } from "./support/axe.ts";
import { ANSWER, answering, button, field, ID, open, own, prepare, said } from "./support/copilot.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(({ host }) => prepare(host));

test("what was typed is asked by keyboard, its answer is quoted and read out, and starts the guide", async ({
  page,
  host,
  complaints: _,
}) => {
  const asked = await answering(page, ANSWER);
  const files: string[] = [];
  page.on("request", (request) => {
    if (/\/player\/copilot-[0-9a-f]+\.js/.test(request.url())) files.push(request.url());
  });
  await open(page, host.url);
  await page.keyboard.type("how do i export?");
  await expect(button(page, "Ask: “how do i export?”")).toBeVisible();
  expect(files).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("handrail-player blockquote p")).toHaveText(["Press <b>Export</b>.", "Choose a format."]);
  await expect(said(page)).toHaveText("Answer: Press <b>Export</b>. Choose a format.");
  const by = await page.getByText("Chosen by built-in rules, without AI.").boundingBox();
  expect(by?.height).toBeGreaterThan(10);
  await expect(button(page, /^Ask/)).toBeFocused();
  expect(files).toHaveLength(1);
  expect(asked).toEqual([
    { path: "copilot", question: "how do i export?", language: "en", url: `${host.url}/page/own`, tags: [], user: "ada" },
  ]);
  expect(await axeFinds(page)).toEqual([]);
  const leftOf = async (part: Locator) => (await part.boundingBox())?.x;
  expect(await leftOf(button(page, "Start guide"))).toBe(await leftOf(page.locator("handrail-player blockquote")));
  expect(await leftOf(button(page, /^Ask/))).toBe(await leftOf(page.locator("handrail-player blockquote")));
  await button(page, "Start guide").press("Enter");
  await expect(page.locator("[data-part=card]")).toHaveAccessibleName("Title s");
});

test("Enter asks what was typed; where nobody is answered it goes on to what was found first", async ({ page, host }) => {
  const asked = await answering(page, ANSWER);
  await open(page, host.url);
  await page.keyboard.type("export");
  await expect(button(page, /^Ask/)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator("handrail-player blockquote")).toBeVisible();
  await expect(field(page)).toBeFocused();
  expect(asked).toMatchObject([{ question: "export" }]);
  host.bundle = { ...own(), copilot: undefined } as Bundle;
  await page.evaluate(() => sessionStorage.clear());
  await open(page, host.url);
  await page.keyboard.type("export");
  await expect(page.locator("handrail-player .chapter li").first()).toHaveText(/Export a report/);
  await page.keyboard.press("Enter");
  await expect(button(page, /^Export a report/)).toBeFocused();
});

test("an answer is rated, and asked anew for other words", async ({ page, host, complaints: _ }) => {
  const asked = await answering(page, ANSWER);
  await open(page, host.url);
  await page.keyboard.type("export");
  await button(page, /^Ask/).click();
  await button(page, "No").click();
  await expect(button(page, "No")).toHaveAttribute("aria-pressed", "true");
  await expect(said(page)).toHaveText("Thank you");
  expect(asked.at(-1)).toEqual({ path: "copilot-rating", id: ID, helpful: false });
  await field(page).fill("exports");
  await expect(page.locator("handrail-player blockquote")).toHaveCount(0);
  await button(page, "Ask: “exports”").click();
  await expect(button(page, "No")).toHaveAttribute("aria-pressed", "false");
});

test("where nothing answers it says so, with the search and the link to people; nothing stored takes no rating", async ({ page, host }) => {
  await answering(page, { ...ANSWER, id: null, found: false, quotes: [], sources: [], guide: null });
  await open(page, host.url);
  await page.keyboard.type("zzzz qqqq");
  await expect(page.getByText("No results", { exact: true }).last()).toBeVisible();
  await button(page, /^Ask/).click();
  await expect(said(page)).toHaveText("Nothing that is published answers this.");
  await expect(page.getByRole("link", { name: /Contact support/ })).toHaveAttribute("href", "https://help.test/");
  await expect(button(page, "Yes")).toHaveCount(0);
  expect(await axeFinds(page)).toEqual([]);
});

for (const [status, text] of [
  [429, "Too many questions at once. Please try again in a minute."],
  [500, "The answer could not be loaded. Please try again."],
] as const)
  test(`an API that answers ${status} is told of, and the search goes on`, async ({ page, host }) => {
    await answering(page, status);
    await open(page, host.url);
    await page.keyboard.type("export");
    await button(page, /^Ask/).click();
    await expect(said(page)).toHaveText(text);
    await expect(page.locator("handrail-player .chapter li").first()).toHaveText(/Export a report/);
  });

test("nobody is offered to ask where it is off, or for a segment that they are not in", async ({ page, host }) => {
  for (const [bundle, segments, count] of [
    [{ ...own(), copilot: undefined }, [], 0],
    [own({ segment: 4 }), [], 0],
    [own({ segment: 4 }), [4], 1],
  ] as const) {
    host.bundle = bundle as Bundle;
    host.segmentsOf = () => [...segments];
    await open(page, host.url);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await page.locator("handrail-player .launcher").click();
    await field(page).fill("export");
    await expect(page.locator("handrail-player .chapter li").first()).toHaveText(/Export a report/);
    await expect(button(page, /^Ask/)).toHaveCount(count);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test("a guide or link that the person may not have is none", async ({ page, host }) => {
  host.bundle = own({ contact: "javascript:alert(1)" });
  await answering(page, { ...ANSWER, guide: 99, sources: [{ kind: "guides", id: 99, title: "Secret" }] });
  await open(page, host.url);
  await page.keyboard.type("export");
  await button(page, /^Ask/).click();
  await expect(page.locator("handrail-player blockquote")).toBeVisible();
  await expect(button(page, "Start guide")).toHaveCount(0);
  await expect(page.getByText("Secret")).toHaveCount(0);
});

test("where there is no search the field is for questions alone, under its own name, and says nothing of results", async ({
  page,
  host,
}) => {
  const bundle = own();
  host.bundle = { ...bundle, style: { ...bundle.style, noSearch: true } };
  const asked = await answering(page, ANSWER);
  await page.goto(`${host.url}/page/own`);
  await page.locator("handrail-player .launcher").click();
  const questions = page.locator("handrail-player").getByRole("textbox").or(field(page));
  await expect(questions).toHaveCount(1);
  await expect(questions).not.toHaveAccessibleName(bundle.texts.search);
  await questions.fill("zzzz qqqq");
  await expect(button(page, /^Ask/)).toBeVisible();
  await expect(page.getByText("No results", { exact: true })).toHaveCount(0);
  await button(page, /^Ask/).click();
  await expect(page.locator("handrail-player blockquote")).toBeVisible();
  expect(asked).toMatchObject([{ question: "zzzz qqqq" }]);
});

test("a question of 300 characters is asked whole", async ({ page, host }) => {
  const asked = await answering(page, ANSWER);
  const question = "how do i export a report ".repeat(12).trim().padEnd(300, "?");
  await open(page, host.url);
  await field(page).fill(question);
  await button(page, /^Ask/).click();
  await expect(page.locator("handrail-player blockquote")).toBeVisible();
  expect(asked).toMatchObject([{ question }]);
});
