import { createHmac, timingSafeEqual } from "node:crypto";

/** A text with its signature, `text.signature`. */
export function signText(secret: string, text: string): string {
  return `${text}.${signature(secret, text)}`;
}

/** The text that was signed; null when it was changed, was signed with another secret, or has more than `most` characters. */
export function readSignedText(secret: string, signed: string, most: number): string | null {
  if (signed.length > most) return null;
  const at = signed.lastIndexOf(".");
  const text = signed.slice(0, Math.max(0, at));
  return isSame(signed.slice(at + 1), signature(secret, text)) ? text : null;
}

/** Compares two texts in a time that says nothing about where they differ. */
export function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function signature(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url");
}
