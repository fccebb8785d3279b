/** @jsxImportSource hono/jsx */

import { EMAIL_LENGTH } from "#app/domain/access/email.ts";
import { NAME_LENGTH } from "#app/domain/access/name.ts";
import { PASSWORD_LENGTH } from "#app/domain/access/password.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "#server/demo/accounts.mjs";
import { FORM_TOKEN, REALM_PATH } from "#server/realm/settings.ts";
import { Field, ProblemSummary, type Problems } from "./fields.tsx";
import { Page } from "./page.tsx";
import { type Language, words } from "./words.ts";

type FormPage = { language: Language; self: string; problems: Problems /** Proves that the form comes from this page. */; token: string };

const failed = (problems: Problems) => Object.keys(problems).length > 0;

type SignIn = FormPage & { email: string /** Whether it names the accounts of the demo. */; namesDemo: boolean };

export function SignInPage({ language, self, token, problems, email, namesDemo }: SignIn) {
  const t = words[language];
  return (
    <Page language={language} title={t.signInTitle} failed={failed(problems)} self={self}>
      <h1>{t.signInTitle}</h1>
      <ProblemSummary problems={problems} t={t} />
      <form method="post" action={self}>
        <input type="hidden" name={FORM_TOKEN} value={token} />
        <Field
          name="email"
          type="email"
          label={t.email}
          autocomplete="username"
          maxlength={EMAIL_LENGTH}
          value={email}
          problem={problems.email}
          autofocus={!email}
        />
        <Field
          name="password"
          type="password"
          label={t.password}
          autocomplete="current-password"
          maxlength={PASSWORD_LENGTH.most}
          problem={problems.password}
          autofocus={Boolean(email)}
        />
        <button type="submit">{t.signIn}</button>
      </form>
      <p class="below">
        <a href={`${REALM_PATH}/forgotten-password?lang=${language}`}>{t.forgottenPassword}</a>
      </p>
      {namesDemo && (
        <section class="below" aria-labelledby="demo">
          <h2 id="demo">{t.demoTitle}</h2>
          <p class="soft">
            {t.demoText} <code>{DEMO_PASSWORD}</code>
          </p>
          <ul>
            {DEMO_ACCOUNTS.map(([account]) => (
              <li key={account}>
                <code>{account}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}

export function ForgottenPage({ language, self, token, problems, email, back }: FormPage & { email: string; back: string }) {
  const t = words[language];
  return (
    <Page language={language} title={t.forgottenPassword} failed={failed(problems)} self={self}>
      <h1>{t.forgottenPassword}</h1>
      <ProblemSummary problems={problems} t={t} />
      <p>{t.forgottenHint}</p>
      <form method="post" action={self}>
        <input type="hidden" name={FORM_TOKEN} value={token} />
        <Field
          name="email"
          type="email"
          label={t.email}
          autocomplete="username"
          maxlength={EMAIL_LENGTH}
          value={email}
          problem={problems.email}
        />
        <button type="submit">{t.sendLink}</button>
      </form>
      <p class="below">
        <a href={back}>{t.backToHandrail}</a>
      </p>
    </Page>
  );
}

export function ResetPage({ language, self, token, problems }: FormPage) {
  const t = words[language];
  return (
    <Page language={language} title={t.choosePassword} failed={failed(problems)} self={self}>
      <h1>{t.choosePassword}</h1>
      <ProblemSummary problems={problems} t={t} />
      <form method="post" action={self}>
        <input type="hidden" name={FORM_TOKEN} value={token} />
        <NewPassword language={language} problems={problems} label={t.newPassword} />
        <button type="submit">{t.setPassword}</button>
      </form>
    </Page>
  );
}

type RegisterProps = FormPage & { company: string; email: string; name: string };

export function RegisterPage({ language, self, token, problems, company, email, name }: RegisterProps) {
  const t = words[language];
  return (
    <Page language={language} title={t.createAccount} failed={failed(problems)} self={self}>
      <h1>{t.createAccount}</h1>
      <ProblemSummary problems={problems} t={t} />
      <p>{t.inviteFor(company)}</p>
      <form method="post" action={self}>
        <input type="hidden" name={FORM_TOKEN} value={token} />
        <Field name="email" type="email" label={t.email} autocomplete="username" maxlength={EMAIL_LENGTH} value={email} readonly />
        <Field name="name" type="text" label={t.name} autocomplete="name" maxlength={NAME_LENGTH} value={name} problem={problems.name} />
        <NewPassword language={language} problems={problems} label={t.password} />
        <button type="submit">{t.createAccount}</button>
      </form>
    </Page>
  );
}

function NewPassword({ language, problems, label }: { language: Language; problems: Problems; label: string }) {
  const t = words[language];
  const shared = {
    type: "password" as const,
    autocomplete: "new-password",
    minlength: PASSWORD_LENGTH.least,
    maxlength: PASSWORD_LENGTH.most,
  };
  return (
    <>
      <Field name="password" label={label} hint={t.passwordRules} problem={problems.password} {...shared} />
      <Field name="confirmation" label={t.passwordRepeat} problem={problems.confirmation} {...shared} />
    </>
  );
}
