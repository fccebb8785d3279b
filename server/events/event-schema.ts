import { z } from "zod";
import { few, sentStamp } from "#app/contracts/text.ts";
import { CATALOGUE_VERSION, EVENT_KINDS, EVENT_LIMITS, ownContent, PAYLOAD_LIMITS } from "#app/domain/analytics/event-catalogue.ts";
import { MESSAGE_TYPES } from "#app/domain/messages/message.ts";
import { isStorable } from "#app/domain/storable-text.ts";

const word = (limit: number) => z.string().min(1).max(limit).refine(isStorable);
const number = z.number().int().min(0).max(2_147_483_647);
const name = z.string().regex(/^[a-z][a-zA-Z0-9_]{0,39}$/);
/** A language tag in any case, stored in lower case like the keys of languages. */
const languageTag = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i)
  .transform((tag) => tag.toLowerCase());

const payload = z
  .record(name, z.union([z.string().max(PAYLOAD_LIMITS.text).refine(isStorable), z.number(), z.boolean()]))
  .refine((fields) => Object.keys(fields).length <= PAYLOAD_LIMITS.fields);

const content = z.discriminatedUnion("type", [
  z.object({ type: z.literal("guide"), id: number, version: number }),
  z.object({ type: z.enum(MESSAGE_TYPES), id: number, version: number }),
  z.object({ type: z.literal("tag"), id: number }),
  z.object({ type: z.enum(["tooltip", "validator"]), id: number, version: number.optional() }),
]);

/** One event as players send it: `PlayerEvent` of the catalogue, with its limits. Tags, tooltips, validators and messages are the content of their own kinds alone. */
const fields = z.object({
  id: z.guid(),
  kind: z.enum(EVENT_KINDS),
  catalogue: z.number().int().min(1).max(CATALOGUE_VERSION),
  user: word(EVENT_LIMITS.key).optional(),
  // As the player makes it: nobody is anonymous under an id by which applications usually know people.
  anonymous: z.guid().toLowerCase().optional(),
  company: word(EVENT_LIMITS.key).optional(),
  session: z.guid().optional(),
  seq: number.optional(),
  occurred: sentStamp,
  language: languageTag.optional(),
  path: z.string().max(EVENT_LIMITS.path).refine(isStorable).optional(),
  content: content.optional(),
  step: word(40).optional(),
  run: z.guid().optional(),
  payload: payload.optional(),
});
const event = fields.refine(
  ({ kind, content: { type = "guide" } = {} }) => ownContent(kind)?.some((own) => own === type) ?? type === "guide",
  {
    path: ["content"],
  },
);

export const eventBatch = z.object({
  events: few(event, EVENT_LIMITS.batch, { least: 1 }),
  // A broken pass is none: the events count all the same.
  pass: z.string().optional().catch(undefined),
});
export type IncomingEvent = z.output<typeof event>;
