import { z } from "zod";
import { TASK_STATUSES } from "#app/domain/tasks/task.ts";
import { calls } from "./call.ts";
import { id, idOrNone, languageKey } from "./text.ts";

const all = "/v2/properties/:property/tutorials/copy";

/** What a copy brought, and what it left out: names of what the property has none of, and languages that were not mapped. */
const result = z.object({
  guideId: id,
  title: z.string(),
  languages: z.array(z.object({ from: languageKey, to: languageKey })),
  leftLanguages: z.array(languageKey),
  images: z.number().int(),
  left: z.array(z.object({ kind: z.enum(["segments", "page-segments", "tags", "images"]), name: z.string() })),
});
export type WireCopyResult = z.output<typeof result>;

export const guideCopyCalls = calls({
  copyGuide: {
    method: "POST",
    path: all,
    summary:
      "Copy the draft of a guide of another property into this one, as a private draft, with its languages mapped to those of this one",
    access: { edit: "guides" },
    body: z.object({
      sourceTutorial: id,
      sourceProperty: id,
      /** The key of a language of the source → the key of one of this property. Languages that are not named are left out. */
      languageMapping: z
        .record(languageKey, languageKey)
        .refine((mapping) => Object.keys(mapping).length > 0, "copy_error_no_language")
        .refine((mapping) => Object.keys(mapping).length <= 200, "text_error_too_long")
        .refine((mapping) => new Set(Object.values(mapping)).size === Object.keys(mapping).length, "copy_error_language_twice"),
      launcherId: idOrNone.default(0),
    }),
    answer: z.object({ id: z.string(), status: z.literal("waiting") }),
    status: 201,
  },
  getGuideCopy: {
    method: "GET",
    path: `${all}/:job`,
    summary: "How far a copy is (specification 1, section 3: copy status), and what it brought",
    access: { view: "guides" },
    answer: z.object({
      id: z.string(),
      copyStatus: z.enum(["in progress", "done"]),
      status: z.enum(TASK_STATUSES),
      sourceProperty: id,
      sourceTutorial: id,
      /** Why it failed, as a key of the texts of tasks. */
      error: z.string().nullable(),
      result: result.nullable(),
    }),
  },
});
