import { Hono } from "hono";
import { cors } from "hono/cors";
import { isKept } from "#app/domain/analytics/event-catalogue.ts";
import { lanesOf } from "#server/database/shared-statements.ts";
import { idParam } from "#server/http/caller.ts";
import { fieldsOf } from "#server/http/fields-of.ts";
import type { Metrics } from "#server/http/health.tsx";
import { rateLimit } from "#server/http/rate-limit.ts";
import { PLAYER_TYPES, readJson } from "#server/http/read-body.ts";
import { refuse } from "#server/http/refusal.ts";
import type { Parts } from "#server/parts.ts";
import { readPass } from "#server/resources/player/pass.ts";
import { playerProperties } from "#server/resources/player/player-property.ts";
import { dailyQuota } from "./daily-quota.ts";
import { toRow } from "./event-row.ts";
import { eventBatch, type IncomingEvent } from "./event-schema.ts";
import { EventWriter } from "./event-writer.ts";
import { unknownGauge } from "./unknown-gauge.ts";

const BATCH_BYTES = 256_000;
/** Batches per address: an office behind one address has many players, each sending at most one batch in 20 s. */
const BATCHES_PER_MINUTE = 3000;

/**
 * POST /player/{property}/events: stores a batch and answers 202 once it is durable; a repeated event counts once.
 * Events that the property's privacy level excludes are accepted and dropped; where the property asks for a proof, users that the batch's
 * pass does not prove are.
 * Beyond the property's daily quota it answers 429 until midnight (UTC).
 */
export function eventRoutes({ db, env, log, pool }: Parts, metrics: Pick<Metrics, "events" | "registry">): Hono {
  const app = new Hono();
  const quota = dailyQuota({ db, env, log });
  unknownGauge(db, metrics.registry);
  const writer = new EventWriter(db, lanesOf(pool), (outcome, rows) => metrics.events.inc({ outcome }, rows));
  const propertyOf = playerProperties(db);
  app.use("/:property/events", cors({ origin: "*", allowMethods: ["POST"], exposeHeaders: ["Retry-After"], maxAge: 86_400 }));
  app.post("/:property/events", rateLimit(env, BATCHES_PER_MINUTE, 60), async (context) => {
    const propertyId = idParam(context.req.param("property"));
    const property = await propertyOf(propertyId);
    if (!property) throw refuse.notFound();
    const parsed = eventBatch.safeParse(await readJson(context.req.raw, BATCH_BYTES, PLAYER_TYPES));
    if (!parsed.success) {
      metrics.events.inc({ outcome: "refused" });
      throw refuse.invalid(fieldsOf(parsed.error, 10));
    }
    const now = Date.now();
    const { events, pass } = parsed.data;
    const level = property.privacyLevel;
    const proved = property.secret === null ? undefined : readPass(env, propertyId, pass ?? "", now);
    const rows = events
      .filter((event) => isKept(event.kind, level))
      .map((event) => toRow(propertyId, proved === undefined ? event : onlyOf(proved, event), now, level));
    if (rows.length > 0) {
      await quota.take(propertyId, rows.length);
      await writer.write(rows);
    }
    return context.json({ accepted: rows.length }, 202);
  });
  return app;
}

/** The event, without its user unless that is who was proved. */
function onlyOf(proved: string | null, event: IncomingEvent): IncomingEvent {
  return event.user === proved ? event : { ...event, user: undefined };
}
