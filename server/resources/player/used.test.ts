import { sql } from "kysely";
import { expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { usedOf } from "./used.ts";

const starts = ({ db, propertyId }: Tenant, guide: number, count: number, daysAgo: number, language = "en") =>
  sql`insert into guide_days (property_id, day, guide_id, language, starts)
    values (${propertyId}, current_date - ${daysAgo}::integer, ${guide}, ${language}, ${count})`.execute(db);
const seen = ({ db, propertyId }: Tenant, message: number, count: number, segment: number) =>
  sql`insert into message_days (property_id, message_id, day, version, language, segment_id, seen)
    values (${propertyId}, ${message}, current_date, 1, 'en', ${segment}, ${count})`.execute(db);

test("starts and views of 90 days are told in coarse steps, in all languages, of everybody, and of this property alone", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  await starts(tenant, 1, 4, 0);
  await starts(tenant, 1, 6, 89, "de");
  await starts(tenant, 2, 900, 90);
  await starts(other, 3, 900, 0);
  await seen(tenant, 1, 100, 0);
  await seen(tenant, 1, 100_000, 7);
  const used = await usedOf(tenant.db, tenant.propertyId);
  expect([[...used.guides], [...used.messages]]).toEqual([[[1, 3]], [[1, 5]]]);
});

test("a bundle says how much its guides are used", async () => {
  const tenant = await newTenant();
  const [often, never] = [await tenant.guide({ title: "Often", live: true }), await tenant.guide({ title: "Never", live: true })];
  await starts(tenant, often, 40, 3);
  const { guides } = (await tenant.call(null, "GET", "/player/:p/bundle")).body as { guides: { id: number; used?: number }[] };
  expect(guides.map(({ id, used }) => [id, used])).toEqual([
    [often, 4],
    [never, undefined],
  ]);
});
