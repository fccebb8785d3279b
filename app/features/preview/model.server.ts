import { getStylings } from "#app/api/properties.server.ts";
import { playerStyle, stylingsOf } from "#app/domain/player/stylings.ts";
import { playerTexts } from "#app/domain/player/texts/texts-for.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { Model } from "./drawing.ts";

/**
 * The data with which a script draws content of a property by the player's own widgets while it is typed, and where that script is at
 * the API.
 */
export async function drawingModel(viewer: Viewer, api: string, { language, title }: Pick<Model, "language" | "title">): Promise<Response> {
  const stylings = stylingsOf((await getStylings(viewer)).values);
  const model: Model = { language, title, hero: stylings.hero_btn_text, style: playerStyle(stylings), texts: playerTexts(language) };
  return Response.json({ script: `${api}/player/preview.js`, ...model });
}
