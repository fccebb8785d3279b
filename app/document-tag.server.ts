import { createHash } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import type { UiLanguage } from "./i18n/languages.ts";
import { textsFile } from "./i18n/texts-file.server.ts";

/**
 * The ETag of a document: a hash of everything it is made of, so that an unchanged one is neither rendered nor sent again. Null for answers
 * to forms and for failures. Whatever is rendered must depend only on the address, the language and the loaders' data.
 */
export function documentTag(request: Request, status: number, language: UiLanguage, context: EntryContext): string | null {
  const { loaderData, errors } = context.staticHandlerContext;
  if (request.method !== "GET" || status !== 200 || errors || import.meta.env.DEV) return null;
  const { pathname, search } = new URL(request.url);
  const made = [context.manifest.version, textsFile(language).version, pathname + search, loaderData];
  return `W/"${createHash("sha256").update(JSON.stringify(made)).digest("base64url")}"`;
}

/** Whether the browser already has the document with this tag. */
export function isKnown(request: Request, tag: string): boolean {
  return (request.headers.get("if-none-match") ?? "").split(/\s*,\s*/).includes(tag);
}
