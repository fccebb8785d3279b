import type { LoaderFunctionArgs } from "@remix-run/node";
import { ApiFailure, attempt } from "#app/api/failure.ts";
import { findWelcome, renderPromotion } from "#app/api/popups.server.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { framed } from "#app/features/preview/framed.server.ts";
import { requireView } from "#app/session/viewer.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** The welcome slide as the player draws it, for a frame. On a failure the frame says so. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "customize");
  return framed(viewer, await attempt(drawn(args.request, viewer)));
}

async function drawn(request: Request, viewer: Viewer) {
  const { lang } = await contentLanguage(request, viewer);
  const slide = await findWelcome(viewer, lang);
  if (!slide) throw new ApiFailure("not_found", 404);
  return renderPromotion(viewer, slide.id, lang);
}
