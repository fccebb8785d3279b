/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { REALM_PATH } from "#server/realm/settings.ts";
import { style } from "./style.ts";
import { type Language, languageNames, words } from "./words.ts";

export type PageProps = {
  language: Language;
  title: string;
  /** Set when the page comes back with errors, so that the title says so first. */
  failed?: boolean;
  /** Address of this page, to which the language switch adds `lang`; null leaves the switch out. */
  self: string | null;
  wide?: boolean;
  children?: Child;
};

/** The frame of every page of the realm: no script, one style sheet, a language switch made of links. */
export function Page({ language, title, failed, self, wide, children }: PageProps) {
  const t = words[language];
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${failed ? `${t.errorPrefix} ` : ""}${title} – Handrail`}</title>
        <link rel="icon" type="image/svg+xml" href={`${REALM_PATH}/icon-${style.hash}.svg`} />
        <link rel="stylesheet" href={`${REALM_PATH}/style-${style.hash}.css`} />
      </head>
      <body>
        <main class={wide ? "wide" : undefined}>
          <p class="brand">
            <Mark />
            Handrail
          </p>
          <div class="card">{children}</div>
        </main>
        {self === null ? null : (
          <footer>
            <nav aria-label={t.languageLabel}>
              <ul>
                {(Object.keys(words) as Language[]).map((one) => (
                  <li key={one}>
                    {one === language ? (
                      <span aria-current="true">{languageNames[one]}</span>
                    ) : (
                      <a href={withLanguage(self, one)} lang={one} hreflang={one}>
                        {languageNames[one]}
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
          </footer>
        )}
      </body>
    </html>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" aria-hidden="true">
      <path d="M4 12 28 4" />
      <path d="M8 11v17M16 8.500v19.500M24 6v22" />
    </svg>
  );
}

function withLanguage(self: string, language: Language): string {
  const url = new URL(self, "http://realm.invalid");
  url.searchParams.set("lang", language);
  return url.pathname + url.search;
}
