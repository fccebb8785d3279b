import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { Call } from "#app/contracts/call.ts";

/** A handler's answer as sent: the status, and the JSON text or null for no body. */
export type Answered = { status: number; body: string | null };

export function answeredBy(call: Call, answer: unknown): Answered {
  return { status: call.status ?? 200, body: call.status === 204 ? null : JSON.stringify(answer) };
}

/** An answer as JSON. Reads carry an ETag and answer 304 when the reader already has that version. */
export function answerJson(context: Context, call: Call, { status, body }: Answered): Response {
  if (body === null) return new Response(null, { status, headers: { "cache-control": "no-store" } });
  const headers: Record<string, string> = { "content-type": "application/json", "cache-control": "no-store" };
  if (call.method === "GET") {
    const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
    headers["cache-control"] = "private, no-cache";
    headers.etag = etag;
    if (context.req.header("if-none-match") === etag) return new Response(null, { status: 304, headers });
  }
  return new Response(body, { status, headers });
}
