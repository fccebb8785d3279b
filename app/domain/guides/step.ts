import { POINTING, type Pointing } from "#app/domain/targets/target.ts";

/** The steps of a guide (specification 1, section 3: Step). */
export const STEP_TYPES = ["slide", "step"] as const;
export type StepType = (typeof STEP_TYPES)[number];

/** What leads on from a step: its Next button, a click on its target, or its completion condition. */
export const NEXT_WHEN = ["button", "click", "condition"] as const;
export type NextWhen = (typeof NEXT_WHEN)[number];

/** Completion conditions of a step's target. */
export const NEXT_IF = ["nonempty", "nonEmptyDropdown", "forceValue", "forceValueDropdown"] as const;
export type NextIf = (typeof NEXT_IF)[number];

export const MEDIA_TYPES = ["image", "video", "info", "link"] as const;
export type Media =
  | { type: "image"; url: string; title: string }
  | { type: "video"; url: string; title: string }
  | { type: "info"; text: string }
  | { type: "link"; url: string; title: string };

/** How a step's target stands out: an outline around it, the rest of the page dimmed as well, or not at all. */
export const HIGHLIGHTS = ["outline", "dim", "none"] as const;
export type Highlight = (typeof HIGHLIGHTS)[number];

/** The side of its target that a step shows on: the one that fits best, or another as long as there is room. */
export const CARD_SIDES = ["auto", "top", "right", "bottom", "left"] as const;
export type CardSide = (typeof CARD_SIDES)[number];

/** How a step shows beside its target until its author says otherwise. */
export const USUAL_LOOK = { highlight: "outline", side: "auto" } as const satisfies { highlight: Highlight; side: CardSide };

/**
 * What of a step is a box to tick. `clickable`: the person may use the target while the step shows. `shortcutHints`: its card names the keys
 * Tab, which fills in the target, and Enter. `enterPrompt`: Enter in the target leads on as Next does, and the card says so.
 */
export const STEP_TICKS = [
  "clickable",
  "mandatory",
  "backButton",
  "nextButton",
  "triggersPageReload",
  "shortcutHints",
  "enterPrompt",
] as const;
export type StepTick = (typeof STEP_TICKS)[number];

/** One value for each box. */
export function forTicks<V>(value: (tick: StepTick) => V): Record<StepTick, V> {
  return Object.fromEntries(STEP_TICKS.map((tick) => [tick, value(tick)])) as Record<StepTick, V>;
}

/** As many selectors a step may have besides its first one. */
export const MOST_SELECTORS = 4;

/** What a step is in every language. `id` stays the same through edits, moves and versions. */
export type StepShape = Record<StepTick, boolean> &
  Pointing & {
    id: string;
    type: StepType;
    /** Page rule with `*` for any run of characters; empty means any page. */
    url: string;
    nextWhen: NextWhen;
    nextIf: NextIf | null;
    forcevalue: string;
    /** When the step is passed over: see `app/domain/guides/skip-condition.ts`. */
    skipIf: string | null;
    highlight: Highlight;
    side: CardSide;
  };

/** What the keys of a step's shortcut hints are called until its author says otherwise (specification 1, section 4: Step editor toggles). */
export const SHORTCUT_LABELS = { shortcutsLabel: "Shortcuts", tabLabel: "TAB", enterLabel: "ENTER" } as const;
export type ShortcutLabel = keyof typeof SHORTCUT_LABELS;

/**
 * What a step says in one language. `message` is the hint shown until its completion condition holds. `autofill` is what the player offers to
 * write into the target, when a person asks it to; empty: nothing. A blank label is the one of SHORTCUT_LABELS.
 */
export type StepTexts = Record<ShortcutLabel, string> & {
  title: string;
  content: string;
  message: string;
  media: Media | null;
  autofill: string;
};

/** The selectors of a step in the order in which they are tried, without blank ones. */
export function selectorsOf({ identifier, selectors = [] }: { identifier: string; selectors?: readonly string[] | undefined }): string[] {
  return [identifier, ...selectors].map((selector) => selector.trim()).filter(Boolean);
}

/** A slide is never optional; a step is when it has a next button or a skip condition (section 3). */
export function isStepOptional(step: Pick<StepShape, "type" | "nextButton" | "skipIf">): boolean {
  return step.type !== "slide" && (step.nextButton || step.skipIf !== null);
}

export function needsForcedValue(nextIf: NextIf | null): boolean {
  return nextIf === "forceValue" || nextIf === "forceValueDropdown";
}

/** Whether a target's present value meets the step's completion condition. Blank space counts as empty. */
export function isConditionMet(nextIf: NextIf | null, forcevalue: string, value: string): boolean {
  if (nextIf === null) return true;
  if (needsForcedValue(nextIf)) return value.trim().toLowerCase() === forcevalue.trim().toLowerCase();
  return value.trim() !== "";
}

export function emptyStep(id: string, type: StepType): StepShape {
  return {
    id,
    type,
    ...POINTING,
    url: "",
    clickable: true,
    mandatory: false,
    nextWhen: "button",
    nextIf: null,
    forcevalue: "",
    skipIf: null,
    backButton: true,
    nextButton: true,
    triggersPageReload: false,
    shortcutHints: false,
    enterPrompt: false,
    ...USUAL_LOOK,
  };
}

export const EMPTY_STEP_TEXTS: StepTexts = {
  title: "",
  content: "",
  message: "",
  media: null,
  autofill: "",
  shortcutsLabel: "",
  tabLabel: "",
  enterLabel: "",
};

/** What a slide makes no use of, as it then stands: a slide has nothing to point at, to press or to fill in. */
const ALONE = {
  ...POINTING,
  ...USUAL_LOOK,
  ...{ skipIf: null, shortcutHints: false, enterPrompt: false },
  ...{ nextWhen: "button", nextIf: null, forcevalue: "", nextButton: true },
  ...{ autofill: "", shortcutsLabel: "", tabLabel: "", enterLabel: "" },
} satisfies Partial<StepShape & StepTexts>;

/** A step as it is played. A slide keeps what it makes no use of, so that it is there again when it becomes a step; players never get it. */
export function playedStep<S extends StepShape & StepTexts>(step: S): S {
  return step.type === "slide" ? { ...step, ...ALONE } : step;
}
