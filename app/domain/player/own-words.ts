import type { PropertyTexts } from "./property-texts.ts";
import type { PlayerTexts } from "./texts/en.ts";
import { playerTexts } from "./texts/texts-for.ts";

/** What only some properties say: over the title of a guide that was finished, and as the tooltip of Back where a step was not found. */
export type SpokenTexts = PlayerTexts & { completed?: string; missingBack?: string };

/** Which of the player's words a text of the property stands for. */
const PLACES = {
  search: "search_bar_placeholder",
  none: "search_no_result",
  missing: "step_not_found_header",
  missingHint: "step_not_found_description",
  missingBack: "step_not_found_back",
  exit: "step_not_found_exit",
  completed: "guide_completed_header",
} as const satisfies Partial<Record<keyof SpokenTexts, keyof PropertyTexts>>;

/**
 * What the player says in a language: a property's own texts (specification 1, section 3: Property texts) in the place of its words. Empty
 * ones leave those as they are.
 */
export function spokenTexts(language: string, own: Record<string, string> = {}): SpokenTexts {
  const set = Object.entries(PLACES).flatMap(([word, name]) => (own[name] ? [[word, own[name]]] : []));
  return { ...playerTexts(language), ...Object.fromEntries(set) };
}
