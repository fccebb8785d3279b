/** @jsxImportSource hono/jsx */
import type { Hono } from "hono";
import { brokenPasswordRules } from "#app/domain/access/password.ts";
import type { RealmBindings, RealmContext, RealmRequest } from "#server/realm/context.ts";
import { redeemReset, resetIsOpen } from "#server/realm/links/password-resets.ts";
import { ResetPage } from "#server/realm/pages/forms.tsx";
import { NoticePage } from "#server/realm/pages/notices.tsx";
import { words } from "#server/realm/pages/words.ts";
import type { Words } from "#server/realm/pages/words-en.ts";
import { REALM_PATH } from "#server/realm/settings.ts";
import { languageOf, page, selfOf } from "./answer.ts";
import { readForm } from "./form.ts";
import { formToken } from "./form-token.ts";
import { refusedForm } from "./refused-form.tsx";

/** The page behind the link of a forgotten password. */
export function resetRoutes(app: Hono<RealmBindings>, realm: RealmContext): void {
  const { parts, settings } = realm;

  const closed = (c: RealmRequest) => {
    const language = languageOf(c);
    const t = words[language];
    const link = { to: `${REALM_PATH}/forgotten-password`, label: t.forgottenPassword };
    return page(c, <NoticePage language={language} title={t.resetTitle} text={t.resetInvalid} link={link} self={selfOf(c)} />, 410);
  };

  app.get("/reset-password", async (c) => {
    if (!(await resetIsOpen(parts.db, c.req.query("token") ?? ""))) return closed(c);
    return page(c, <ResetPage token={formToken(c, settings)} language={languageOf(c)} self={selfOf(c)} problems={{}} />);
  });

  app.post("/reset-password", async (c) => {
    const form = await readForm(c, settings);
    if (!form.ok) return refusedForm(c, realm, form.failure);
    const token = c.req.query("token") ?? "";
    if (!(await resetIsOpen(parts.db, token))) return closed(c);
    const language = languageOf(c);
    const t = words[language];
    const password = form.value("password");
    const problems = passwordProblems(t, password, form.value("confirmation"));
    if (Object.keys(problems).length > 0)
      return page(c, <ResetPage token={formToken(c, settings)} language={language} self={selfOf(c)} problems={problems} />, 422);
    if (!(await redeemReset(parts.db, token, password))) return closed(c);
    const link = { to: `${settings.webUrl}/login`, label: t.signIn };
    return page(c, <NoticePage language={language} title={t.passwordChangedTitle} text={t.passwordChanged} link={link} />);
  });
}

/** The problem of a newly chosen password, by field: the first rule that it breaks, else the one that differs. */
export function passwordProblems(t: Words, password: string, confirmation: string): Record<string, string> {
  const [broken] = brokenPasswordRules(password);
  if (broken) return { password: t.passwordProblems[broken] };
  return password === confirmation ? {} : { confirmation: t.passwordsDiffer };
}
