import { bundleOf } from "./support/bundle.ts";
import { announcement, cardOf } from "./support/messages.ts";
import { expect, test } from "./support/test.ts";

const AGAIN = { auto: true, recurrence: 30, reminder: 7 } as const;
const DAY = 86_400_000;

for (const [button, shows] of [
  ["Later", { 8: 1, 31: 1 }],
  ["Close", { 8: 0, 31: 1 }],
  ["Don’t show again", { 8: 0, 31: 0 }],
] as const)
  test(`an announcement sent away by "${button}" reminds, waits for its recurrence, or stays away, also where nobody is known`, async ({
    page,
    host,
    ownPage,
    complaints: _,
  }) => {
    host.bundle = bundleOf([], { messages: [announcement(3, { form: "card", showing: AGAIN })] });
    await ownPage("<h1>Deals</h1>");
    const card = cardOf(page, "News 3");
    await card.getByRole("button", { name: button }).click();
    await expect(card).toBeHidden();
    const since = Date.now();
    await page.clock.install({ time: since });
    for (const [days, count] of Object.entries(shows)) {
      await page.clock.setSystemTime(since + Number(days) * DAY);
      await page.reload();
      await page.clock.runFor(3000);
      await expect(card).toHaveCount(count);
    }
  });
