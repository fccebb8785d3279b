import type { TFunction } from "i18next";
import { fieldOfText } from "#app/features/messages/editor/fields.ts";

/** What a survey asks beyond its first question, and where its answers lead. */
const OF_QUESTIONS = ["kind", "required", "options", "page", "rules", "ends"];

/** Values that the editor of a message shows as choices, by field: the beginning of their texts' keys. */
const CHOICES: Record<string, string> = {
  ...{ form: "form", rankingType: "ranking", kind: "question", "media.type": "media" },
};

/** The name of a message's field as its editor has it. */
export const messageLabel = (t: TFunction<"messages">, field: string): string =>
  OF_QUESTIONS.includes(field) ? t(`history:question_${field}`) : t(`field_${fieldOfText(field)}`);

/** A value of it as the editor words it. */
export function messageValue(t: TFunction<"messages">, field: string, value: string | number | boolean | null): string {
  if (typeof value === "boolean") return t(value ? "history:yes" : "history:no");
  const choice = CHOICES[field];
  if (choice !== undefined && (value !== null || field === "media.type")) return t(`${choice}_${value ?? "none"}`);
  return value === null || value === "" ? t("errors:empty_value") : String(value);
}
