import type { Page } from "@playwright/test";
import type { BundleStep } from "#app/domain/player/bundle.ts";
import { step } from "./support/bundle.ts";
import { expect, flush, test } from "./support/test.ts";

const card = "[data-part=card]";
const last = step("b", "slide");
const INNER = `<p>Inner</p><label>Name <input id='name'></label> <button id='go'>Go</button>`;
/** A page with a frame of its own origin that stands away from the corner, behind a border. */
const framed = (inner: string, more = "") => `<button id="outer">Outer</button>${more}
  <iframe id="frame" title="Form" srcdoc="${inner}"></iframe>
  <style nonce="n1">#frame{display:block;margin:60px 0 0 200px;width:420px;height:220px;border:7px solid #888}</style>`;
const at = (identifier: string, more: Partial<BundleStep> = {}) => step("a", "step", { identifier, ...more });
const frame = (page: Page) => page.frameLocator("#frame");

test("the outline of a target in a frame is around it, and the card beside it covers none of it", async ({
  page,
  ownPage,
  complaints: _,
}) => {
  await ownPage(framed(INNER), [at("#go"), last]);
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  const of = async (part: ReturnType<Page["locator"]>) => (await part.boundingBox())!;
  const [target, outline, box] = await Promise.all(
    [frame(page).locator("#go"), page.locator("[data-part=outline]"), page.locator(card)].map(of),
  );
  expect(Math.abs(target!.x - 5 - outline!.x)).toBeLessThanOrEqual(1);
  expect(Math.abs(target!.y - 5 - outline!.y)).toBeLessThanOrEqual(1);
  expect(
    box!.y >= target!.y + target!.height ||
      box!.y + box!.height <= target!.y ||
      box!.x >= target!.x + target!.width ||
      box!.x + box!.width <= target!.x,
  ).toBe(true);
});

test("pressing a target in a frame leads on, also when it goes away as it is pressed", async ({ page, ownPage, complaints: _ }) => {
  await ownPage(framed(INNER), [at("#go", { nextWhen: "click", nextButton: false }), step("c", "step", { identifier: "#name" }), last]);
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  await frame(page)
    .locator("#go")
    .evaluate((button) => button.addEventListener("pointerdown", () => button.remove()));
  await frame(page).locator("#go").click({ noWaitAfter: true, force: true });
  await expect(page.locator(card)).toHaveAccessibleName("Title c");
});

test("a condition on a field in a frame leads on when the field is left, not while it is typed in", async ({
  page,
  ownPage,
  complaints: _,
}) => {
  await ownPage(framed(INNER), [at("#name", { nextWhen: "condition", nextIf: "nonempty", nextButton: false }), last]);
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  await frame(page).locator("#name").pressSequentially("Ada");
  // Longer than the page is looked at for silent changes.
  await page.waitForTimeout(1500);
  await expect(page.locator(card)).toHaveAccessibleName("Title a");
  await page.keyboard.press("Tab");
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
});

