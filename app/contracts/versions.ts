import { z } from "zod";
import { calls } from "./call.ts";
import { chapterInUse } from "./chapters.ts";
import { guideInUse } from "./guides.ts";
import { message } from "./messages.ts";
import { id, languageKey, revision, stamp } from "./text.ts";

const guide = "/v2/properties/:property/tutorials/:guide/versions" as const;
const chapter = "/v2/properties/:property/launchers/:chapter/versions" as const;
const announcement = "/v2/properties/:property/announcements/:announcement/versions" as const;

/** A published state, frozen (design section 4): `isLive` says whether people see it now. `languages` are those with a title. */
const version = z.object({
  number: z.number().int().positive(),
  publishedAt: stamp,
  author: z.string(),
  languages: z.array(languageKey),
  note: z.string(),
  isLive: z.boolean(),
});
export type WireVersion = z.output<typeof version>;

const listed = z.object({
  data: z.array(version),
  pagination: z.object({ page: z.number().int(), limit: z.number().int(), total: z.number().int() }),
});

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const place = z.number().int().nullable();

/**
 * See `app/domain/versions/compare.ts`. `title` of a step is its heading in the property's default language, on the newer side where it is. A
 * survey's further questions are told as steps, from 0 for the second question; they have no heading.
 */
const difference = z.object({
  kind: z.enum(["changed", "added", "removed", "moved"]),
  step: z.object({ id: z.string(), from: place, to: place, title: z.string() }).nullable(),
  language: languageKey.nullable(),
  field: z.string().nullable(),
  from: value,
  to: value,
});
export type WireDifference = z.output<typeof difference>;

/** A side of a comparison; null stands for the draft. */
const side = version.nullable();

/** At most 1,000 differences are told; `total` counts all. */
const comparison = z.object({ from: side, to: side, differences: z.array(difference), total: z.number().int() });
export type WireComparison = z.output<typeof comparison>;

const number = z.coerce.number().int().positive().max(1_000_000_000);
/** The number of a version, or "draft". */
const sideQuery = z.union([z.literal("draft"), number]);

const list = {
  method: "GET",
  access: { view: "guides" },
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: listed,
} as const;
const compare = {
  method: "GET",
  access: { view: "guides" },
  query: z.object({ from: sideQuery.default("draft"), to: sideQuery.default("draft") }),
  answer: comparison,
} as const;
const restore = { method: "POST", access: { item: "guides" }, body: z.object({ version: id, revision: revision.optional() }) } as const;

/** What was published of guides, chapters and messages, compared, and brought back as a draft. */
export const versionCalls = calls({
  listGuideVersions: { ...list, path: guide, summary: "The published versions of a guide, the newest first" },
  compareGuideVersions: {
    ...compare,
    path: `${guide}/compare`,
    summary: "What differs between two versions of a guide, or one and its draft",
  },
  restoreGuideVersion: {
    ...restore,
    path: `${guide}/restore`,
    summary: "Make the content of a version of a guide its draft; what is live stays",
    answer: guideInUse,
  },
  listChapterVersions: { ...list, path: chapter, summary: "The published versions of a chapter, the newest first" },
  compareChapterVersions: {
    ...compare,
    path: `${chapter}/compare`,
    summary: "What differs between two versions of a chapter, or one and its draft",
  },
  restoreChapterVersion: {
    ...restore,
    path: `${chapter}/restore`,
    summary: "Make the content of a version of a chapter its draft; what is live stays",
    answer: chapterInUse,
  },
  listMessageVersions: {
    ...list,
    access: { view: "messages" },
    path: announcement,
    summary: "The published versions of a message, the newest first",
  },
  compareMessageVersions: {
    ...compare,
    access: { view: "messages" },
    path: `${announcement}/compare`,
    summary: "What differs between two versions of a message, or one and its draft",
  },
  restoreMessageVersion: {
    ...restore,
    access: { item: "messages" },
    plan: "announcements",
    path: `${announcement}/restore`,
    summary:
      "Make the texts, the form and the questions of a version of a message its draft; what is live stays, and so does what holds at once",
    answer: message,
  },
});
