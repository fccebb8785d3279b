import { z } from "zod";
import { revision } from "#app/contracts/text.ts";

/** `intent` names the pressed button; there is only one. */
export const approvalSchema = z.object({
  approvalRequired: z.boolean().default(false),
  revision: z.coerce.number().pipe(revision),
  intent: z.string().max(20).default("save"),
});
