/** @jsxImportSource hono/jsx */
import type { RealmContext, RealmRequest } from "#server/realm/context.ts";
import { NoticePage } from "#server/realm/pages/notices.tsx";
import { words } from "#server/realm/pages/words.ts";
import { languageOf, page } from "./answer.ts";
import type { FormFailure } from "./form.ts";

const STATUS = { foreign: 403, "too-large": 413, "wrong-type": 415 } as const;

/** The page for a form that was refused unread. */
export function refusedForm(c: RealmRequest, { settings }: RealmContext, failure: FormFailure) {
  const language = languageOf(c);
  const t = words[language];
  const text = { foreign: t.foreignForm, "too-large": t.tooLarge, "wrong-type": t.badRequestText }[failure];
  const link = { to: `${settings.webUrl}/login`, label: t.backToHandrail };
  return page(c, <NoticePage language={language} title={t.failureTitle} text={text} link={link} />, STATUS[failure]);
}
