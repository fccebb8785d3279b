import { createCookie } from "@remix-run/node";
import { env } from "#app/env.server.ts";

const NAME = "handrail_preferences";
const cookie = createCookie(NAME, { path: "/", sameSite: "lax", httpOnly: true, maxAge: 31_536_000 });

/** The choices of one browser. Not signed: they decide nothing but looks and language. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export type Preferences = {
  language?: "en" | "de";
  /** The language was not chosen in this browser: it is the setting of whoever signed in last. */
  copied?: boolean;
  sidebar?: "collapsed" | "expanded";
  theme?: Theme;
};

export async function readPreferences(request: Request): Promise<Preferences> {
  const header = request.headers.get("cookie");
  if (!header?.includes(NAME)) return {};
  const value: unknown = await cookie.parse(header).catch(() => null);
  if (typeof value !== "object" || value === null) return {};
  const { language, copied, sidebar, theme } = value as Record<string, unknown>;
  return {
    ...(language === "en" || language === "de" ? { language } : {}),
    ...(copied === true ? { copied } : {}),
    ...(isTheme(theme) && { theme }),
    ...(sidebar === "collapsed" || sidebar === "expanded" ? { sidebar } : {}),
  };
}

export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}

/** The header that stores the preferences with the changes applied. */
export async function preferencesHeader(request: Request, changes: Preferences): Promise<string> {
  const secure = env().WEB_URL.startsWith("https://");
  return cookie.serialize({ ...(await readPreferences(request)), ...changes }, { secure });
}

/** The header that gives a browser the language of the person signing in (design section 4); null if one was chosen in this browser. */
export async function copiedLanguageHeader(request: Request, language: Preferences["language"] | null): Promise<string | null> {
  const kept = await readPreferences(request);
  if (kept.language && !kept.copied) return null;
  return preferencesHeader(request, { language: language ?? undefined, copied: language ? true : undefined });
}
