import type { messageCalls } from "#app/contracts/messages.ts";
import { MESSAGE_FORMS } from "#app/domain/messages/message.ts";
import type { MessageContent } from "#app/domain/messages/message-content.ts";
import { previewParts } from "#app/domain/messages/preview-parts.ts";
import { categoryColor, playerStyle, stylingsOf } from "#app/domain/player/stylings.ts";
import { playerTexts } from "#app/domain/player/texts/texts-for.ts";
import type { Database } from "#server/database/tables.ts";
import { idParam } from "#server/http/caller.ts";
import type { Request } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { guideTitles } from "#server/resources/guides/rows.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { messageSaidIn } from "#server/resources/player/messages-in-bundle.ts";
import { renderer } from "#server/resources/player/renderer.ts";
import { getMessage } from "./store.ts";

/**
 * The draft of a message as a document, drawn by the player's own widgets.
 * @throws Refusal 422 for a form that this kind of message does not have, and for a page or thank-you that it has not
 */
export async function renderedMessage(db: Database, { params, query, caller: { propertyId } }: Request<typeof messageCalls.renderMessage>) {
  const { stylings } = await db.selectFrom("properties").select("stylings").where("id", "=", propertyId).executeTakeFirstOrThrow();
  const row = await getMessage(db, propertyId, idParam(params.announcement));
  const { language } = await languagesFor(db, propertyId, query.lang);
  const { form = row.draft.form, direction, host, part } = query;
  const forms = ["list", ...MESSAGE_FORMS[row.type]];
  if (!forms.includes(form) || (form === "list" && row.type !== "announcement"))
    throw refuse.invalid([{ path: "form", code: "text_error_invalid" }]);
  if (part !== undefined && !hasPart(row.draft, part)) throw refuse.invalid([{ path: "part", code: "text_error_invalid" }]);
  const titles = await guideTitles(db, propertyId);
  const look = stylingsOf(stylings);
  const shown = messageSaidIn({ ...row, content: { ...row.draft, form }, version: row.published_version ?? 1 }, language, {
    guides: new Set(titles.map(({ id }) => id)),
    color: (category) => categoryColor(look, category),
  });
  const { renderMessage } = await renderer();
  const guide = shown.type === "announcement" ? (titles.find(({ id }) => id === shown.guide?.id)?.title ?? null) : null;
  return renderMessage({ message: shown, part, guide, direction, host, style: playerStyle(look), texts: playerTexts(language) });
}

const hasPart = ({ shape }: MessageContent, part: string): boolean => shape !== null && previewParts(shape).includes(part);
