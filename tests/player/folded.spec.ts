import { step } from "./support/bundle.ts";
import { at, button } from "./support/captured.ts";
import { expect, flush, test } from "./support/test.ts";

const card = "handrail-player [data-part=card]";

const FOLDED = `<style nonce="n1">.folded{height:0;overflow:hidden} .fold{display:grid;grid-template-rows:0fr} .fold>*{min-height:0;overflow:hidden}
  .narrow{width:0;overflow-x:clip} .around{position:relative} .out{position:absolute} .above{position:absolute;top:80px} .stays{position:fixed;top:80px}
  .lined{max-height:0;overflow:hidden;border-bottom:1px solid} .across{height:0;overflow-x:clip} card-body{display:block;height:0;overflow:hidden}
  .boxless{display:contents;overflow:hidden}</style>`;

for (const [what, html] of [
  ["that is folded", '<div class="folded"><p><button id="t">Save</button></p></div>'],
  ["that is folded by a grid", '<div class="fold"><div><button id="t">Save</button></div></div>'],
  ["that is narrowed to nothing", '<div class="narrow"><button id="t">Save</button></div>'],
  ["that is folded and has a line", '<div class="lined"><button id="t">Save</button></div>'],
  ["that is folded and has a name of its own", '<card-body><button id="t">Save</button></card-body>'],
  ["that is folded, out of the flow", '<div class="folded around"><button id="t" class="out">Save</button></div>'],
] as const)
  for (const [by, wanted] of [
    ["selector", step("a", "step", { identifier: "#t", wait: 0 })],
    ["its recipes", at(button("save"), { wait: 0 })],
  ] as const)
    test(`found by ${by} in something ${what}, an element is hidden`, async ({ page, host, ownPage }) => {
      await ownPage(FOLDED + html, [wanted]);
      await page.getByRole("button", { name: "Exit guide" }).click({ timeout: 3000 });
      await flush(page);
      await expect.poll(() => host.events.find(({ kind }) => kind === "step_failed")?.payload?.reason).toBe("hidden");
    });

for (const [what, html] of [
  ["stays in the window", '<div class="folded"><button id="t" class="stays">Save</button></div>'],
  ["stands out of the flow of it", '<div class="folded"><button id="t" class="above">Save</button></div>'],
  ["stands in what has no box", '<div class="boxless"><button id="t">Save</button></div>'],
  ["stands below what clips sideways", '<div class="across"><button id="t">Save</button></div>'],
  ["has a twin in it", '<div class="folded"><button>Save</button></div><button>Save</button>'],
] as const)
  test(`an element that ${what} is shown, though something is folded`, async ({ page, ownPage }) => {
    await ownPage(FOLDED + html, [at(button("save"))]);
    await expect(page.locator(`${card}.placed`)).toContainText("Title a");
  });

for (const [what, html, open] of [
  ["dialog", '<dialog id="layer" class="out"><button id="t">Save</button></dialog>', "showModal"],
  ["popover", '<div id="layer" popover class="out"><button id="t">Save</button></div>', "showPopover"],
] as const)
  test(`an element in a ${what} is shown, whatever that is folded in`, async ({ page, ownPage }) => {
    await ownPage(
      `${FOLDED}<div class="folded around">${html}</div><script nonce="n1">document.getElementById("layer").${open}();</script>`,
      [at(button("save"))],
    );
    await expect(page.locator(`${card}.placed`)).toContainText("Title a");
  });

test("of very many that are folded away, the first ones are looked at", async ({ page, ownPage }) => {
  const links = Array.from({ length: 3000 }, () => "<li><a class='it' href='#'>Link</a></li>").join("");
  await ownPage(`${FOLDED}<div class="folded"><div><div><ul>${links}</ul></div></div></div>`, [
    step("a", "step", { identifier: ".it", wait: 20 }),
  ]);
  await page.waitForTimeout(1000);
  const asked = await page.evaluate(async () => {
    const own = window.getComputedStyle;
    let count = 0;
    window.getComputedStyle = (...given) => {
      count++;
      return own(...given);
    };
    await new Promise((done) => setTimeout(done, 1500));
    return count;
  });
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(5000);
});

test("a step waits when the section of its target is folded, and goes on when it is opened", async ({ page, ownPage }) => {
  await ownPage(`${FOLDED}<div id="section"><button id="t">Save</button></div>`, [at(button("save"))]);
  await expect(page.locator(`${card}.placed`)).toBeVisible();
  await page.evaluate(() => document.getElementById("section")!.classList.add("folded"));
  await expect(page.locator(`${card}.placed`)).toBeHidden();
  await page.evaluate(() => document.getElementById("section")!.classList.remove("folded"));
  await expect(page.locator(`${card}.placed`)).toBeVisible();
});
