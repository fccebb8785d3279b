import { z } from "zod";
import { VISIBILITIES } from "#app/domain/guides/guide.ts";
import { REASONS_LANGUAGES } from "#app/domain/player/reasons.ts";
import { GATES } from "#app/domain/targeting/gate.ts";
import { SHOWN_KINDS } from "#app/domain/targeting/showing.ts";
import { calls } from "./call.ts";
import { oneFilter } from "./segment-filter.ts";
import { id, languageKey, sentStamp, stamp, text } from "./text.ts";

const path = "/v3/properties/:property/why";

/** Content that is decided on, and one item of it. */
const type = z.enum([...SHOWN_KINDS, "chapter"]);
const item = z.object({ type, id });
const passes = z.boolean();
const moment = z.number().nullable();
const again = moment;
/** Tags that decide and may be on the page or not: nobody looked. */
const unknown = z.array(z.number()).readonly().optional();

/** What an item has to pass, as app/domain/targeting/gate.ts has it. */
const gate = z.discriminatedUnion("gate", [
  z.object({ gate: z.literal("visibility"), passes, actual: z.enum(VISIBILITIES) }),
  z.object({ gate: z.literal("chapter"), passes, chapter: id, because: z.enum(GATES).nullable(), unknown }),
  z.object({ gate: z.literal("schedule"), passes, from: z.string().nullable(), to: z.string().nullable() }),
  z.object({ gate: z.literal("language"), passes, wanted: z.string(), actual: z.string().nullable() }),
  z.object({ gate: z.literal("segment"), passes, segment: z.number() }),
  z.object({ gate: z.literal("page"), passes, pageSegment: z.number(), rule: z.string().nullable() }),
  z.object({
    gate: z.literal("tags"),
    passes,
    mode: z.enum(["show", "hide"]),
    wanted: z.array(z.number()).readonly(),
    present: z.array(z.number()).readonly(),
    unknown,
  }),
  z.object({ gate: z.literal("done"), passes, last: moment, recurrence: z.number(), again }),
  z.object({ gate: z.literal("reminder"), passes, last: moment, reminder: z.number(), again }),
  z.object({ gate: z.literal("cap"), passes, actual: z.number(), times: z.number(), days: z.number(), again }),
  z.object({ gate: z.literal("cap_overall"), passes, actual: z.number(), times: z.number(), days: z.number(), again }),
  z.object({ gate: z.literal("quiet"), passes, last: moment, hours: z.number(), again }),
  z.object({ gate: z.literal("priority"), passes, priority: z.number(), winner: item.nullable() }),
]);
export type WireGate = z.output<typeof gate>;

const named = z.object({ id, name: z.string() });

const query = z.object({
  /** The id by which the application knows somebody, or the player's for a visitor; nobody in particular when left out. */
  person: text(200).optional(),
  /** The address of the page; without it no rule about pages is met. */
  url: text(2000).optional(),
  lang: languageKey.optional(),
  /** The ids of the tags on the page, separated by commas; left out, only what the address says of tags is known. */
  tags: text(2000).optional(),
});

/** What somebody is told of who, where, when and in which language. */
const asked = {
  /** Null for nobody in particular, or where `person` is not known. */
  person: z.object({ id, publicId: z.string(), anonymous: z.boolean() }).nullable(),
  at: stamp,
  /** The property names nobody (privacy level 0): its player knows of no segments and no history. */
  isNameless: z.boolean(),
  /** From when on it is kept what decided. */
  keptSince: stamp.nullable(),
  language: z.object({ shown: z.string(), offered: z.array(z.string()) }),
  /** The names of what gates name. */
  names: z.object({ segments: z.array(named), pageSegments: z.array(named), tags: z.array(named) }),
};

export const whyCalls = calls({
  explainTargeting: {
    method: "GET",
    path,
    summary:
      "Why somebody sees each guide and chapter or does not, on a page, at a moment, in a language: now, or as far back as it is kept",
    access: { view: "users" },
    query: query.extend({ at: sentStamp.optional() }),
    answer: z.object({
      ...asked,
      /** How it is known in which segments the person was: they were noted then, or follow from what is known now. */
      segmentsAre: z.enum(["now", "noted", "guessed"]),
      segments: z.array(
        named.extend({
          isIn: z.boolean(),
          /** Of a segment that something wants and the person is not in: each filter, and what they have of its attribute. */
          filters: z.array(z.object({ group: z.number(), filter: oneFilter, meets: z.boolean(), actual: z.string().nullable() })),
        }),
      ),
      items: z.array(
        z.object({
          ...item.shape,
          title: z.string(),
          chapter: z.number().nullable(),
          /** Whether it shows by itself. */
          auto: z.boolean(),
          shows: z.boolean(),
          gates: z.array(gate),
        }),
      ),
      /** What shows by itself now. */
      next: item.nullable(),
    }),
  },
  showReasons: {
    method: "POST",
    path: `${path}/token`,
    summary:
      "A token by which the player shows the same reasons in the first tab that opens the application with `#handrail-preview={token}`, for 15 minutes",
    access: { view: "users" },
    body: z.object({ language: z.enum(REASONS_LANGUAGES).default("en") }),
    answer: z.object({ token: z.string(), expiresAt: stamp }),
    status: 201,
    keyless: true,
  },
  foreseeWeek: {
    method: "GET",
    path: `${path}/week`,
    summary: "What would show to somebody by itself in a week on a page, in order, if they left everything unfinished",
    access: { view: "users" },
    query: query.extend({ from: sentStamp.optional() }),
    answer: z.object({ ...asked, until: stamp, showings: z.array(z.object({ ...item.shape, title: z.string(), at: stamp })) }),
  },
});
