import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { createBrowserTranslator } from "./i18n/browser.ts";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={createBrowserTranslator()}>
        <RemixBrowser />
      </I18nextProvider>
    </StrictMode>,
  );
});
