import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { MESSAGE_EVENTS } from "#app/domain/analytics/event-catalogue.ts";
import { answer, liveMessage } from "#tests/support/answered.ts";
import { newTenant } from "#tests/support/tenant.ts";
import { rollUp } from "./roll-up.ts";

const event = (kind: string, content?: object, more: object = {}) => ({
  ...{ id: randomUUID(), kind, catalogue: 1, occurred: new Date().toISOString(), content },
  ...more,
});

test("what happens with messages is stored at every privacy level, with how and never with what was typed (issue 12 C)", async () => {
  const tenant = await newTenant();
  const closed = { payload: { how: "never", comment: "typed by somebody" } };
  const events = MESSAGE_EVENTS.map((kind) => event(kind, { type: "nps", id: 7, version: 2 }, closed));
  expect((await tenant.call(null, "POST", "/player/:p/events", { events })).body).toEqual({ accepted: MESSAGE_EVENTS.length });
  while ((await rollUp(tenant.db)) > 0);
  const stored = await tenant.db
    .selectFrom("events")
    .select(["kind", "content_type", "content_id", "content_version", "payload"])
    .where("property_id", "=", tenant.propertyId)
    .execute();
  const about = { content_type: "nps", content_id: 7, content_version: 2, payload: { how: "never" } };
  expect(stored.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual(MESSAGE_EVENTS.toSorted().map((kind) => ({ kind, ...about })));
});

test.each([
  ["message_shown", undefined],
  ["message_shown", { type: "guide", id: 1, version: 1 }],
  ["message_answered", { type: "survey", id: 1 }],
  ["message_closed", { type: "tag", id: 1 }],
  ["run_started", { type: "announcement", id: 1, version: 1 }],
])("%s about %j is refused", async (kind, content) => {
  const tenant = await newTenant();
  expect((await tenant.call(null, "POST", "/player/:p/events", { events: [event(kind, content)] })).status).toBe(422);
});

test("events that name the showing of another message cost at most that showing its own count, and count for no other", async () => {
  const tenant = await newTenant();
  const [own, other] = [await liveMessage(tenant, "nps"), await liveMessage(tenant, "nps")];
  const run = randomUUID();
  const forged = event("message_seen", { type: "nps", id: other, version: 1 }, { run });
  expect((await tenant.call(null, "POST", "/player/:p/events", { events: [forged] })).status).toBe(202);
  while ((await rollUp(tenant.db)) > 0);
  await answer(tenant, own, { answers: { main: 9 }, id: run });
  await answer(tenant, own, { answers: { main: 0 } });
  const days = await tenant.db
    .selectFrom("message_days")
    .select(["message_id", "shown", "answered"])
    .where("property_id", "=", tenant.propertyId)
    .where("segment_id", "=", 0)
    .orderBy("message_id")
    .execute();
  expect(days).toEqual([
    { message_id: own, shown: 1, answered: 1 },
    { message_id: other, shown: 1, answered: 0 },
  ]);
});
