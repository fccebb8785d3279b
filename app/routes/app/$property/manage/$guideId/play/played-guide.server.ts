import { getGuide } from "#app/api/guides.server.ts";
import type { WireStep } from "#app/contracts/steps.ts";
import { DIRECTIONS } from "#app/domain/player/look.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { choicesOf } from "#app/features/list/address-problem.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { END, POPUP } from "./places.ts";

const MOST_TITLE_CHARACTERS = 80;

/** A guide's draft as far as a preview has got with it: the present step, all of them by name, and how it is looked at. */
export async function playedGuide(request: Request, viewer: Viewer, guideId: string) {
  const language = await contentLanguage(request, viewer);
  const { id, title, defaultTitle, languages, steps, promotion } = await getGuide(viewer, guideId, language.lang);
  const { read, oneOf, problems } = choicesOf(new URL(request.url).searchParams);
  const ids = steps.map((each) => each.id);
  const places = [...(promotion === null ? [] : [POPUP]), ...ids, END];
  const place = read("step", places[0] ?? END, (step) => places.find((each) => each === step));
  const at = places.indexOf(place);
  return {
    guide: { id, title: title || defaultTitle, count: steps.length },
    language,
    written: languages,
    /** The id of a step, POPUP or END. */
    place,
    hasPopup: promotion !== null,
    /** From 0; -1 before the first step and after the last one. */
    position: ids.indexOf(place),
    step: steps.find((step) => step.id === place) ?? null,
    steps: steps.map((step) => ({ id: step.id, type: step.type, title: nameOf(step) })),
    before: places[at - 1] ?? null,
    after: places[at + 1] ?? null,
    width: oneOf("width", ["wide"], undefined),
    dir: oneOf("dir", DIRECTIONS, undefined),
    problems: [...language.problems, ...problems],
  };
}

export type PlayedGuide = Awaited<ReturnType<typeof playedGuide>>;

const nameOf = ({ title, content }: WireStep) => (title || content).slice(0, MOST_TITLE_CHARACTERS);
