import { step } from "./support/bundle.ts";
import { expect, flush, test } from "./support/test.ts";

const card = "[data-part=card]";
const first = step("a", "slide");
const last = step("c", "slide");
const at = (skipIf: string, more = {}) => step("b", "step", { identifier: "#name", skipIf, ...more });
const next = "Next";

test("a step whose element has a value already is passed over without a word, and shown on the way back", async ({
  page,
  host,
  ownPage,
}) => {
  await ownPage('<input id="name" value="Ada">', [first, at("filled"), last]);
  await page.getByRole("button", { name: next }).click();
  await expect(page.locator(card)).toHaveAccessibleName("Title c");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
  await page.reload();
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
  await page.getByRole("button", { name: next }).click();
  await expect(page.locator(card)).toHaveAccessibleName("Title c");
  await flush(page);
  const steps = (kind: string) => host.events.filter((event) => event.kind === kind).map((event) => event.step);
  await expect.poll(() => steps("step_done")).toEqual(["a", "b"]);
});

test("what is typed once the step stands does not pass it over", async ({ page, ownPage }) => {
  await ownPage('<input id="name">', [first, at("filled"), last]);
  await page.getByRole("button", { name: next }).click();
  await expect(page.locator(`${card}.placed`)).toHaveAccessibleName("Title b");
  await page.locator("#name").fill("Ada");
  await page.waitForTimeout(1500);
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
});

for (const [what, body, title] of [
  ["is passed over while the other element is on the page", '<input id="name"><p class="in">Signed in</p>', "Title c"],
  ["is passed over even if its own element never comes", '<p class="in">Signed in</p>', "Title c"],
  ["shows while the other element is hidden", '<input id="name"><p class="in" hidden>Signed in</p>', "Title b"],
] as const) {
  test(`a step ${what}`, async ({ page, ownPage }) => {
    await ownPage(body, [first, at(".in"), last]);
    await page.getByRole("button", { name: next }).click();
    await expect(page.locator(card)).toHaveAccessibleName(title);
  });
}

test("several in a row are passed over, and nothing of them stays behind", async ({ page, ownPage, complaints }) => {
  const row = ["p", "q", "r"].map((id) => step(id, "step", { identifier: "#name", skipIf: "filled", triggersPageReload: true }));
  await ownPage('<input id="name" value="Ada">', [first, ...row, last]);
  await page.getByRole("button", { name: next }).click();
  await expect(page.locator(card)).toHaveAccessibleName("Title c");
  await page.locator("#name").fill("");
  await page.waitForTimeout(1500);
  await expect(page.locator(card)).toHaveAccessibleName("Title c");
  expect(complaints.errors).toEqual([]);
});

test("the last step is never passed over: a guide is completed by an act alone", async ({ page, host, ownPage }) => {
  await ownPage('<input id="name" value="Ada">', [first, at("filled")]);
  await page.getByRole("button", { name: next }).click();
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
  await flush(page);
  expect(host.kinds()).not.toContain("run_completed");
});

test("a selector that no browser can read passes nothing over", async ({ page, ownPage, complaints }) => {
  await ownPage('<input id="name">', [first, at("p[["), last]);
  await page.getByRole("button", { name: next }).click();
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
  expect(complaints.errors).toEqual([]);
});

test("a step with a skip condition is optional: where it is not found, it may be passed over by hand", async ({ page, ownPage }) => {
  await ownPage("<p>x</p>", [first, at(".in", { nextWhen: "click", nextButton: false }), last]);
  await page.getByRole("button", { name: next }).click();
  await page.getByRole("button", { name: "Skip step" }).click({ timeout: 20_000 });
  await expect(page.locator(card)).toHaveAccessibleName("Title c");
});
