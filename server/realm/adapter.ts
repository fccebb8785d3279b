import type { Adapter, AdapterPayload } from "oidc-provider";
import type { Database } from "#server/database/tables.ts";
import { begunFrom, boundBegun } from "./begun-sign-ins.ts";

/** The clock of this process, which also set when a record expires. */
const now = () => new Date();

/** Keeps the OpenID provider's records in the table `oidc_records`; every operation except the start of a sign-in is one statement. */
export function oidcAdapter(db: Database, errors: typeof import("oidc-provider").errors) {
  return (model: string): Adapter => ({
    async upsert(id, payload, expiresIn) {
      const text = JSON.stringify(payload);
      // PostgreSQL cannot store NUL, which requests can bring in through parameters such as `state` that are returned as sent.
      if (text.includes("\\u0000")) throw new errors.InvalidRequest("a parameter holds a character that cannot be kept");
      const row = {
        payload: text,
        grant_id: payload.grantId ?? null,
        uid: payload.uid ?? null,
        expires_at: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
        consumed_at: null,
        begun_from: model === "Interaction" ? begunFrom() : null,
      };
      await db
        .insertInto("oidc_records")
        .values({ model, id, ...row })
        .onConflict((clash) => clash.columns(["model", "id"]).doUpdateSet(row))
        .execute();
      if (row.begun_from) await boundBegun(db, row.begun_from);
    },
    find: (id) => first(db, model, "id", id),
    findByUid: (uid) => first(db, model, "uid", uid),
    // Device codes are not offered by this realm.
    findByUserCode: async () => undefined,
    async consume(id) {
      await db.updateTable("oidc_records").set({ consumed_at: now() }).where("model", "=", model).where("id", "=", id).execute();
    },
    async destroy(id) {
      await db.deleteFrom("oidc_records").where("model", "=", model).where("id", "=", id).execute();
    },
    async revokeByGrantId(grantId) {
      await db.deleteFrom("oidc_records").where("model", "=", model).where("grant_id", "=", grantId).execute();
    },
  });
}

async function first(db: Database, model: string, column: "id" | "uid", value: string): Promise<AdapterPayload | undefined> {
  if (!value || value.includes("\0")) return undefined;
  const row = await db
    .selectFrom("oidc_records")
    .select(["payload", "consumed_at"])
    .where("model", "=", model)
    .where(column, "=", value)
    .where((where) => where.or([where("expires_at", "is", null), where("expires_at", ">", now())]))
    .executeTakeFirst();
  if (!row) return undefined;
  const consumed = row.consumed_at ? { consumed: Math.floor(row.consumed_at.getTime() / 1000) } : {};
  return { ...row.payload, ...consumed } as AdapterPayload;
}

/** Deletes expired provider records and used-up links; called by the worker. @returns how many provider records were deleted */
export async function removeExpired(db: Database): Promise<number> {
  const gone = await db.deleteFrom("oidc_records").where("expires_at", "<", now()).executeTakeFirst();
  await db.deleteFrom("password_resets").where("expires_at", "<", now()).execute();
  return Number(gone.numDeletedRows);
}
