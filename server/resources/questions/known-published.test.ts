import { sql } from "kysely";
import { expect, test } from "vitest";
import { sharedPublished } from "#server/resources/player/shared-published.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { knownPublished } from "./known-published.ts";

const LANGUAGES: [key: string, name: string][] = [
  ["en", "English"],
  ["de", "Deutsch"],
  ["fr", "Français"],
];

/** So many documents of 2,000 characters in a language, as help centres bring them. */
const fill = ({ db, propertyId }: Tenant, language: string, count: number) =>
  sql`insert into documents (property_id, title, language, text)
    select ${propertyId}::integer, 'Page ' || n, ${language}, left(repeat(md5(n::text) || ' and what it says about it ', 40), 2000)
    from generate_series(1, ${count}::integer) n`.execute(db);

test("all languages of a property with thousands of documents are kept at the same time, and what others have beside them", async () => {
  const [large, small] = [await newTenant({ languages: LANGUAGES }), await newTenant()];
  for (const [language] of LANGUAGES) await fill(large, language, 5000);
  await fill(small, "en", 10);
  const { publishedFor } = sharedPublished(large.db);
  const inTurn = async () => {
    const made = [(await publishedFor(small.propertyId, "en")).index];
    for (const [language] of LANGUAGES) made.push((await publishedFor(large.propertyId, language)).index);
    return made;
  };
  const first = await inTurn();
  expect(first.map(({ items }) => items.length)).toEqual([10, 5000, 5000, 5000]);
  const second = await inTurn();
  expect(second.map((index, at) => index === first[at])).toEqual([true, true, true, true]);
  // What is looked in of each is as long as there is room for all of them.
  expect(new Set(first.slice(1).flatMap(({ items }) => items.map(({ said }) => said[3].length)))).toEqual(new Set([1065]));
  expect(first[0]!.items[0]!.said[3]).toHaveLength(2000);
}, 60_000);

test("a small property is answered while a large one is being made ready", async () => {
  const [large, small] = [await newTenant(), await newTenant()];
  await fill(large, "en", 5000);
  await fill(small, "en", 10);
  const { publishedFor } = sharedPublished(large.db);
  const order: string[] = [];
  await Promise.all([
    publishedFor(large.propertyId, "en").then(() => order.push("large")),
    publishedFor(small.propertyId, "en").then(() => order.push("small")),
  ]);
  expect(order).toEqual(["small", "large"]);
}, 60_000);

test("whoever reads a language that is not offered does not push out what those read who do", async () => {
  const tenant = await newTenant();
  await fill(tenant, "en", 10);
  const { publishedFor } = sharedPublished(tenant.db);
  const inTurn = async () => [await publishedFor(tenant.propertyId, "en"), await publishedFor(tenant.propertyId, "fr")];
  const first = await inTurn();
  expect(first[0]).not.toBe(first[1]);
  for (const [at, again] of (await inTurn()).entries()) expect(again).toBe(first[at]);
});

test("what was published before makes room once it was changed", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  // Ten million characters each: there is no room for a third.
  for (const each of [tenant, other]) await fill(each, "en", 5000);
  const { publishedFor } = sharedPublished(tenant.db);
  const beside = await publishedFor(other.propertyId, "en");
  const before = await publishedFor(tenant.propertyId, "en");
  await tenant.guide({ title: "Something new", live: true });
  const after = await publishedFor(tenant.propertyId, "en");
  expect([before.index.items.length, after.index.items.length]).toEqual([5000, 5001]);
  expect(await publishedFor(tenant.propertyId, "en")).toBe(after);
  expect(await publishedFor(other.propertyId, "en")).toBe(beside);
}, 60_000);

test("what could not be made ready is made anew for the next who asks", async () => {
  const { db, propertyId } = await newTenant();
  const { bundle } = await sharedPublished(db).publishedFor(propertyId, "en");
  const forms = { plain: Buffer.from("{"), language: "en" };
  const publishedFor = knownPublished(db, async () => forms);
  await expect(publishedFor(propertyId, "en")).rejects.toThrow(SyntaxError);
  forms.plain = Buffer.from(JSON.stringify(bundle));
  expect((await publishedFor(propertyId, "en")).bundle).toEqual(bundle);
});
