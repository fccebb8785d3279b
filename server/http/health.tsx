import { sql } from "kysely";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { Api } from "./on.ts";

const LOOK_AT_LOOP_EVERY_MS = 500;

/** /healthz: the process answers. /readyz: the database answers too. /metrics: Prometheus text. */
export function healthRoutes({ app, parts }: Api, metrics: Metrics): void {
  app.get("/healthz", (context) => context.text("ok", 200, { "cache-control": "no-store" }));
  app.get("/readyz", async (context) => {
    try {
      await sql`select 1`.execute(parts.db);
      return context.text("ready", 200, { "cache-control": "no-store" });
    } catch {
      return context.text("the database does not answer", 503, { "cache-control": "no-store" });
    }
  });
  app.get("/metrics", async (context) => {
    const all = Registry.merge([ofThisProcess(), metrics.registry]);
    return context.body(await all.metrics(), 200, { "content-type": all.contentType, "cache-control": "no-store" });
  });
}

export type Metrics = ReturnType<typeof createMetrics>;

let processMetrics: Registry | undefined;

/** A process measures itself in one place, and rarely: each look at the event loop wakes an idle process. */
function ofThisProcess(): Registry {
  if (!processMetrics) {
    processMetrics = new Registry();
    collectDefaultMetrics({ register: processMetrics, eventLoopMonitoringPrecision: LOOK_AT_LOOP_EVERY_MS });
  }
  return processMetrics;
}

/** One registry per API, so that two APIs in one process (tests) do not clash. Durations are in seconds. */
export function createMetrics() {
  ofThisProcess();
  const registry = new Registry();
  const answers = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of requests by method, route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const events = new Counter({
    name: "handrail_events_total",
    help: "Player events by outcome: stored, duplicate (known already); refused counts batches, of which nothing is stored",
    labelNames: ["outcome"],
    registers: [registry],
  });
  return { registry, answers, events };
}
