import { step } from "./support/bundle.ts";
import { expect, test } from "./support/test.ts";

const card = "[data-part=card]";
const at = (identifier: string) => step("a", "step", { identifier });
const nonced = (script: string) => `<script nonce="n1">${script}</script>`;

test("a step in a modal dialog within a shadow root can be used, and the player leaves with it", async ({ page, ownPage }) => {
  const inside = `<my-app><template shadowrootmode="open"><dialog><button id="t">Target</button><button id="u">Other</button></dialog></template></my-app>`;
  await ownPage(`${inside}${nonced(`document.querySelector("my-app").shadowRoot.querySelector("dialog").showModal()`)}`, [
    at("#t"),
    step("b", "step", { identifier: "#u" }),
    step("c", "slide"),
  ]);
  await expect(page.locator(`${card}.placed`)).toHaveAccessibleName("Title a");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(`${card}.placed`)).toHaveAccessibleName("Title b");
  await page.evaluate(() => document.querySelector("my-app")!.shadowRoot!.querySelector("dialog")!.close());
  await expect(page.locator(card)).toHaveCount(0);
  await page.evaluate(() => window.Handrail?.stop?.());
  await expect(page.locator("html > handrail-player")).toHaveCount(1);
});

test("pressing the card of a step in a popover leaves the popover open", async ({ page, ownPage }) => {
  await ownPage(
    `<div id="menu" popover><button id="t">Target</button><button id="u">Other</button></div>${nonced(`document.getElementById("menu").showPopover()`)}`,
    [at("#t"), step("b", "step", { identifier: "#u" })],
  );
  await expect(page.locator(`${card}.placed`)).toHaveAccessibleName("Title a");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(`${card}.placed`)).toHaveAccessibleName("Title b");
  expect(await page.evaluate(() => document.getElementById("menu")!.matches(":popover-open"))).toBe(true);
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.locator("html > handrail-player")).toHaveCount(1);
});
