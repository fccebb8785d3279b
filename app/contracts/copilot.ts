import { z } from "zod";
import { DATA_TYPES } from "#app/domain/users/attribute.ts";
import { calls } from "./call.ts";
import { segmentFilter } from "./segment-filter.ts";
import { few, id, requiredText, text } from "./text.ts";

/** What became of a description (specification 1, section 8). */
export const AI_STATUSES = ["OK", "ERROR", "GUIDE_TITLE_ERROR", "UNKNOWN_ATTRIBUTE_ERROR", "DESCRIPTION_CORRECTED"] as const;
export type AiStatus = (typeof AI_STATUSES)[number];

/** How many comments a summary takes. */
export const MOST_COMMENTS = 500;

/** An attribute that a description may name: by its key or its name. */
const attribute = z.object({ key: text(128), name: text(128).default(""), type: z.enum(DATA_TYPES) });

export const copilotCalls = calls({
  describeSegment: {
    method: "POST",
    path: "/v2/copilot/manager/user-segments/create",
    summary: "Filters for a user segment from a sentence in English or German; nothing is stored",
    access: "manager",
    body: z.object({
      description: requiredText(1000),
      /** Those of the property when left out. */
      attributes: few(attribute, 5000).optional(),
      propertyId: id,
      companyId: id.optional(),
    }),
    answer: z.object({
      status: z.enum(AI_STATUSES),
      /** Null where nothing was understood, or a name is unknown. */
      userSegment: segmentFilter.nullable(),
      /** The words that the status is about: the unknown name, or what was left out or read as something else. */
      message: z.string(),
      /** Whether rules read the sentence; else a model did. */
      byRules: z.boolean(),
    }),
    keyless: true,
  },
  summarizeComments: {
    method: "POST",
    path: "/v2/copilot/manager/summarize-comments/summary",
    summary: "What comments on a question have in common, with quotes; nothing is stored",
    access: "manager",
    query: z.object({ company_id: z.coerce.number().int().positive().optional(), property_id: z.coerce.number().int().positive() }),
    body: z.object({ question: text(1000), language_code: text(35).default("en-US"), comments: few(text(2000), MOST_COMMENTS) }),
    answer: z.object({
      count: z.number().int(),
      groups: z.array(z.object({ word: z.string(), count: z.number().int(), quotes: z.array(z.string()) })),
      /** How many have nothing in common with another. */
      others: z.number().int(),
      /** Whether rules read the comments; else a model did. */
      byRules: z.boolean(),
    }),
    bodyLimit: 3_000_000,
    keyless: true,
  },
});
