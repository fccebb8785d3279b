import { sql } from "kysely";
import { isMainAddress } from "#app/domain/urls/web-address.ts";
import { withMark } from "#app/domain/urls/with-mark.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { newSecretToken, tokenHash } from "#server/realm/links/secret-token.ts";
import { seenIn } from "#server/resources/users/people-source.ts";

/** `identifier` is the user's public id; `properties` those that the caller may lead to and whose people they reach, null for all of the company. */
type Wish = { identifier: string; propertyId?: number | undefined; minutes: number; properties: number[] | null };

/**
 * Makes a link by which a user of the company is identified in one of its applications, once. Its secret is stored only as a hash.
 * @throws Refusal 422 when the company has no such user whom the caller reaches, or the property no address
 */
export async function createLink(db: Database, companyId: number, field: string, { identifier, propertyId, minutes, properties }: Wish) {
  const person = await db
    .selectFrom("company_users")
    .select("id")
    .where("company_id", "=", companyId)
    .where("public_id", "=", identifier)
    .where("archived_at", "is", null)
    .where("status", "!=", "disabled")
    .where(seenIn(sql`company_users.id`, properties))
    .executeTakeFirst();
  if (!person) throw refuse.invalid([{ path: field, code: "link_error_no_person" }]);
  const candidates = await db
    .selectFrom("properties")
    .select(["id", "url"])
    .where("company_id", "=", companyId)
    .where("id", "=", sql<number>`any(coalesce(${propertyId === undefined ? properties : [propertyId]}::integer[], array[id]))`)
    .where(sql<boolean>`(${properties}::integer[] is null or id = any(${properties}::integer[]))`)
    .where("url", "!=", "")
    .orderBy("id")
    .limit(1)
    .execute();
  const to = candidates.find(({ url }) => isMainAddress(url));
  if (!to) throw refuse.invalid([{ path: "propertyId", code: "link_error_no_address" }]);
  const { token, hash } = newSecretToken();
  const expires = new Date(Date.now() + minutes * 60_000);
  const { id } = await db
    .insertInto("magic_links")
    .values({ company_id: companyId, property_id: to.id, company_user_id: person.id, token_hash: hash, expires_at: expires })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, propertyId: to.id, link: withMark(new URL(to.url), "handrail-user", token), expiresAt: expires.toISOString() };
}

/** Notes that a link was mailed, and that who was not invited before is now. */
export async function noteSent(db: Database, companyId: number, linkId: number): Promise<void> {
  await sql`
    with sent as (
      update magic_links set sent_at = now() where company_id = ${companyId} and id = ${linkId} returning company_user_id)
    update company_users set status = 'pending', invited_at = now(), updated_at = now()
    where id in (select company_user_id from sent) and status in ('created', 'imported')`.execute(db);
}

export async function removeLink(db: Database, companyId: number, linkId: number): Promise<void> {
  await db.deleteFrom("magic_links").where("company_id", "=", companyId).where("id", "=", linkId).execute();
}

/** How many links of a company are open, and the newest; with `only`, of those whom one of these properties saw. */
export async function readLinks(db: Database, companyId: number, only: number[] | null) {
  const { rows } = await sql<{ open: number }>`select count(*)::integer as open from magic_links
    where company_id = ${companyId} and used_at is null and expires_at > now()
      and ${seenIn(sql`magic_links.company_user_id`, only)}`.execute(db);
  const newest = await db
    .selectFrom("magic_links as link")
    .innerJoin("company_users as person", "person.id", "link.company_user_id")
    .select(["person.public_id", "link.property_id", "link.created_at", "link.expires_at", "link.sent_at", "link.used_at"])
    .where("link.company_id", "=", companyId)
    .where(seenIn(sql`link.company_user_id`, only))
    .orderBy("link.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return {
    open: rows[0]?.open ?? 0,
    newest: newest
      ? {
          identifier: newest.public_id,
          propertyId: newest.property_id,
          isOpen: newest.used_at === null && newest.expires_at.getTime() > Date.now(),
          createdAt: newest.created_at.toISOString(),
          expiresAt: newest.expires_at.toISOString(),
          sentAt: newest.sent_at?.toISOString() ?? null,
          usedAt: newest.used_at?.toISOString() ?? null,
        }
      : null,
  };
}

/**
 * Uses up a link to this property; a user who was invited is active from then on. A repetition within a minute, of a call whose answer was
 * lost, counts as the same. @returns the user's key, or null when the link was used or has expired, or is of another property
 */
export async function redeemLink(db: Database, propertyId: number, token: string): Promise<string | null> {
  const { rows } = await sql<{ user: string }>`
    with used as (
      update magic_links link set used_at = coalesce(used_at, now())
      where link.property_id = ${propertyId} and link.token_hash = ${tokenHash(token)} and link.expires_at > now()
        and (link.used_at is null or link.used_at > now() - interval '1 minute')
        and exists (select from company_users person where person.id = link.company_user_id and person.archived_at is null
          and person.status <> 'disabled')
      returning link.company_user_id),
    activated as (
      update company_users set status = 'active', updated_at = now() where status = 'pending' and id in (select company_user_id from used))
    select public_id as user from company_users where id in (select company_user_id from used)`.execute(db);
  return rows[0]?.user ?? null;
}
