import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import type { EntryContext, HandleDataRequestFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { DocumentContext } from "./document-context.ts";
import { documentTag, isKnown } from "./document-tag.server.ts";
import { checkSettings } from "./env.server.ts";
import { documentTexts } from "./i18n/document-texts.server.ts";
import { languageOf } from "./i18n/language.server.ts";
import type { UiLanguage } from "./i18n/languages.ts";
import { translatorOf } from "./i18n/translator.server.ts";
import { setSecurityHeaders } from "./security-headers.server.ts";
import { ledElsewhere } from "./session/led-elsewhere.server.ts";
import { rollSession } from "./session/session.server.ts";

checkSettings();

const RENDER_MILLISECONDS = 15_000;
export const streamTimeout = RENDER_MILLISECONDS;

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const elsewhere = ledElsewhere(request, Object.values(context.staticHandlerContext.errors ?? {})[0]);
  if (elsewhere) return elsewhere;
  const nonce = randomBytes(16).toString("base64url");
  const language = await languageOf(request);
  await rollSession(request, headers);
  const tag = documentTag(request, status, language, context);
  if (tag) {
    headers.set("etag", tag);
    headers.set("cache-control", "private, no-cache");
    // Without a policy: the document the browser has keeps its nonce.
    if (isKnown(request, tag)) return new Response(null, { headers, status: 304 });
  }
  setSecurityHeaders(headers, nonce);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(await render(request, context, language, nonce), { headers, status });
}

/** The whole document, sent only when everything is ready: browsers without scripts never see what streams in late. */
function render(request: Request, context: EntryContext, language: UiLanguage, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <DocumentContext.Provider value={{ nonce, resources: documentTexts(context, language) }}>
        <I18nextProvider i18n={translatorOf(language)}>
          <RemixServer context={context} url={request.url} nonce={nonce} abortDelay={RENDER_MILLISECONDS} />
        </I18nextProvider>
      </DocumentContext.Provider>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer);
          pipe(collector(resolve));
        },
        onShellError: reject,
        onError: (error) => console.error("render failed", error),
      },
    );
    const timer = setTimeout(abort, RENDER_MILLISECONDS).unref();
  });
}

function collector(done: (text: string) => void): Writable {
  const parts: Buffer[] = [];
  return new Writable({
    write(part: Buffer, _encoding, next) {
      parts.push(part);
      next();
    },
    final(next) {
      done(Buffer.concat(parts).toString("utf8"));
      next();
    },
  });
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
