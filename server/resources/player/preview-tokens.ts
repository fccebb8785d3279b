import { sql } from "kysely";
import { z } from "zod";
import type { Claims } from "#app/domain/access/claims.ts";
import type { EffectiveRole } from "#app/domain/access/roles.ts";
import type { Opened } from "#app/domain/player/opened.ts";
import { WHY_MARK } from "#app/domain/player/reasons.ts";
import type { Database, Row } from "#server/database/tables.ts";
import { type Caller, roleIn } from "#server/http/caller.ts";
import { claimsFor } from "#server/realm/claims.ts";
import { newSecretToken, tokenHash } from "#server/realm/links/secret-token.ts";

const MINUTE = 60_000;
/** How long a token of each kind counts; a token of an editor only until it is taken (`takeEditorToken`). */
const COUNTS = { guide: 15 * MINUTE, chapter: 15 * MINUTE, reasons: 15 * MINUTE, editor: 10 * MINUTE };
/** An editor ends so long after its last use, and so long after its token was made however much it is used. */
const EDITS = 120 * MINUTE;
const MOST_EDITS = 12 * 60 * MINUTE;
export const EDIT_MARK = "edit-";
const DRAFT_MARK = "draft-";
/** A shorter key could be guessed. */
const LEAST_KEY = 16;

type Kept = Row<"preview_tokens">;
type Wish =
  | { kind: "guide" | "chapter"; id: number }
  | { kind: "reasons"; language: string }
  | { kind: "editor"; opened: Opened; origin: string };
const MARKS = { guide: DRAFT_MARK, chapter: DRAFT_MARK, reasons: WHY_MARK, editor: EDIT_MARK };

/** What is looked at, and in what role. */
export type UsedToken = Pick<Kept, "kind" | "item_id" | "language"> & { role: EffectiveRole };

/** How a player proves that its tab may see something: the token of its address, and a key that the tab made for itself. */
export const previewProof = { token: z.string().max(200), key: z.string().max(100) };

/**
 * A new token by which one tab of this person's browser shows something in the application, or edits there. It is stored only as a hash; the
 * caller's right to see it has been checked.
 */
export async function addPreviewToken(db: Database, { claims, propertyId }: Caller, wish: Wish) {
  const { token, hash } = newSecretToken(MARKS[wish.kind]);
  const expires = new Date(Date.now() + COUNTS[wish.kind]);
  const isOurs = (await claimsFor(db, claims.sub)) !== null;
  await db
    .insertInto("preview_tokens")
    .values({
      token_hash: hash,
      property_id: propertyId,
      kind: wish.kind,
      ...shownBy(wish),
      manager_id: claims.sub,
      claims: isOurs ? null : JSON.stringify({ ...claims, name: "", email: "" }),
      expires_at: expires,
    })
    .execute();
  return { token, expiresAt: expires.toISOString() };
}

function shownBy(wish: Wish) {
  if (wish.kind === "reasons") return { language: wish.language };
  if (wish.kind !== "editor") return { item_id: wish.id };
  return { item_id: wish.opened.id, item_kind: wish.opened.kind, origin: wish.origin };
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
  { token, key }: Proof,
): Promise<UsedToken | null> {
  if (key.length < LEAST_KEY) return null;
  const kept = await taken(db, propertyId, { token, key })
    .where("kind", "in", [...kinds])
    .executeTakeFirst();
  const claims = kept && (await presentClaims(db, kept));
  const known = claims && (await roleIn(db, propertyId, claims));
  return known ? { ...kept, role: known.role } : null;
}

/** The tab with this key, if the token counts for it. */
const taken = (db: Database, propertyId: number, { token, key }: Proof) => {
  const keyHash = tokenHash(key);
  return db
    .updateTable("preview_tokens as kept")
    .set({ key_hash: keyHash })
    .where("property_id", "=", propertyId)
    .where("token_hash", "=", tokenHash(token))
    .where("expires_at", ">", new Date())
    .where(sql<boolean>`coalesce(kept.key_hash, ${keyHash}) = ${keyHash}`)
    .where(sql<boolean>`not exists (select from managers where id = kept.manager_id and tokens_valid_from > kept.created_at)`)
    .returning(["kind", "item_id", "item_kind", "language", "manager_id", "claims"]);
};

type Proof = { token: string; key: string };

/**
 * Who edits by a token, in the tab with this key, at the application that it was made for, and what it was made for. Once
 * taken it counts for two hours after each use, for twelve hours in all.
 * @returns null as `takePreviewToken` does, and at another address
 */
export async function takeEditorToken(db: Database, propertyId: number, proof: Proof, origin: string) {
  if (proof.key.length < LEAST_KEY) return null;
  const kept = await taken(db, propertyId, proof)
    .set({ expires_at: new Date(Date.now() + EDITS) })
    .where("kind", "=", "editor")
    .where("origin", "=", origin)
    .where("created_at", ">", new Date(Date.now() - MOST_EDITS))
    .executeTakeFirst();
  const claims = kept && (await presentClaims(db, kept));
  const opened: Opened = { kind: kept?.item_kind ?? "guide", id: kept?.item_id ?? 0 };
  return claims ? { claims, opened } : null;
}

/** Ends an editor: its token counts no longer. */
export async function endEditor(db: Database, propertyId: number, token: string): Promise<void> {
  await db
    .deleteFrom("preview_tokens")
    .where((row) => row.and({ property_id: propertyId, kind: "editor", token_hash: tokenHash(token) }))
    .execute();
}

async function presentClaims(db: Database, { claims, manager_id }: Pick<Kept, "claims" | "manager_id">): Promise<Claims | undefined> {
  return claims ?? (await claimsFor(db, manager_id))?.claims;
}
