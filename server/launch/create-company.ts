import { parseArgs } from "node:util";
import { z } from "zod";
import { brokenPasswordRules } from "#app/domain/access/password.ts";
import type { Parts } from "#server/parts.ts";
import { createInvite } from "#server/realm/links/invites.ts";
import { hashPassword } from "#server/realm/passwords/password-hash.ts";
import { REALM_PATH } from "#server/realm/settings.ts";
import { WrongUse } from "./wrong-use.ts";

const USE =
  'npm run admin -- create-company --company "Name" --email admin@example.com --name "Their name" [--property "Name"] [--url https://…] [--password …]';

const wishes = z.object({
  company: z.string().trim().min(1).max(100),
  email: z.email().max(200).toLowerCase(),
  name: z.string().trim().min(1).max(100),
  property: z.string().trim().min(1).max(100).optional(),
  url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
  password: z.string().optional(),
});

/**
 * Creates a company with one property and its first administrator, with the given password or else a link to
 * choose one that is valid for seven days.
 */
export async function createCompany(parts: Parts, words: string[]): Promise<void> {
  const wish = readWishes(words);
  if (wish.password && brokenPasswordRules(wish.password).length > 0) {
    throw new WrongUse("The password needs at least 10 characters with lower and upper case letters, a digit and one of !@#$%^&*-.");
  }
  const passwordHash = wish.password ? await hashPassword(wish.password) : null;
  const known = await parts.db.selectFrom("managers").select("id").where("email", "=", wish.email).executeTakeFirst();
  if (known) throw new WrongUse(`There is an account for ${wish.email} already.`);
  const companyId = await parts.db.transaction().execute(async (trx) => {
    const company = await trx.insertInto("companies").values({ name: wish.company }).returning("id").executeTakeFirstOrThrow();
    const property = await trx
      .insertInto("properties")
      .values({ company_id: company.id, name: wish.property ?? wish.company, url: wish.url ?? "" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await trx.insertInto("languages").values({ property_id: property.id, key: "en", name: "English", visibility: "default" }).execute();
    if (passwordHash) {
      const manager = await trx
        .insertInto("managers")
        .values({ email: wish.email, name: wish.name, password_hash: passwordHash })
        .returning("id")
        .executeTakeFirstOrThrow();
      await trx
        .insertInto("role_assignments")
        .values({ manager_id: manager.id, role: "admin", target_type: "company", target_id: company.id })
        .execute();
    }
    return company.id;
  });
  process.stdout.write(`Company "${wish.company}" is there, with the property "${wish.property ?? wish.company}".\n`);
  if (passwordHash) process.stdout.write(`${wish.name} signs in as ${wish.email} at ${parts.env.WEB_URL}/login\n`);
  else await invite(parts, companyId, wish.email);
}

async function invite({ db, env }: Parts, companyId: number, email: string): Promise<void> {
  const token = await createInvite(db, companyId, email, [{ role: "admin", targetType: "company", targetId: companyId }]);
  process.stdout.write(
    `${email} chooses a password here within seven days:\n  ${new URL(env.API_URL).origin}${REALM_PATH}/register?token=${token}\n`,
  );
}

function readWishes(words: string[]) {
  const [verb, ...rest] = words;
  if (verb !== "create-company") throw new WrongUse(USE);
  const text = { type: "string" } as const;
  try {
    const { values } = parseArgs({
      args: rest,
      options: { company: text, email: text, name: text, property: text, url: text, password: text },
    });
    return wishes.parse(values);
  } catch (error) {
    const field = error instanceof z.ZodError ? ` --${error.issues[0]?.path.join(".")}: ${error.issues[0]?.message}.` : "";
    throw new WrongUse(`${USE}\n${field || (error as Error).message}`);
  }
}
