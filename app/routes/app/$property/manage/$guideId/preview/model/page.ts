import type { LoaderFunctionArgs } from "@remix-run/node";
import { getGuide } from "#app/api/guides.server.ts";
import { env } from "#app/env.server.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { drawingModel } from "#app/features/preview/model.server.ts";
import { requireView } from "#app/session/viewer.server.ts";

/** The data with which a script draws steps of a guide, or its promotion, while they are typed. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const { lang } = await contentLanguage(args.request, viewer);
  return drawingModel(viewer, env().API_URL, await getGuide(viewer, args.params.guideId ?? "", lang));
}
