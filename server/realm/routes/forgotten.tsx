/** @jsxImportSource hono/jsx */
import type { Hono } from "hono";
import { emailFrom } from "#app/domain/access/email.ts";
import type { RealmBindings, RealmContext } from "#server/realm/context.ts";
import { pageLanguage } from "#server/realm/language.ts";
import { createReset } from "#server/realm/links/password-resets.ts";
import { tokenHash } from "#server/realm/links/secret-token.ts";
import { ForgottenPage } from "#server/realm/pages/forms.tsx";
import { NoticePage } from "#server/realm/pages/notices.tsx";
import { type Language, words } from "#server/realm/pages/words.ts";
import { REALM_PATH } from "#server/realm/settings.ts";
import { addressOf, languageOf, page, selfOf } from "./answer.ts";
import { readForm } from "./form.ts";
import { formToken } from "./form-token.ts";
import { refusedForm } from "./refused-form.tsx";

/** Requests a link to choose a new password. Answer and timing are the same whether the account exists or not. */
export function forgottenRoutes(app: Hono<RealmBindings>, realm: RealmContext): void {
  const { settings, limits } = realm;
  const back = `${settings.webUrl}/login`;

  app.get("/forgotten-password", (c) =>
    page(c, <ForgottenPage token={formToken(c, settings)} language={languageOf(c)} self={selfOf(c)} problems={{}} email="" back={back} />),
  );

  app.post("/forgotten-password", async (c) => {
    const form = await readForm(c, settings);
    if (!form.ok) return refusedForm(c, realm, form.failure);
    const language = languageOf(c);
    const t = words[language];
    const typed = form.value("email").slice(0, 300);
    const again = (problem: string, status: 422 | 429) =>
      page(
        c,
        <ForgottenPage
          token={formToken(c, settings)}
          language={language}
          self={selfOf(c)}
          problems={{ email: problem }}
          email={typed}
          back={back}
        />,
        status,
      );
    const email = emailFrom(typed);
    if (!email) return again(t.emailInvalid, 422);
    const { wait } = await limits.links.take(addressOf(c, settings));
    if (wait > 0) {
      c.header("retry-after", String(wait));
      return again(t.wait(wait), 429);
    }
    void sendLink(realm, email, language);
    const link = { to: back, label: t.backToHandrail };
    return page(c, <NoticePage language={language} title={t.forgottenSentTitle} text={t.forgottenSent} link={link} />);
  });
}

/** Runs after the answer. Few mails go to one account, so that nobody can flood a mailbox through us. */
async function sendLink({ parts, settings, mailer, limits }: RealmContext, email: string, language: Language): Promise<void> {
  try {
    if ((await limits.mails.take(tokenHash(email))).wait > 0) return;
    const reset = await createReset(parts.db, email);
    if (!reset) return;
    const t = words[pageLanguage({ uiLocales: reset.language, accept: language })];
    const link = `${settings.apiOrigin}${REALM_PATH}/reset-password?token=${reset.token}`;
    await mailer.send({ to: email, subject: t.mailResetSubject, text: t.mailReset(link) });
  } catch (error) {
    parts.log.error({ err: error }, "password link could not be sent");
  }
}
