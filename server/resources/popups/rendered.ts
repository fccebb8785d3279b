import type { Direction } from "#app/domain/player/look.ts";
import { promotionIn } from "#app/domain/player/shown-promotion.ts";
import { playerStyle, stylingsOf } from "#app/domain/player/stylings.ts";
import { playerTexts } from "#app/domain/player/texts/texts-for.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { renderer } from "#server/resources/player/renderer.ts";
import { guideOfPopup, promotionOf } from "./store.ts";

type Asked = { lang?: string | undefined; direction?: Direction | undefined };

/** The promotion in a guide's draft as a document, with the property's colours and the texts of one language. */
export async function renderedPopup(db: Database, propertyId: number, popup: string | undefined, { lang, direction }: Asked) {
  const guide = await guideOfPopup(db, propertyId, popup);
  const property = await db.selectFrom("properties").select("stylings").where("id", "=", propertyId).executeTakeFirst();
  if (!property) throw refuse.notFound();
  const { language, fallback } = await languagesFor(db, propertyId, lang);
  const { renderPromotion } = await renderer();
  return renderPromotion({
    promotion: promotionIn(promotionOf(guide), language),
    title: guide.draft.texts[language]?.title || guide.draft.texts[fallback]?.title || "",
    direction,
    style: playerStyle(stylingsOf(property.stylings)),
    texts: playerTexts(language),
  });
}
