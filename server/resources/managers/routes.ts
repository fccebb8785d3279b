import { managerCalls as calls } from "#app/contracts/managers.ts";
import type { Claims } from "#app/domain/access/claims.ts";
import type { Database } from "../../database/tables.ts";
import { type Api, on } from "../../http/on.ts";
import { refuse } from "../../http/refusal.ts";
import { firstProperty } from "../properties/list.ts";

export function managerRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.getMe, ({ caller }) => readMe(db, caller.claims));

  on(api, calls.updateMe, async ({ params, body, caller }) => {
    if (params.manager !== "me" && params.manager !== caller.claims.sub) throw refuse.notFound();
    if (Object.keys(body).length > 0) await db.updateTable("managers").set(body).where("id", "=", caller.claims.sub).execute();
    return readMe(db, caller.claims);
  });
}

async function readMe(db: Database, claims: Claims) {
  const row = await db.selectFrom("managers").selectAll().where("id", "=", claims.sub).executeTakeFirst();
  if (!row) throw refuse.unauthenticated();
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
