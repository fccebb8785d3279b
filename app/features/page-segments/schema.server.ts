import { z } from "zod";
import { pageSegmentFields } from "#app/contracts/page-segments.ts";
import { revision } from "#app/contracts/text.ts";
import { rulesInText } from "./form-values.ts";

/** `test` is an address to try the rules with; `intent` names the pressed button. */
export const newPageSegmentSchema = z.object({
  name: pageSegmentFields.name,
  visibility: z.enum(["show", "hide"]).default("show"),
  rules: z.string().default("").transform(rulesInText).pipe(pageSegmentFields.rules),
  test: z.string().default(""),
  intent: z.string().max(20).default("save"),
});

export const pageSegmentSchema = newPageSegmentSchema.extend({ revision: z.coerce.number().pipe(revision) });

type Typed = z.output<typeof newPageSegmentSchema>;

/** What the form says, as the contract has it. */
export function inputOf({ name, visibility, rules }: Typed) {
  return { name, conditions: { rules, visibility: visibility === "show" } };
}
