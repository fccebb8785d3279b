import { ANSWER, answering, button, field, open, own, prepare } from "./support/copilot.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(({ host }) => prepare(host));

for (const [address, target, note] of [
  ["mailto:help@acme.test", null, 0],
  ["https://help.test/", "_blank", 1],
] as const)
  test(`${address} says that it opens a tab where it does alone: in the help, where nothing is found, and of the copilot`, async ({
    page,
    host,
  }) => {
    const link = { type: "link" as const, url: address, title: "Write to us" };
    host.bundle = { ...own({ contact: address }), help: [link], beyond: { text: "Still stuck?", link } };
    await answering(page, { ...ANSWER, id: null, found: false, quotes: [], sources: [], guide: null });
    await open(page, host.url);
    await field(page).fill("zzzz qqqq");
    await button(page, /^Ask/).click();
    const links = page.locator(`handrail-player a[href="${address}"]`);
    await expect(links).toHaveCount(3);
    for (const each of await links.all()) {
      expect(await each.getAttribute("target")).toBe(target);
      await expect(each.getByText("opens in a new tab")).toHaveCount(note);
    }
  });
