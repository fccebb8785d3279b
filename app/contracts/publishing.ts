import { z } from "zod";
import { PUBLISHING_LIMITS, REVIEW_ACTIONS } from "#app/domain/versions/publishing.ts";
import { calls } from "./call.ts";
import { chapterInUse } from "./chapters.ts";
import { publishing } from "./content.ts";
import { guideInUse } from "./guides.ts";
import { message as messageAnswer } from "./messages.ts";
import { revision, sentStamp, text } from "./text.ts";

const message = "/v2/properties/:property/announcements/:announcement" as const;
const guide = "/v2/properties/:property/tutorials/:guide" as const;
const chapter = "/v2/properties/:property/launchers/:chapter" as const;

const schedule = {
  method: "PUT",
  access: { item: "guides" },
  body: z.object({
    publishAt: sentStamp.nullable(),
    unpublishAt: sentStamp.nullable(),
    note: text(PUBLISHING_LIMITS.note).default(""),
    revision: revision.optional(),
  }),
} as const;

const review = {
  method: "POST",
  access: { item: "guides" },
  body: z.object({
    action: z.enum(REVIEW_ACTIONS),
    comment: text(PUBLISHING_LIMITS.comment).default(""),
    revision: revision.optional(),
  }),
} as const;

const scheduleSummary = "publishes its draft at a time, ends it at a time, or neither with null";
const reviewSummary = "asks for approval of its draft, takes that back, approves it or returns it; nobody approves their own";

/** How drafts of guides, chapters and messages go live beside `visibility` (design section 4: Drafts and publishing). */
export const publishingCalls = calls({
  scheduleGuide: { ...schedule, path: `${guide}/schedule`, summary: `Plan a guide: ${scheduleSummary}`, answer: guideInUse },
  reviewGuide: { ...review, path: `${guide}/review`, summary: `Review a guide: ${reviewSummary}`, answer: guideInUse },
  scheduleChapter: { ...schedule, path: `${chapter}/schedule`, summary: `Plan a chapter: ${scheduleSummary}`, answer: chapterInUse },
  getMessageReview: {
    method: "GET",
    path: `${message}/review`,
    summary: "Whether a message's draft needs approval, has it, and what was said about it; it is planned by its own times alone",
    access: { view: "messages" },
    answer: publishing,
  },
  reviewMessage: {
    ...review,
    access: { item: "messages" },
    plan: "announcements",
    path: `${message}/review`,
    summary: `Review a message: ${reviewSummary}`,
    answer: messageAnswer,
  },
  reviewChapter: { ...review, path: `${chapter}/review`, summary: `Review a chapter: ${reviewSummary}`, answer: chapterInUse },
});
