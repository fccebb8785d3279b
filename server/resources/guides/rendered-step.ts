import type { guideCalls } from "#app/contracts/guides.ts";
import { playerStyle, stylingsOf } from "#app/domain/player/stylings.ts";
import { playerTexts } from "#app/domain/player/texts/texts-for.ts";
import type { Database } from "#server/database/tables.ts";
import type { Request } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { renderer } from "#server/resources/player/renderer.ts";
import { bundleStep } from "#server/resources/player/to-bundle.ts";
import { partsOf } from "./step-parts.ts";

type Body = Request<typeof guideCalls.renderStep>["body"];

/** A step as a document, with the property's colours and the player's words in the language. */
export async function renderedStep(db: Database, propertyId: number, lang: string | undefined, body: Body) {
  const property = await db.selectFrom("properties").select("stylings").where("id", "=", propertyId).executeTakeFirst();
  if (!property) throw refuse.notFound();
  const { language } = await languagesFor(db, propertyId, lang);
  const { renderStep } = await renderer();
  const { index, count, guideTitle, direction } = body;
  const { shape, texts } = partsOf(body.step);
  return renderStep({
    step: bundleStep(shape, texts),
    index: Math.min(index, count - 1),
    count,
    title: guideTitle,
    language,
    ...(direction && { direction }),
    style: playerStyle(stylingsOf(property.stylings)),
    texts: playerTexts(language),
  });
}
