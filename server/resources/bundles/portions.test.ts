import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import { content1, newTenant, type Tenant } from "#tests/support/tenant.ts";
import { wantedItems } from "./export-items.ts";
import { storedItems } from "./stored.ts";

const MANY = 230;

/** Many guides with a segment and a tag each, and the most rows that one query answers. */
async function manyGuides() {
  const tenant = await newTenant();
  const guide = { property_id: tenant.propertyId, position: 1, draft: JSON.stringify(content1("Many")) };
  const segment = await tenant.segment();
  const tag = await tenant.tag("Save");
  const named = { segment_id: segment, tags: JSON.stringify({ mode: "show", list: [tag] }) };
  const rows = await tenant.db
    .insertInto("guides")
    .values(Array.from({ length: MANY }, () => ({ ...guide, ...named })))
    .returning("id")
    .execute();
  return { tenant, segment, tag, guides: rows.map(({ id }) => id).sort((a, b) => a - b) };
}

function watched({ db }: Tenant) {
  const read = { most: 0 };
  const watching: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read.most = Math.max(read.most, result.rows.length);
      return result;
    },
  };
  return { db: db.withPlugin(watching), read };
}

test("what chosen guides name is found in portions: never all of them are in memory", async () => {
  const { tenant, segment, tag, guides } = await manyGuides();
  const { db, read } = watched(tenant);
  const wanted = await wantedItems(db, tenant.propertyId, { guides });
  expect(wanted).toMatchObject({ segments: [segment], tags: [tag] });
  expect(wanted.guides).toHaveLength(MANY);
  expect(read.most).toBe(100);
});

test("every item comes once, by id; of those that are named none but these", async () => {
  const { tenant, guides } = await manyGuides();
  const ids = async (only?: number[]) => {
    const found: number[][] = [];
    for await (const items of storedItems(tenant.db, tenant.propertyId, "guides", only)) found.push(items.map(({ id }) => id));
    return found;
  };
  expect((await ids()).map(({ length }) => length)).toEqual([100, 100, 30]);
  expect((await ids()).flat()).toEqual(guides);
  expect(await ids([])).toEqual([]);
  expect((await ids(guides.slice(5, 205))).flat()).toEqual(guides.slice(5, 205));
});
