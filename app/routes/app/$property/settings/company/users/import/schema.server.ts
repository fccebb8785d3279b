import { z } from "zod";
import { IMPORT_LIMITS, isCsvName } from "#app/domain/imports/import-limits.ts";
import type { FileProblem } from "#app/ui/fields/file-field/file-check.ts";

/** What stands in place of a file that was not sent, and what is said of it. */
const UNSENT = new Map<unknown, string>([
  ["file_too_large", "import_file_too_big"],
  ["file_wrong_type", "upload_file_format_error"],
] satisfies [FileProblem, string][]);

/** The file of an import: only .csv, at most 5 MB (specification 2, section 5: Uploads). A browser sends an empty one when none was chosen. */
export const importSchema = z.object({
  file: z
    .instanceof(File, { error: ({ input }) => UNSENT.get(input) ?? "import_no_file" })
    .refine(({ name, size }) => name !== "" || size > 0, { error: "import_no_file", abort: true })
    .refine(({ size }) => size <= IMPORT_LIMITS.uploadBytes, { error: "import_file_too_big", abort: true })
    .refine(({ name }) => isCsvName(name), "upload_file_format_error"),
});
