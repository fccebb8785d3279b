import type { Hono } from "hono";
import { personalCalls } from "#app/contracts/personal.ts";
import { bearerOf } from "#server/http/bearer.ts";
import { fieldsOf } from "#server/http/fields-of.ts";
import { readJson } from "#server/http/read-body.ts";
import { refuse } from "#server/http/refusal.ts";
import type { RealmBindings, RealmContext, RealmRequest } from "../context.ts";
import { updatePassword } from "../passwords/update-password.ts";
import { ssoStatus } from "../sso-status.ts";
import { mayHoldPersonalToken, readPersonalToken, resetPersonalToken } from "../tokens/personal-token.ts";
import type { Verified } from "../tokens/verify.ts";

const { body: passwordChange, bodyLimit: passwordLimit } = personalCalls.updatePassword;

/** The realm's endpoints for the signed-in person (specification 2, section 7, "Auth realm"). */
export function serviceRoutes(app: Hono<RealmBindings>, realm: RealmContext): void {
  const { db } = realm.parts;

  app.post("/service/users/update-password", async (c) => {
    const { claims, session } = await signedIn(c, realm);
    const { wait } = await realm.limits.passwords.take(claims.sub);
    if (wait > 0) throw refuse.tooMany(wait);
    const change = passwordChange.safeParse(await readJson(c.req.raw, passwordLimit));
    if (!change.success) throw refuse.invalid(fieldsOf(change.error));
    const problem = await updatePassword(db, claims.sub, session, change.data);
    if (problem) throw refuse.invalid([{ path: FIELD[problem], code: problem }]);
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
    return c.json({ token: await resetPersonalToken(db, claims.sub) });
  });
}

const FIELD = { invalid_existing_password: "currentPassword", passwords_do_not_match: "confirmation", password_invalid: "newPassword" };

async function bearer(c: RealmRequest, realm: RealmContext): Promise<Verified> {
  const token = bearerOf(c);
  const verified = token ? await realm.verify(token) : null;
  if (!verified) throw refuse.unauthenticated();
  return verified;
}

/** A person who signed in; a personal token may not change what it could then be kept alive by. */
async function signedIn(c: RealmRequest, realm: RealmContext): Promise<Verified> {
  const verified = await bearer(c, realm);
  if (verified.personal) throw refuse.forbidden();
  return verified;
}
