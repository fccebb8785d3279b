import type { Locator, Page } from "@playwright/test";
import type { Bundle } from "#app/domain/player/bundle.ts";
import { copilotTexts } from "#app/domain/player/texts/copilot-texts.ts";
import { axeFinds } from "./support/axe.ts";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { announcement } from "./support/messages.ts";
import { expect, test } from "./support/test.ts";

const slide = step("s", "slide");
const field = (page: Page) => page.getByRole("searchbox");
const button = (page: Page, name: string | RegExp) => page.locator("handrail-player").getByRole("button", { name });
const said = (page: Page) => page.locator("handrail-player [role=status].quiet").first();
const ID = "00000000-0000-4000-8000-000000000001";

const own = (copilot: Partial<Bundle["copilot"]> = {}) =>
  bundleOf([guide(1, "Export a report", [slide]), guide(2, "Invite a colleague", [slide])], {
    messages: [announcement(8, { title: "New: weekly reports" })],
    copilot: { texts: copilotTexts("en", "plain"), contact: "https://help.test/", ...copilot },
  });
const ANSWER = {
  id: ID,
  found: true,
  quotes: ["Press <b>Export</b>.", "Choose a format."],
  sources: [
    { kind: "guides", id: 1, title: "Export a report" },
    { kind: "announcements", id: 8, title: "New: weekly reports" },
  ],
  guide: 1,
  byRules: true,
};

/** Answers questions, and records what is asked. */
async function answering(page: Page, answer: object | number) {
  const asked: Record<string, unknown>[] = [];
  for (const path of ["copilot", "copilot-rating"])
    await page.route(`**/player/1/${path}`, async (route) => {
      asked.push({ path, ...(route.request().postDataJSON() as object) });
      if (path === "copilot-rating") return route.fulfill({ status: 204 });
      return typeof answer === "number" ? route.fulfill({ status: answer, json: {} }) : route.fulfill({ json: answer });
    });
  return asked;
}

/** What waits until a test lets it go. */
function held() {
  let go = () => {};
  const until = new Promise<void>((resolve) => {
    go = resolve;
  });
  return { until, go };
}

async function open(page: Page, url: string) {
  await page.goto(`${url}/page/own`);
  await page.locator("handrail-player .launcher").click();
  await expect(field(page)).toBeFocused();
}

test.beforeEach(({ host }) => {
  host.bundle = own();
  host.pages.own = `<script nonce="n1">window.Handrail = { q: [["identify", "ada"]] };</script><p>x</p>{player}`;
});

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
  await button(page, "Start guide").press("Enter");
  await expect(page.locator("[data-part=card]")).toHaveAccessibleName("Title s");
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

test("a question is asked once however often somebody presses, and again where its file did not load", async ({ page, host }) => {
  const asked: string[] = [];
  const files: string[] = [];
  const [file, answer] = [held(), held()];
  await page.route("**/player/copilot-*", async (route) => {
    files.push(route.request().url());
    if (files.length === 1) return route.abort();
    await file.until;
    await route.continue();
  });
  await page.route("**/player/1/copilot", async (route) => {
    asked.push(route.request().postDataJSON().question);
    await answer.until;
    await route.fulfill({ json: ANSWER });
  });
  await open(page, host.url);
  await page.keyboard.type("export");
  await button(page, /^Ask/).click();
  await expect.poll(() => files.length).toBe(1);
  await expect(async () => {
    await button(page, /^Ask/).dblclick();
    expect(files).toHaveLength(2);
  }).toPass();
  file.go();
  await expect(said(page)).toHaveText("Looking for an answer …");
  await button(page, /^Ask/).dblclick();
  answer.go();
  await expect(page.locator("handrail-player blockquote")).toBeVisible();
  expect(asked).toEqual(["export"]);
  await button(page, /^Ask/).click();
  await expect.poll(() => asked).toEqual(["export", "export"]);
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

test("an answer whose body stalls is told as one that could not be loaded", async ({ page, host }) => {
  await page.addInitScript(() => {
    const real = window.fetch;
    window.fetch = (input, init) =>
      String(input).endsWith("/copilot") ? Promise.resolve(new Response(new ReadableStream())) : real(input, init);
  });
  await open(page, host.url);
  await page.keyboard.type("export");
  await button(page, /^Ask/).click();
  await expect(said(page)).toHaveText("Looking for an answer …");
  await expect(said(page)).toHaveText("The answer could not be loaded. Please try again.", { timeout: 15_000 });
});

test("an answer of a model is drawn as it comes, read out and rated once it is whole, and told of where it breaks off", async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    const real = window.fetch;
    window.fetch = (input, init) => {
      if (!String(input).endsWith("/copilot")) return real(input, init);
      const body = new ReadableStream<Uint8Array>({
        start: (parts) =>
          Object.assign(window, {
            part: (text: string) => parts.enqueue(new TextEncoder().encode(text)),
            end: () => parts.close(),
          }),
      });
      return Promise.resolve(new Response(body, { headers: { "content-type": "application/x-ndjson" } }));
    };
  });
  type Stream = { part?(text: string): void; end?(): void };
  const part = (text: string) => page.evaluate((given) => (window as Stream).part!(given), text);
  const end = () => page.evaluate(() => (window as Stream).end!());
  const asked = async () => {
    await page.evaluate(() => Object.assign(window, { part: undefined }));
    await button(page, /^Ask/).click();
    await page.waitForFunction(() => (window as Stream).part);
  };
  const model = { ...ANSWER, byRules: false };
  const partly = (quotes: string[]) => `${JSON.stringify({ ...model, id: null, partly: true, quotes })}\n`;
  const quotes = page.locator("handrail-player blockquote p");
  await open(page, host.url);
  await page.keyboard.type("export");
  await asked();
  await part(partly([]));
  await expect(button(page, "Start guide")).toBeVisible();
  await expect(page.locator("handrail-player blockquote")).toHaveCount(0);
  // A line may come in pieces.
  const [first, second] = [partly(["Press Export."]).slice(0, 40), partly(["Press Export."]).slice(40)];
  await part(first);
  await part(second);
  await expect(quotes).toHaveText(["Press Export."]);
  await expect(said(page)).toHaveText("Looking for an answer …");
  await expect(button(page, "Yes")).toHaveCount(0);
  await part(JSON.stringify({ ...model, quotes: ["Press Export.", "Choose a format."] }));
  await end();
  await expect(said(page)).toHaveText("Answer: Press Export. Choose a format.");
  await expect(quotes).toHaveText(["Press Export.", "Choose a format."]);
  await expect(button(page, "Yes")).toBeVisible();

  await asked();
  await part(partly(["Press Export."]));
  await expect(quotes).toHaveText(["Press Export."]);
  await end();
  await expect(said(page)).toHaveText("The answer could not be loaded. Please try again.");
  await expect(quotes).toHaveCount(0);
});
