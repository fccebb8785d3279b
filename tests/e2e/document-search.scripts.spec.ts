import { unique } from "./support/content.ts";
import { API_URL, send, signIn } from "./support/session.ts";
import { expect, test, watch } from "./support/test.ts";

test("an uploaded text is found in the assistant of the application, opened and read, and found by its new words once it was changed", async ({
  page,
  browser,
}) => {
  const property = await signIn(page);
  const mark = unique("Parking").replace(/\W+/g, "");
  const { request } = page.context();
  await page.goto(`/app/${property}/customize/documents/new`);
  const text = "Park on level two.\nShow your badge at the gate.";
  const uploaded = await send(request, page.url(), { title: `Spaces ${mark}`, language: "en", text });
  const context = await browser.newContext({ javaScriptEnabled: true, locale: "en-GB", reducedMotion: "reduce" });
  const host = await context.newPage();
  const complaints: string[] = [];
  watch(host, complaints, []);
  const search = host.locator("handrail-player").getByRole("searchbox");
  const found = host.locator("handrail-player .chapter li").filter({ hasText: `Spaces ${mark}` });
  const look = async (query: string) => {
    await search.fill(query);
    await expect(found).toBeVisible();
  };

  await host.goto(`${API_URL}/demo/crm/`);
  await host.getByRole("button", { name: "Guides and help" }).click();
  await look(mark.toLowerCase());
  await expect(found.getByText("Show your badge at the gate.")).toBeHidden();
  await found.locator("summary").click();
  await expect(found.getByText("Show your badge at the gate.")).toBeVisible();

  await page.goto(uploaded.url());
  await page.getByLabel("Text", { exact: true }).fill(`Take the tram ${mark}tram.`);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Document saved")).toBeVisible();
  // On the next page the panel is open as it was.
  await host.reload();
  await look(`${mark}tram`);
  await found.locator("summary").click();
  await expect(host.getByText(`Take the tram ${mark}tram.`)).toBeVisible();

  // What comes with the demo is found in the language of whoever looks.
  await search.fill("keyboard shortcut");
  await expect(host.locator("handrail-player .chapter li").filter({ hasText: "Keyboard shortcuts" })).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});
