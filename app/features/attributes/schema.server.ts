import { z } from "zod";
import { attributeFields } from "#app/contracts/attributes.ts";
import { revision } from "#app/contracts/text.ts";

const { key, dataType, displayName, description } = attributeFields;

export const newAttributeSchema = z.object({
  key,
  displayName: displayName.default(""),
  dataType,
  description: description.default(""),
});

/** `intent` names the pressed button; there is only one. */
export const attributeSchema = newAttributeSchema.extend({
  revision: z.coerce.number().pipe(revision),
  intent: z.string().max(20).default("save"),
});
