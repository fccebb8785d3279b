import { createTransport } from "nodemailer";
import type { Parts } from "#server/parts.ts";
import type { RealmSettings } from "#server/realm/settings.ts";

/** `companyId`: the company that it is sent for, to one of its users. */
export type Mail = { to: string; replyTo?: string; subject: string; text: string; companyId?: number };
/** The server will never take a mail for this address. `reply` is the code of its answer: the words may name the person. */
export class MailRefused extends Error {
  constructor(readonly reply: string) {
    super(`the mail server refused the recipient: ${reply}`);
  }
}

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
    return {
      send: ({ companyId: _, ...mail }) => withinTime(transport.sendMail(mail)).catch(throwRefusal),
      close: () => transport.close(),
    };
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

/**
 * Tells a refusal of the recipient for good from everything else: what the server says of the sender, of the sign-in, or with a code below
 * 500, may be better next time.
 */
function throwRefusal(error: { code?: string; command?: string; response?: string; permanent?: boolean }): never {
  const isOfRecipient = error.command === "RCPT TO" || (error.code === "EMESSAGE" && error.command === "DATA");
  if (error.permanent && isOfRecipient)
    throw new MailRefused(/^\d{3}([ -]\d\.\d{1,3}\.\d{1,3}\b)?/.exec(error.response ?? "")?.[0] ?? "550");
  throw error;
}
