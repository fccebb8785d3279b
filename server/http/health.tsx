/** @jsxImportSource hono/jsx */
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { Parts } from "#server/parts.ts";
import { pageLanguage } from "#server/realm/language.ts";
import { NoticePage } from "#server/realm/pages/notices.tsx";
import { words } from "#server/realm/pages/words.ts";
import { pageHeaders } from "#server/realm/routes/page-headers.ts";
import { realmSettings } from "#server/realm/settings.ts";
import type { Api } from "./on.ts";

const LOOK_AT_LOOP_EVERY_MS = 500;
/** A database that takes longer does not answer. */
const PATIENCE_MS = 2_000;

/** /healthz: the process answers. /readyz: the database answers too, as a page for people. /metrics: Prometheus text. */
export function healthRoutes({ app, parts }: Api, metrics: Metrics): void {
  const settings = realmSettings(parts.env);
  const forPeople = pageHeaders(settings);
  app.get("/healthz", (context) => context.text("ok", 200, { "cache-control": "no-store" }));
  app.get("/readyz", async (context) => {
    const ready = await answers(parts.db);
    const status = ready ? 200 : 503;
    const headers = { "cache-control": "no-store", vary: "accept" };
    if (!context.req.header("accept")?.includes("text/html")) {
      return context.text(ready ? "ready" : "the database does not answer", status, headers);
    }
    const language = pageLanguage({ switched: context.req.query("lang"), accept: context.req.header("accept-language") });
    const t = words[language];
    const title = ready ? t.readyTitle : t.notReadyTitle;
    const text = ready ? t.readyText : t.notReadyText;
    const link = { to: settings.webUrl, label: t.backToHandrail };
    const page = <NoticePage language={language} self="/readyz" title={title} text={text} link={link} />;
    return context.html(`<!doctype html>${page.toString()}`, status, { ...forPeople, ...headers });
  });
  app.get("/metrics", async (context) => {
    const all = Registry.merge([ofThisProcess(), metrics.registry]);
    return context.body(await all.metrics(), 200, { "content-type": all.contentType, "cache-control": "no-store" });
  });
}

async function answers(db: Parts["db"]): Promise<boolean> {
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, sleep(PATIENCE_MS, false, { ref: false })]);
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
