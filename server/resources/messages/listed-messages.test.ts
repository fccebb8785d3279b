import { beforeAll, expect, test } from "vitest";
import { answer, liveMessage } from "#tests/support/answered.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

let tenant: Tenant;
let news: number;
let nps: number;
let survey: number;
beforeAll(async () => {
  tenant = await newTenant();
  [news, nps, survey] = [
    await liveMessage(tenant, "announcement"),
    await liveMessage(tenant, "nps"),
    await liveMessage(tenant, "survey", { category: 7 }),
  ];
  for (const score of [3, 9, 10]) await answer(tenant, nps, { type: "nps", answers: { main: score } });
  await answer(tenant, survey, { type: "survey", answers: { main: 5 } });
});

async function listed(query: string) {
  const { status, body } = await tenant.call("company admin", "GET", `/v2/properties/:p/announcements?${query}`);
  return status === 200 ? (body.data as { id: number; count: number }[]).map(({ id, count }) => [id, count]) : status;
}

test("each says how often it was seen or answered, and the list is sorted by it (issue 12 A)", async () => {
  expect(await listed("sort=count&order=desc")).toEqual([
    [nps, 3],
    [survey, 1],
    [news, 0],
  ]);
  expect(await listed("sort=count&order=asc&limit=1&page=3")).toEqual([[nps, 3]]);
});

test("an announcement counts those who saw it, each showing once", async () => {
  const seen = await liveMessage(tenant, "announcement");
  const shown = { property_id: tenant.propertyId, message_id: seen, version: 1, day: "2026-01-05", segment_ids: [1, 2] };
  const ids = ["1", "2", "3"].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
  await tenant.db
    .insertInto("message_showings")
    .values(ids.map((id, index) => ({ ...shown, id, seen: index < 2, clicked: index === 0 })))
    .execute();
  expect(await listed(`ids=${seen}`)).toEqual([[seen, 2]]);
});

test("a category is of every kind that has it, unless the kind is named; some are asked for by their ids, and none of another property", async () => {
  expect(await listed("category=7&sort=count")).toEqual([
    [nps, 3],
    [survey, 1],
  ]);
  expect(await listed("category=7&type=survey")).toEqual([[survey, 1]]);
  const foreign = await liveMessage(await newTenant(), "nps");
  expect(await listed(`ids=${nps},${foreign},999999`)).toEqual([[nps, 3]]);
  expect(await listed("ids=1;2")).toBe(400);
});
