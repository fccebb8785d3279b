import { createHash, randomBytes } from "node:crypto";

/** A secret for a link or a caller: 256 random bits. Only its hash is stored, so a stolen database opens nothing. */
export function newSecretToken(prefix = ""): { token: string; hash: string } {
  const token = prefix + randomBytes(32).toString("base64url");
  return { token, hash: tokenHash(token) };
}

export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
