import type { messageCalls } from "#app/contracts/messages.ts";
import { templateLanguage } from "#app/domain/messages/templates/template.ts";
import { templateContent } from "#app/domain/messages/templates/template-content.ts";
import { templateOf } from "#app/domain/messages/templates/templates.ts";
import { categoryColor, playerStyle, stylingsOf } from "#app/domain/player/stylings.ts";
import { playerTexts } from "#app/domain/player/texts/texts-for.ts";
import type { Database } from "#server/database/tables.ts";
import type { Request } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { type LiveMessage, messageSaidIn } from "#server/resources/player/messages-in-bundle.ts";
import { renderer } from "#server/resources/player/renderer.ts";

/** A message that is live everywhere and for everybody, and has not been stored. */
const NOT_STORED: Omit<LiveMessage, "type" | "category" | "content"> = {
  ...{ id: 1, version: 1, language_behaviour: "fallback_default", language_texts: {}, tags: { mode: "show", list: [] }, showing: {} },
  ...{ segment_id: 0, page_segment_id: 0, guide_segment_id: 0, guide_page_segment_id: 0 },
  ...{ min_time: null, max_time: null, published_at: null },
};

/**
 * What a message shows that begins with a template, in the property's look.
 * @throws Refusal 404 for a template that there is not
 */
export async function renderedTemplate(db: Database, { params, query, caller }: Request<typeof messageCalls.renderTemplate>) {
  const template = templateOf(params.template ?? "");
  if (!template) throw refuse.notFound();
  const { stylings } = await db.selectFrom("properties").select("stylings").where("id", "=", caller.propertyId).executeTakeFirstOrThrow();
  const look = stylingsOf(stylings);
  const language = templateLanguage(query.lang ?? "en");
  const { type, category } = template;
  const row = { ...NOT_STORED, type, category, content: templateContent(template) };
  const message = messageSaidIn(row, language, { guides: new Set(), color: (each) => categoryColor(look, each) });
  const { renderMessage } = await renderer();
  return renderMessage({ message, guide: null, host: "light", style: playerStyle(look), texts: playerTexts(language) });
}
