import type { Context } from "hono";
import { refuse } from "#server/http/refusal.ts";
import type { Forms } from "./script-file.ts";

/** How long a browser may keep a script. A file named by its content never changes; player.js does with each release. */
export const CACHE = {
  changing: "public, max-age=300, stale-while-revalidate=86400",
  forever: "public, max-age=31536000, immutable",
} as const;

/** A script in the best encoding that the browser accepts, or 304. Host pages of any origin may load it. */
export function scriptAnswer(context: Context, script: Forms | null, cache: string = CACHE.changing, type = "text/javascript"): Response {
  if (!script) throw refuse.busy(5);
  return formsAnswer(context, script, {
    "cache-control": cache,
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "content-type": `${type}; charset=utf-8`,
  });
}

/** The best encoding that the browser accepts, each with its own entity tag; or 304. */
export function formsAnswer(context: Context, forms: Forms, fixed: Record<string, string>): Response {
  const accepted = context.req.header("accept-encoding") ?? "";
  const form = forms.br && /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : "plain";
  const etag = `"${forms.etag}-${form}"`;
  const headers: Record<string, string> = { ...fixed, etag, vary: "Accept-Encoding" };
  if (context.req.header("if-none-match")?.includes(etag)) return context.body(null, 304, headers);
  if (form !== "plain") headers["content-encoding"] = form;
  return context.body(new Uint8Array(forms[form] ?? forms.plain), 200, headers);
}
