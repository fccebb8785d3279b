import { z } from "zod";
import { revision } from "#app/contracts/text.ts";
import { audienceFields, showingFields } from "#app/features/audience/schema.server.ts";

/** `intent` names the pressed button; there is only one. */
export const guideSegmentsSchema = z.object({
  ...audienceFields,
  ...showingFields,
  revision: z.coerce.number().pipe(revision),
  intent: z.string().max(20).default("save"),
});
