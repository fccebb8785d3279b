import type { LoaderFunctionArgs } from "@remix-run/node";
import { ApiFailure, attempt } from "#app/api/failure.ts";
import { getGuide, renderStep } from "#app/api/guides.server.ts";
import { renderPromotion } from "#app/api/popups.server.ts";
import { DIRECTIONS } from "#app/domain/player/look.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { framed } from "#app/features/preview/framed.server.ts";
import { shownStep } from "#app/routes/app/$property/manage/$guideId/edit/steps/shown-step.ts";
import { requireView } from "#app/session/viewer.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/**
 * A stored step of a draft, in either direction, or its promotion, as the player draws it, for a frame. Whatever else is in the address
 * changes nothing: a link from outside must
 * not put words on the dashboard's own pages. On a failure the frame says so.
 */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const query = new URL(args.request.url).searchParams;
  const guide = args.params.guideId ?? "";
  const isPromotion = query.get("part") === "promotion";
  const drawn = await attempt(
    isPromotion ? drawnPromotion(args.request, viewer, guide) : drawnStep(args.request, viewer, guide, query.get("step")),
  );
  return framed(viewer, drawn);
}

async function drawnStep(request: Request, viewer: Viewer, guideId: string, step: string | null) {
  const { lang } = await contentLanguage(request, viewer);
  const { steps, title } = await getGuide(viewer, guideId, lang);
  const index = steps.findIndex(({ id }) => id === step);
  const stored = steps[index];
  if (!stored) throw new ApiFailure("not_found", 404);
  return renderStep(
    viewer,
    { step: shownStep(stored), index, count: steps.length, guideTitle: title, direction: directionIn(request) },
    lang,
  );
}

async function drawnPromotion(request: Request, viewer: Viewer, guideId: string) {
  const { lang } = await contentLanguage(request, viewer);
  const { promotion } = await getGuide(viewer, guideId);
  if (promotion === null) throw new ApiFailure("not_found", 404);
  return renderPromotion(viewer, promotion, lang, directionIn(request));
}

const directionIn = ({ url }: Request) => DIRECTIONS.find((each) => each === new URL(url).searchParams.get("dir"));
