import { sql } from "kysely";
import { expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { settleMessages } from "./settle-messages.ts";

const ALL = "/v2/properties/:p/announcements";
const DAY = 86_400_000;
const inDays = (days: number) => ({ utc: new Date(Date.now() + days * DAY).toISOString(), timezone: "Europe/Berlin" });

async function published(tenant: Tenant, times: object): Promise<number> {
  const texts = { headline: "News", description: "All", media: null, cta: { primaryLink: null, secondaryLink: null, tutorial: null } };
  const made = await tenant.call("company admin", "POST", ALL, {
    announcement: { type: "announcement", languageTexts: { en: { texts } }, ...times },
  });
  const { id } = made.body as { id: number };
  await tenant.call("company admin", "PUT", `${ALL}/${id}`, { announcement: { publishing: true } });
  return id;
}
const read = async (tenant: Tenant, id: number) => (await tenant.call("company admin", "GET", `${ALL}/${id}`)).body;
/** As if what is planned for some days had been planned so much earlier. */
const passes = ({ db }: Tenant, id: number, days: number) =>
  sql`update messages set min_time = min_time - make_interval(days => ${days}::integer), max_time = max_time - make_interval(days => ${days}::integer)
    where id = ${id}`.execute(db);

test("what is scheduled becomes public at its start and used at its end, and nobody has changed it", async () => {
  const tenant = await newTenant();
  const [id, later] = [
    await published(tenant, { minTime: inDays(1), maxTime: inDays(3) }),
    await published(tenant, { minTime: inDays(1) }),
  ];
  const before = await read(tenant, id);
  expect(before).toMatchObject({ visibility: "scheduled" });
  await settleMessages(tenant.db);
  expect(await read(tenant, id)).toEqual(before);

  await passes(tenant, id, 2);
  await settleMessages(tenant.db);
  const { revision, lastChangedAt } = before;
  expect(await read(tenant, id)).toMatchObject({ visibility: "public", revision, lastChangedAt, hasUnpublishedChanges: false });
  await passes(tenant, id, 2);
  await settleMessages(tenant.db);
  expect(await read(tenant, id)).toMatchObject({ visibility: "used", unpublishedAt: expect.any(String), publishedAt: null });
  expect(await read(tenant, later)).toMatchObject({ visibility: "scheduled" });
});

test("what never was settled between its start and its end is used at once", async () => {
  const tenant = await newTenant();
  const id = await published(tenant, { minTime: inDays(1), maxTime: inDays(2) });
  await passes(tenant, id, 5);
  await settleMessages(tenant.db);
  expect(await read(tenant, id)).toMatchObject({ visibility: "used" });
});

test("segments that a message names, also for its guide, are in use", async () => {
  const tenant = await newTenant();
  const [segment, pageSegment] = [await tenant.segment(), await tenant.pageSegment()];
  const id = await published(tenant, { segment, tutorialSegmentation: segment, tutorialPageSegmentation: pageSegment });
  const { body } = await tenant.call("company admin", "GET", `/v2/properties/:p/page_segments`);
  const [found] = body.data as { usage: { announcements: object[] } }[];
  expect(found!.usage.announcements).toEqual([{ id, title: "News" }]);
  expect((await tenant.call("company admin", "DELETE", `/v2/properties/:p/page_segments/${pageSegment}`)).status).toBe(409);
  await tenant.call("company admin", "DELETE", `${ALL}/${id}`);
  expect((await tenant.call("company admin", "DELETE", `/v2/properties/:p/page_segments/${pageSegment}`)).status).toBe(204);
});
