import { type PropertyTexts, propertyTexts, setTexts } from "./property-texts.ts";
import type { PlayerTexts } from "./texts/en.ts";
import { playerTexts } from "./texts/texts-for.ts";

/** What only some properties say: over the title of a guide that was finished, and as the tooltip of Back where a step was not found. */
export type SpokenTexts = PlayerTexts & { completed?: string; missingBack?: string };

/** Which of the player's words a text of the property stands for: the usual one too. */
const PLACES = {
  search: "search_bar_placeholder",
  none: "search_no_result",
  missing: "step_not_found_header",
  missingHint: "step_not_found_description",
  exit: "step_not_found_exit",
} as const satisfies Partial<Record<keyof PlayerTexts, keyof PropertyTexts>>;

/** Those that are said only by a property that has set them. */
const OWN = { missingBack: "step_not_found_back", completed: "guide_completed_header" } as const;

/** What the player says in a language, with the texts of the property (specification 1, section 3: Property texts) in the place of its words. */
export function spokenTexts(language: string, own: Record<string, string> = {}): SpokenTexts {
  const texts = propertyTexts(language, own);
  const said = Object.entries(PLACES).map(([word, name]) => [word, texts[name]]);
  const written = setTexts(own);
  const set = Object.entries(OWN).flatMap(([word, name]) => (written[name] ? [[word, written[name]]] : []));
  return { ...playerTexts(language), ...Object.fromEntries([...said, ...set]) };
}
