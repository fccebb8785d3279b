import { sql } from "kysely";
import type { KoaContextWithOIDC, Provider } from "oidc-provider";
import type { Database, DatabaseTransaction } from "#server/database/tables.ts";
import { IDLE_SECONDS } from "./settings.ts";

/** Getting or renewing a token counts as activity: it restarts the idle time of the realm's session behind the token. */
export function keepSessionAlive(provider: Provider, db: Database): void {
  provider.on("grant.success", (ctx: KoaContextWithOIDC) => {
    const { RefreshToken, AuthorizationCode } = ctx.oidc.entities;
    const uid = RefreshToken?.sessionUid ?? AuthorizationCode?.sessionUid;
    if (uid) extend(db, uid, IDLE_SECONDS).catch((error) => provider.emit("server_error", ctx, error));
  });
}

async function extend(db: Database, uid: string, seconds: number): Promise<void> {
  const now = Date.now();
  const end = Math.ceil(now / 1000) + seconds;
  await db
    .updateTable("oidc_records")
    .set({ expires_at: new Date(end * 1000), payload: sql<string>`jsonb_set(payload, '{exp}', to_jsonb(${end}::bigint))` })
    .where("model", "=", "Session")
    .where("uid", "=", uid)
    .where("expires_at", ">", new Date(now))
    .execute();
}

/**
 * Ends every sign-in of a manager (after a password change) except the current one, and what they edit on pages. Access tokens expire by
 * themselves.
 */
export async function endSessions(db: Database | DatabaseTransaction, managerId: string, except: string | null): Promise<void> {
  const account = sql<string>`payload->>'accountId'`;
  const session = sql<string>`coalesce(payload->>'sessionUid', uid, '')`;
  await db
    .deleteFrom("oidc_records")
    .where(account, "=", managerId)
    .where("model", "in", ["Session", "RefreshToken", "AuthorizationCode"])
    .where(session, "<>", except ?? "-")
    .execute();
  await endEditing(db, managerId);
}

/** Ends what a manager edits on the pages of an application, in whatever tab. */
export async function endEditing(db: Database | DatabaseTransaction, managerId: string): Promise<void> {
  await db.deleteFrom("preview_tokens").where("manager_id", "=", managerId).where("kind", "=", "editor").execute();
}

/**
 * Somebody signs in while somebody else is still signed in, in another tab. The provider would ask for a sign-out on a page that
 * needs a script; instead, the old session and its tokens end here.
 */
export async function endOtherSession(db: Database, sessionId: string | undefined, managerId: string): Promise<void> {
  if (!sessionId || sessionId.length > 200 || sessionId.includes("\0")) return;
  await db
    .deleteFrom("oidc_records")
    .where("model", "=", "Session")
    .where("id", "=", sessionId)
    .where(sql<string>`payload->>'accountId'`, "<>", managerId)
    .execute();
}
