/** @jsxImportSource hono/jsx */
import type { Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { cookieNameFor, knownDevice, newDevice } from "#server/realm/attempts/known-device.ts";
import type { RealmBindings, RealmContext, RealmRequest } from "#server/realm/context.ts";
import type { Problems } from "#server/realm/pages/fields.tsx";
import { SignInPage } from "#server/realm/pages/forms.tsx";
import { NoticePage } from "#server/realm/pages/notices.tsx";
import { type Language, words } from "#server/realm/pages/words.ts";
import { endOtherSession } from "#server/realm/session-life.ts";
import { REALM_PATH, type RealmSettings, SESSION_COOKIE, SIGN_IN_COOKIE } from "#server/realm/settings.ts";
import { type SignInResult, signIn } from "#server/realm/sign-in.ts";
import { addressOf, languageOf, page, selfOf } from "./answer.ts";
import { readForm } from "./form.ts";
import { formToken } from "./form-token.ts";
import { refusedForm } from "./refused-form.tsx";

/** The sign-in page that the provider leads to; its address and its cookie belong to one authorization request. */
export function signInRoutes(app: Hono<RealmBindings>, realm: RealmContext): void {
  const { provider, settings, attempts, parts } = realm;

  app.get("/sign-in/:uid", async (c) => {
    const request = await pendingRequest(c, realm);
    if (!request) return expired(c, settings);
    const language = languageOf(c, { uiLocales: request.params.ui_locales });
    return page(
      c,
      <SignInPage
        token={formToken(c, settings)}
        language={language}
        self={selfOf(c)}
        problems={{}}
        email={String(request.params.login_hint ?? "")}
        namesDemo={realm.namesDemo}
      />,
    );
  });

  app.post("/sign-in/:uid", async (c) => {
    const form = await readForm(c, settings);
    if (!form.ok) return refusedForm(c, realm, form.failure);
    const request = await pendingRequest(c, realm);
    if (!request) return expired(c, settings);
    const email = form.value("email").slice(0, 300);
    const deviceOf = (address: string) => knownDevice(settings.deviceSecret, address, getCookie(c, cookieNameFor(address)));
    const result = await signIn(parts.db, attempts, { email, password: form.value("password"), address: addressOf(c, settings), deviceOf });
    if (result.kind !== "signed-in") return refused(c, realm, result, languageOf(c, { uiLocales: request.params.ui_locales }), email);
    rememberDevice(c, settings, result.email);
    await endOtherSession(parts.db, getCookie(c, SESSION_COOKIE), result.managerId);
    const next = await provider.interactionResult(c.env.incoming, c.env.outgoing, {
      login: { accountId: result.managerId, remember: false },
    });
    for (const name of [SIGN_IN_COOKIE, `${SIGN_IN_COOKIE}.sig`]) deleteCookie(c, name, { path: `${REALM_PATH}/sign-in/${request.uid}` });
    return c.redirect(next, 303);
  });
}

async function pendingRequest(c: RealmRequest, { provider }: RealmContext) {
  if (!c.env?.incoming) return null;
  try {
    const details = await provider.interactionDetails(c.env.incoming, c.env.outgoing);
    return details.uid === c.req.param("uid") ? details : null;
  } catch (error) {
    if ((error as Error).name === "SessionNotFound") return null;
    throw error;
  }
}

type Refused = Exclude<SignInResult, { kind: "signed-in" }>;

function refused(c: RealmRequest, { settings, namesDemo }: RealmContext, result: Refused, language: Language, email: string) {
  const t = words[language];
  const waits = result.kind === "wait";
  if (waits) c.header("retry-after", String(result.seconds));
  const problems: Problems = waits ? { "": t.wait(result.seconds) } : { email: t.wrong };
  return page(
    c,
    <SignInPage
      token={formToken(c, settings)}
      language={language}
      self={selfOf(c)}
      problems={problems}
      email={email}
      namesDemo={namesDemo}
    />,
    waits ? 429 : 422,
  );
}

function rememberDevice(c: RealmRequest, settings: RealmSettings, email: string): void {
  const name = cookieNameFor(email);
  const kept = getCookie(c, name);
  const value = knownDevice(settings.deviceSecret, email, kept) && kept ? kept : newDevice(settings.deviceSecret, email);
  setCookie(c, name, value, { path: REALM_PATH, httpOnly: true, sameSite: "Lax", secure: settings.secure, maxAge: 15_552_000 });
}

function expired(c: RealmRequest, settings: RealmSettings) {
  const language = languageOf(c);
  const t = words[language];
  const link = { to: `${settings.webUrl}/login`, label: t.signIn };
  return page(c, <NoticePage language={language} title={t.expiredTitle} text={t.expiredText} link={link} self={selfOf(c)} />, 400);
}
