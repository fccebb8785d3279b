import { createHmac } from "node:crypto";
import type { JWK } from "jose";
import { BrokenSetting, type Env } from "#server/env.ts";

export type RealmKeys = { keys: JWK[] };

/** The realm's private ES256 keys: the first signs, all verify. @throws BrokenSetting in one line that never holds a key */
export function realmKeys(set: Env["REALM_KEYS"]): RealmKeys {
  const keys = (set.keys as JWK[]).map((key) => ({ ...key, alg: "ES256", use: "sig" }));
  const usable = (key: JWK) => key.kty === "EC" && key.crv === "P-256" && Boolean(key.kid && key.x && key.y && key.d);
  if (keys.every(usable)) return { keys };
  throw new BrokenSetting("Setting REALM_KEYS must hold private ES256 keys only (kty EC, crv P-256, each with a kid).");
}

/** The keys without their private part, for verifying. */
export function publicKeys({ keys }: RealmKeys): RealmKeys {
  return { keys: keys.map(({ d: _private, ...open }) => open) };
}

/** Derives a secret for one purpose, so that no key signs two kinds of things. */
export function derivedSecret(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("base64url");
}
