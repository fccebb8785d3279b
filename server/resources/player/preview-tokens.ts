import { sql } from "kysely";
import { z } from "zod";
import type { Claims } from "#app/domain/access/claims.ts";
import type { EffectiveRole } from "#app/domain/access/roles.ts";
import { WHY_MARK } from "#app/domain/player/reasons.ts";
import type { Database, Row } from "#server/database/tables.ts";
import { type Caller, roleIn } from "#server/http/caller.ts";
import { claimsFor } from "#server/realm/claims.ts";
import { newSecretToken, tokenHash } from "#server/realm/links/secret-token.ts";

const MILLISECONDS = 15 * 60_000;
const DRAFT_MARK = "draft-";
/** A shorter key could be guessed. */
const LEAST_KEY = 16;

type Kept = Row<"preview_tokens">;
type Wish = { kind: "guide" | "chapter"; id: number } | { kind: "reasons"; language: string };

/** What is looked at, and in what role. */
export type UsedToken = Pick<Kept, "kind" | "item_id" | "language"> & { role: EffectiveRole };

/** How a player proves that its tab may see something: the token of its address, and a key that the tab made for itself. */
export const previewProof = { token: z.string().max(200), key: z.string().max(100) };

/**
 * A new token by which one tab of this person's browser shows something in the application for 15 minutes. It is stored only as a hash; the
 * caller's right to see it has been checked.
 */
export async function addPreviewToken(db: Database, { claims, propertyId }: Caller, wish: Wish) {
  const { token, hash } = newSecretToken(wish.kind === "reasons" ? WHY_MARK : DRAFT_MARK);
  const expires = new Date(Date.now() + MILLISECONDS);
  const isOurs = (await claimsFor(db, claims.sub)) !== null;
  await db
    .insertInto("preview_tokens")
    .values({
      token_hash: hash,
      property_id: propertyId,
      kind: wish.kind,
      ...(wish.kind === "reasons" ? { language: wish.language } : { item_id: wish.id }),
      manager_id: claims.sub,
      claims: isOurs ? null : JSON.stringify({ ...claims, name: "", email: "" }),
      expires_at: expires,
    })
    .execute();
  return { token, expiresAt: expires.toISOString() };
}

/**
 * What a token shows to the tab with this key. The first key that comes with it is noted in the same statement, and any other is refused
 * from then on.
 * @returns null for a token of another property, kind or tab, one that has expired or was never given, and one of a person who has no role
 * here any more or has chosen a new password since; the caller checks what the role may see
 */
export async function takePreviewToken(
  db: Database,
  propertyId: number,
  kinds: readonly Kept["kind"][],
  { token, key }: { token: string; key: string },
): Promise<UsedToken | null> {
  if (key.length < LEAST_KEY) return null;
  const keyHash = tokenHash(key);
  const kept = await db
    .updateTable("preview_tokens as kept")
    .set({ key_hash: keyHash })
    .where("property_id", "=", propertyId)
    .where("token_hash", "=", tokenHash(token))
    .where("kind", "in", [...kinds])
    .where("expires_at", ">", new Date())
    .where(sql<boolean>`coalesce(kept.key_hash, ${keyHash}) = ${keyHash}`)
    .where(sql<boolean>`not exists (select from managers where id = kept.manager_id and tokens_valid_from > kept.created_at)`)
    .returning(["kind", "item_id", "language", "manager_id", "claims"])
    .executeTakeFirst();
  const claims = kept && (await presentClaims(db, kept));
  const known = claims && (await roleIn(db, propertyId, claims));
  return known ? { ...kept, role: known.role } : null;
}

async function presentClaims(db: Database, { claims, manager_id }: Pick<Kept, "claims" | "manager_id">): Promise<Claims | undefined> {
  return claims ?? (await claimsFor(db, manager_id))?.claims;
}
