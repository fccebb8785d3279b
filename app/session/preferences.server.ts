import { createCookie } from "@remix-run/node";
import { env } from "../env.server.ts";

const NAME = "handrail_preferences";
const cookie = createCookie(NAME, { path: "/", sameSite: "lax", httpOnly: true, maxAge: 31_536_000 });

/** Choices of one browser. Not signed: nothing is decided by them but looks and language. */
export type Preferences = { language?: "en" | "de"; sidebar?: "collapsed" | "expanded" };

export async function readPreferences(request: Request): Promise<Preferences> {
  const header = request.headers.get("cookie");
  if (!header?.includes(NAME)) return {};
  const value: unknown = await cookie.parse(header).catch(() => null);
  if (typeof value !== "object" || value === null) return {};
  const { language, sidebar } = value as Record<string, unknown>;
  return {
    ...(language === "en" || language === "de" ? { language } : {}),
    ...(sidebar === "collapsed" || sidebar === "expanded" ? { sidebar } : {}),
  };
}

/** The header that keeps the preferences with the changes applied. */
export async function preferencesHeader(request: Request, changes: Preferences): Promise<string> {
  const secure = env().WEB_URL.startsWith("https://");
  return cookie.serialize({ ...(await readPreferences(request)), ...changes }, { secure });
}
