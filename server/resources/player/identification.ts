import { z } from "zod";
import { isStorable } from "#app/contracts/text.ts";
import { EVENT_LIMITS } from "#app/domain/analytics/event-catalogue.ts";
import { PERSON_LIMITS } from "#app/domain/users/person-limits.ts";

const text = (limit: number) => z.string().max(limit, "text_error_too_long").refine(isStorable, "text_error_unstorable");
const key = text(EVENT_LIMITS.key).min(1, "text_error_missing");

/** Who the person is, according to a host page: a key, attributes, the key of their company. */
export const identification = z.object({
  user: key,
  attributes: z
    .record(text(PERSON_LIMITS.name).min(1, "text_error_missing"), z.union([text(PERSON_LIMITS.text), z.number(), z.boolean(), z.null()]))
    .refine((attributes) => Object.keys(attributes).length <= PERSON_LIMITS.named, "text_error_too_long")
    .default({}),
  company: key.optional(),
});
export type Identification = z.output<typeof identification>;
