import { sql } from "kysely";
import { flagsOf } from "#app/domain/plan.ts";
import { stylingsOf } from "#app/domain/player/stylings.ts";
import type { Database } from "#server/database/tables.ts";
import type { Env } from "#server/env.ts";
import { refuse } from "#server/http/refusal.ts";
import type { Visitor } from "#server/resources/segments/person-facts.ts";
import { findLink, type PublicLink } from "./link-store.ts";
import { answererOf, onlyShowing, placeIn } from "./link-token.ts";

type Live = Awaited<ReturnType<typeof messageOf>>;

/** A good link of a message that can be answered now. */
export type OpenedLink = {
  propertyId: number;
  property: { name: string; color: string };
  message: Live;
  link: PublicLink;
  /** Whether it is the address of one person. */
  isPersonal: boolean;
  /** Who that is, where the property may know it. */
  visitor: Visitor | null;
  /** The one answer that can be given; null where every browser begins one of its own. */
  only: string | null;
};

/**
 * What a token leads to.
 * @throws Refusal 404 for a token that was never made, has ended or was changed, and for a person who was erased; 410 `answers_closed` for a
 * link that is turned off, and for a message that is not live
 */
export async function openLink(db: Database, env: Env, token: string): Promise<OpenedLink> {
  const place = placeIn(token);
  const link = place && (await findLink(db, place.propertyId, place.message));
  const person = link && answererOf(env, link, token);
  if (!link || person === null) throw refuse.notFound();
  const isPersonal = person !== "";
  const { property_id: propertyId, message_id } = link;
  const property = await propertyOf(db, propertyId);
  if (!property.hasMessages) throw refuse.notFound();
  const visitor = isPersonal && property.privacyLevel >= 1 ? { id: person, isAnonymous: false } : null;
  if (visitor && !(await isKnown(db, propertyId, visitor.id))) throw refuse.notFound();
  if (!isPersonal && !link.anonymous && link.is_on) throw refuse.notFound();
  const message = await messageOf(db, propertyId, message_id);
  if (!link.is_on || !message.isLive) throw refuse.gone("answers_closed");
  return {
    ...{ propertyId, message, link, isPersonal, visitor },
    property: { name: property.name, color: property.color },
    only: isPersonal && link.once ? onlyShowing(env, link, person) : null,
  };
}

async function propertyOf(db: Database, propertyId: number) {
  const row = await db
    .selectFrom("properties")
    .select(["name", "stylings", "feature_flags"])
    .where("id", "=", propertyId)
    .executeTakeFirstOrThrow(refuse.notFound);
  const { main_color, privacyLevel } = stylingsOf(row.stylings);
  return { name: row.name, color: main_color, privacyLevel, hasMessages: flagsOf(row.feature_flags).announcements };
}

async function messageOf(db: Database, propertyId: number, message: number) {
  const row = await db
    .selectFrom("messages")
    .select(["id", "type", "published_version", "language_texts"])
    .select(
      sql<boolean>`visibility in ('public', 'scheduled') and published_version is not null
        and coalesce(min_time <= now(), true) and coalesce(max_time > now(), true)`.as("isLive"),
    )
    .where("property_id", "=", propertyId)
    .where("id", "=", message)
    .executeTakeFirstOrThrow(refuse.notFound);
  return { ...row, version: row.published_version ?? 0 };
}

/** Whether the property or its company knows somebody by this id: what they answer can then be exported and erased. */
export async function isKnown(db: Database, propertyId: number, person: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from foreign_users where property_id = ${propertyId}::integer and foreign_id = ${person} and not anonymous)
      or exists (select from company_users users join properties on properties.company_id = users.company_id
        where properties.id = ${propertyId}::integer and users.public_id = ${person}) as known`.execute(db);
  return rows[0]?.known ?? false;
}
