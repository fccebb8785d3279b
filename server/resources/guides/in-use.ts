import type { WireGuideInUse } from "#app/contracts/guides.ts";
import type { Database } from "#server/database/tables.ts";
import { publishingOf } from "#server/resources/content/approval.ts";
import type { Languages } from "#server/resources/languages/languages.ts";
import { recentStartsOf } from "./recent-starts.ts";
import type { GuideRecord } from "./store.ts";
import { toWireGuide } from "./wire.ts";

/** A guide's draft with what unpublishing it would affect. */
export async function guideInUse(db: Database, guide: GuideRecord, languages: Languages): Promise<WireGuideInUse> {
  const startsIn30Days = await recentStartsOf(db, guide.property_id, guide.id);
  return { ...toWireGuide(guide, languages), startsIn30Days, publishing: await publishingOf(db, guide) };
}
