import { z } from "zod";
import { SEGMENT_LIMITS, SEGMENT_SORTS } from "#app/domain/segments/segment.ts";
import { calls } from "./call.ts";
import { person } from "./people.ts";
import { segmentFilter } from "./segment-filter.ts";
import { sortedBy, sortOrder } from "./sorting.ts";
import { id, nameText, revision, revisionQuery, stamp, text } from "./text.ts";
import { segmentUsage } from "./usage.ts";

const all = "/v2/properties/:property/segments";
const MOST_PER_PAGE = 100;
/** Twenty groups of fifty filters with a few words each. */
const BODY_LIMIT = 1_000_000;

const name = nameText(SEGMENT_LIMITS.name, "segment_error_name_missing");
/** As stored: keys and values of attributes that were archived since are among them. */
const stored = z.object({ type: z.string(), key: z.string(), operator: z.string(), value: z.unknown().optional() });
const connection = z.enum(["and", "or"]);

/** A user segment (specification 2, section 3: Audience segment). */
export const segment = z.object({
  id,
  name: z.string(),
  connection,
  filterGroups: z.array(z.object({ connection, filters: z.array(stored) })),
  usage: segmentUsage,
  createdAt: stamp,
  updatedAt: stamp,
  lastChangedBy: z.string().nullable(),
  lastChangedById: z.string().nullable(),
  revision: z.number().int(),
});
export type WireSegment = z.output<typeof segment>;

/** How many people; `isEstimate` when they were counted from a sample, because they are many. */
const count = z.object({ people: z.number().int(), isEstimate: z.boolean() });

const page = z.coerce.number().int().min(1).max(100_000).default(1);
const pagination = z.object({ page: z.number().int(), limit: z.number().int(), total: z.number().int() });

export const segmentCalls = calls({
  listSegments: {
    method: "GET",
    path: all,
    summary: "The user segments of a property, by a part of their name; with `limit` a page of them",
    access: { view: "users" },
    query: z.object({
      search: text(200).optional(),
      sort: sortedBy(SEGMENT_SORTS),
      order: sortOrder,
      page,
      limit: z.coerce.number().int().min(1).max(MOST_PER_PAGE).optional(),
    }),
    answer: z.object({ data: z.array(segment), pagination }),
  },
  getSegment: { method: "GET", path: `${all}/:segment`, summary: "One user segment", access: { view: "users" }, answer: segment },
  createSegment: {
    method: "POST",
    path: all,
    summary: "Create a user segment. Without filters everybody is in it",
    access: { edit: "users" },
    body: segmentFilter.extend({ name }),
    bodyLimit: BODY_LIMIT,
    answer: segment,
    status: 201,
  },
  updateSegment: {
    method: "PUT",
    path: `${all}/:segment`,
    summary: "Change a user segment; what is left out stays",
    access: { edit: "users" },
    body: z.object({ name, connection, filterGroups: segmentFilter.shape.filterGroups.unwrap(), revision }).partial(),
    bodyLimit: BODY_LIMIT,
    answer: segment,
  },
  cloneSegment: {
    method: "POST",
    path: `${all}/:segment/clone`,
    summary: "Duplicate a user segment",
    access: { edit: "users" },
    answer: segment,
    status: 201,
  },
  removeSegment: {
    method: "DELETE",
    path: `${all}/:segment`,
    summary: "Delete a user segment; 409 `segment_in_use` while something uses it, with the segment as `current`",
    access: { edit: "users" },
    query: revisionQuery,
    answer: z.null(),
    status: 204,
  },
  keepSegmentDraft: {
    method: "POST",
    path: `${all}/drafts`,
    summary: "Keep what somebody is writing, for an address that would be too long: until 90 days after it was opened last",
    access: { view: "users" },
    body: z.object({ text: text(BODY_LIMIT) }),
    bodyLimit: BODY_LIMIT,
    answer: z.object({ draft: z.string() }),
    status: 201,
    keyless: true,
  },
  getSegmentDraft: {
    method: "GET",
    path: `${all}/drafts/:draft`,
    summary: "What was kept under a name",
    access: { view: "users" },
    answer: z.object({ text: z.string() }),
  },
  previewSegment: {
    method: "POST",
    path: `${all}/preview`,
    summary: "How many people of a property some filters find, and some of them, those seen last first",
    access: { view: "users" },
    query: z.object({ page, limit: z.coerce.number().int().min(1).max(MOST_PER_PAGE).default(10) }),
    body: segmentFilter,
    bodyLimit: BODY_LIMIT,
    /** `all` are the people of the property. */
    answer: z.object({ data: z.array(person), pagination, count, all: count }),
    keyless: true,
  },
});
