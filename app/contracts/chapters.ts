import { z } from "zod";
import { CHAPTER_LIMITS } from "#app/domain/chapters/chapter.ts";
import { isBlank } from "#app/domain/storable-text.ts";
import { MOST_ID } from "#app/domain/urls/id-in-address.ts";
import { calls } from "./call.ts";
import {
  contentState,
  isFew,
  isVersionForPublic,
  languageBehaviour,
  languageTexts,
  note,
  publishedVersion,
  publishing,
  showing,
  tags,
  version,
} from "./content.ts";
import { guideRow } from "./guide-list.ts";
import { few, id, idOrNone, languageKey, requiredText, revision, revisionQuery, stamp, text } from "./text.ts";

const all = "/v2/properties/:property/launchers";

/** Empty in a language that the chapter is not written in; the default language needs one (422 `title_error_missing`). */
const title = text(CHAPTER_LIMITS.title).refine((value) => value === "" || !isBlank(value), "text_error_missing");
const texts = z.object({ title, subtitle: text(CHAPTER_LIMITS.subtitle) });

/** A chapter with its guides in order (specification 1, section 3). The unsorted guides come as the chapter with the id 0. */
export const chapter = z.object({
  id: z.number().int().nonnegative(),
  title: z.string(),
  subtitle: z.string(),
  ...contentState,
  visibility: contentState.visibility.default("public"),
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
export const chapterInUse = chapter.extend({
  publishing,
  liveGuides: z.number().int(),
  startsIn30Days: z.number().int(),
  publishedVersion,
});
export type WireChapterInUse = z.output<typeof chapterInUse>;

/** An archived chapter as a list shows it. `archivedBy` is the person's name at that time; null when unknown. */
const archivedChapter = chapter.pick({ id: true, title: true, subtitle: true, languages: true, revision: true }).extend({
  archivedAt: stamp,
  archivedBy: z.string().nullable(),
});
export type WireArchivedChapter = z.output<typeof archivedChapter>;

/** At most as many guides, in at most as many chapters, come with `open=few`. */
export const FEW = { guides: 100, chapters: 50 } as const;

/** A chapter in the list of all: how many guides it has, archived ones aside, and how often those that are live were started in 30 days. */
const listedChapter = chapter.extend({
  tutorialCount: z.number().int(),
  startsIn30Days: z.number().int(),
  /** Whether its guides were asked for. */
  open: z.boolean(),
});

const archived = z.enum(["true", "false"]).default("true");
const query = z.object({ lang: languageKey.optional(), all_langs: z.enum(["true", "false"]).optional() });

export const chapterCalls = calls({
  listChapters: {
    method: "GET",
    path: all,
    summary:
      "All chapters with their guides, and the unsorted guides as chapter 0; with `archived=false` without the archived ones among these, with `open` only the guides of some chapters",
    access: { view: "guides" },
    query: query.extend({
      archived,
      /** Whose guides come: of `all` chapters, of all if they are `few` and else of none, of `none`, or of these, at most 50. */
      open: z.union([z.enum(["all", "few", "none"]), z.string().regex(/^\d{1,9}(,\d{1,9}){0,49}$/, "text_error_invalid")]).default("all"),
      /** The first so many guides of each chapter. */
      limit: z.coerce.number().int().min(1).max(200).optional(),
      /** So many chapters on a page, and only those of the page `page`, or of the one that the chapter `at` is on; all where it is left out. */
      page_size: z.coerce.number().int().min(1).max(50).optional(),
      page: z.coerce.number().int().min(1).max(1_000_000).optional(),
      at: z.coerce.number().int().min(1).max(MOST_ID).optional(),
    }),
    /**
     * `page` is the one that is answered, and `places` are all chapters in order, on whichever page. `guides` is how many guides there are in
     * them, archived ones aside, `archived` how many are archived, `live` how many are live. `recent` are those that the caller changed last,
     * newest first, at most 5.
     */
    answer: z.object({
      data: z.array(listedChapter),
      page: z.number().int(),
      places: z.array(z.object({ id: idOrNone, title: z.string() })),
      guides: z.number().int(),
      archived: z.number().int(),
      live: z.number().int(),
      recent: z.array(z.object({ id, title: z.string() })),
    }),
  },
  getChapter: {
    method: "GET",
    path: `${all}/:chapter`,
    summary: "One chapter with its guides, and how much it is used; with `archived=false` chapter 0 without the archived ones among these",
    access: { view: "guides" },
    query: query.extend({ archived }),
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
    summary:
      "Change texts, order of guides, visibility, languages, segments or tags of a chapter; order alone for chapter 0, which answers with the guides in it",
    access: { item: "guides" },
    query,
    body: z
      .object({
        title,
        subtitle: text(CHAPTER_LIMITS.subtitle),
        tutorials: few(id, 10_000),
        visibility: z.enum(["public", "private"]),
        languageTexts,
        languageBehaviour,
        tags,
        segment: idOrNone,
        pageSegment: idOrNone,
        showing,
        revision,
        version,
        note,
      })
      .partial()
      .refine(isVersionForPublic, { path: ["version"], error: "text_error_invalid" }),
    answer: chapterInUse,
  },
  updateChapterTexts: {
    method: "PUT",
    path: `${all}/:chapter/texts/all`,
    summary: "Replace the texts of a chapter in several languages, and change its languages and visibility along with them",
    access: { item: "guides" },
    body: z.object({
      texts: z.record(languageKey, texts).refine(isFew, "text_error_too_long"),
      languageTexts: languageTexts.optional(),
      languageBehaviour: languageBehaviour.optional(),
      visibility: z.enum(["public", "private"]).optional(),
      revision: revision.optional(),
    }),
    answer: chapterInUse,
  },
  sortChapters: {
    method: "POST",
    path: `${all}/sort`,
    summary: "Put the chapters in the given order",
    access: { item: "guides" },
    body: z.object({ ids: few(id, 10_000) }),
    answer: z.null(),
    status: 204,
  },
  removeChapter: {
    method: "DELETE",
    path: `${all}/:chapter`,
    summary: "Archive a chapter; its guides become unsorted. Until it is brought back, every change of it answers 409 `chapter_deleted`",
    access: { item: "guides" },
    query: revisionQuery,
    answer: z.null(),
    status: 204,
  },
  previewChapter: {
    method: "POST",
    path: `${all}/:chapter/preview-token`,
    summary:
      "A token by which the player shows the draft with its guides' drafts in the first tab that opens the application with `#handrail-preview={token}`, for 15 minutes",
    access: { item: "guides" },
    answer: z.object({ token: z.string(), expiresAt: stamp }),
    status: 201,
    keyless: true,
  },
  listArchivedChapters: {
    method: "GET",
    path: "/v3/properties/:property/launchers",
    summary: "A page of the archived chapters, also by a part of a title in any language; by default the latest first",
    access: { view: "guides" },
    query: z.object({
      archived_chapters: z.literal("true"),
      search: text(200).optional(),
      sort: z.enum(["archivedAt", "title"]).default("archivedAt"),
      order: z.enum(["asc", "desc"]).default("desc"),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: z.object({
      data: z.array(archivedChapter),
      pagination: z.object({ page: z.number().int(), limit: z.number().int(), total: z.number().int() }),
    }),
  },
  bringBackChapter: {
    method: "POST",
    path: `${all}/:chapter/bring-back`,
    summary: "Make an archived chapter a private one; its guides stay where they are. 409 `chapter_not_archived` for any other",
    access: { edit: "guides" },
    body: z.object({ revision: revision.optional() }),
    answer: chapterInUse,
  },
});
