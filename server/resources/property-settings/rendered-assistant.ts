import type { propertySettingCalls } from "#app/contracts/property-settings.ts";
import { EMPTY_STEP_TEXTS, emptyStep } from "#app/domain/guides/step.ts";
import type { Bundle, ShownAssistant } from "#app/domain/player/bundle.ts";
import { MOST_TEXT_CHARACTERS } from "#app/domain/player/property-texts.ts";
import { stylingsOf } from "#app/domain/player/stylings.ts";
import type { Database } from "#server/database/tables.ts";
import type { Request } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { liveRows } from "#server/resources/player/live-rows.ts";
import { renderer } from "#server/resources/player/renderer.ts";
import { lookIn, toBundle } from "#server/resources/player/to-bundle.ts";

/** The assistant with what is live in a language, as people would see it with stylings that are not saved yet, as a document. */
export async function renderedAssistant(db: Database, { query, caller }: Request<typeof propertySettingCalls.renderAssistant>) {
  const rows = await liveRows(db, caller.propertyId);
  if (!rows) throw refuse.notFound();
  const { help: _help, beyond: _beyond, labels: _labels, ...stored } = toBundle(rows, query.lang ?? "");
  const stylings = stylingsOf({ ...rows.property.stylings, ...typed(query.values) });
  const { language } = stored.property;
  const texts = { ...rows.texts.find((each) => each.language === language)?.texts, ...textsIn(typed(query.texts)) };
  const bundle: Bundle = { ...stored, ...lookIn(stylings, language, texts) };
  const { part, direction, host } = query;
  const { renderAssistant } = await renderer();
  return renderAssistant({ bundle, part, step: sampleStep(bundle), direction, host });
}

const textsIn = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(MOST_TEXT_CHARACTERS).flatMap(([name, most]) => {
      const text = values[name];
      return typeof text === "string" && text.length <= most ? [[name, text]] : [];
    }),
  );

function typed(values = "{}"): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(values);
    return typeof read === "object" && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    throw refuse.invalid([{ path: "values", code: "text_error_invalid" }]);
  }
}

/** The first step of the first guide, with an info box; in a property without guides, one in the player's own words. */
function sampleStep({ guides: [guide], texts }: Bundle): ShownAssistant["step"] {
  const [first] = guide?.steps ?? [];
  const own = { ...emptyStep("sample", "slide"), ...EMPTY_STEP_TEXTS, title: texts.open, content: texts.title };
  const media = { type: "info" as const, text: texts.missingHint };
  return { step: { ...own, ...first, media, backButton: true }, title: guide?.title ?? texts.open, count: guide?.steps.length ?? 1 };
}
