import { env } from "#app/env.server.ts";
import { paths } from "#app/paths/paths.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";

/** Where Back leads: the address in the query, else the page of ours that linked here, else the start page. */
export function wayBack(request: Request): string {
  const { searchParams, pathname } = new URL(request.url);
  const said = searchParams.get("return");
  if (said) return safeRedirect(said, paths.landing());
  const referer = request.headers.get("referer");
  if (!referer || !URL.canParse(referer)) return paths.landing();
  const from = new URL(referer);
  if (from.origin !== new URL(env().WEB_URL).origin || from.pathname === pathname) return paths.landing();
  return safeRedirect(from.pathname + from.search, paths.landing());
}
