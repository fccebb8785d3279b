import { z } from "zod";
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";
import { alarm } from "./alarm.ts";
import { sortedBy, sortOrder } from "./sorting.ts";
import { pointing } from "./target.ts";
import { id, idOrNone, languageKey, revision, stamp, text, yesOrNo } from "./text.ts";

/**
 * What tooltips and validators have in common beside their name and texts: where they point, the page rule (empty for all pages), to whom
 * and on which page segment they show (0 for none), and whether they are on.
 */
export const placedFields = {
  ...pointing,
  url: text(GUIDE_LIMITS.url),
  segment: idOrNone,
  pageSegment: idOrNone,
  enabled: z.boolean(),
};

/** The same of a new one: a selector is enough. */
export const newPlaced = {
  ...placedFields,
  identifier: pointing.identifier.default(""),
  url: placedFields.url.default(""),
  segment: idOrNone.default(0),
  pageSegment: idOrNone.default(0),
  enabled: z.boolean().default(false),
};

/** The same of a change, in which nothing stands for what is left out. */
export const changedPlaced = {
  ...placedFields,
  selectors: pointing.selectors.unwrap(),
  targetText: pointing.targetText.unwrap(),
  target: pointing.target.unwrap(),
  precision: pointing.precision.unwrap(),
  wait: pointing.wait.unwrap(),
  revision,
};

/** Texts by language; an empty one is none. A change names the languages that it writes, and the others stay. */
export const textsOf = (limit: number) => z.record(languageKey, text(limit));

/** What a property stores of either. */
export const placed = {
  id,
  name: z.string(),
  ...placedFields,
  texts: z.record(z.string(), z.string()),
  /** Null unless its element was not found again and again. */
  alarm: alarm.nullable(),
  createdAt: stamp,
  updatedAt: stamp,
  lastChangedBy: z.string().nullable(),
  lastChangedById: z.string().nullable(),
  revision: z.number().int(),
};

export const PLACED_SORTS = ["createdAt", "name", "updatedAt"] as const;
export const placedQuery = z.object({
  search: text(200).optional(),
  enabled: yesOrNo.optional(),
  alarm: yesOrNo.optional(),
  sort: sortedBy(PLACED_SORTS),
  order: sortOrder,
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).optional(),
});
export const pagination = z.object({ page: z.number().int(), limit: z.number().int(), total: z.number().int() });
