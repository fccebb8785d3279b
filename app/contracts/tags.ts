import { z } from "zod";
import { TAG_LIMITS } from "#app/domain/tags/tag.ts";
import { calls } from "./call.ts";
import { urlRuleOrNone } from "./page-segments.ts";
import { id, idOrNone, nameText, revision, revisionQuery, stamp, text } from "./text.ts";
import { tagUsage } from "./usage.ts";

const all = "/v2/properties/:property/tags";

const name = nameText(TAG_LIMITS.name, "tag_error_name_missing");
/**
 * What people fill in of a tag: a CSS selector of its elements, and where they are: a URL rule, a page segment (0 for none), or both. A tag
 * without a selector is the page itself.
 */
export const tagFields = { name, selector: text(TAG_LIMITS.selector), urlRule: urlRuleOrNone, pageSegment: idOrNone };

/** A named element or page area (specification 2, section 3: Tag). `seenAt` and `usedAt` are when players reported it last. */
export const tag = z.object({
  id,
  name: z.string(),
  selector: z.string(),
  urlRule: z.string(),
  pageSegment: z.number().int(),
  createdAt: stamp,
  updatedAt: stamp,
  lastChangedBy: z.string().nullable(),
  lastChangedById: z.string().nullable(),
  revision: z.number().int(),
});
export type WireTag = z.output<typeof tag>;

/** A tag with what uses it, and when players reported it last, by day. */
const tagInUse = tag.extend({ usage: tagUsage, seenOn: z.iso.date().nullable(), usedOn: z.iso.date().nullable() });
export type WireTagInUse = z.output<typeof tagInUse>;

const pageQuery = z.object({
  search: text(200).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).optional(),
});
const pagination = z.object({ page: z.number().int(), limit: z.number().int(), total: z.number().int() });

export const tagCalls = calls({
  listTags: {
    method: "GET",
    path: all,
    summary: "The tags of a property by name, also by a part of it; with `limit` a page of them",
    access: { view: "home" },
    query: pageQuery,
    answer: z.object({ data: z.array(tag), pagination }),
  },
  listTagsInUse: {
    method: "GET",
    path: "/v3/properties/:property/tags",
    summary: "A page of the tags of a property by name, with what uses each",
    access: { view: "users" },
    query: pageQuery.extend({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
    answer: z.object({ data: z.array(tagInUse), pagination }),
  },
  getTag: { method: "GET", path: `${all}/:tag`, summary: "One tag, with what uses it", access: { view: "users" }, answer: tagInUse },
  createTag: {
    method: "POST",
    path: all,
    summary: "Create a tag; it needs a selector, a URL rule or a page segment",
    access: { edit: "users" },
    body: z.object({
      name,
      selector: tagFields.selector.default(""),
      urlRule: tagFields.urlRule.default(""),
      pageSegment: idOrNone.default(0),
    }),
    answer: tag,
    status: 201,
  },
  updateTag: {
    method: "PUT",
    path: `${all}/:tag`,
    summary: "Change a tag; what is left out stays",
    access: { edit: "users" },
    body: z.object({ ...tagFields, revision }).partial(),
    answer: tagInUse,
  },
  removeTag: {
    method: "DELETE",
    path: `${all}/:tag`,
    summary: "Delete a tag; 409 `tag_in_use` while something uses it, with the tag as `current`",
    access: { edit: "users" },
    query: revisionQuery,
    answer: z.null(),
    status: 204,
  },
});
