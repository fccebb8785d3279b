import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { rollUp } from "#server/events/roll-up.ts";
import { asked, news } from "#tests/support/messages.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

/** A live message in a dialog, and what claims and answers it for one person. */
async function live(type: "announcement" | "nps", more: object) {
  const tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  const id = await tenant.message(type, "Live");
  const texts = type === "nps" ? asked("Live?") : news("Live");
  const announcement = { languageTexts: { en: { texts } }, form: "modal", publishing: true, ...more };
  expect((await tenant.call("company admin", "PUT", `/v2/properties/:p/announcements/${id}`, { announcement })).status).toBe(200);
  const claim = async (key: string = randomUUID()) => {
    const said = { id: key, kind: type, content: id, version: 1, url: "https://crm.test/deals", language: "en", tags: [], user: "ada" };
    return (await tenant.call(null, "POST", "/player/:p/impressions", said)).body.shown as unknown as boolean;
  };
  return { tenant, id, claim };
}

/** Tells a player's own event of a showing, and what follows from it. */
async function closes(tenant: Tenant, id: string, content: object, how: string) {
  const event = { id: randomUUID(), kind: "message_closed", catalogue: 1, occurred: new Date().toISOString(), run: id, payload: { how } };
  expect((await tenant.call(null, "POST", "/player/:p/events", { events: [{ ...event, content }] })).body).toEqual({ accepted: 1 });
  while ((await rollUp(tenant.db)) > 0);
}
/** Moves everything that happened so many days back. */
const daysPass = (tenant: Tenant, days: number) =>
  sql`update impressions set shown_at = shown_at - make_interval(days => ${days}::integer), closed_at = closed_at - make_interval(days => ${days}::integer),
    dismissed_at = dismissed_at - make_interval(days => ${days}::integer), answered_at = answered_at - make_interval(days => ${days}::integer)
    where property_id = ${tenant.propertyId}`.execute(tenant.db);

test.each(["announcement", "nps"] as const)(
  "%s, sent away for good: it does not come again, whatever its recurrence and reminder",
  async (type) => {
    const { tenant, id, claim } = await live(type, { reminderRecurrence: 1, recurrence: 7 });
    const key = randomUUID();
    expect(await claim(key)).toBe(true);
    const said = { id: key, content: id, language: "en", how: "never" };
    expect((await tenant.call(null, "POST", "/player/:p/answers", said)).status).toBe(204);
    const { rows } = await sql`select from message_answers where property_id = ${tenant.propertyId}`.execute(tenant.db);
    expect(rows).toEqual([]);
    for (const days of [1, 7, 400]) {
      await daysPass(tenant, days);
      expect(await claim()).toBe(false);
    }
  },
);

test.each([
  [
    "announcement",
    "close",
    { recurrence: 7, reminderRecurrence: 1 },
    [
      [1, false],
      [6, true],
    ],
  ],
  [
    "announcement",
    "close",
    { recurrence: 0, reminderRecurrence: 1 },
    [
      [1, false],
      [400, false],
    ],
  ],
  ["announcement", "later", { recurrence: 7, reminderRecurrence: 1 }, [[1, true]]],
  [
    "nps",
    "close",
    { recurrence: 7, reminderRecurrence: 3 },
    [
      [2, false],
      [1, true],
    ],
  ],
  [
    "nps",
    "close",
    { recurrence: 7, reminderRecurrence: 0 },
    [
      [6, false],
      [1, true],
    ],
  ],
] as const)("%s, %s, %j: it comes again when so many days have passed", async (type, how, repeats, passing) => {
  const { tenant, id, claim } = await live(type, repeats);
  const key = randomUUID();
  expect(await claim(key)).toBe(true);
  await closes(tenant, key, { type, id, version: 1 }, how);
  for (const [days, isShown] of passing) {
    await daysPass(tenant, days);
    expect([days, await claim()]).toEqual([days, isShown]);
  }
});

test("closing is believed of the very message that was shown alone", async () => {
  const { tenant, id, claim } = await live("nps", { recurrence: 7 });
  const key = randomUUID();
  await claim(key);
  await closes(tenant, key, { type: "survey", id, version: 1 }, "close");
  await closes(tenant, key, { type: "nps", id: id + 1, version: 1 }, "close");
  await closes(tenant, randomUUID(), { type: "nps", id, version: 1 }, "close");
  const { rows } = await sql`select from impressions where property_id = ${tenant.propertyId} and closed_at is not null`.execute(tenant.db);
  expect(rows).toEqual([]);
});
