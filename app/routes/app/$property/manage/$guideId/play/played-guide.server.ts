import { getGuide } from "#app/api/guides.server.ts";
import type { WireStep } from "#app/contracts/steps.ts";
import { DIRECTIONS } from "#app/domain/player/bundle.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { choicesOf } from "#app/features/list/address-problem.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** Stands in an address for what comes after the last step. */
export const END = "end";

const MOST_TITLE_CHARACTERS = 80;

/** A guide's draft as far as a preview has got with it: the present step, all of them by name, and how it is looked at. */
export async function playedGuide(request: Request, viewer: Viewer, guideId: string) {
  const language = await contentLanguage(request, viewer);
  const { id, title, defaultTitle, languages, steps } = await getGuide(viewer, guideId, language.lang);
  const { read, oneOf, problems } = choicesOf(new URL(request.url).searchParams);
  const wanted = read("step", steps[0]?.id ?? END, (step) => [...steps.map((each) => each.id), END].find((each) => each === step));
  const position = wanted === END ? steps.length : steps.findIndex((step) => step.id === wanted);
  return {
    guide: { id, title: title || defaultTitle, count: steps.length },
    language,
    written: languages,
    /** From 0; the number of steps where the guide has ended. */
    position,
    step: steps[position] ?? null,
    steps: steps.map((step) => ({ id: step.id, type: step.type, title: nameOf(step) })),
    before: steps[position - 1]?.id ?? null,
    after: position < steps.length ? (steps[position + 1]?.id ?? END) : null,
    width: oneOf("width", ["wide"], undefined),
    dir: oneOf("dir", DIRECTIONS, undefined),
    problems: [...language.problems, ...problems],
  };
}

export type PlayedGuide = Awaited<ReturnType<typeof playedGuide>>;

const nameOf = ({ title, content }: WireStep) => (title || content).slice(0, MOST_TITLE_CHARACTERS);
