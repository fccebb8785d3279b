import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import type { Parts } from "#server/parts.ts";
import { pageLanguage } from "#server/realm/language.ts";
import { createMailer } from "#server/realm/mail/mailer.ts";
import { words } from "#server/realm/pages/words.ts";
import { realmSettings } from "#server/realm/settings.ts";
import { type createLink, noteSent } from "./store.ts";

/** Mails a link that was made to its user, in the language of the application that it leads to; who was not invited before then is. */
export function linkMailer(parts: Parts) {
  const { db } = parts;
  const mailer = createMailer(parts, realmSettings(parts.env));
  return {
    async mail(companyId: number, to: string, made: Awaited<ReturnType<typeof createLink>>): Promise<void> {
      const { company, language } = await senderOf(db, companyId, made.propertyId);
      const t = words[pageLanguage({ setting: language })];
      const until = made.expiresAt.slice(0, 16).replace("T", " ");
      await mailer.send({ to, companyId, subject: t.mailLinkSubject(company), text: t.mailLink(company, made.link, until) });
      await noteSent(db, companyId, made.id);
    },
    close: () => mailer.close(),
  };
}

async function senderOf(db: Database, companyId: number, propertyId: number) {
  const { name } = await db.selectFrom("companies").select("name").where("id", "=", companyId).executeTakeFirstOrThrow(refuse.notFound);
  const row = await db
    .selectFrom("languages")
    .select("key")
    .where("property_id", "=", propertyId)
    .where("visibility", "=", "default")
    .executeTakeFirst();
  return { company: name, language: row?.key ?? null };
}
