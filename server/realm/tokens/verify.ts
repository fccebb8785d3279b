import { createLocalJWKSet, decodeJwt, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import { claimsOf } from "#app/domain/access/token-claims.ts";
import { BoundedMap } from "#app/domain/bounded-map.ts";
import type { Database } from "#server/database/tables.ts";
import type { Identity } from "#server/realm/claims.ts";
import { publicKeys } from "#server/realm/keys.ts";
import type { RealmSettings } from "#server/realm/settings.ts";
import { discoverKeys } from "./foreign-keys.ts";
import { isPersonalToken, verifyPersonalToken } from "./personal-token.ts";
import { countsStill } from "./valid-from.ts";

/** A verified bearer token. `session` is the realm's sign-in behind it; null for personal tokens and foreign providers. */
export type Verified = Identity & { session: string | null; personal: boolean };
export type Verify = (bearer: string) => Promise<Verified | null>;

/** `issued` in milliseconds; null for tokens of a foreign provider, since only the provider knows whether they are still valid. */
type Kept = { until: number; issued: number | null; verified: Verified };
const MOST_KEPT = 5000;
const LONGEST = 16_384;
const ALGORITHMS = ["ES256", "RS256", "PS256", "EdDSA"];

/**
 * Verifies access tokens of this realm, of the foreign provider when one is set, and personal tokens. Each signature is checked only once.
 */
export function createVerify(db: Database, settings: RealmSettings): Verify {
  const own = { key: createLocalJWKSet(publicKeys(settings.keys)), issuer: settings.issuer, audience: settings.resource };
  const issuers: Trust[] = settings.foreign ? [own, { key: discoverKeys(settings.foreign.issuer), ...settings.foreign }] : [own];
  const kept = new BoundedMap<string, Kept>(MOST_KEPT);
  const counts = countsStill(db);
  const isCurrent = ({ issued, verified }: Kept) => issued === null || counts(verified.claims.sub, issued);
  return async (bearer) => {
    if (bearer.length > LONGEST) return null;
    if (isPersonalToken(bearer)) {
      const identity = await verifyPersonalToken(db, bearer);
      return identity && { ...identity, session: null, personal: true };
    }
    const known = kept.get(bearer);
    if (known && known.until > Date.now()) return (await isCurrent(known)) ? known.verified : null;
    kept.delete(bearer);
    const payload = await trustedPayload(issuers, bearer);
    if (!payload) return null;
    const isOwn = payload.iss === settings.issuer;
    const fresh = {
      until: payload.exp! * 1000,
      issued: isOwn ? Number(payload.issued ?? 0) : null,
      verified: verifiedFrom(payload, isOwn),
    };
    kept.set(bearer, fresh);
    return (await isCurrent(fresh)) ? fresh.verified : null;
  };
}

type Trust = { key: JWTVerifyGetKey; issuer: string; audience: string };

/** The payload of a token signed for us by the issuer it names; asks no other issuer, so that nonsense costs nothing. */
async function trustedPayload(issuers: Trust[], bearer: string): Promise<JWTPayload | null> {
  try {
    const { iss } = decodeJwt(bearer);
    const trust = issuers.find(({ issuer }) => issuer === iss);
    if (!trust) return null;
    const { key, issuer, audience } = trust;
    return (await jwtVerify(bearer, key, { issuer, audience, requiredClaims: ["sub", "exp"], algorithms: ALGORITHMS })).payload;
  } catch {
    return null;
  }
}

/** Only the claims of a foreign provider's token count: its session is not one of ours. */
function verifiedFrom(payload: JWTPayload, isOwn: boolean): Verified {
  const language = typeof payload.language === "string" ? payload.language : null;
  const session = isOwn && typeof payload.session === "string" ? payload.session : null;
  return { claims: claimsOf(payload), language, session, personal: false };
}
