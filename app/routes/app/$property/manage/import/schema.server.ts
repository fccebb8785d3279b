import { z } from "zod";
import { BUNDLE_LIMITS } from "#app/domain/bundles/bundle.ts";
import type { FileProblem } from "#app/ui/fields/file-field/file-check.ts";

/** What stands in place of a file that was not sent, and what is said of it. */
const UNSENT = new Map<unknown, string>([
  ["file_too_large", "bundle_error_file_too_big"],
  ["file_wrong_type", "bundle_error_no_zip"],
] satisfies [FileProblem, string][]);

/** The file of an import. A browser sends an empty one when none was chosen. */
export const bundleSchema = z.object({
  file: z
    .instanceof(File, { error: ({ input }) => UNSENT.get(input) ?? "import_no_file" })
    .refine(({ name, size }) => name !== "" || size > 0, { error: "import_no_file", abort: true })
    .refine(({ size }) => size <= BUNDLE_LIMITS.uploadBytes, "bundle_error_file_too_big"),
});
