import { isForTab } from "#app/session/asked-here.server.ts";

/**
 * Whether a browser is about to show a page to somebody who went there. Without Sec-Fetch headers, which old browsers, those for text, and all of
 * them by plain HTTP leave out, it is one that asks for a document and does not say that it looks ahead.
 */
export function isOpening(request: Request): boolean {
  const { method, headers } = request;
  if (method !== "GET" || headers.has("purpose") || !isForTab(request)) return false;
  return headers.has("sec-fetch-dest") || /\btext\/html\b/i.test(headers.get("accept") ?? "");
}
