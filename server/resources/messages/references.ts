import type { WireAnnouncementTexts, WireQuestionTexts } from "#app/contracts/message-content.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { existingGuides } from "#server/resources/guides/existing.ts";
import { requireReferences } from "#server/resources/named/references.ts";

type Named = {
  segment?: number | undefined;
  pageSegment?: number | undefined;
  tutorialSegmentation?: number | undefined;
  tutorialPageSegmentation?: number | undefined;
  languageTexts?: Record<string, { texts?: WireAnnouncementTexts | WireQuestionTexts | null | undefined }> | undefined;
};

const FIELDS = { segment: "tutorialSegmentation", pageSegment: "tutorialPageSegmentation" } as const;

/** Refuses (422) segments, page segments and guides that the property does not have. */
export async function requireMessageReferences(trx: Database, propertyId: number, named: Named): Promise<void> {
  const { segment, pageSegment, tutorialSegmentation, tutorialPageSegmentation, languageTexts = {} } = named;
  await requireReferences(trx, propertyId, { segment, pageSegment }, (kind) => `announcement.${kind}`);
  const ofGuide = { segment: tutorialSegmentation, pageSegment: tutorialPageSegmentation };
  await requireReferences(trx, propertyId, ofGuide, (kind) => `announcement.${kind === "tags" ? kind : FIELDS[kind]}`);
  const guides = Object.entries(languageTexts).flatMap(([language, { texts }]) =>
    texts && "cta" in texts && typeof texts.cta.tutorial === "number" ? [{ language, id: texts.cta.tutorial }] : [],
  );
  const existing = await existingGuides(
    trx,
    propertyId,
    guides.map(({ id }) => id),
  );
  const missing = guides.filter(({ id }) => !existing.has(id));
  if (missing.length === 0) return;
  throw refuse.invalid(
    missing.map(({ language }) => ({ path: `announcement.languageTexts.${language}.texts.cta.tutorial`, code: "guide_error_gone" })),
  );
}
