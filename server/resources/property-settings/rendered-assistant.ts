import type { propertySettingCalls } from "#app/contracts/property-settings.ts";
import { EMPTY_STEP_TEXTS, emptyStep } from "#app/domain/guides/step.ts";
import { ANNOUNCEMENT_CATEGORIES } from "#app/domain/messages/message.ts";
import type { Bundle, BundleMessage, ShownAssistant } from "#app/domain/player/bundle.ts";
import { previewTexts } from "#app/domain/player/preview-texts/texts-for.ts";
import { MOST_TEXT_CHARACTERS } from "#app/domain/player/property-texts.ts";
import { categoryColor, possibleStylings, type Stylings, stylingsOf } from "#app/domain/player/stylings.ts";
import type { Database } from "#server/database/tables.ts";
import type { Request } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { publishedDocuments, shelfFor } from "#server/resources/documents/published-documents.ts";
import { liveRows } from "#server/resources/player/live-rows.ts";
import { offeredLanguages } from "#server/resources/player/offered-languages.ts";
import { renderer } from "#server/resources/player/renderer.ts";
import { toBundle } from "#server/resources/player/to-bundle.ts";
import { SHOWN } from "#server/resources/questions/published.ts";

/** The assistant with what is live in a language, as people would see it with stylings that are not saved yet, as a document. */
export async function renderedAssistant(db: Database, { query, caller }: Request<typeof propertySettingCalls.renderAssistant>) {
  const live = await liveRows(db, caller.propertyId);
  if (!live) throw refuse.notFound();
  const { lang = "", part, direction, host } = query;
  const stylings = { ...live.property.stylings, ...possibleStylings(typed("values", query.values)) };
  const { language } = offeredLanguages(live.languages, lang);
  const texts = { ...live.texts.find((each) => each.language === language)?.texts, ...textsIn(typed("texts", query.texts)) };
  const bundle = toBundle({ ...live, property: { ...live.property, stylings }, texts: [{ language, texts }] }, lang);
  if (part === "announcements") {
    bundle.messages = oneOfEach(stylingsOf(stylings), language);
    delete bundle.style.noNews;
  }
  const document = part === "found" && bundle.documents ? await firstDocument(db, caller.propertyId, language) : undefined;
  const { renderAssistant } = await renderer();
  return renderAssistant({ bundle, part, step: sampleStep(bundle, stylingsOf(stylings)), document, direction, host });
}

const textsIn = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(MOST_TEXT_CHARACTERS).flatMap(([name, most]) => {
      const text = values[name];
      return typeof text === "string" && text.length <= most ? [[name, text]] : [];
    }),
  );

function typed(path: "values" | "texts", values = "{}"): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(values);
    return typeof read === "object" && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    throw refuse.invalid([{ path, code: "text_error_invalid" }]);
  }
}

/** One that people with a language find. */
async function firstDocument(db: Database, propertyId: number, language: string): Promise<ShownAssistant["document"]> {
  const shelf = await shelfFor(db, propertyId, language);
  const [first] = shelf ? await publishedDocuments(db, propertyId, { ...shelf, each: SHOWN.page }, 1) : [];
  return first;
}

/** An announcement of each category, in its colour. */
function oneOfEach(stylings: Stylings, language: string): BundleMessage[] {
  const texts = previewTexts(language);
  return ANNOUNCEMENT_CATEGORIES.map(({ category: id }) => ({
    ...{ id, version: 1, language, type: "announcement", form: "list", at: "", image: null, links: [], guide: null },
    ...{ title: texts[`category${id}`], description: "", color: categoryColor(stylings, id) },
  }));
}

/** The first step of the first guide, with its info box, or else one that stands for it; in a property without guides, a step in the player's own words. */
function sampleStep({ guides: [guide], texts, property }: Bundle, { back_mode }: Stylings): ShownAssistant["step"] {
  const [first] = guide?.steps ?? [];
  const own = { ...emptyStep("sample", "slide"), ...EMPTY_STEP_TEXTS, title: texts.open, content: texts.title };
  const box = first?.media?.type === "info" && first.media.text ? first.media : null;
  const media = box ?? { type: "info" as const, text: previewTexts(property.language).infoBox };
  return {
    step: { ...own, ...first, media, backButton: back_mode !== "nothing" },
    title: guide?.title ?? texts.open,
    count: guide?.steps.length ?? 1,
  };
}
