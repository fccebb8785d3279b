import { createTransport } from "nodemailer";
import type { Parts } from "#server/parts.ts";
import type { RealmSettings } from "#server/realm/settings.ts";

export type Mail = { to: string; replyTo?: string; subject: string; text: string };
export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

const KEPT = 200;

/** Sends by SMTP when a server is set; otherwise stores the mail in the outbox table, which keeps the newest 200. */
export function createMailer({ db }: Parts, settings: RealmSettings): Mailer {
  if (settings.smtpUrl) {
    const transport = createTransport(settings.smtpUrl, { from: settings.mailFrom });
    return { send: async (mail) => void (await transport.sendMail(mail)), close: () => transport.close() };
  }
  return {
    async send({ to, subject, text }) {
      const { id } = await db.insertInto("outbox").values({ recipient: to, subject, body: text }).returning("id").executeTakeFirstOrThrow();
      await db
        .deleteFrom("outbox")
        .where("id", "<=", id - KEPT)
        .execute();
    },
    close: () => {},
  };
}
