import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { Call } from "#app/contracts/call.ts";

/** A handler's answer as JSON. Reads carry an ETag and answer 304 to a reader that has it already. */
export function answerJson(context: Context, call: Call, answer: unknown): Response {
  const headers: Record<string, string> = { "content-type": "application/json", "cache-control": "no-store" };
  if (call.status === 204) return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
  const text = JSON.stringify(answer);
  if (call.method === "GET") {
    const etag = `"${createHash("sha1").update(text).digest("base64url")}"`;
    headers["cache-control"] = "private, no-cache";
    headers.etag = etag;
    if (context.req.header("if-none-match") === etag) return new Response(null, { status: 304, headers });
  }
  return new Response(text, { status: call.status ?? 200, headers });
}
