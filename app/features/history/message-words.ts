import type { TFunction } from "i18next";
import { fieldOfText } from "#app/features/messages/editor/fields.ts";

/** What a survey asks beyond its first question, and where its answers lead. */
const OF_QUESTIONS = ["kind", "required", "options", "choices", "page", "rules", "ends", "furtherThanks"];

/** The name of a message's field as its editor has it. */
export const messageLabel = (t: TFunction<"messages">, field: string): string =>
  OF_QUESTIONS.includes(field) ? t(`history:question_${field}`) : t(`messages:field_${fieldOfText(field)}`);

/** A value of it as the editor words it. */
export function messageValue(t: TFunction<"messages">, field: string, value: string | number | boolean | null): string {
  if (typeof value === "boolean") return t(value ? "history:yes" : "history:no");
  if (field === "media.type") return t(`messages:media_${value ?? "none"}`);
  if (value === null || value === "") return t("errors:empty_value");
  if (field === "form") return t(`messages:form_${value}`);
  if (field === "rankingType") return t(`messages:ranking_${value}`);
  return field === "kind" ? t(`messages:question_${value}`) : String(value);
}
