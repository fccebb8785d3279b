import type { Context } from "hono";
import { stream } from "hono/streaming";

/**
 * An answer that comes in parts: each is a line of JSON, and so is the whole, the last line.
 * @param failed told why the whole did not come; the lines end without it then
 */
export function linesAnswer(
  context: Context,
  answer: (tell: (part: object) => void) => Promise<object>,
  failed: (error: unknown) => void,
): Response {
  context.header("content-type", "application/x-ndjson; charset=utf-8");
  context.header("cache-control", "no-store");
  // Proxies that gather an answer would send its parts with its end.
  context.header("x-accel-buffering", "no");
  return stream(
    context,
    async (out) => {
      const write = (part: object) => out.write(`${JSON.stringify(part)}\n`);
      await write(await answer((part) => void write(part)));
    },
    async (error) => failed(error),
  );
}
