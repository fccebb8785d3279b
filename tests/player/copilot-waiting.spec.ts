import { ANSWER, button, field, held, open, prepare, said } from "./support/copilot.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(({ host }) => prepare(host));

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

test("an answer to an older question does not count while another is looked for", async ({ page, host }) => {
  const [older, newer] = [held(), held()];
  await page.route("**/player/1/copilot", async (route) => {
    const isOlder = route.request().postDataJSON().question === "export";
    await (isOlder ? older : newer).until;
    await route.fulfill({ json: { ...ANSWER, quotes: [isOlder ? "Older." : "Newer."] } });
  });
  await open(page, host.url);
  await page.keyboard.type("export");
  await button(page, /^Ask/).click();
  await expect(said(page)).toHaveText("Looking for an answer …");
  await field(page).fill("exports");
  await button(page, /^Ask/).click();
  const answered = page.waitForResponse("**/player/1/copilot");
  older.go();
  await (await answered).finished();
  await expect(said(page)).toHaveText("Looking for an answer …");
  await expect(page.locator("handrail-player blockquote")).toHaveCount(0);
  newer.go();
  await expect(page.locator("handrail-player blockquote p")).toHaveText("Newer.");
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
