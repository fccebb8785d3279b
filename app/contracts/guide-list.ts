import { z } from "zod";
import { alarm } from "./alarm.ts";
import { contentState } from "./content.ts";
import { askedDay, id, idList, idOrNone, languageKey, stamp, text, yesOrNo } from "./text.ts";

/** What lists and the editor both show of a guide (specification 1, section 3: Guide). `launcherId` is 0 for an unsorted guide. */
export const guideInShort = z.object({
  id,
  title: z.string(),
  subtitle: z.string(),
  ...contentState,
  hasAlarm: z.boolean(),
  stepCount: z.number().int(),
  /** When anything about it was last saved, including its chapter. */
  updatedAt: stamp,
  launcherId: z.number().int().nonnegative(),
  segment: z.number().int(),
  pageSegment: z.number().int(),
});

/** See `app/domain/guides/step-alarm.ts`. */
export const stepAlarm = alarm.extend({ stepIndex: z.number().int().nonnegative() });

/** A guide in a list. Starts are those of the last 30 days, today included, in the property's time zone. */
export const guideRow = guideInShort.extend({
  startsIn30Days: z.number().int(),
  /** On how many steps there are alarms, and since when; null without any. */
  alarmed: z.object({ steps: z.number().int(), since: stamp }).nullable(),
  showing: z.object({ auto: z.boolean() }),
  /** Whether it shows where one of its tags is or where none is; null without tags. */
  tagMode: z.enum(["show", "hide"]).nullable(),
});
export type WireGuideRow = z.output<typeof guideRow>;

/** Where a search found a guide, if not in the title that the list shows; `step` counts from 0, `text` is the part around it. */
const match = z.object({
  field: z.enum(["title", "subtitle", "heading", "content"]),
  language: languageKey,
  step: z.number().int().nonnegative().nullable(),
  text: z.string(),
});
export type WireGuideMatch = z.output<typeof match>;

/** A guide among those that were asked for. `place` is its place in its chapter, from 0; null when it is archived. */
export const foundGuide = guideRow.extend({ place: z.number().int().nonnegative().nullable(), match: match.nullable() });
export type WireFoundGuide = z.output<typeof foundGuide>;

export const GUIDE_SORTS = ["place", "title", "changed", "starts", "state"] as const;

/** Which guides are asked for, in which order, and how many at once; what is left out asks nothing. */
export const listQuery = z.object({
  lang: languageKey.optional(),
  visibility: z.enum(["public", "private", "deleted"]).optional(),
  /** `false` leaves archived guides out. */
  archived: yesOrNo.optional(),
  /** Live, with a draft that differs. */
  changes: z.literal("true").optional(),
  /** In a title, subtitle or text of the draft in any language, or in the chapter's title; without regard to case and accents. */
  search: text(200).optional(),
  /** Of one chapter; 0 is the list of unsorted guides. */
  launcher: z.coerce.number().pipe(idOrNone).optional(),
  ids: idList.optional(),
  /** For a user segment, for any, or for none. */
  segment: z.union([z.enum(["none", "any"]), z.coerce.number().pipe(id)]).optional(),
  /** Languages that the draft has a title in, or has none in. */
  written: languageKey.optional(),
  missing: languageKey.optional(),
  alarm: yesOrNo.optional(),
  /** Who changed it last, by id, and since when: from that day on, in the property's time zone. */
  changedBy: text(100).optional(),
  changedSince: askedDay.optional(),
  sort: z.enum(GUIDE_SORTS).default("place"),
  order: z.enum(["asc", "desc"]).default("asc"),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).optional(),
});