test("the Tab key goes from the card to a target in a frame and back, and Escape there asks", async ({ page, ownPage, complaints: _ }) => {
  await ownPage(framed(INNER), [at("#name"), last]);
  await expect(page.locator(`${card}.placed`)).toBeFocused();
  for (let i = 0; i < 3; i++) await page.keyboard.press("Tab");
  await expect(frame(page).locator("#name")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Next" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(frame(page).locator("#name")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Stay" })).toBeVisible();
});

test("shortcuts fill in a field in a frame and lead on from it", async ({ page, ownPage, complaints: _ }) => {
  await ownPage(framed(INNER), [at("#name", { shortcutHints: true, enterPrompt: true, autofill: "Ada" }), last]);
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  await frame(page).locator("#name").focus();
  await page.keyboard.press("Tab");
  await expect(frame(page).locator("#name")).toHaveValue("Ada");
  await expect(frame(page).locator("#name")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(card)).toHaveAccessibleName("Title b");
});

test("rich text in a frame is filled in", async ({ page, ownPage, complaints: _ }) => {
  await ownPage(framed("<div id='text' contenteditable>old</div>"), [at("#text", { autofill: "Ada" }), last]);
  await page.getByRole("button", { name: "Fill in" }).click();
  await expect(frame(page).locator("#text")).toHaveText("Ada");
});

test("a target in a frame that may not be used is shielded from pointer and keys", async ({ page, ownPage, complaints: _ }) => {
  const heard = "<p id='heard'></p>";
  await ownPage(framed(INNER + heard), [at("#go", { clickable: false }), last]);
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  await frame(page)
    .locator("#go")
    .evaluate((button) => {
      for (const kind of ["click", "keydown"])
        button.addEventListener(kind, () => {
          button.ownerDocument.getElementById("heard")!.textContent += kind;
        });
    });
  await frame(page).locator("#go").focus();
  await page.keyboard.press("Enter");
  await frame(page)
    .locator("#go")
    .evaluate((button: HTMLElement) => button.click());
  await expect(frame(page).locator("#heard")).toHaveText("");
  await page.getByRole("button", { name: "Next" }).click();
  await frame(page).locator("#go").focus();
  await frame(page)
    .locator("#go")
    .evaluate((button: HTMLElement) => button.click());
  await expect(frame(page).locator("#heard")).toHaveText("click");
});

test("page and frame are scrolled until a target in the frame is in view", async ({ page, ownPage, complaints: _ }) => {
  const far = "<p id='space'></p><button id='go'>Go</button><style nonce='n1'>#space{height:1500px}</style>";
  await ownPage(`${framed(far, '<div id="above"></div>')}<style nonce="n1">#above{height:2000px}</style>`, [at("#go"), last]);
  await expect(frame(page).locator("#go")).toBeInViewport({ ratio: 1 });
  await expect(page.locator(`${card}.placed`)).toBeInViewport({ ratio: 1 });
});

test("what stands out of the flow of a frame that is folded away is hidden", async ({ page, host, ownPage }) => {
  const placed = "<button id='go'>Go</button><style nonce='n1'>#go{position:absolute;top:10px}</style>";
  await ownPage(`<div id="fold">${framed(placed)}</div><style nonce="n1">#fold{height:0;overflow:hidden}</style>`, [
    step("a", "step", { identifier: "#go", wait: 1 }),
  ]);
  await page.getByRole("button", { name: "Exit guide" }).click({ timeout: 6000 });
  await flush(page);
  await expect.poll(() => host.events.find(({ kind }) => kind === "step_failed")?.payload?.reason).toBe("hidden");
});

test("a field in a frame that somebody types in keeps the focus when a step appears", async ({ page, ownPage, complaints: _ }) => {
  await ownPage(framed(INNER, '<p id="late" hidden>Late</p>'), [at("#late"), last]);
  await frame(page).locator("#name").pressSequentially("abc");
  await page.evaluate(() => {
    document.getElementById("late")!.hidden = false;
  });
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  await page.keyboard.type("def");
  await expect(frame(page).locator("#name")).toHaveValue("abcdef");
});

test("a header of the page that lies over a frame does not keep its target hidden", async ({ page, ownPage, complaints: _ }) => {
  const header = '<header id="head">Own header</header><div id="above"></div>';
  const stand = "scrollTo(0, frame.offsetTop - 10)";
  await ownPage(
    `${framed("<button id='go'>Go</button>", header)}<div id="below"></div><script nonce="n1">${stand}</script>
     <style nonce="n1">body{margin:0}#head{position:fixed;inset:0 0 auto;height:90px;background:#eee}#above,#below{height:1500px}</style>`,
    [at("#go"), last],
  );
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  await expect.poll(async () => (await frame(page).locator("#go").boundingBox())!.y, { timeout: 4000 }).toBeGreaterThanOrEqual(90);
});

test("a frame's padding moves what is in it", async ({ page, ownPage, complaints: _ }) => {
  await ownPage(`${framed(INNER)}<style nonce="n1">#frame{padding:24px 0 0 31px}</style>`, [at("#go"), last]);
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  const [target, outline] = [(await frame(page).locator("#go").boundingBox())!, (await page.locator("[data-part=outline]").boundingBox())!];
  expect(Math.abs(target.x - 5 - outline.x)).toBeLessThanOrEqual(1);
  expect(Math.abs(target.y - 5 - outline.y)).toBeLessThanOrEqual(1);
});
