import type { Guide } from "#app/api/guides.server.ts";
import { isLanguageLive } from "#app/domain/languages/language-status.ts";
import { nameIn } from "#app/features/chapter-form/all-names.ts";

type Stored = Pick<Guide, "languageTexts" | "languageBehaviour">;

/** The controls of a guide's languages, by the keys of the property's. */
export function languageValues({ languageTexts, languageBehaviour }: Stored, keys: readonly string[]): Record<string, string> {
  return {
    ...Object.fromEntries(keys.map((key) => [nameIn("status", key), statusOf(languageTexts, key)])),
    languageBehaviour,
  };
}

export const statusOf = (languageTexts: Stored["languageTexts"], key: string) => (isLanguageLive(languageTexts, key) ? "on" : "off");

/** How complete a guide is in one language; null where it says nothing in it. */
export type Completeness = { hasTitle: boolean; steps: number; count: number } | null;

export function completeness(
  { languages, writtenSteps, stepCount }: Pick<Guide, "languages" | "writtenSteps" | "stepCount">,
  key: string,
): Completeness {
  const hasTitle = languages.some((language) => language.key === key);
  const steps = writtenSteps[key] ?? 0;
  return hasTitle || steps > 0 ? { hasTitle, steps, count: stepCount } : null;
}
