import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * A browser in which an account has signed in before carries a signed cookie for that account. Its attempts are counted separately,
 * so that nobody else can lock a person out of the browser that they always use.
 */
export function cookieNameFor(email: string): string {
  return `handrail_device_${createHash("sha256").update(email).digest("hex").slice(0, 10)}`;
}

export function newDevice(secret: string, email: string): string {
  const id = randomBytes(12).toString("base64url");
  return `${id}.${sign(secret, email, id)}`;
}

/** The id of a known device, or null when the cookie is missing or was not made by this realm for this account. */
export function knownDevice(secret: string, email: string, cookie: string | undefined): string | null {
  const [id, signature] = (cookie ?? "").split(".");
  if (!id || !signature) return null;
  const right = Buffer.from(sign(secret, email, id));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given) ? id : null;
}

function sign(secret: string, email: string, id: string): string {
  return createHmac("sha256", secret).update(`${email}\n${id}`).digest("base64url");
}
