import { z } from "zod";
import { MOST_REPORT_DAYS } from "#app/domain/analytics/report-range.ts";
import { calls } from "./call.ts";
import { askedDay, id, languageKey, text } from "./text.ts";

export const day = z.iso.date();
const counts = { starts: z.number().int(), completions: z.number().int() };
/** `rate` is completions over starts, 0 to 1, or null without starts; `medianSeconds` covers completed runs, null without any. */
const figures = z.object({ ...counts, rate: z.number().nullable(), medianSeconds: z.number().nullable() });

/** Both days included. Default: the `days` days, usually 30, up to `to`, usually today in the property's time zone. */
export const range = z.object({
  from: askedDay.optional(),
  to: askedDay.optional(),
  /** How many days, where `from` is not given. */
  days: z.coerce.number().int().min(1).max(MOST_REPORT_DAYS).optional(),
  lang: languageKey.optional(),
  /** Asks for the figures of the equal period before as well. */
  compare: z.literal("yes").optional(),
});
/** The range of the report. `today` is the property's: that day, and any later one, is not over. */
const reported = {
  from: day,
  to: day,
  today: day,
  totals: figures,
  /** The totals of as many days right before the range; null unless `compare` asks for them. */
  before: figures.nullable(),
  days: z.array(z.object({ day, ...counts })),
  /** The property's languages, as choices for `lang`. */
  languages: z.array(languageKey),
};

/** Reports on guides, from daily rollups of stored events. Days follow the property's time zone. */
export const reportCalls = calls({
  reportGuides: {
    method: "GET",
    path: "/v2/properties/:property/analytics/guides",
    summary: "Starts, completions, rate and median time of each guide",
    access: { view: "analytics" },
    query: range.extend({
      /** Part of a title: list, totals and days cover only the guides that match. */
      search: text(200).optional(),
      sort: z.enum(["title", "starts", "completions", "rate", "medianSeconds"]).default("starts"),
      order: z.enum(["asc", "desc"]).default("desc"),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(10_000).default(20),
    }),
    answer: z.object({
      ...reported,
      /**
       * `trend` is the starts over the range in at most 16 equal spans of days, the last of which ends with the range; the first may be
       * shorter. Empty where a page has more than 100 rows.
       */
      data: z.array(figures.extend({ id, title: z.string(), visibility: z.string(), trend: z.array(z.number().int()) })),
      total: z.number().int(),
      /** How many of these are live, on all pages. */
      live: z.number().int(),
    }),
  },
  reportMissedSearches: {
    method: "GET",
    path: "/v2/properties/:property/analytics/searches",
    summary: "What people looked for in the assistant and did not find; without people",
    access: { view: "analytics" },
    query: range.omit({ compare: true }).extend({
      /** A part of what was looked for. */
      search: text(200).optional(),
      sort: z.enum(["count", "query", "lastDay"]).default("count"),
      order: z.enum(["asc", "desc"]).default("desc"),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: z.object({
      ...{ from: day, to: day, today: day, languages: z.array(languageKey) },
      /** `languages` are those of whoever looked for it; a language that the property does not have is left out. */
      data: z.array(z.object({ query: z.string(), count: z.number().int(), languages: z.array(languageKey), lastDay: day })),
      total: z.number().int(),
    }),
  },
  reportGuide: {
    method: "GET",
    path: "/v2/properties/:property/analytics/guides/:guide",
    summary: "One guide with its drop-off per step",
    access: { view: "analytics" },
    query: range,
    answer: z.object({
      ...reported,
      id,
      title: z.string(),
      steps: z.array(
        z.object({
          step: z.string(),
          /** Position in the newest published version, from 1; null for a step that is no longer in it. */
          position: z.number().int().nullable(),
          title: z.string(),
          type: z.string(),
          shown: z.number().int(),
          done: z.number().int(),
          failed: z.number().int(),
        }),
      ),
      /** How many removed steps are left out: at most 50 are listed. */
      moreGone: z.number().int(),
    }),
  },
});
