import { z } from "zod";
import { DATA_TYPES } from "#app/domain/users/attribute.ts";
import { calls } from "./call.ts";
import { segmentFilter } from "./segment-filter.ts";
import { few, id, requiredText, text } from "./text.ts";

/** What became of a description (specification 1, section 8). */
export const AI_STATUSES = ["OK", "ERROR", "GUIDE_TITLE_ERROR", "UNKNOWN_ATTRIBUTE_ERROR", "DESCRIPTION_CORRECTED"] as const;
export type AiStatus = (typeof AI_STATUSES)[number];

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
});
