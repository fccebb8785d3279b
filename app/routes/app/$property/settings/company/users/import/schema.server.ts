import { z } from "zod";
import { IMPORT_LIMITS, isCsvName } from "#app/domain/imports/import-limits.ts";

/** The file of an import: only .csv, at most 5 MB (specification 2, section 5: Uploads). */
export const importSchema = z.object({
  file: z
    .instanceof(File, { message: "import_no_file" })
    .refine(({ name }) => isCsvName(name), { error: "upload_file_format_error", abort: true })
    .refine(({ size }) => size <= IMPORT_LIMITS.uploadBytes, "import_file_too_big"),
});
