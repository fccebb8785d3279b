import { type Guide, getGuide } from "#app/api/guides.server.ts";
import type { WireStep } from "#app/contracts/steps.ts";
import type { Media } from "#app/domain/guides/step.ts";
import type { Args } from "#app/session/viewer.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** The step whose media are shown or changed, by the address: `step`, and `lang` for another language than the default one. */
export type Place = { request: Request; viewer: Viewer; guideId: string; stepId: string; lang?: string; query: URLSearchParams };

export function placeOf({ request, params }: Args, viewer: Viewer): Place {
  const query = new URL(request.url).searchParams;
  const [guideId, stepId] = [params.guideId ?? "", query.get("step") ?? ""];
  return { request, viewer, guideId, stepId, lang: query.get("lang") || undefined, query };
}

export const guideAt = ({ viewer, guideId, lang }: Place): Promise<Guide> => getGuide(viewer, guideId, lang);

/** @throws Response 404 for a step that is not there */
export function stepIn(guide: Guide, { stepId }: Place): WireStep {
  const step = guide.steps.find(({ id }) => id === stepId);
  if (!step) throw new Response(null, { status: 404 });
  return step;
}

/** The steps with other media of that one. */
export function withMedia(guide: Guide, place: Place, media: Media | null): WireStep[] {
  const { id } = stepIn(guide, place);
  return guide.steps.map((step) => (step.id === id ? { ...step, media } : step));
}

/** Where a part of an uploaded image is chosen. */
export const pathOfCrop = ({ viewer, guideId, stepId, lang }: Place, image: string): string =>
  viewer.paths.stepMedia(guideId, stepId, { lang, add: "image-crop", image });
