import { type InferResult, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { WireProperty } from "#app/contracts/properties.ts";
import { companyLimitsOf } from "#app/domain/plan.ts";
import { stylingsOf } from "#app/domain/player/stylings.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { languagesQuery } from "#server/resources/languages/languages.ts";
import { toWirePlan } from "#server/resources/plans/store.ts";

/** A property with its company and languages. One query, because every screen needs it. @throws Refusal 404 */
export async function readProperty(db: Database, propertyId: number): Promise<WireProperty> {
  const row = await propertiesQuery(db).where("properties.id", "=", propertyId).executeTakeFirstOrThrow(refuse.notFound);
  return toWireProperty(row);
}

/** The same for several, in the order of `propertyIds`. */
export async function readProperties(db: Database, propertyIds: number[]): Promise<WireProperty[]> {
  const rows = await propertiesQuery(db).where("properties.id", "=", sql<number>`any(${propertyIds}::integer[])`).execute();
  return rows.map(toWireProperty).sort((one, other) => propertyIds.indexOf(one.id) - propertyIds.indexOf(other.id));
}

/** In the order in which players show them. */
const PINNED = sql<number | null>`(select id from messages where property_id = properties.id and pinned and type = 'announcement'
  and visibility in ('public', 'scheduled') and coalesce(min_time, now()) <= now() and coalesce(max_time, 'infinity') > now()
  order by coalesce(min_time, first_time_published, created_at) desc, id desc limit 1)`;

function propertiesQuery(db: Database) {
  return db
    .selectFrom("properties")
    .innerJoin("companies", "companies.id", "properties.company_id")
    .leftJoin("player_configurations as player", "player.property_id", "properties.id")
    .selectAll("properties")
    .select("player.seen_at")
    .leftJoin("welcome_slides as welcome", "welcome.property_id", "properties.id")
    .select("welcome.popup_id as welcome_popup_id")
    .select(PINNED.as("pinned_announcement_id"))
    .select(["companies.name as company_name", "companies.limits as company_limits"])
    .select(jsonArrayFrom(languagesQuery(db, sql.ref<number>("properties.id"))).as("languages"));
}

function toWireProperty(row: InferResult<ReturnType<typeof propertiesQuery>>[number]): WireProperty {
  const { languages } = row;
  const defaultLanguage = languages.find((language) => language.visibility === "default")?.key ?? "en";
  const stylings = stylingsOf(row.stylings);
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    companyId: row.company_id,
    avatar: stylings.avatar_img || null,
    company: { id: row.company_id, name: row.company_name, limits: companyLimitsOf(row.company_limits) },
    timeZone: row.time_zone,
    analyticsLevel: row.analytics_level,
    privacyLevel: Number(stylings.privacyLevel),
    defaultLanguage,
    languages,
    defaultAction: { type: textAt(row.settings, "defaultAction") ?? "assistant-v2" },
    locale: defaultLanguage,
    ...toWirePlan(row.feature_flags, row.limits),
    assistant: {
      pageSegment: numberAt(row.settings, "assistantPageSegment"),
      copilot: { userSegmentId: numberAt(row.settings, "copilotSegment") },
    },
    searchEnabled: stylings.searchEnabled,
    defaultPopup: row.welcome_popup_id,
    pinnedAnnouncementId: row.pinned_announcement_id,
    playerSeenAt: row.seen_at?.toISOString() ?? null,
    revision: row.revision,
  };
}

function textAt(settings: Record<string, unknown>, key: string): string | undefined {
  const value = settings[key];
  return typeof value === "string" ? value : undefined;
}

function numberAt(settings: Record<string, unknown>, key: string): number {
  const value = settings[key];
  return typeof value === "number" ? value : 0;
}
