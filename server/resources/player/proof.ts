import { createHmac } from "node:crypto";
import { errors, jwtVerify } from "jose";
import { isSame } from "#server/signed-text.ts";
import { type Identification, said } from "./identification.ts";

/** How far ahead a token may end, and how far two clocks may differ. */
const MOST_SECONDS = 24 * 3600;
const CLOCK_SECONDS = 30;

export type Unproved = "unsigned" | "signature" | "expired";
type Proof = Partial<Pick<Identification, "attributes" | "company">> | Unproved;

/**
 * Whether the host application signed who somebody is: by a `token`, a JSON Web Token (HS256) with `sub` and `exp`, or by a `signature`, the
 * hexadecimal HMAC-SHA256 of the user's key. @returns what the token says of them, or why it proves nothing
 */
export async function proofOf(secret: string, { user = "", token, signature }: Identification, now: number): Promise<Proof> {
  if (token !== undefined) return secret === "" ? "signature" : proofByToken(secret, user, token, now);
  if (signature === undefined) return "unsigned";
  const wanted = createHmac("sha256", secret).update(user).digest("hex");
  return secret !== "" && isSame(signature.toLowerCase(), wanted) ? {} : "signature";
}

async function proofByToken(secret: string, user: string, token: string, now: number): Promise<Proof> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ["HS256"],
      requiredClaims: ["sub", "exp"],
      clockTolerance: CLOCK_SECONDS,
      currentDate: new Date(now),
    });
    if (payload.sub !== user || payload.exp! > now / 1000 + MOST_SECONDS + CLOCK_SECONDS) return "signature";
    return said.parse(payload);
  } catch (error) {
    return error instanceof errors.JWTExpired ? "expired" : "signature";
  }
}
