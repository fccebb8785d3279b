import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { TOOLTIP_EVENTS, VALIDATOR_EVENTS } from "#app/domain/analytics/event-catalogue.ts";
import { newTenant } from "#tests/support/tenant.ts";
import { rollUp } from "./roll-up.ts";

const event = (kind: string, content?: object, more: object = {}) => ({
  ...{ id: randomUUID(), kind, catalogue: 1, occurred: new Date().toISOString(), content },
  ...more,
});

test("what tooltips and validators do is stored at every privacy level, with what failed and never with what was typed (issue 11 B, D)", async () => {
  const tenant = await newTenant();
  const failed = { payload: { score: 41.5, wait: 6, reason: "absent", value: "typed by somebody" } };
  const events = [
    ...TOOLTIP_EVENTS.map((kind) => event(kind, { type: "tooltip", id: 7 }, failed)),
    ...VALIDATOR_EVENTS.map((kind) => event(kind, { type: "validator", id: 8 }, failed)),
  ];
  expect((await tenant.call(null, "POST", "/player/:p/events", { events })).body).toEqual({ accepted: 6 });
  while ((await rollUp(tenant.db)) > 0);
  const stored = await tenant.db
    .selectFrom("events")
    .select(["kind", "content_type", "content_id", "content_version", "payload"])
    .where("property_id", "=", tenant.propertyId)
    .execute();
  const payload = { score: 41.5, wait: 6, reason: "absent" };
  expect(stored).toHaveLength(6);
  expect(stored).toContainEqual({ kind: "tooltip_failed", content_type: "tooltip", content_id: 7, content_version: null, payload });
  expect(stored).toContainEqual({ kind: "validator_met", content_type: "validator", content_id: 8, content_version: null, payload });
});

test.each([
  ["tooltip_shown", undefined],
  ["tooltip_shown", { type: "validator", id: 1 }],
  ["validator_met", { type: "tag", id: 1 }],
  ["tooltip_used", { type: "guide", id: 1, version: 1 }],
  ["run_started", { type: "tooltip", id: 1 }],
  ["tag_seen", { type: "tooltip", id: 1 }],
])("%s about %j is refused", async (kind, content) => {
  const tenant = await newTenant();
  expect((await tenant.call(null, "POST", "/player/:p/events", { events: [event(kind, content)] })).status).toBe(422);
});
