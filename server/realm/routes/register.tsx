/** @jsxImportSource hono/jsx */
import type { Hono } from "hono";
import type { RealmBindings, RealmContext, RealmRequest } from "#server/realm/context.ts";
import { openInvite } from "#server/realm/links/invites.ts";
import { register } from "#server/realm/links/register.ts";
import { RegisterPage } from "#server/realm/pages/forms.tsx";
import { NoticePage } from "#server/realm/pages/notices.tsx";
import { words } from "#server/realm/pages/words.ts";
import { languageOf, page, selfOf } from "./answer.ts";
import { readForm } from "./form.ts";
import { formToken } from "./form-token.ts";
import { refusedForm } from "./refused-form.tsx";
import { passwordProblems } from "./reset.tsx";

/** Creates the account of an invite. */
export function registerRoutes(app: Hono<RealmBindings>, realm: RealmContext): void {
  const { parts, settings } = realm;

  const closed = (c: RealmRequest, token: string) => {
    const language = languageOf(c);
    const t = words[language];
    const link = { to: `${settings.webUrl}/login`, label: t.backToHandrail };
    const text = token ? t.inviteInvalid : t.inviteMissing;
    return page(c, <NoticePage language={language} title={t.inviteTitle} text={text} link={link} self={selfOf(c)} />, token ? 410 : 400);
  };

  app.get("/register", async (c) => {
    const token = c.req.query("token") ?? "";
    const invite = await openInvite(parts.db, token);
    if (!invite) return closed(c, token);
    return page(
      c,
      <RegisterPage token={formToken(c, settings)} language={languageOf(c)} self={selfOf(c)} problems={{}} name="" {...invite} />,
    );
  });

  app.post("/register", async (c) => {
    const form = await readForm(c, settings);
    if (!form.ok) return refusedForm(c, realm, form.failure);
    const token = c.req.query("token") ?? "";
    const invite = await openInvite(parts.db, token);
    if (!invite) return closed(c, token);
    const language = languageOf(c);
    const t = words[language];
    const name = form.value("name").slice(0, 1000);
    const again = (problems: Record<string, string>) =>
      page(
        c,
        <RegisterPage token={formToken(c, settings)} language={language} self={selfOf(c)} problems={problems} name={name} {...invite} />,
        422,
      );
    const password = form.value("password");
    const problems = passwordProblems(t, password, form.value("confirmation"));
    if (Object.keys(problems).length > 0) return again(problems);
    const result = await register(parts.db, { name, email: invite.email, password, token, language });
    if (result.kind === "refused") return result.problem === "name_invalid" ? again({ name: t.nameInvalid }) : closed(c, token);
    const created = result.kind === "created";
    const link = { to: `${settings.webUrl}/login`, label: t.signIn };
    const [title, text] = created ? [t.accountMadeTitle, t.accountMade] : [t.accountExistsTitle, t.accountExists];
    return page(c, <NoticePage language={language} title={title} text={text} link={link} />);
  });
}
