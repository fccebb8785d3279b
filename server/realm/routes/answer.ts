import { getCookie, setCookie } from "hono/cookie";
import type { HtmlEscapedString } from "hono/utils/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { addressOf as addressBehind } from "#server/http/client-address.ts";
import type { RealmRequest } from "#server/realm/context.ts";
import { LANGUAGE_COOKIE, pageLanguage } from "#server/realm/language.ts";
import type { Language } from "#server/realm/pages/words.ts";
import { REALM_PATH, type RealmSettings } from "#server/realm/settings.ts";

/** Answers with a page of the realm. */
export function page(
  c: RealmRequest,
  node: HtmlEscapedString | Promise<HtmlEscapedString>,
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> {
  return c.html(`<!DOCTYPE html>${node}`, status);
}

/** The language of this page; a language chosen in its address also applies to the pages after it. */
export function languageOf(c: RealmRequest, wishes: { uiLocales?: unknown; setting?: string | null } = {}): Language {
  const asked = c.req.query("lang");
  const language = pageLanguage({ switched: asked ?? getCookie(c, LANGUAGE_COOKIE), accept: c.req.header("accept-language"), ...wishes });
  if (asked === language)
    setCookie(c, LANGUAGE_COOKIE, language, { path: REALM_PATH, sameSite: "Lax", httpOnly: true, maxAge: 31_536_000 });
  return language;
}

/** This page's own address without host, for its form and its language switch. */
export function selfOf(c: RealmRequest): string {
  const url = new URL(c.req.url);
  return url.pathname + url.search;
}

export function addressOf(c: RealmRequest, settings: RealmSettings): string {
  return addressBehind(c, settings.proxies);
}
