import type { TextLimit } from "#app/domain/messages/message-texts.ts";

/** The most characters of a text, and what a longer one is, by the name of its field in the form. */
export function fieldLimit(field: string, limits: Record<string, TextLimit>): TextLimit | undefined {
  return limits[field === "headline" || field === "question" ? "title" : field];
}
