import { expect, test } from "vitest";
import { withPromotion } from "#tests/support/promotions.ts";
import { newTenant } from "#tests/support/tenant.ts";

const ALL = "/v2/properties/:p/popups";

/** A property with a welcome slide, and what changes that. */
async function slide() {
  const tenant = await newTenant({ name: "Acme CRM" });
  const { body } = await tenant.call("property admin", "POST", ALL, { type: "welcome" });
  const change = async (popup: object) => (await tenant.call("property admin", "PUT", `${ALL}/${body.id}?lang=en`, { popup })).body;
  return { tenant, change };
}

test("the icon of a slide without a guide says Close, of one with a guide that it is left, unless it has a name of its own", async () => {
  const { tenant, change } = await slide();
  const named = async (popup: object) => (await change(popup)).killicon_tooltip;
  expect(await named({ headline: "Hello" })).toBe("Close");
  // The form says what it was given: that is no name of its own.
  const { guide } = await withPromotion(tenant, { title: "Find your way" });
  expect(await named({ killicon_tooltip: "Close", tutorial: guide })).toBe("Leave this guide");
  expect(await named({ killicon_tooltip: "Leave this guide", tutorial: null })).toBe("Close");
  expect(await named({ killicon_tooltip: "No, thanks" })).toBe("No, thanks");
});

test("a link keeps its title where a call names another address alone", async () => {
  const { change } = await slide();
  await change({ headline: "Hello", media: { link: { url: "https://crm.test/a", title: "Read more" } } });
  const { media } = await change({ media: { link: { url: "https://crm.test/b" } } });
  expect(media).toMatchObject({ link: { url: "https://crm.test/b", title: "Read more" } });
});
