import { createTransport } from "nodemailer";
import type { Parts } from "#server/parts.ts";
import type { RealmSettings } from "#server/realm/settings.ts";

/** `companyId`: the company that it is sent for, to one of its users. */
export type Mail = { to: string; replyTo?: string; subject: string; text: string; companyId?: number };
export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

const KEPT = 200;
/**
 * All of it below the 10 s after which the dashboard gives up. The library's time-outs each begin anew with every step, so a mail as a
 * whole has one of its own.
 */
const TIMEOUTS = { dnsTimeout: 4000, connectionTimeout: 4000, greetingTimeout: 4000, socketTimeout: 6000 };
const MOST_MILLISECONDS = 7000;

/** Sends by SMTP when a server is set; otherwise stores the mail in the outbox table, which keeps the newest 200. */
export function createMailer({ db }: Parts, settings: RealmSettings): Mailer {
  if (settings.smtpUrl) {
    const transport = createTransport({ url: settings.smtpUrl, ...TIMEOUTS }, { from: settings.mailFrom });
    return { send: ({ companyId: _, ...mail }) => withinTime(transport.sendMail(mail)), close: () => transport.close() };
  }
  return {
    async send({ to, subject, text, companyId = null }) {
      const { id } = await db
        .insertInto("outbox")
        .values({ recipient: to, company_id: companyId, subject, body: text })
        .returning("id")
        .executeTakeFirstOrThrow();
      await db
        .deleteFrom("outbox")
        .where("id", "<=", id - KEPT)
        .execute();
    },
    close: () => {},
  };
}

async function withinTime(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the mail server took too long")), MOST_MILLISECONDS);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
