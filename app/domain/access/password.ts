export type PasswordRule = "too_short" | "too_long" | "no_lowercase" | "no_uppercase" | "no_digit" | "no_special";

/** In UTF-16 code units, as `maxlength` counts. The upper limit bounds the work of hashing. */
export const PASSWORD_LENGTH = { least: 10, most: 200 };

/** Every rule of specification 2, section 5 that a new password breaks; empty when it may be used. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  const broken: PasswordRule[] = [];
  if (password.length < PASSWORD_LENGTH.least) broken.push("too_short");
  if (password.length > PASSWORD_LENGTH.most) broken.push("too_long");
  if (!/\p{Ll}/u.test(password)) broken.push("no_lowercase");
  if (!/\p{Lu}/u.test(password)) broken.push("no_uppercase");
  if (!/[0-9]/.test(password)) broken.push("no_digit");
  if (!/[!@#$%^&*-]/.test(password)) broken.push("no_special");
  return broken;
}
