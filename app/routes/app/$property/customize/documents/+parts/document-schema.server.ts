import { getZodConstraint } from "@conform-to/zod/v4";
import { z } from "zod";
import { centreFields, uploadFields } from "#app/contracts/documents.ts";
import { revision, text } from "#app/contracts/text.ts";
import { DOCUMENT_LIMITS } from "#app/domain/documents/limits.ts";

const sent = { revision: z.coerce.number().pipe(revision), intent: text(20).default("save") };

/** A text that does not fit is split by whoever wrote it, not cut here. */
const documentText = z
  .string("document_error_text_missing")
  .max(DOCUMENT_LIMITS.text, { error: "document_error_too_long", abort: true })
  .pipe(uploadFields.text);

const written = { title: uploadFields.title, language: uploadFields.language, text: documentText };

/** An uploaded text; the text of a file has taken the place of the file by then. */
export const newDocumentSchema = z.object({ ...written, intent: sent.intent });
export const documentSchema = z.object({ ...written, ...sent });

/** A help centre. Its language is empty where each document says its own. */
export const newHelpCentreSchema = z.object({
  name: centreFields.name,
  address: centreFields.address,
  language: centreFields.language.default(""),
});
export const helpCentreSchema = newHelpCentreSchema.extend(sent);

/** What a browser checks of the form for a help centre: no language is a choice, too. */
export function helpCentreConstraint(schema: typeof newHelpCentreSchema | typeof helpCentreSchema) {
  const { language, ...others } = getZodConstraint(schema);
  return { ...others, language: { ...language, required: false } };
}
