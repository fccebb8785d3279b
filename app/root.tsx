import "./ui/font.css";
// Imported first, because it declares the order of the cascade layers.
import "./ui/tokens.css";
import "./ui/icons.css";
import "./ui/scroll-edges.css";
import inter from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, Links, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData, useMatches, useRouteLoaderData } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { useTranslation } from "react-i18next";
import { DocumentContext, TEXTS_LINK } from "./document-context.ts";
import { FailureScreen, nameOf } from "./failure-screen.tsx";
import { languageOf } from "./i18n/language.server.ts";
import { textsFile } from "./i18n/texts-file.server.ts";
import { titleOf } from "./i18n/title.server.ts";
import { useLanguage } from "./i18n/use-language.ts";
import { paths } from "./paths/paths.ts";
import { readPreferences } from "./preferences.server.ts";
import { formSeed } from "./session/form-seed.server.ts";
import { takeToast } from "./session/toast.server.ts";
import { LeaveDialog } from "./ui/composed/dialog/leave-dialog.tsx";
import { Toaster } from "./ui/composed/toaster/toaster.tsx";
import { useKeptFocus } from "./ui/enhance/use-kept-focus.ts";

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%231f5bd6'/%3E%3Cpath d='M7 13 25 8M10 12v12M16 10.5v13.5M22 9v15' stroke='%23fff' stroke-width='3' stroke-linecap='round' fill='none'/%3E%3C/svg%3E";

export const links: LinksFunction = () => [
  { rel: "icon", type: "image/svg+xml", href: ICON },
  { rel: "preload", as: "font", type: "font/woff2", href: inter, crossOrigin: "anonymous" },
];

/** The title when no screen sets one, because it failed. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  const failed = data && error && data.failed[titledAs(error)];
  return [{ title: failed ? `${failed} · Handrail` : "Handrail" }];
};

type Titled = "not_found" | "not_allowed" | "fault";

function titledAs(error: unknown): Titled {
  const name = nameOf(error);
  return name === "not_found" || name === "not_allowed" ? name : "fault";
}

export async function loader({ request }: LoaderFunctionArgs) {
  const [taken, { seed, header }, { theme = "system" }, language] = await Promise.all([
    takeToast(request),
    formSeed(request),
    readPreferences(request),
    languageOf(request),
  ]);
  const headers = new Headers();
  for (const line of [taken?.header, header]) if (line) headers.append("set-cookie", line);
  const titled = (name: Titled) => titleOf(request, "errors", `screen_${name}_title`);
  const failed = { not_found: await titled("not_found"), not_allowed: await titled("not_allowed"), fault: await titled("fault") };
  const texts = paths.texts(language, textsFile(language).version);
  return data({ toast: taken?.toast ?? null, seed, theme, language, texts, failed }, { headers });
}

/** What the data of a page says whose language is not that of the dashboard. */
type Written = { lang: string; dir: "ltr" | "rtl" };

export function Layout({ children }: { children: ReactNode }) {
  const { i18n, t } = useTranslation();
  const { nonce, texts, data } = useContext(DocumentContext);
  const theme = (useRouteLoaderData("root") as { theme?: string } | undefined)?.theme;
  const matches = useMatches();
  const written = matches.map(({ data }) => (data as { written?: Written } | undefined)?.written).find(Boolean);
  const hasScripts = !matches.some((match) => (match.handle as { scripts?: boolean } | undefined)?.scripts === false);
  return (
    <html lang={written?.lang ?? i18n.language} dir={written?.dir ?? "ltr"} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        {hasScripts && <link id={TEXTS_LINK} rel="preload" as="fetch" href={texts} crossOrigin="anonymous" />}
      </head>
      <body>
        <a className="visually-hidden skip-link" href="#main" lang={written && i18n.language}>
          {t("skip")}
        </a>
        {children}
        {hasScripts && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
            <script
              nonce={nonce}
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by handedOver so that no element can end early
              dangerouslySetInnerHTML={{ __html: handedOver(data) }}
            />
          </>
        )}
      </body>
    </html>
  );
}

/** Gives the loaders' data to the scripts of Remix, which wait for it as a stream. */
function handedOver(data = ""): string {
  const text = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return `window.__remixContext.streamController.enqueue(${text});window.__remixContext.streamController.close();`;
}

export default function App() {
  const { toast, language, texts } = useLoaderData<typeof loader>();
  useKeptFocus();
  useLanguage(language, texts);
  return (
    <>
      <Toaster toast={toast} />
      <LeaveDialog />
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <main id="main">
      <FailureScreen />
    </main>
  );
}
