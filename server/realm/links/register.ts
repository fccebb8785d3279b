import { emailFrom } from "#app/domain/access/email.ts";
import { NAME_LENGTH } from "#app/domain/access/name.ts";
import { brokenPasswordRules } from "#app/domain/access/password.ts";
import type { Database } from "#server/database/tables.ts";
import { hashPassword } from "#server/realm/passwords/password-hash.ts";
import { assignRoles, openInvite, takeInvite } from "./invites.ts";

export type Registration = { name: string; email: string; password: string; token?: string | undefined; language?: "en" | "de" | null };
type RegistrationProblem = "name_invalid" | "email_invalid" | "password_invalid" | "invite_invalid" | "invite_other_email";
export type Registered = { kind: "created" | "existing"; id: string } | { kind: "refused"; problem: RegistrationProblem };

/**
 * Creates the account of an invite (POST /v3/managers). The token proves access to the mailbox of the invited address, so the address must
 * match. An existing account keeps its name and password and gets the invite's roles ("existing").
 */
export async function register(db: Database, { name, email, password, token, language }: Registration): Promise<Registered> {
  const refused = (problem: RegistrationProblem): Registered => ({ kind: "refused", problem });
  const invite = token ? await openInvite(db, token) : null;
  if (!token || !invite) return refused("invite_invalid");
  const address = emailFrom(email);
  if (!address) return refused("email_invalid");
  if (address !== invite.email) return refused("invite_other_email");
  const shown = name.trim();
  if (!shown || shown.length > NAME_LENGTH || !shown.isWellFormed() || /\p{Cc}/u.test(shown)) return refused("name_invalid");
  if (brokenPasswordRules(password).length > 0) return refused("password_invalid");
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (trx): Promise<Registered> => {
    if (!(await takeInvite(trx, token))) return refused("invite_invalid");
    const created = await trx
      .insertInto("managers")
      .values({ email: address, name: shown, password_hash: passwordHash, language: language ?? null })
      .onConflict((clash) => clash.column("email").doNothing())
      .returning("id")
      .executeTakeFirst();
    const { id } = created ?? (await trx.selectFrom("managers").select("id").where("email", "=", address).executeTakeFirstOrThrow());
    await assignRoles(trx, id, invite);
    return { kind: created ? "created" : "existing", id };
  });
}
