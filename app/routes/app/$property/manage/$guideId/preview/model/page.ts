import type { LoaderFunctionArgs } from "@remix-run/node";
import { getGuide } from "#app/api/guides.server.ts";
import { getStylings } from "#app/api/properties.server.ts";
import { playerStyle, stylingsOf } from "#app/domain/player/stylings.ts";
import { playerTexts } from "#app/domain/player/texts/texts-for.ts";
import { env } from "#app/env.server.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { requireView } from "#app/session/viewer.server.ts";

/** The data with which a script draws steps of a guide by the player's own widgets while they are typed. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const { lang } = await contentLanguage(args.request, viewer);
  const [{ language }, { values }] = await Promise.all([getGuide(viewer, args.params.guideId ?? "", lang), getStylings(viewer)]);
  const script = `${env().API_URL}/player/preview.js`;
  return Response.json({ script, language, style: playerStyle(stylingsOf(values)), texts: playerTexts(language) });
}
