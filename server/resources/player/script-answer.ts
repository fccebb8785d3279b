import type { Context } from "hono";
import { refuse } from "#server/http/refusal.ts";
import type { ScriptFile } from "./script-file.ts";

const CACHE = "public, max-age=300, stale-while-revalidate=86400";

/** player.js in the best form that the browser takes, or 304. Host pages of any origin may load it. */
export function scriptAnswer(context: Context, script: ScriptFile | null): Response {
  if (!script) throw refuse.busy(5);
  const accepted = context.req.header("accept-encoding") ?? "";
  const form = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : "plain";
  const etag = `"${script.etag}-${form}"`;
  const headers = new Headers({
    "cache-control": CACHE,
    etag,
    vary: "Accept-Encoding",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "content-type": "text/javascript; charset=utf-8",
  });
  if (context.req.header("if-none-match")?.includes(etag)) return new Response(null, { status: 304, headers });
  if (form !== "plain") headers.set("content-encoding", form);
  return new Response(new Uint8Array(script[form]), { headers });
}
