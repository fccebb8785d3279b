import { z } from "zod";
import { PAGE_SEGMENT_LIMITS, urlRuleProblem } from "#app/domain/page-segments/page-segment.ts";
import { calls } from "./call.ts";
import { sortedBy, sortOrder } from "./sorting.ts";
import { id, nameText, revision, revisionQuery, stamp, text } from "./text.ts";
import { pageSegmentUsage } from "./usage.ts";

const all = "/v2/properties/:property/page_segments";
const MOST_PER_PAGE = 100;

const name = nameText(PAGE_SEGMENT_LIMITS.name, "page_segment_name_missing");
/** A URL rule with `*` for any run of characters; blanks around it do not count. */
const ruleText = (problem: typeof urlRuleProblem) =>
  z
    .string("url_error_invalid")
    .max(4 * PAGE_SEGMENT_LIMITS.rule, "text_error_too_long")
    .superRefine((rule, context) => {
      const code = problem(rule);
      if (code) context.addIssue({ code: "custom", message: code });
    })
    .transform((rule) => rule.trim());
export const urlRule = ruleText(urlRuleProblem);
/** The same where there may be none. */
export const urlRuleOrNone = ruleText((rule) => (rule.trim() === "" ? null : urlRuleProblem(rule)));
const rules = z
  .array(urlRule, "page_segment_no_url")
  .min(1, "page_segment_no_url")
  .max(PAGE_SEGMENT_LIMITS.rules, "page_segment_many_urls");
/** What people fill in of a page segment. With `visibility` true content shows on these addresses, with false everywhere else. */
export const pageSegmentFields = { name, rules, visibility: z.boolean() };
const conditions = z.object({ rules, visibility: z.boolean().default(true) });

/** A page segment (specification 2, section 3: Page segment). */
export const pageSegment = z.object({
  id,
  name: z.string(),
  conditions: z.object({ rules: z.array(z.string()), visibility: z.boolean() }),
  usage: pageSegmentUsage,
  createdAt: stamp,
  updatedAt: stamp,
  lastChangedBy: z.string().nullable(),
  lastChangedById: z.string().nullable(),
  revision: z.number().int(),
});
export type WirePageSegment = z.output<typeof pageSegment>;

export const PAGE_SEGMENT_SORTS = ["createdAt", "name", "updatedAt"] as const;

export const pageSegmentCalls = calls({
  listPageSegments: {
    method: "GET",
    path: all,
    summary: "The page segments of a property, by a part of their name or of a rule; with `limit` a page of them",
    access: { view: "users" },
    query: z.object({
      search: text(200).optional(),
      sort: sortedBy(PAGE_SEGMENT_SORTS),
      order: sortOrder,
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(MOST_PER_PAGE).optional(),
    }),
    answer: z.object({
      data: z.array(pageSegment),
      pagination: z.object({ page: z.number().int(), limit: z.number().int(), total: z.number().int() }),
    }),
  },
  getPageSegment: {
    method: "GET",
    path: `${all}/:pageSegment`,
    summary: "One page segment",
    access: { view: "users" },
    answer: pageSegment,
  },
  createPageSegment: {
    method: "POST",
    path: all,
    summary: "Create a page segment",
    access: { edit: "users" },
    body: z.object({ name, conditions }),
    answer: pageSegment,
    status: 201,
  },
  updatePageSegment: {
    method: "PUT",
    path: `${all}/:pageSegment`,
    summary: "Change a page segment; what is left out stays",
    access: { edit: "users" },
    body: z.object({ name, conditions: z.object({ rules, visibility: z.boolean() }).partial(), revision }).partial(),
    answer: pageSegment,
  },
  clonePageSegment: {
    method: "POST",
    path: `${all}/:pageSegment/clone`,
    summary: "Duplicate a page segment",
    access: { edit: "users" },
    answer: pageSegment,
    status: 201,
  },
  removePageSegment: {
    method: "DELETE",
    path: `${all}/:pageSegment`,
    summary: "Delete a page segment; 409 `page_segment_in_use` while something uses it, with the page segment as `current`",
    access: { edit: "users" },
    query: revisionQuery,
    answer: z.null(),
    status: 204,
  },
});
