import { z } from "zod";
import { BUNDLE_KINDS, IMPORT_STATES } from "#app/domain/bundles/bundle.ts";
import { TASK_STATUSES } from "#app/domain/tasks/task.ts";
import { calls } from "./call.ts";
import { few, id, languageKey, stamp } from "./text.ts";

const all = "/v3/properties/:property/bundles";

const started = z.object({ id: z.string(), status: z.literal("waiting") });
const languageCodes = few(languageKey, 200, { least: 1, tooFew: "bundle_error_no_language" });
const kind = z.enum(BUNDLE_KINDS);

/** Why an item is not taken as it is, as a key of the errors namespace; `about` is what that is about. */
const reason = z.object({ code: z.string(), about: z.string() });
const planned = z.object({
  kind,
  name: z.string(),
  state: z.enum(IMPORT_STATES),
  /** What it is or becomes here; null until it is. */
  itemId: z.number().int().nullable(),
  /** Whether it was live where it comes from. */
  live: z.boolean(),
  reasons: z.array(reason),
});
export type WirePlanned = z.output<typeof planned>;

const counts = z.record(kind, z.record(z.enum(IMPORT_STATES), z.number().int()));
const pagination = z.object({ page: z.number().int(), limit: z.number().int(), total: z.number().int() });
const pageQuery = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(50),
};

/** What an import of a bundle would do. */
const plan = z.object({
  id: z.string(),
  status: z.enum(TASK_STATUSES),
  fileName: z.string().nullable(),
  from: z.string(),
  createdAt: stamp,
  /** Languages of the bundle that the property does not have: their texts are left out. */
  leftLanguages: z.array(languageKey),
  /** How many images come with it, and how many guides and chapters would go live as they were where they come from. */
  images: z.number().int(),
  live: z.number().int(),
  counts,
  items: z.array(planned),
  pagination,
});
export type WireBundlePlan = z.output<typeof plan>;

/** One line of what came of an import or a copy: what was left out and why. */
const note = z.object({ kind: z.string(), name: z.string(), code: z.string(), about: z.string() });

export const bundleCalls = calls({
  exportBundle: {
    method: "POST",
    path: all,
    summary:
      "Export guides, chapters, segments, page segments, tags and images as one zip archive of JSON: all, or some guides and chapters with what these name",
    access: { edit: "guides" },
    body: z.object({
      guides: few(id, 1000).optional(),
      chapters: few(id, 1000).optional(),
      /** All languages of the property when left out. */
      languageCodes: languageCodes.optional(),
    }),
    answer: started,
    status: 201,
  },
  exportGuide: {
    method: "POST",
    path: "/v2/properties/:property/tutorials/:guide/export",
    summary: "Export one guide in some languages, with what it names, as a bundle",
    access: { edit: "guides" },
    body: z.object({ languageCodes }),
    answer: started,
    status: 201,
  },
  uploadBundle: {
    method: "POST",
    path: `${all}/upload`,
    summary: "Upload a bundle (a zip archive of at most 25 MB) and prepare its import",
    access: { edit: "guides" },
    upload: true,
    keyless: true,
    answer: z.object({ id: z.string() }),
    status: 201,
  },
  getBundlePlan: {
    method: "GET",
    path: `${all}/:job`,
    summary: "What a prepared import would do with each item of its bundle, if it were started now; nothing is changed",
    access: { edit: "guides" },
    query: z.object({ kind: kind.optional(), state: z.enum(IMPORT_STATES).optional(), ...pageQuery }),
    answer: plan,
  },
  startBundle: {
    method: "POST",
    path: `${all}/:job/start`,
    summary: "Start a prepared import. Everything it brings is private, and drafts change alone, unless the body says more",
    access: { edit: "guides" },
    body: z.object({
      /** Publishes what was live in the bundle, as far as the plan allows. */
      publish: z.boolean().default(false),
      /** Changes segments, page segments and tags that are here already, and who sees live guides and chapters: that holds at once. */
      atOnce: z.boolean().default(false),
    }),
    answer: started,
  },
  getBundleReport: {
    method: "GET",
    path: `${all}/:job/report`,
    summary: "What an import that was started did: what of it was left out or refused, and why",
    access: { edit: "guides" },
    query: z.object(pageQuery),
    answer: z.object({
      id: z.string(),
      status: z.enum(TASK_STATUSES),
      publish: z.boolean(),
      atOnce: z.boolean(),
      notes: z.array(note),
      pagination,
    }),
  },
});
