/** @jsxImportSource hono/jsx */

import type { Child } from "hono/jsx";
import { EMAIL_LENGTH } from "#app/domain/access/email.ts";
import { NAME_LENGTH } from "#app/domain/access/name.ts";
import { PASSWORD_LENGTH } from "#app/domain/access/password.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "#server/demo/accounts.mjs";
import { FORM_TOKEN, REALM_PATH } from "#server/realm/settings.ts";
import { Field, ProblemSummary, type Problems } from "./fields.tsx";
import { Page } from "./page.tsx";
import { type Language, words } from "./words.ts";

type Shown = { language: Language; self: string; problems: Problems /** Proves that the form comes from this page. */; token: string };
type Frame = { shown: Shown; title: string; button: string; lead?: string; below?: Child; children: Child };

/** A page with one form, sent to its own address, with its problems on top. */
function FormPage({ shown: { language, self, problems, token }, title, button, lead, below, children }: Frame) {
  const t = words[language];
  return (
    <Page language={language} title={title} failed={Object.keys(problems).length > 0} self={self}>
      <h1>{title}</h1>
      <ProblemSummary problems={problems} t={t} />
      {lead && <p>{lead}</p>}
      <form method="post" action={self}>
        <input type="hidden" name={FORM_TOKEN} value={token} />
        {children}
        <button type="submit">{button}</button>
      </form>
      {below}
    </Page>
  );
}

export function SignInPage({
  email,
  namesDemo,
  ...shown
}: Shown & { email: string /** Whether it names the accounts of the demo. */; namesDemo: boolean }) {
  const { language, problems } = shown;
  const t = words[language];
  const below = (
    <>
      <p class="below">
        <a href={`${REALM_PATH}/forgotten-password?lang=${language}`}>{t.forgottenPassword}</a>
      </p>
      {namesDemo && <DemoAccounts language={language} />}
    </>
  );
  return (
    <FormPage shown={shown} title={t.signInTitle} button={t.signIn} below={below}>
      <Email shown={shown} value={email} autofocus={!email} />
      <Field
        name="password"
        type="password"
        label={t.password}
        autocomplete="current-password"
        maxlength={PASSWORD_LENGTH.most}
        problem={problems.password}
        autofocus={Boolean(email)}
      />
    </FormPage>
  );
}

function DemoAccounts({ language }: { language: Language }) {
  const t = words[language];
  return (
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
  );
}

export function ForgottenPage({ email, back, ...shown }: Shown & { email: string; back: string }) {
  const t = words[shown.language];
  const below = (
    <p class="below">
      <a href={back}>{t.backToHandrail}</a>
    </p>
  );
  return (
    <FormPage shown={shown} title={t.forgottenPassword} lead={t.forgottenHint} button={t.sendLink} below={below}>
      <Email shown={shown} value={email} />
    </FormPage>
  );
}

export function ResetPage(shown: Shown) {
  const t = words[shown.language];
  return (
    <FormPage shown={shown} title={t.choosePassword} button={t.setPassword}>
      <NewPassword shown={shown} label={t.newPassword} />
    </FormPage>
  );
}

export function RegisterPage({ company, email, name, ...shown }: Shown & { company: string; email: string; name: string }) {
  const { language, problems } = shown;
  const t = words[language];
  return (
    <FormPage shown={shown} title={t.createAccount} lead={t.inviteFor(company)} button={t.createAccount}>
      <Email shown={shown} value={email} readonly />
      <Field name="name" type="text" label={t.name} autocomplete="name" maxlength={NAME_LENGTH} value={name} problem={problems.name} />
      <NewPassword shown={shown} label={t.password} />
    </FormPage>
  );
}

function Email({ shown: { language, problems }, ...given }: { shown: Shown; value: string; autofocus?: boolean; readonly?: boolean }) {
  return (
    <Field
      name="email"
      type="email"
      label={words[language].email}
      autocomplete="username"
      maxlength={EMAIL_LENGTH}
      problem={problems.email}
      {...given}
    />
  );
}

function NewPassword({ shown: { language, problems }, label }: { shown: Shown; label: string }) {
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
