import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable, type EntryContext, type HandleDataRequestFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { DocumentContext } from "./document-context.ts";
import { languageOf } from "./i18n/language.server.ts";
import { COMMON_NAMESPACES } from "./i18n/languages.ts";
import { resourcesOf, translatorOf } from "./i18n/translator.server.ts";
import { setSecurityHeaders } from "./security-headers.server.ts";
import { rollSession } from "./session/session.server.ts";

const RENDER_MILLISECONDS = 15_000;
export const streamTimeout = RENDER_MILLISECONDS;

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const nonce = randomBytes(16).toString("base64url");
  const language = await languageOf(request);
  await rollSession(request, headers);
  setSecurityHeaders(headers, nonce);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Promise<Response>((resolve, reject) => {
    // Scripts-off browsers never see what streams in late, so nothing is sent before everything is there.
    const { pipe, abort } = renderToPipeableStream(
      <DocumentContext.Provider value={{ nonce, resources: resourcesFor(context, language) }}>
        <I18nextProvider i18n={translatorOf(language)}>
          <RemixServer context={context} url={request.url} nonce={nonce} abortDelay={RENDER_MILLISECONDS} />
        </I18nextProvider>
      </DocumentContext.Provider>,
      {
        nonce,
        onAllReady() {
          const body = new PassThrough();
          body.on("close", () => clearTimeout(timer));
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
          pipe(body);
        },
        onShellError: reject,
        onError: (error) => console.error("render failed", error),
      },
    );
    const timer = setTimeout(abort, RENDER_MILLISECONDS).unref();
  });
}

/** The texts that the matched routes name in their handles. */
function resourcesFor(context: EntryContext, language: Parameters<typeof resourcesOf>[0]): Record<string, unknown> {
  const all = resourcesOf(language);
  const matches = context.staticHandlerContext.matches;
  const wanted = matches.flatMap((match) => (context.routeModules[match.route.id]?.handle as { i18n?: string[] } | undefined)?.i18n ?? []);
  return Object.fromEntries([...new Set([...COMMON_NAMESPACES, ...wanted])].map((namespace) => [namespace, all[namespace] ?? {}]));
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
