import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Logger } from "pino";
import type { Metrics } from "./health.tsx";

const ID = /^[\w.-]{8,100}$/;

/** Gives each request an id (or keeps the caller's), logs one line and takes one measurement; never the query or the body. */
export function requestLog(log: Logger, metrics: Metrics): MiddlewareHandler {
  return async (context, next) => {
    const given = context.req.header("x-request-id") ?? "";
    const requestId = ID.test(given) ? given : randomUUID();
    context.set("requestId", requestId);
    const start = performance.now();
    await next();
    context.res.headers.set("x-request-id", requestId);
    const seconds = (performance.now() - start) / 1000;
    const labels = { method: context.req.method, route: routePath(context), status: String(context.res.status) };
    metrics.answers.observe(labels, seconds);
    const level = context.res.status >= 500 ? "error" : "debug";
    log[level]({ requestId, ...labels, path: context.req.path, ms: Math.round(seconds * 1000) }, "request");
  };
}
