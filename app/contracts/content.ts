import { z } from "zod";
import { VISIBILITIES } from "#app/domain/guides/guide.ts";
import { MOST_PRIORITY, RECURRENCE_DAYS } from "#app/domain/targeting/showing.ts";
import { PUBLISHING_LIMITS, REVIEW_STATES, SCHEDULE_PROBLEMS } from "#app/domain/versions/publishing.ts";
import { few, id, languageKey, stamp, text } from "./text.ts";

/** More than any property has: limits the work before the property's own languages are checked. */
const MOST_LANGUAGES = 200;
/** Whether a map by language stays within that limit. */
export function isFew(byLanguage: object): boolean {
  return Object.keys(byLanguage).length <= MOST_LANGUAGES;
}

/** What guides and chapters have in common (specification 1, section 3): the languages it is live in, and the tags it is shown for. */
export const languageTexts = z.record(languageKey, z.object({ status: z.enum(["on", "off"]) })).refine(isFew, "text_error_too_long");
/** The state of a guide or chapter; spread it into their shapes. */
export const contentState = {
  visibility: z.enum(VISIBILITIES),
  hasUnpublishedChanges: z.boolean(),
  firstTimePublished: stamp.nullable(),
  /** When the live copy was published, and by whom (their name at that time); null when not live. */
  publishedAt: stamp.nullable(),
  publishedBy: z.string().nullable(),
  /** When it was live no longer; null while it is, when it never was, or when unknown (`firstTimePublished` tells). */
  unpublishedAt: stamp.nullable(),
  /** When the draft or the visibility was last changed, and by whom (their name at that time, and their id; null when unknown). */
  lastChangedAt: stamp,
  lastChangedBy: z.string().nullable(),
  lastChangedById: z.string().nullable(),
  /** The languages in which the draft has a title, sorted by key; `off` hides the item from people in that language. */
  languages: z.array(z.object({ key: languageKey, status: z.enum(["on", "off"]) })),
  revision: z.number().int(),
};

const author = z.object({ id: z.string(), name: z.string() });

/**
 * How a draft is to go live, beside the button. `isApproved`: the draft as it is has been approved; `needsApproval`: the property asks for
 * that before anything is published. `problem` is why the draft did not go live at its time.
 */
export const publishing = z.object({
  needsApproval: z.boolean(),
  isApproved: z.boolean(),
  review: z
    .object({
      state: z.enum(REVIEW_STATES),
      by: author,
      at: stamp,
      comment: z.string(),
      answer: z.object({ by: author, at: stamp, comment: z.string() }).nullable(),
    })
    .nullable(),
  publishAt: stamp.nullable(),
  unpublishAt: stamp.nullable(),
  schedule: z.object({ by: author, note: z.string(), problem: z.enum(SCHEDULE_PROBLEMS).nullable() }).nullable(),
});
export type WirePublishing = z.output<typeof publishing>;

/** What whoever publishes notes about the version. */
export const note = text(PUBLISHING_LIMITS.note);

/** The newest published version, live or not; null before the first. */
export const publishedVersion = z.number().int().nullable();

/**
 * The version to publish, beside `visibility: "public"`: makes the newest published version live again as it was, with its date, and leaves
 * the draft alone. Any other answers 409 `published_meanwhile`. Without it, the draft becomes a new version.
 */
export const version = z.number().int().positive();

type Published = { visibility?: string | undefined; version?: number | undefined };

export function isVersionForPublic({ visibility, version: named }: Published): boolean {
  return named === undefined || visibility === "public";
}

export const languageBehaviour = z.enum(["fallback_default", "hide"]);
export const tags = z.object({ mode: z.enum(["show", "hide"]), list: few(id, 1000) });

const moment = z.iso.datetime().max(40).nullable();
const days = z.union(RECURRENCE_DAYS.map((each) => z.literal(each)));
/** When an item shows (app/domain/targeting/showing.ts): by itself or when somebody opens it, from and until when, how often, and before what. */
export const showing = z
  .object({
    auto: z.boolean(),
    from: moment,
    to: moment,
    recurrence: days,
    reminder: days,
    priority: z.number().int().min(0).max(MOST_PRIORITY),
  })
  .refine(({ from, to }) => from === null || to === null || Date.parse(to) > Date.parse(from), {
    path: ["to"],
    error: "showing_error_end",
  });
