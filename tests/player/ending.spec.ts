import { playerTexts } from "#app/domain/player/texts/texts-for.ts";
import { bundleOf, guide, step } from "./support/bundle.ts";
import { expect, startGuide, test } from "./support/test.ts";

const card = "[data-part=card]";
const note = "[data-part=finished]";
const only = [step("a", "slide")];

for (const [language, finish, said] of [
  ["en", "Finish", "Done"],
  ["de", "Fertig", "Erledigt"],
] as const) {
  test(`a finished guide is said for a moment, takes neither focus nor presses, and is checked in the panel (${language})`, async ({
    page,
    host,
    ownPage,
  }) => {
    const { property } = host.bundle;
    const under =
      '<style nonce="n1">#under{position:fixed;left:90px;bottom:24px;width:120px;height:40px}</style><button id="under">Own</button>';
    await ownPage(under, only, { property: { ...property, language }, texts: playerTexts(language) });
    await page.getByRole("button", { name: finish }).click();
    await expect(page.locator(note)).toHaveText(`${said}Test guide`);
    await expect(page.locator("[aria-live]")).toHaveText(`${said}: Test guide`);
    await page.locator("#under").click();
    await expect(page.locator("#under")).toBeFocused();
    await expect(page.locator(note)).toHaveCount(0, { timeout: 20_000 });
    await expect(page.locator("[aria-live]")).toHaveText("");
    await expect(page.locator("#under")).toBeFocused();
    await page.locator(".launcher").click();
    await expect(page.getByRole("button", { name: `Test guide ${said}` })).toBeVisible();
    await expect(page.locator(".guide .mark.done")).toBeVisible();
  });
}

test("a guide that was left says nothing, and whatever begins next ends what was said", async ({ page, host, ownPage }) => {
  await ownPage("<p>x</p>", only);
  await page.getByRole("button", { name: "Leave this guide" }).click();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(page.locator(card)).toHaveCount(0);
  await expect(page.locator(note)).toHaveCount(0);
  host.bundle = bundleOf([guide(5, "Test guide", only), guide(6, "Other guide", only)]);
  await page.reload();
  await startGuide(page, 5);
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.locator(note)).toBeVisible();
  await startGuide(page, 6);
  await expect(page.locator(card)).toBeVisible();
  await expect(page.locator(note)).toHaveCount(0);
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.locator(note)).toContainText("Other guide");
  await page.locator(".launcher").click();
  await expect(page.locator(".panel")).toBeVisible();
  await expect(page.locator(note)).toHaveCount(0);
});

test("what is said of a finished guide does not move for who asked for calm", async ({ page, ownPage }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await ownPage("<p>x</p>", only);
  await page.getByRole("button", { name: "Finish" }).click();
  expect(await page.locator(note).evaluate((element) => element.getAnimations().length)).toBe(0);
});
