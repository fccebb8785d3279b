import { z } from "zod";
import { languageBehaviour } from "#app/contracts/content.ts";
import { revision } from "#app/contracts/text.ts";
import { nameIn } from "#app/features/chapter-form/all-names.ts";

/** The languages of a guide: the status of each, and what people see without theirs. `intent` names the pressed button. */
export function languagesSchema(keys: readonly string[]) {
  const fields = keys.map((key): [string, z.ZodType<string | undefined>] => [nameIn("status", key), z.enum(["on", "off"]).optional()]);
  return z.object({
    ...(Object.fromEntries(fields) as Record<string, z.ZodType<string | undefined>>),
    languageBehaviour: languageBehaviour.optional(),
    revision: z.coerce.number().pipe(revision),
    intent: z.string().max(20).default("save"),
  });
}
