import { z } from "zod";
import { IMPORT_LIMITS } from "#app/domain/imports/import-limits.ts";
import { newAttribute } from "./attributes.ts";
import { calls } from "./call.ts";
import { id, text } from "./text.ts";

const users = "/v2/companies/:company/companyusers";
const fileId = text(15);

/** Specification 2, section 3: Import upload result. `match` is a confidence; `matchOf` says what it means. */
const prepared = z.object({
  company: z.number().int(),
  id: z.string(),
  details: z.object({
    /** About how many rows there are below the head: unless `exact` at most this many, since one may have several lines. */
    rows: z.number().int(),
    exact: z.boolean(),
    /** The first of the rows looked at that no import can take, by its line. `ends`: nor any behind it. */
    unreadable: z.object({ line: z.number().int(), ends: z.boolean() }).nullable(),
    columns: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        samples: z.array(z.string()),
        suggestion: z.object({ match: z.number(), isIdentifier: z.boolean(), attributeId: z.number().int().nullable() }),
        /** Who has the key that a new attribute of this name would get (`newKeyOf`): the company (`property` is null), or one of its properties. */
        namesake: z.object({ attributeId: id, name: z.string(), archived: z.boolean(), property: z.string().nullable() }).nullable(),
      }),
    ),
  }),
});
export type WirePrepared = z.output<typeof prepared>;

/**
 * What columns become: the identifier, a known attribute or a new one (specification 2, section 5: User import mapping). Columns that are
 * not named, or named without any of these, are left out.
 */
export const mapping = z
  .array(
    z.object({
      columnId: text(10),
      /** Left out, whatever else is said of it. */
      skip: z.boolean().optional(),
      isIdentifier: z.boolean().optional(),
      attributeId: id.optional(),
      newAttribute: newAttribute.optional(),
    }),
  )
  .max(IMPORT_LIMITS.columns);
export type Mapping = z.output<typeof mapping>;

const language = z.enum(["en", "de"]);
export type ImportLanguage = z.output<typeof language>;

export const importCalls = calls({
  uploadUsers: {
    method: "POST",
    path: `${users}/upload`,
    summary: "Upload a CSV file of users (.csv, at most 5 MB) and prepare its import",
    access: { edit: "company-user" },
    plan: "staffTrainingExtension",
    upload: true,
    keyless: true,
    answer: prepared,
    status: 201,
  },
  prepareImport: {
    method: "POST",
    path: `${users}/import/prepare`,
    summary: "Prepare the import of an uploaded file: its columns, with samples and what they probably are",
    access: { edit: "company-user" },
    plan: "staffTrainingExtension",
    body: z.object({ fileUploadId: fileId }),
    answer: prepared,
    status: 201,
  },
  getImport: {
    method: "GET",
    path: `${users}/import/jobs/:job`,
    summary: "A prepared import again",
    access: { edit: "company-user" },
    plan: "staffTrainingExtension",
    answer: prepared,
  },
  startImport: {
    method: "POST",
    path: `${users}/import/jobs/:job/start`,
    summary: "Start a prepared import with what its columns become; new attributes are defined first",
    access: { edit: "company-user" },
    plan: "staffTrainingExtension",
    /** The list of what was refused is written in this language. */
    body: z.object({ mapping, language: language.default("en") }),
    answer: z.object({ id: z.string(), status: z.literal("waiting") }),
  },
  uploadForTask: {
    method: "POST",
    path: "/background-tasks/api/v1/companies/:company/import/users",
    summary: "Upload a CSV file of users of any size; a task of the type import-users then takes its id as fileUploadId",
    access: { edit: "company-user" },
    plan: "staffTrainingExtension",
    upload: true,
    keyless: true,
    answer: z.object({ fileUploadId: z.string() }),
    status: 201,
  },
});
