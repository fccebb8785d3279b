import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { DocumentContext, TEXTS_LINK } from "./document-context.ts";
import { browserTranslator } from "./i18n/browser.ts";

const texts = document.getElementById(TEXTS_LINK)?.getAttribute("href") ?? "";

// Without its texts a page stays what it is: finished HTML, whose forms and links work.
browserTranslator(document.documentElement.lang, texts).then(
  (translator) =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <DocumentContext.Provider value={{ texts }}>
            <I18nextProvider i18n={translator}>
              <RemixBrowser />
            </I18nextProvider>
          </DocumentContext.Provider>
        </StrictMode>,
      );
    }),
  (error: unknown) => console.warn("Handrail goes on without scripts:", error),
);
