import { magicLinkCalls as calls } from "#app/contracts/magic-links.ts";
import type { Claims } from "#app/domain/access/claims.ts";
import { emailFrom } from "#app/domain/access/email.ts";
import type { Action } from "#app/domain/access/may.ts";
import type { Database } from "#server/database/tables.ts";
import { type Caller, callerFor, propertiesFor, requireMay } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import { refuse } from "#server/http/refusal.ts";
import { MailRefused } from "#server/realm/mail/mailer.ts";
import { linkMailer } from "./mail-link.ts";
import { createLink, readLinks } from "./store.ts";

/** Mails per address of who sends them, an hour. */
const MAILS_PER_HOUR = 200;

export function magicLinkRoutes(api: Api): void {
  const { db, env } = api.parts;
  const mailer = linkMailer(api.parts);
  api.app.post(calls.sendMagicLink.path, rateLimit(env, MAILS_PER_HOUR, 3600));

  on(api, calls.generateMagicLink, async ({ body: { companyId, ...wish }, caller }) => {
    const known = await requireCompany(db, caller.claims, companyId, "edit");
    const { link, expiresAt } = await createLink(db, known.companyId, "identifier", {
      ...wish,
      properties: propertiesFor(known, "edit", "company-user"),
    });
    return { link, expiresAt };
  });

  on(api, calls.getMagicLink, async ({ query, caller }) => {
    const known = await requireCompany(db, caller.claims, query.c, "view");
    return readLinks(db, known.companyId, propertiesFor(known, "view", "company-user"));
  });

  on(api, calls.sendMagicLink, async ({ body: { companyId, userPublicId, ...wish }, caller }) => {
    const known = await requireCompany(db, caller.claims, companyId, "edit");
    const to = emailFrom(userPublicId);
    if (!to) throw refuse.invalid([{ path: "userPublicId", code: "link_error_no_mail" }]);
    const asked = { ...wish, identifier: userPublicId, properties: propertiesFor(known, "edit", "company-user") };
    const made = await createLink(db, companyId, "userPublicId", asked);
    await mailer.mail(companyId, to, made).catch((error) => {
      throw error instanceof MailRefused ? refuse.invalid([{ path: "userPublicId", code: "link_error_mail_refused" }]) : error;
    });
    return { expiresAt: made.expiresAt };
  });
}

/** The company of a call whose path names none: the one that it asks for, else the caller's only one. @throws Refusal 404, 401 */
async function requireCompany(db: Database, claims: Claims, asked: number | undefined, action: Action): Promise<Caller> {
  const own = Object.keys(claims.companyProperties);
  const company = asked ?? (own.length === 1 ? own[0] : undefined);
  if (company === undefined) throw refuse.notFound();
  const caller = await callerFor(db, claims, { company: String(company) });
  requireMay(caller, action, "company-user");
  return caller;
}
