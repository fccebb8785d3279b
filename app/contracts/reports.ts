import { z } from "zod";
import { calls } from "./call.ts";
import { askedDay, id, languageKey, text } from "./text.ts";

const day = z.iso.date();
const counts = { starts: z.number().int(), completions: z.number().int() };
/** `rate` is completions over starts, 0 to 1, or null without starts; `medianSeconds` covers completed runs, null without any. */
const figures = z.object({ ...counts, rate: z.number().nullable(), medianSeconds: z.number().nullable() });

/** Both days included. Default: the 30 days up to today in the property's time zone. */
const range = z.object({ from: askedDay.optional(), to: askedDay.optional(), lang: languageKey.optional() });
/** The range of the report. */
const reported = { from: day, to: day };

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
      data: z.array(figures.extend({ id, title: z.string(), visibility: z.string() })),
      total: z.number().int(),
      totals: figures,
      days: z.array(z.object({ day, ...counts })),
      /** The property's languages, as choices for `lang`. */
      languages: z.array(languageKey),
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
      totals: figures,
      days: z.array(z.object({ day, ...counts })),
      languages: z.array(languageKey),
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
