import type { Option } from "#app/ui/fields/select-field.tsx";

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The options whose label contains the typed text, regardless of case and accents; all of them when it is empty. */
export function matching<O extends Option>(options: O[], typed: string): O[] {
  const wanted = plain(typed.trim());
  return wanted ? options.filter(({ label }) => plain(label).includes(wanted)) : options;
}
