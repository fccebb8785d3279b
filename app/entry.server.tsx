import { randomBytes } from "node:crypto";
import { text } from "node:stream/consumers";
import type { ReadableStream } from "node:stream/web";
import type { EntryContext, HandleDataRequestFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { DocumentContext } from "./document-context.ts";
import { documentTag, isKnown } from "./document-tag.server.ts";
import { checkSettings } from "./env.server.ts";
import { languageOf } from "./i18n/language.server.ts";
import type { UiLanguage } from "./i18n/languages.ts";
import { textsFile } from "./i18n/texts-file.server.ts";
import { translatorOf } from "./i18n/translator.server.ts";
import { paths } from "./paths/paths.ts";
import { setSecurityHeaders } from "./security-headers.server.ts";
import { ledElsewhere } from "./session/led-elsewhere.server.ts";
import { rollSession } from "./session/session.server.ts";

checkSettings();

/** Milliseconds for loader data that is still on its way. */
export const streamTimeout = 15_000;

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const elsewhere = ledElsewhere(request, Object.values(context.staticHandlerContext.errors ?? {})[0]);
  if (elsewhere) return elsewhere;
  const nonce = randomBytes(16).toString("base64url");
  const language = await languageOf(request);
  await rollSession(request, headers);
  const data = await text(context.serverHandoffStream as ReadableStream<Uint8Array>);
  const isKept = !headers.get("cache-control")?.includes("no-store");
  const tag = isKept ? documentTag(request, status, language, context, data) : null;
  if (tag) {
    headers.set("etag", tag);
    headers.set("cache-control", "private, no-cache");
    // Back shows what is stored without asking, but not to other cookies: once a session is gone, its screens are.
    headers.append("vary", "Cookie, Accept-Language");
    // Without a policy: the document the browser has keeps its nonce.
    if (isKnown(request, tag)) return new Response(null, { headers, status: 304 });
  }
  setSecurityHeaders(headers, nonce);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(render(request, context, language, nonce, data), { headers, status });
}

/**
 * The whole document at once, with its loader data: nothing is sent before everything is there, so that nothing has to stream in later, which
 * browsers without scripts would never see.
 */
function render(request: Request, context: EntryContext, language: UiLanguage, nonce: string, data: string): string {
  const html = renderToString(
    <DocumentContext.Provider value={{ nonce, texts: paths.texts(language, textsFile(language).version), data }}>
      <I18nextProvider i18n={translatorOf(language)}>
        <RemixServer context={onlyMatched(context)} url={request.url} nonce={nonce} />
      </I18nextProvider>
    </DocumentContext.Provider>,
  );
  return `<!DOCTYPE html>${html}`;
}

/** Remix makes a router of each route that there is for every document; drawing one needs those that matched alone. */
function onlyMatched({ manifest, ...context }: EntryContext): EntryContext {
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.includes(id)));
  return { ...context, manifest: { ...manifest, routes }, serverHandoffStream: undefined };
}

export const handleDataRequest: HandleDataRequestFunction = async (response, { request }) => {
  await rollSession(request, response.headers);
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "private, no-store");
  return response;
};

export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error) || error instanceof Response) return;
  console.error(error);
}
