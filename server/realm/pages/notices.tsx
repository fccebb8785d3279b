/** @jsxImportSource hono/jsx */
import { raw } from "hono/html";
import { Page } from "./page.tsx";
import { type Language, words } from "./words.ts";

type Notice = { language: Language; title: string; text: string; link?: { to: string; label: string }; self?: string };

/** A page with one message and, where there is one, the next step. */
export function NoticePage({ language, title, text, link, self }: Notice) {
  return (
    <Page language={language} title={title} self={self ?? null}>
      <h1>{title}</h1>
      <p>{text}</p>
      {link ? (
        <a class="button" href={link.to}>
          {link.label}
        </a>
      ) : null}
    </Page>
  );
}

/** The provider's sign-out question; `form` is the provider's own markup with its secret. Its buttons stand within it: text browsers know no others. */
export function SignOutPage({ language, form }: { language: Language; form: string }) {
  const t = words[language];
  return (
    <Page language={language} title={t.signOut} self={null}>
      <h1>{t.signOutQuestion}</h1>
      {raw(form.replace("</form>", ""))}
      <button type="submit" name="logout" value="yes">
        {t.signOut}
      </button>{" "}
      <button class="quiet" type="submit">
        {t.staySignedIn}
      </button>
      {raw("</form>")}
    </Page>
  );
}

export type StoredMail = { id: number; recipient: string; subject: string; body: string; createdAt: Date };

export function OutboxPage({ language, self, mails }: { language: Language; self: string; mails: StoredMail[] }) {
  const t = words[language];
  return (
    <Page language={language} title={t.outbox} self={self} wide>
      <h1>{t.outbox}</h1>
      <p class="soft">{t.outboxHint}</p>
      {mails.length === 0 ? <p>{t.outboxEmpty}</p> : null}
      {mails.map((mail) => (
        <article class="mail" key={mail.id}>
          <h2>{mail.subject}</h2>
          <p class="soft">
            {t.outboxTo} {mail.recipient}, <time datetime={mail.createdAt.toISOString()}>{mail.createdAt.toLocaleString(language)}</time>
          </p>
          <pre>{linked(mail.body)}</pre>
        </article>
      ))}
    </Page>
  );
}

function linked(body: string) {
  return body.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
