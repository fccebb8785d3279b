import type { Hono } from "hono";
import type { Call } from "#app/contracts/call.ts";
import { personalCalls } from "#app/contracts/personal.ts";
import type { Claims } from "#app/domain/access/claims.ts";
import type { Database } from "#server/database/tables.ts";
import { bearerOf } from "#server/http/bearer.ts";
import { fieldsOf } from "#server/http/fields-of.ts";
import { keyOf, onlyOnce, type Write, wasDone } from "#server/http/only-once.ts";
import { readJson } from "#server/http/read-body.ts";
import { refuse } from "#server/http/refusal.ts";
import type { RealmBindings, RealmContext, RealmRequest } from "#server/realm/context.ts";
import type { Mail } from "#server/realm/mail/mailer.ts";
import { updatePassword } from "#server/realm/passwords/update-password.ts";
import {
  mayHoldPersonalToken,
  readPersonalToken,
  resetPersonalToken,
  resetPersonalTokenOnce,
} from "#server/realm/tokens/personal-token.ts";
import type { Verified } from "#server/realm/tokens/verify.ts";

const { askSupport, resetPersonalToken: resetToken, updatePassword: changePassword } = personalCalls;

/** The realm's endpoints for the signed-in person (specification 2, section 7, "Auth realm"). */
export function serviceRoutes(app: Hono<RealmBindings>, realm: RealmContext): void {
  const { db } = realm.parts;

  app.post("/service/users/update-password", async (c) => {
    const { claims, session } = await signedIn(c, realm);
    const { wait } = await realm.limits.passwords.take(claims.sub);
    if (wait > 0) throw refuse.tooMany(wait);
    const change = changePassword.body.safeParse(await readJson(c.req.raw, changePassword.bodyLimit));
    if (!change.success) throw refuse.invalid(fieldsOf(change.error));
    await once(db, writeOf(changePassword, c, claims), async () => {
      const problem = await updatePassword(db, claims.sub, session, change.data);
      if (problem) throw refuse.invalid([{ path: FIELD[problem], code: problem }]);
    });
    return c.body(null, 204);
  });

  app.get("/service/users/sso-status", async (c) => {
    const { claims } = await bearer(c, realm);
    return c.json(await ssoStatus(db, claims));
  });

  app.get("/service/users/api-token", async (c) => {
    const { claims } = await bearer(c, realm);
    if (!mayHoldPersonalToken(claims)) throw refuse.forbidden();
    return c.json({ token: await readPersonalToken(db, claims.sub) }, 200, { "cache-control": "no-store" });
  });

  app.post("/service/users/api-token", async (c) => {
    const { claims } = await signedIn(c, realm);
    if (!mayHoldPersonalToken(claims)) throw refuse.forbidden();
    if (c.req.query("reset") !== "true") throw refuse.badRequest("query_invalid", [{ path: "reset", code: "text_error_invalid" }]);
    const write = writeOf(resetToken, c, claims);
    const token = await (write ? resetPersonalTokenOnce(db, write, realm.settings.tokenSecret) : resetPersonalToken(db, claims.sub));
    return c.json({ token }, 200, { "cache-control": "no-store" });
  });

  app.post("/service/support-requests", async (c) => {
    const { claims } = await signedIn(c, realm);
    const to = realm.settings.supportMail;
    if (!to) throw refuse.notFound();
    const sent = askSupport.body.safeParse(await readJson(c.req.raw, askSupport.bodyLimit));
    if (!sent.success) throw refuse.invalid(fieldsOf(sent.error));
    const { wait } = await realm.limits.support.take(claims.sub);
    if (wait > 0) throw refuse.tooMany(wait);
    await mailOnce(realm, writeOf(askSupport, c, claims), supportMail(realm, claims, to, sent.data.request));
    return c.body(null, 204);
  });
}

function supportMail({ settings }: RealmContext, { name, email }: Claims, to: string, request: string): Mail {
  const sender = name.replace(/\s+/g, " ");
  return { to, replyTo: email, subject: `Support: ${sender}`, text: `${request}\n\n${sender} <${email}>\n${settings.webUrl}` };
}

/** The write that a request's key identifies; null without a key. */
function writeOf(call: Call, c: RealmRequest, { sub }: Claims): Write | null {
  const key = keyOf(call, c.req.header("idempotency-key"));
  return key === null ? null : { managerId: sub, key, call, address: call.path };
}

async function once(db: Database, write: Write | null, work: () => Promise<void>): Promise<void> {
  if (!write) return work();
  await onlyOnce(db, write, async () => {
    await work();
    return { status: 204, body: null };
  });
}

const mailsUnderWay = new Map<string, Promise<void>>();

/** Sends one mail per key. Only a mail that was handed over counts as sent; any other may be requested again. */
async function mailOnce({ parts: { db }, mailer }: RealmContext, write: Write | null, mail: Mail): Promise<void> {
  if (!write) return mailer.send(mail);
  const name = `${write.managerId} ${write.key}`;
  const underWay =
    mailsUnderWay.get(name) ??
    (async () => {
      if (await wasDone(db, write)) return;
      // Not within the transaction: a slow mail server would keep a connection to the database busy.
      await mailer.send(mail);
      await once(db, write, async () => {});
    })().finally(() => mailsUnderWay.delete(name));
  mailsUnderWay.set(name, underWay);
  await underWay;
}

const FIELD = { invalid_existing_password: "currentPassword", passwords_do_not_match: "confirmation", password_invalid: "newPassword" };

async function bearer(c: RealmRequest, realm: RealmContext): Promise<Verified> {
  const token = bearerOf(c);
  const verified = token ? await realm.verify(token) : null;
  if (!verified) throw refuse.unauthenticated();
  return verified;
}

/** The signed-in person. A personal token is refused: it could otherwise extend its own life. */
async function signedIn(c: RealmRequest, realm: RealmContext): Promise<Verified> {
  const verified = await bearer(c, realm);
  if (verified.personal) throw refuse.forbidden();
  return verified;
}

/** Whether one of the manager's companies has single sign-on, and whether the manager may still use a password (specification 2, section 3). */
async function ssoStatus(db: Database, claims: Claims): Promise<{ canBypassSso: boolean; hasSsoEnabled: boolean }> {
  const companyIds = Object.keys(claims.companyProperties).map(Number);
  const companies = companyIds.length > 0 ? await db.selectFrom("companies").select("config").where("id", "in", companyIds).execute() : [];
  const manager = await db.selectFrom("managers").select("config").where("id", "=", claims.sub).executeTakeFirst();
  const enabled = ({ config }: { config: Record<string, unknown> }) =>
    (config.ssoSaml as { enabled?: unknown } | undefined)?.enabled === true;
  return { canBypassSso: manager?.config.canBypassSSO === true, hasSsoEnabled: companies.some(enabled) };
}
