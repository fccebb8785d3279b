import { z } from "zod";
import { note } from "#app/contracts/content.ts";
import { revision, text } from "#app/contracts/text.ts";
import { PUBLISHING_LIMITS, REVIEW_ACTIONS } from "#app/domain/versions/publishing.ts";
import { isLocalTime } from "#app/features/audience/local-time.server.ts";

const asRead = { revision: z.coerce.number().pipe(revision) };
const localTime = z.string().refine(isLocalTime, "showing_error_time").default("");

/** The forms of the page, by their buttons. */
export const INTENTS = ["publish", "schedule", ...REVIEW_ACTIONS] as const;

export const publishSchema = z.object({ ...asRead, intent: z.literal("publish"), note: note.default("") });

export const reviewSchema = z.object({ ...asRead, intent: z.enum(REVIEW_ACTIONS), comment: text(PUBLISHING_LIMITS.comment).default("") });

/** Times as the clocks of the property show them; empty for never. */
export const scheduleSchema = z.object({
  ...asRead,
  intent: z.literal("schedule"),
  publishAt: localTime,
  unpublishAt: localTime,
  scheduleNote: note.default(""),
});
