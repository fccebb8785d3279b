import { createHash } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { env } from "./env.server.ts";
import type { UiLanguage } from "./i18n/languages.ts";
import { textsFile } from "./i18n/texts-file.server.ts";

/**
 * The ETag of a document: a hash of everything it is made of, so that an unchanged one is neither rendered nor sent again. Null for answers
 * to forms and for failures. Whatever is rendered must depend only on the address, the language and the loaders' data.
 * @param data what the loaders gave, as it is handed over
 */
export function documentTag(request: Request, status: number, language: UiLanguage, context: EntryContext, data: string): string | null {
  const { loaderData, errors } = context.staticHandlerContext;
  if (request.method !== "GET" || status !== 200 || errors || import.meta.env.DEV || !mayBeStored(loaderData)) return null;
  const { pathname, search } = new URL(request.url);
  const made = [context.manifest.version, textsFile(language).version, pathname + search, data];
  return `W/"${createHash("sha256").update(made.join("\n")).digest("base64url")}"`;
}

/** A message is for once, and a page must not outlive its session. */
function mayBeStored(loaderData: EntryContext["staticHandlerContext"]["loaderData"]): boolean {
  return clearsAtSignOut(env().WEB_URL) && !(loaderData.root as { toast?: unknown } | undefined)?.toast;
}

/** Whether browsers obey "Clear-Site-Data" there: without encryption they ignore it, and what they stored is there for the next person. */
export function clearsAtSignOut(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/** Whether the browser already has the document with this tag. */
export function isKnown(request: Request, tag: string): boolean {
  return (request.headers.get("if-none-match") ?? "").split(/\s*,\s*/).includes(tag);
}
