import { bundleOf, guide, step } from "./support/bundle.ts";
import { tooltip } from "./support/hints.ts";
import { announcement, cardOf } from "./support/messages.ts";
import { expect, test } from "./support/test.ts";

const auto = { showing: { auto: true } };

for (const [name, token] of [
  ["a draft", "bad"],
  ["the page's reasons", "why-bad"],
] as const)
  test(`where a token for ${name} does not count, what shows by itself does, and hints do`, async ({ page, host, complaints: _ }) => {
    host.bundle = bundleOf([], { messages: [announcement(3, { form: "card", ...auto })], tooltips: [tooltip(1, "#own")] });
    host.pages.own = '<button id="own">Own</button>{player}';
    await page.goto(`${host.url}/page/own#handrail-preview=${token}`);
    await expect(cardOf(page, "News 3")).toBeVisible();
    await expect(page.locator("handrail-player .hints")).toBeAttached();
  });

test("and so does a guide", async ({ page, host, complaints: _ }) => {
  host.bundle = bundleOf([guide(5, "First steps", [step("a", "slide")], auto)]);
  host.pages.own = "{player}";
  await page.goto(`${host.url}/page/own#handrail-preview=bad`);
  await expect(cardOf(page, "Title a")).toBeVisible();
});
