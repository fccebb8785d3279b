import fs from "node:fs/promises";
import type { guideCalls } from "#app/contracts/guides.ts";
import type { ShownStep } from "#app/domain/player/bundle.ts";
import { playerStyle, stylingsOf } from "#app/domain/player/stylings.ts";
import { playerTexts } from "#app/domain/player/texts/texts-for.ts";
import type { Database } from "#server/database/tables.ts";
import type { Request } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { bundleStep } from "#server/resources/player/to-bundle.ts";
import { partsOf } from "./step-parts.ts";

/** Built from the player's own widgets, so that authors see what people will (player/preview/render-step.ts). */
const FILE = new URL("../../../build/player/render-step.mjs", import.meta.url);

type Renderer = { renderStep(shown: ShownStep): { html: string; policy: string } };

type Body = Request<typeof guideCalls.renderStep>["body"];

/** A step as a document, with the property's colours and the player's words in the language. */
export async function renderedStep(db: Database, propertyId: number, lang: string | undefined, body: Body) {
  const property = await db.selectFrom("properties").select("stylings").where("id", "=", propertyId).executeTakeFirst();
  if (!property) throw refuse.notFound();
  const { language } = await languagesFor(db, propertyId, lang);
  const { renderStep } = await renderer();
  const { index, count, guideTitle } = body;
  const { shape, texts } = partsOf(body.step);
  return renderStep({
    step: bundleStep(shape, texts),
    index: Math.min(index, count - 1),
    count,
    title: guideTitle,
    language,
    style: playerStyle(stylingsOf(property.stylings)),
    texts: playerTexts(language),
  });
}

/** The latest build; while there is none yet, callers are asked to wait. */
async function renderer(): Promise<Renderer> {
  const stat = await fs.stat(FILE).catch(() => null);
  if (!stat) throw refuse.busy(5);
  return import(/* @vite-ignore */ `${FILE.href}?${stat.mtimeMs}`);
}
