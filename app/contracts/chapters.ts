import { z } from "zod";
import { CHAPTER_LIMITS } from "#app/domain/chapters/chapter.ts";
import { calls } from "./call.ts";
import {
  contentState,
  isFew,
  isVersionForPublic,
  languageBehaviour,
  languageTexts,
  publishedVersion,
  showing,
  tags,
  version,
} from "./content.ts";
import { guideRow } from "./guides.ts";
import { id, idOrNone, languageKey, requiredText, revision, revisionQuery, stamp, text } from "./text.ts";

const all = "/v2/properties/:property/launchers";

const texts = z.object({ title: requiredText(CHAPTER_LIMITS.title), subtitle: text(CHAPTER_LIMITS.subtitle) });

/** A chapter with its guides in order (specification 1, section 3). The unsorted guides come as the chapter with the id 0. */
export const chapter = z.object({
  id: z.number().int().nonnegative(),
  title: z.string(),
  subtitle: z.string(),
  ...contentState,
  /** Null for the unsorted guides. */
  lastChangedAt: stamp.nullable(),
  /** Its place among the chapters: ascending, with gaps. Null for the unsorted guides. */
  sort: z.number().int().nullable(),
  languageBehaviour,
  languageTexts,
  tags,
  segment: z.number(),
  pageSegment: z.number(),
  showing,
  texts: z.record(languageKey, z.object({ title: z.string(), subtitle: z.string() })).optional(),
  tutorials: z.array(guideRow),
});
export type WireChapter = z.output<typeof chapter>;

/** A chapter with what unpublishing it would affect: its live guides, and how often these were started in the last 30 days. */
const chapterInUse = chapter.extend({
  liveGuides: z.number().int(),
  startsIn30Days: z.number().int(),
  publishedVersion,
});
export type WireChapterInUse = z.output<typeof chapterInUse>;

/** At most as many guides, in at most as many chapters, come with `open=few`. */
export const FEW = { guides: 100, chapters: 50 } as const;

/** A chapter in the list of all: how many guides it has, archived ones aside, and how often those that are live were started in 30 days. */
const listedChapter = chapter.extend({
  tutorialCount: z.number().int(),
  startsIn30Days: z.number().int(),
  /** Whether its guides were asked for. */
  open: z.boolean(),
});

const query = z.object({ lang: languageKey.optional(), all_langs: z.enum(["true", "false"]).optional() });

export const chapterCalls = calls({
  listChapters: {
    method: "GET",
    path: all,
    summary:
      "All chapters with their guides, and the unsorted guides as chapter 0; with `archived=false` without the archived ones among these, with `open` only the guides of some chapters",
    access: { view: "guides" },
    query: query.extend({
      archived: z.enum(["true", "false"]).default("true"),
      /** Whose guides come: of `all` chapters, of all if they are `few` and else of none, of `none`, or of these, at most 50. */
      open: z.union([z.enum(["all", "few", "none"]), z.string().regex(/^\d{1,9}(,\d{1,9}){0,49}$/, "text_error_invalid")]).default("all"),
      /** The first so many guides of each chapter. */
      limit: z.coerce.number().int().min(1).max(200).optional(),
    }),
    /**
     * `archived` is how many guides are archived, `live` how many are live, listed or not. `recent` are those that the caller changed last,
     * newest first, at most 5.
     */
    answer: z.object({
      data: z.array(listedChapter),
      archived: z.number().int(),
      live: z.number().int(),
      recent: z.array(z.object({ id, title: z.string() })),
    }),
  },
  getChapter: {
    method: "GET",
    path: `${all}/:chapter`,
    summary: "One chapter with its guides, and how much it is used",
    access: { view: "guides" },
    query,
    answer: chapterInUse,
  },
  createChapter: {
    method: "POST",
    path: all,
    summary: "Create a private chapter",
    access: { edit: "guides" },
    query,
    body: z.object({ title: requiredText(CHAPTER_LIMITS.title), subtitle: text(CHAPTER_LIMITS.subtitle).default("") }),
    answer: z.object({ id }),
    status: 201,
  },
  updateChapter: {
    method: "PUT",
    path: `${all}/:chapter`,
    summary: "Change texts, order of guides, visibility, languages, segments or tags of a chapter; order alone for chapter 0",
    access: { item: "guides" },
    query,
    body: z
      .object({
        title: requiredText(CHAPTER_LIMITS.title),
        subtitle: text(CHAPTER_LIMITS.subtitle),
        tutorials: z.array(id).max(10_000),
        visibility: z.enum(["public", "private"]),
        languageTexts,
        languageBehaviour,
        tags,
        segment: idOrNone,
        pageSegment: idOrNone,
        showing,
        revision,
        version,
      })
      .partial()
      .refine(isVersionForPublic, { path: ["version"], error: "text_error_invalid" }),
    answer: chapterInUse,
  },
  updateChapterTexts: {
    method: "PUT",
    path: `${all}/:chapter/texts/all`,
    summary: "Replace the texts of a chapter in several languages",
    access: { item: "guides" },
    body: z.object({ texts: z.record(languageKey, texts).refine(isFew, "text_error_too_long"), revision: revision.optional() }),
    answer: chapterInUse,
  },
  sortChapters: {
    method: "POST",
    path: `${all}/sort`,
    summary: "Put the chapters in the given order",
    access: { item: "guides" },
    body: z.object({ ids: z.array(id).max(10_000) }),
    answer: z.null(),
    status: 204,
  },
  removeChapter: {
    method: "DELETE",
    path: `${all}/:chapter`,
    summary: "Archive a chapter; its guides become unsorted",
    access: { item: "guides" },
    query: revisionQuery,
    answer: z.null(),
    status: 204,
  },
});
