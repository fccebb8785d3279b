import { z } from "zod";
import { ANNOUNCEMENT_CATEGORIES, MESSAGE_TYPES, NPS_CATEGORY, SURVEY_CATEGORY } from "#app/domain/messages/message.ts";
import { templateOf } from "#app/domain/messages/templates/templates.ts";

const CATEGORIES = [...ANNOUNCEMENT_CATEGORIES.map(({ category }) => category), NPS_CATEGORY, SURVEY_CATEGORY].map(String);

/** What a new message begins as: empty, as a template, or as a copy of another message. */
export const newMessageSchema = z.object({
  type: z.enum(MESSAGE_TYPES).default("announcement"),
  /** "empty", the id of a template, or "copy". */
  start: z
    .string()
    .refine((start) => start === "empty" || start === "copy" || templateOf(start) !== undefined, "text_error_invalid")
    .default("empty"),
  /** The message to copy, by its id. */
  copy: z.string().max(20).default(""),
  /** Of an announcement, or what a survey asks; empty for that of the template. */
  category: z.union([z.literal(""), z.enum(CATEGORIES)]).default(""),
});
export type NewMessage = z.output<typeof newMessageSchema>;
