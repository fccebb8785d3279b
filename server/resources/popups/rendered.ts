import type { Promotion } from "#app/domain/guides/promotion.ts";
import type { Direction } from "#app/domain/player/look.ts";
import { promotionIn, withoutGuide } from "#app/domain/player/shown-promotion.ts";
import { playerStyle, stylingsOf } from "#app/domain/player/stylings.ts";
import { playerTexts } from "#app/domain/player/texts/texts-for.ts";
import type { Database, Row } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { renderer } from "#server/resources/player/renderer.ts";
import { guideOfPopup, promotionOf } from "./store.ts";

/** What it starts: a guide that has the titles, by language, which stand where there is no headline; or nothing of its own. */
type Starts = { titles: Record<string, string> } | { isGuided: boolean };
type Asked = { lang?: string | undefined; direction?: Direction | undefined };

/** The promotion in a guide's draft as a document, with the property's colours and the texts of one language. */
export async function renderedPromotion(db: Database, propertyId: number, popup: string | undefined, asked: Asked) {
  const guide = await guideOfPopup(db, propertyId, popup);
  const titles = Object.fromEntries(Object.entries(guide.draft.texts).map(([language, { title }]) => [language, title]));
  return rendered(db, propertyId, promotionOf(guide), asked, { titles });
}

/** The same of the welcome slide of a property, whose name stands where there is no headline. */
export const renderedWelcome = (db: Database, { property_id, content, guide_id }: Row<"welcome_slides">, asked: Asked) =>
  rendered(db, property_id, content, asked, { isGuided: guide_id !== null });

async function rendered(db: Database, propertyId: number, promotion: Promotion, { lang, direction }: Asked, starts: Starts) {
  const property = await db.selectFrom("properties").select(["name", "stylings"]).where("id", "=", propertyId).executeTakeFirst();
  if (!property) throw refuse.notFound();
  const { language, fallback } = await languagesFor(db, propertyId, lang);
  const stylings = stylingsOf(property.stylings);
  const said = promotionIn(promotion, language, stylings.hero_btn_text);
  const { renderPromotion } = await renderer();
  return renderPromotion({
    promotion: "titles" in starts || starts.isGuided ? said : withoutGuide(said),
    title: "titles" in starts ? starts.titles[language] || starts.titles[fallback] || "" : property.name,
    direction,
    style: playerStyle(stylings),
    texts: playerTexts(language),
  });
}
