/** @jsxImportSource hono/jsx */
import type { HtmlEscapedString } from "hono/utils/html";
import type { ErrorOut, KoaContextWithOIDC, Provider } from "oidc-provider";
import { LANGUAGE_COOKIE, pageLanguage } from "./language.ts";
import { NoticePage, SignOutPage } from "./pages/notices.tsx";
import { type Language, words } from "./pages/words.ts";
import type { RealmSettings } from "./settings.ts";

/** The provider's own pages, in the layout of the realm. */
export function signOutPage(_settings: RealmSettings) {
  return async (ctx: KoaContextWithOIDC, form: string) => show(ctx, <SignOutPage language={languageOf(ctx)} form={form} />);
}

export function signedOutPage(settings: RealmSettings) {
  return async (ctx: KoaContextWithOIDC) => {
    const language = languageOf(ctx);
    const t = words[language];
    const link = { to: settings.webUrl, label: t.backToHandrail };
    show(ctx, <NoticePage language={language} title={t.signedOutTitle} text={t.signedOutText} link={link} />);
  };
}

/** Shown for a sign-out when nobody is signed in. */
export function nobodySignedInPage({ webUrl }: RealmSettings, ctx: KoaContextWithOIDC): void {
  const language = languageOf(ctx);
  const t = words[language];
  const link = { to: `${webUrl}/login`, label: t.backToHandrail };
  show(ctx, <NoticePage language={language} title={t.nobodySignedInTitle} text={t.nobodySignedInText} link={link} />);
}

/** What the provider knows nothing of: people get a page, programs its own answer. */
export function notFoundPage({ webUrl }: RealmSettings): Parameters<Provider["use"]>[0] {
  return async (given, next) => {
    await next();
    if (given.status !== 404 || given.body || !given.get("accept").includes("text/html")) return;
    const ctx = given as unknown as KoaContextWithOIDC;
    const language = languageOf(ctx);
    const t = words[language];
    show(ctx, <NoticePage language={language} title={t.notFoundTitle} text={t.notFoundText} link={{ to: webUrl, label: t.toStart }} />);
    ctx.status = 404;
  };
}

export function errorPage(settings: RealmSettings) {
  return async (ctx: KoaContextWithOIDC, out: ErrorOut) => {
    const language = languageOf(ctx);
    const t = words[language];
    const expired = out.error_description?.includes("session") ?? false;
    const text = out.error === "server_error" ? t.failureText : expired ? t.expiredText : t.badRequestText;
    const link = { to: `${settings.webUrl}/login`, label: expired ? t.signIn : t.backToHandrail };
    show(ctx, <NoticePage language={language} title={expired ? t.expiredTitle : t.failureTitle} text={text} link={link} />);
  };
}

function languageOf(ctx: KoaContextWithOIDC): Language {
  const switched = ctx.cookies.get(LANGUAGE_COOKIE, { signed: false });
  return pageLanguage({ switched, uiLocales: ctx.oidc?.params?.ui_locales, accept: ctx.get("accept-language") });
}

function show(ctx: KoaContextWithOIDC, page: HtmlEscapedString | Promise<HtmlEscapedString>): void {
  ctx.type = "html";
  ctx.body = `<!DOCTYPE html>${page}`;
}
