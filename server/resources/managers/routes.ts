import { managerCalls as calls } from "#app/contracts/managers.ts";
import type { Claims } from "#app/domain/access/claims.ts";
import type { Database } from "#server/database/tables.ts";
import { type Api, on } from "#server/http/on.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import { refuse } from "#server/http/refusal.ts";
import { openInvite } from "#server/realm/links/invites.ts";
import { register } from "#server/realm/links/register.ts";
import { firstProperty } from "#server/resources/properties/list.ts";
import { updateManager } from "./update.ts";

export function managerRoutes(api: Api): void {
  const { db, env } = api.parts;
  api.app.on("POST", ["/v3/managers", "/v3/managers/invites/validate"], rateLimit(env, INVITES_PER_MINUTE, 60));

  on(api, calls.register, async ({ body }) => {
    const result = await register(db, body);
    if (result.kind === "refused") throw refuse.invalid([{ path: FIELD[result.problem], code: result.problem }]);
    return { id: result.id };
  });

  on(api, calls.validateInvite, async ({ body }) => {
    const invite = await openInvite(db, body.token);
    if (!invite) throw refuse.notFound();
    return { email: invite.email, company: invite.company };
  });

  on(api, calls.getMe, ({ caller }) => readMe(db, caller.claims));

  on(api, calls.updateMe, async ({ params, body, caller }) => {
    if (params.manager !== "me" && params.manager !== caller.claims.sub) throw refuse.notFound();
    await updateManager(db, caller.claims.sub, body);
    return readMe(db, caller.claims);
  });
}

const FIELD = {
  name_invalid: "name",
  email_invalid: "email",
  password_invalid: "password",
  invite_invalid: "token",
  invite_other_email: "email",
};
/** Calls per address that anybody may make with the token of an invite. */
const INVITES_PER_MINUTE = 30;

async function readMe(db: Database, claims: Claims) {
  const row = await db.selectFrom("managers").selectAll().where("id", "=", claims.sub).executeTakeFirst();
  // People of a foreign OpenID provider have no row here: the token is all we know.
  if (!row) return { ...ofClaims(claims), firstProperty: await firstProperty(db, claims) };
  const subscriptions = row.config.emailSubscriptions;
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    superAdmin: row.super_admin,
    language: row.language === "en" || row.language === "de" ? row.language : null,
    config: { emailSubscriptions: (subscriptions ?? {}) as Record<string, boolean> },
    firstProperty: await firstProperty(db, claims),
  } as const;
}

function ofClaims({ sub, name, email, superAdmin }: Claims) {
  return { id: sub, name, email, superAdmin, language: null, config: { emailSubscriptions: {} } };
}
