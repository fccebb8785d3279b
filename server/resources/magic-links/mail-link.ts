import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import type { Parts } from "#server/parts.ts";
import { pageLanguage } from "#server/realm/language.ts";
import { createMailer, MailRefused } from "#server/realm/mail/mailer.ts";
import { words } from "#server/realm/pages/words.ts";
import { realmSettings } from "#server/realm/settings.ts";
import { type createLink, noteSent, removeLink } from "./store.ts";

/**
 * Mails a link that was made to its user, in the language of the application that it leads to; who was not invited before then is. A link
 * whose mail was refused is removed: nobody has it.
 */
export function linkMailer(parts: Parts) {
  const { db } = parts;
  const mailer = createMailer(parts, realmSettings(parts.env));
  return {
    /** @throws MailRefused when the address will never take a mail; anything else may be better next time */
    async mail(companyId: number, to: string, made: Awaited<ReturnType<typeof createLink>>): Promise<void> {
      const { company, language } = await senderOf(db, companyId, made.propertyId);
      const t = words[pageLanguage({ setting: language })];
      const until = made.expiresAt.slice(0, 16).replace("T", " ");
      const mail = { to, companyId, subject: t.mailLinkSubject(company), text: t.mailLink(company, made.link, until) };
      await mailer.send(mail).catch(async (error) => {
        // After any other error the mail may have gone out all the same.
        if (error instanceof MailRefused) await removeLink(db, companyId, made.id);
        throw error;
      });
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
