import { signIn } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

test("on a window of 1280 px each choice of how to look at the assistant is as wide as what it says", async ({ page }) => {
  const property = await signIn(page, "crm-admin@acme.test");
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const screen of ["design", "guides"]) {
    await page.goto(`/app/${property}/customize/${screen}`);
    const cut = await page.locator("form[target=assistant-preview] select").evaluateAll((selects) =>
      selects.flatMap((select) => {
        const measured = document.createElement("canvas").getContext("2d")!;
        measured.font = getComputedStyle(select).font;
        // Its padding and the arrow take some of the width.
        const room = select.clientWidth - 44;
        const labels = Array.from((select as HTMLSelectElement).options, ({ text }) => text);
        return labels.filter((label) => measured.measureText(label).width > room);
      }),
    );
    expect([screen, cut]).toEqual([screen, []]);
  }
});

test("at 320 CSS pixels the design has nothing to scroll sideways for", async ({ page, javaScriptEnabled }) => {
  const property = await signIn(page, "crm-admin@acme.test");
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`/app/${property}/customize/design`);
  // It comes with scripts, and takes some of the line.
  if (javaScriptEnabled) await expect(page.getByRole("button", { name: /^Choose/ }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("the parts of the colour picker are as wide as each other, and what is chosen fills its box", async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "the picker comes with scripts");
  const property = await signIn(page, "crm-admin@acme.test");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/app/${property}/customize/design`);
  await page
    .getByRole("button", { name: /^Choose/ })
    .first()
    .click();
  const picker = page.getByRole("dialog");
  const widthOf = async (part: string) => Math.round((await picker.locator(part).first().boundingBox())?.width ?? 0);
  const field = await widthOf("input");
  expect(field).toBeGreaterThan(250);
  for (const part of [".react-colorful", ".react-colorful__saturation", ".react-colorful__hue", "svg:has(> rect)"])
    expect([part, await widthOf(part)]).toEqual([part, field]);
  expect(await widthOf("svg > rect")).toBeGreaterThanOrEqual(field - 2);
});

test("by key one comes to the list of the preview, which scrolls, and to nothing in it that does nothing", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "focus is followed by a script");
  const property = await signIn(page, "crm-admin@acme.test");
  await page.goto(`/app/${property}/customize/design?part=found`);
  const list = page.frameLocator("iframe[name=assistant-preview]").getByRole("region");
  await expect(list).toBeVisible();
  await list.evaluate((element) => element.append(Object.assign(document.createElement("p"), { style: "block-size:2000px" })));
  await page.getByLabel("Reading direction").focus();
  await page.keyboard.press("Tab");
  await expect(list).toBeFocused();
  await page.keyboard.press("End");
  await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  // Beside it one comes to what unfolds, and to links, alone.
  const stops: string[] = [];
  const isInside = () => page.evaluate(() => document.activeElement?.localName === "iframe");
  for (await page.keyboard.press("Tab"); stops.length < 20 && (await isInside()); await page.keyboard.press("Tab"))
    stops.push(await list.evaluate(({ ownerDocument }) => ownerDocument.activeElement?.localName ?? ""));
  expect(stops.filter((stop) => stop !== "summary" && stop !== "a")).toEqual([]);
  expect(stops.length).toBeLessThan(20);
});
