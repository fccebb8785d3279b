import type { TFunction } from "i18next";
import { EDITOR_NAMES } from "./editor-names.ts";

/** Values that the editor shows as choices, by field: the beginning of their texts' keys. */
const CHOICES: Record<string, string> = { "media.type": "media", nextWhen: "when", nextIf: "if" };

/** The name of a field as the editor has it; the heading of a step is another text than the title of a guide. */
export function fieldLabel(t: TFunction<"editor">, field: string, ofStep: boolean): string {
  return t(ofStep ? (EDITOR_NAMES[field] ?? field) : field);
}

/** A value as the editor words it. */
export function valueText(t: TFunction<"editor">, field: string, value: string | number | boolean | null): string {
  if (typeof value === "boolean") return t(value ? "history:yes" : "history:no");
  if (value === null || value === "") return t("errors:empty_value");
  if (field === "type") return t(value === "slide" ? "editor:slide" : "editor:step");
  const choice = CHOICES[field];
  return choice === undefined ? String(value) : t(`editor:${choice}_${value}`);
}
