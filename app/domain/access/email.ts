/** The longest address that mail can be sent to (RFC 5321). */
export const EMAIL_LENGTH = 254;

const SHAPE = /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cs}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cs}.]+(\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cs}.]+)*$/u;

/**
 * The form in which addresses are compared and stored: trimmed and lower-cased (specification 2, section 5). Null for anything that is not
 * an address.
 */
export function emailFrom(text: string): string | null {
  const email = text.trim().toLowerCase();
  return email.length <= EMAIL_LENGTH && SHAPE.test(email) ? email : null;
}
