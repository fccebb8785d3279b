import { z } from "zod";
import { EVENT_LIMITS } from "#app/domain/analytics/event-catalogue.ts";
import { isStorable } from "#app/domain/storable-text.ts";
import { PERSON_LIMITS } from "#app/domain/users/person-limits.ts";

const text = (limit: number) => z.string().max(limit, "text_error_too_long").refine(isStorable, "text_error_unstorable");
const key = text(EVENT_LIMITS.key).min(1, "text_error_missing");

// What the values may be is decided by the attributes of the property (server/resources/attributes/arriving.ts): a wrong one is kept out, and
// never stops the call.
const attributes = z
  .record(z.string(), z.unknown())
  .refine((each) => Object.keys(each).length <= PERSON_LIMITS.named, "text_error_too_long");

/** What a signed token may say of its person; it goes before what the page says. */
export const said = z.object({ attributes: attributes.optional(), company: key.optional() });

/**
 * Who the person is, according to a host page: a key, attributes, the key of their company; the proof where the property asks for one; and
 * the id under which they were here before they signed in. Instead of a key, the secret of a link that was made for a company's user.
 */
export const identification = z
  .object({
    user: key.optional(),
    attributes: attributes.default({}),
    company: key.optional(),
    token: z.string().optional(),
    signature: z.string().optional(),
    link: z.string().max(200).optional(),
    anonymous: z.guid("text_error_invalid").toLowerCase().optional(),
  })
  .refine(({ user, link }) => user !== undefined || link !== undefined, { path: ["user"], error: "text_error_missing" });
export type Identification = z.output<typeof identification>;
