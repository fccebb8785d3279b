import type { WireProperty } from "#app/contracts/properties.ts";
import { stylingsOf } from "#app/domain/player/stylings.ts";
import type { Database } from "../../database/tables.ts";
import { refuse } from "../../http/refusal.ts";

/** A property with its company and languages, as screens need it, or a 404. One query each, no matter how many languages. */
export async function readProperty(db: Database, propertyId: number): Promise<WireProperty> {
  const row = await db
    .selectFrom("properties")
    .innerJoin("companies", "companies.id", "properties.company_id")
    .where("properties.id", "=", propertyId)
    .selectAll("properties")
    .select(["companies.name as company_name", "companies.limits as company_limits"])
    .executeTakeFirst();
  if (!row) throw refuse.notFound();
  const languages = await listLanguages(db, propertyId);
  const stylings = stylingsOf(row.stylings);
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    companyId: row.company_id,
    avatar: stylings.avatar_img || null,
    company: { id: row.company_id, name: row.company_name, limits: row.company_limits },
    timeZone: row.time_zone,
    analyticsLevel: row.analytics_level,
    privacyLevel: Number(stylings.privacyLevel),
    defaultLanguage: languages.find((language) => language.visibility === "default")?.key ?? "en",
    languages,
    featureFlags: row.feature_flags,
    limits: row.limits,
    assistant: {
      pageSegment: numberAt(row.settings, "assistantPageSegment"),
      copilot: { userSegmentId: numberAt(row.settings, "copilotSegment") },
    },
    revision: row.revision,
  };
}

export async function listLanguages(db: Database, propertyId: number) {
  return db
    .selectFrom("languages")
    .select(["id", "key", "name", "visibility"])
    .where("property_id", "=", propertyId)
    .orderBy("key")
    .execute();
}

function numberAt(settings: Record<string, unknown>, key: string): number {
  const value = settings[key];
  return typeof value === "number" ? value : 0;
}
