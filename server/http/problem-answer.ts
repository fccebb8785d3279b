import type { Context } from "hono";
import type { Problem } from "#app/contracts/problem.ts";
import { Refusal } from "./refusal.ts";

const TITLES: Record<number, string> = {
  400: "Bad request",
  401: "Not allowed",
  402: "Plan limit reached",
  404: "Not found",
  405: "Method not allowed",
  409: "Conflict",
  413: "Too large",
  415: "Unsupported media type",
  422: "Invalid fields",
  429: "Too many requests",
  500: "Internal error",
  503: "Busy",
};

/** Turns whatever a handler threw into a problem document; anything but a refusal reveals only its request id. */
export function problemAnswer(context: Context, error: unknown): Response {
  const requestId = context.get("requestId") as string;
  const refusal = error instanceof Refusal ? error : null;
  const status = refusal?.status ?? 500;
  const { retryAfter, ...details } = refusal?.details ?? {};
  const problem: Problem = {
    type: "about:blank",
    title: TITLES[status] ?? "Error",
    status,
    code: refusal?.code ?? "internal_error",
    requestId,
    ...details,
    ...(retryAfter ? { retryAfter } : {}),
  };
  const headers = new Headers({ "content-type": "application/problem+json", "cache-control": "no-store" });
  if (retryAfter) headers.set("retry-after", String(Math.ceil(retryAfter)));
  if (refusal?.code === "not_signed_in") headers.set("www-authenticate", "Bearer");
  return new Response(JSON.stringify(problem), { status, headers });
}
