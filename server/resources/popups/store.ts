import { sql } from "kysely";
import type { Promotion } from "#app/domain/guides/promotion.ts";
import { stylingsOf } from "#app/domain/player/stylings.ts";
import { stampOf } from "#server/database/stamp.ts";
import type { Database } from "#server/database/tables.ts";
import { idParam } from "#server/http/caller.ts";
import { refuse } from "#server/http/refusal.ts";
import { shownTitle } from "#server/resources/guides/wanted.ts";
import type { Languages } from "#server/resources/languages/languages.ts";

/** When a version with a promotion was published first: read from an index alone, not from the contents of all versions. */
export const firstPublished = sql<Date | null>`(select min(published_at) from guide_versions as version
  where version.property_id = guides.property_id and version.guide_id = guides.id and version.content ? 'promotion')`;

/** What a popup is told in: languages, and what the button says that starts a guide (specification 1, section 3: hero_btn_text). */
export type Told = Languages & { hero: string };

export async function withHero(db: Database, propertyId: number, languages: Languages): Promise<Told> {
  const row = await db.selectFrom("properties").select("stylings").where("id", "=", propertyId).executeTakeFirst();
  return { ...languages, hero: stylingsOf(row?.stylings ?? {}).hero_btn_text };
}

/** The promotions in the drafts of a property's guides, apart from archived ones, in short, by the title of their guide. */
export async function listPromotions(db: Database, propertyId: number) {
  const rows = await db
    .selectFrom("guides")
    .select(["id", "popup_id", shownTitle(propertyId).as("title"), firstPublished.as("first")])
    .select(sql<boolean>`(draft->'promotion'->>'enabled')::boolean`.as("enabled"))
    .where("property_id", "=", propertyId)
    .where("visibility", "!=", "deleted")
    .where(sql<boolean>`draft ? 'promotion'`)
    .orderBy("title")
    .orderBy("id")
    .execute();
  return rows.map(({ id, popup_id, first, title, enabled }) => ({
    id: popup_id,
    type: "announcement" as const,
    tutorial: id,
    title: title ?? "",
    enabled,
    firstTimePublished: stampOf(first),
  }));
}

/** The guide, archived or not, whose draft has the promotion that a path names. @throws Refusal 404 */
export async function guideOfPopup(db: Database, propertyId: number, popup: string | undefined) {
  return db
    .selectFrom("guides")
    .selectAll()
    .where("property_id", "=", propertyId)
    .where("popup_id", "=", idParam(popup))
    .where(sql<boolean>`draft ? 'promotion'`)
    .executeTakeFirstOrThrow(refuse.notFound);
}

/** The promotion in a guide's draft. @throws Refusal 404 where it has none by now */
export function promotionOf({ draft }: { draft: { promotion?: Promotion } }): Promotion {
  if (!draft.promotion) throw refuse.notFound();
  return draft.promotion;
}

/** When a version of the guide with a promotion was published first, as ISO 8601; null before that. */
export async function firstTimePublished(db: Database, propertyId: number, guideId: number): Promise<string | null> {
  const row = await db
    .selectFrom("guides")
    .select(firstPublished.as("first"))
    .where("property_id", "=", propertyId)
    .where("id", "=", guideId)
    .executeTakeFirst();
  return stampOf(row?.first ?? null);
}
