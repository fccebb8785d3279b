import { sql } from "kysely";
import { expect, test } from "vitest";
import { inDays, newMessages } from "#tests/support/messages.ts";
import type { Tenant } from "#tests/support/tenant.ts";
import { settleMessages } from "./settle-messages.ts";

/** As if what is planned for some days had been planned so much earlier. */
const passes = ({ db }: Tenant, id: number, days: number) =>
  sql`update messages set min_time = min_time - make_interval(days => ${days}::integer), max_time = max_time - make_interval(days => ${days}::integer)
    where id = ${id}`.execute(db);

test("what is scheduled becomes public at its start and used at its end, and nobody has changed it", async () => {
  const { tenant, read, live } = await newMessages();
  const [id, later] = [await live("News", { minTime: inDays(1), maxTime: inDays(3) }), await live("News", { minTime: inDays(1) })];
  const before = await read(id);
  expect(before).toMatchObject({ visibility: "scheduled" });
  await settleMessages(tenant.db);
  expect(await read(id)).toEqual(before);

  await passes(tenant, id, 2);
  await settleMessages(tenant.db);
  const { revision, lastChangedAt } = before;
  expect(await read(id)).toMatchObject({ visibility: "public", revision, lastChangedAt, hasUnpublishedChanges: false });
  await passes(tenant, id, 2);
  await settleMessages(tenant.db);
  expect(await read(id)).toMatchObject({ visibility: "used", unpublishedAt: expect.any(String), publishedAt: null });
  expect(await read(later)).toMatchObject({ visibility: "scheduled" });
});

test("what never was settled between its start and its end is used at once", async () => {
  const { tenant, read, live } = await newMessages();
  const id = await live("News", { minTime: inDays(1), maxTime: inDays(2) });
  await passes(tenant, id, 5);
  await settleMessages(tenant.db);
  expect(await read(id)).toMatchObject({ visibility: "used" });
});

test("segments that a message names, also for its guide, are in use", async () => {
  const { tenant, live } = await newMessages();
  const [segment, pageSegment] = [await tenant.segment(), await tenant.pageSegment()];
  const id = await live("News", { segment, tutorialSegmentation: segment, tutorialPageSegmentation: pageSegment });
  const { body } = await tenant.call("company admin", "GET", `/v2/properties/:p/page_segments`);
  const [found] = body.data as { usage: { announcements: object[] } }[];
  expect(found!.usage.announcements).toEqual([{ id, title: "News" }]);
  expect((await tenant.call("company admin", "DELETE", `/v2/properties/:p/page_segments/${pageSegment}`)).status).toBe(409);
  await tenant.call("company admin", "DELETE", `/v2/properties/:p/announcements/${id}`);
  expect((await tenant.call("company admin", "DELETE", `/v2/properties/:p/page_segments/${pageSegment}`)).status).toBe(204);
});
