import type { Guide } from "#app/api/guides.server.ts";
import type { WireStep } from "#app/contracts/steps.ts";
import { EMPTY_STEP_TEXTS, emptyStep, type StepType } from "#app/domain/guides/step.ts";

/** A step in the list of the editor. */
export type ListedStep = { id: string /** Its place from 0. */; at: number; type: StepType; title: string; hasAlarm?: true };

/** A guide for its editor: the titles of its steps, and the selected step as a whole. All steps would make the page too large. */
export type EditedGuide = Pick<Guide, "id" | "title" | "subtitle" | "revision"> & {
  steps: ListedStep[];
  /** Null while there is none. */
  step: WireStep | null;
  /** Of its texts, as addresses name it; undefined for the property's default one. */
  lang: string | undefined;
  /** A part of what steps say; those without it are left out of `steps`. Empty: all of them. */
  find: string;
  /** How many there are, found or not, and the place of the selected one from 0; -1 for none. */
  count: number;
  position: number;
  /** Steps that were removed last, the latest first. */
  removed: { id: string; title: string }[];
};

/** As many removed steps are offered to be put back. */
const MOST_OFFERED = 5;
const MOST_TITLE_CHARACTERS = 80;

/** @param wanted the id of the step to select; the first one if there is no such step */
export function editedGuide(guide: Guide, wanted: string | null, lang?: string, find = ""): EditedGuide {
  const { id, title, subtitle, revision, alarms } = guide;
  const steps = guide.steps.map((step, index) => ({
    id: step.id,
    at: index,
    type: step.type,
    title: (step.title || step.content).slice(0, MOST_TITLE_CHARACTERS),
    ...(alarms.some(({ stepIndex }) => stepIndex === index) && { hasAlarm: true as const }),
  }));
  const step = guide.steps.find((each) => each.id === wanted) ?? guide.steps[0] ?? null;
  const isFound = (each: WireStep) => `${each.title} ${each.content}`.toLocaleLowerCase().includes(find.toLocaleLowerCase());
  return {
    ...{ id, title, subtitle, revision, step, lang, find },
    steps: find === "" ? steps : steps.filter(({ at }) => isFound(guide.steps[at] as WireStep)),
    count: steps.length,
    position: guide.steps.findIndex((each) => each.id === step?.id),
    removed: guide.removed.toReversed().slice(0, MOST_OFFERED),
  };
}

/** A step without anything in it. */
export function blankStep(id: string, type: StepType = "step"): WireStep {
  return { ...emptyStep(id, type), ...EMPTY_STEP_TEXTS };
}
