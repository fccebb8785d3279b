import { UNSAFE_RemixContext as RemixContext, type UNSAFE_RemixContextObject } from "@remix-run/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server.js";
import type { UiLanguage } from "#app/i18n/languages.ts";
import { translatorOf } from "#app/i18n/translator.server.ts";

// What links and forms of Remix ask their surroundings for; nothing here answers a request.
export const remixStub = {
  future: {},
  manifest: { routes: {}, entry: { imports: [], module: "" }, url: "", version: "" },
  routeModules: {},
  isSpaMode: false,
} as unknown as UNSAFE_RemixContextObject;

/** The markup of a part at an address, as the server would write it; of a whole screen with what its loader answered, and as `answered` what its action did. */
export async function markupAt(
  address: string,
  element: ReactNode,
  loaded: object | null = null,
  language: UiLanguage = "en",
  answered?: object,
): Promise<string> {
  const handler = createStaticHandler([{ id: "screen", path: "*", element, loader: () => loaded, action: () => answered ?? null }]);
  const init = answered ? { method: "POST", body: new FormData() } : {};
  const context = await handler.query(new Request(new URL(address, "http://dashboard.test"), init));
  if (context instanceof Response) throw context;
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(
    <RemixContext.Provider value={remixStub}>
      <I18nextProvider i18n={translatorOf(language)}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </I18nextProvider>
    </RemixContext.Provider>,
  );
}
