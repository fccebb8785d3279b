import { languageName } from "#app/i18n/language-name.ts";
import type { Option } from "#app/ui/fields/select-field.tsx";

/** The languages of a property as choices, by their names in the language of the screen; with the stored one, which the property may not have any more. */
export function languageOptions(languages: readonly string[], stored: string, shownIn: string): Option[] {
  const all = stored === "" || languages.includes(stored) ? languages : [...languages, stored];
  return all.map((key) => ({ value: key, label: languageName(key, shownIn) }));
}
