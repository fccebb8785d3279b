import { z } from "zod";
import { attributeNames, blockedValues, leastParents } from "#app/contracts/selector-config.ts";
import { revision } from "#app/contracts/text.ts";
import { linesIn, type SelectorConfig } from "#app/domain/guides/selector-config.ts";

/** A list in a text area, one entry in each line; what is wrong with an entry is said at the field. */
const lines = (list: z.ZodType<string[]>) =>
  z
    .string()
    .default("")
    .transform((typed, context) => {
      const read = list.safeParse(linesIn(typed));
      if (read.success) return read.data;
      context.addIssue({ code: "custom", message: read.error.issues[0]?.message ?? "text_error_invalid" });
      return z.NEVER;
    });

/** Which selectors a property wants (specification 1, section 3: Stylings, selectorConfig). */
export const selectorsSchema = z.object({
  attributes: lines(attributeNames),
  valueBlocklist: lines(blockedValues),
  minParents: z.coerce.number("selectors_error_parents").pipe(leastParents).default(0),
  revision: z.coerce.number().pipe(revision),
  intent: z.string().max(20).default("save"),
});

/** The same as the controls of the form have it. */
export const selectorValues = ({ attributes, valueBlocklist, minParents }: SelectorConfig) => ({
  attributes: attributes.join("\n"),
  valueBlocklist: valueBlocklist.join("\n"),
  minParents: String(minParents),
});
