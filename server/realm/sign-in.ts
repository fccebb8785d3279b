import { emailFrom } from "#app/domain/access/email.ts";
import { PASSWORD_LENGTH } from "#app/domain/access/password.ts";
import type { Database } from "#server/database/tables.ts";
import type { Attempts } from "./attempts/attempts.ts";
import { passwordMatches } from "./passwords/password-hash.ts";

export type SignIn = { email: string; password: string; address: string; deviceOf(email: string): string | null };
export type SignInResult = { kind: "signed-in"; managerId: string; email: string } | { kind: "wrong" } | { kind: "wait"; seconds: number };

/**
 * Checks an e-mail and a password. Unknown accounts, accounts without a password and wrong passwords get the same answer, after the same
 * work.
 */
export async function signIn(db: Database, attempts: Attempts, { email, password, address, deviceOf }: SignIn): Promise<SignInResult> {
  const known = emailFrom(email);
  const admission = await attempts.admit({ email: known ?? "", address, device: known ? deviceOf(known) : null });
  if (!("succeeded" in admission)) return { kind: "wait", seconds: admission.wait };
  const manager = known
    ? await db.selectFrom("managers").select(["id", "password_hash"]).where("email", "=", known).executeTakeFirst()
    : undefined;
  const right = await passwordMatches(manager?.password_hash ?? null, password.slice(0, PASSWORD_LENGTH.most + 1));
  if (!manager || !known || !right) return { kind: "wrong" };
  await admission.succeeded();
  return { kind: "signed-in", managerId: manager.id, email: known };
}
