import { z } from "zod";
import { isMainAddress } from "#app/domain/urls/web-address.ts";
import { calls } from "./call.ts";
import { languageRow } from "./languages.ts";
import { companyLimits, flagValues, propertyLimits } from "./plan.ts";
import { id, idOrNone, languageKey, requiredText, revision, stamp, text } from "./text.ts";

const one = "/v2/properties/:property";

/** A property as lists show it. */
export const propertyRow = z.object({ id, name: z.string(), url: z.string(), companyId: id, avatar: z.string().nullable() });
export type WireProperty = z.output<typeof property>;

/** A property with everything a screen needs to know about it (specification 1, section 3: Property). */
export const property = propertyRow.extend({
  company: z.object({ id, name: z.string(), limits: companyLimits }),
  timeZone: z.string(),
  analyticsLevel: z.enum(["none", "basic", "advanced"]),
  privacyLevel: z.number().int(),
  defaultLanguage: languageKey,
  languages: z.array(languageRow),
  defaultAction: z.object({ type: z.string() }),
  /** The language of the property itself: its default language. */
  locale: languageKey,
  /** The names of the flags that are on, and every flag with its value. */
  featureFlags: z.array(z.string()),
  featureFlagValues: flagValues,
  limits: propertyLimits,
  assistant: z.object({ pageSegment: z.number().int(), copilot: z.object({ userSegmentId: z.number().int() }) }),
  /** Whether the assistant has a search, for whoever is shown the way to its screen. */
  searchEnabled: z.boolean(),
  /** The popup that greets people where several could: the welcome slide, of which there is one at most; null for none. */
  defaultPopup: id.nullable(),
  /** The announcement that stands on top of the list in the assistant: of those that are live and pinned the newest; null for none. */
  pinnedAnnouncementId: id.nullable(),
  /** When a player last asked what to show, to the minute; null while none ever did. */
  playerSeenAt: stamp.nullable(),
  revision: z.number().int(),
});

/** The page segment of the assistant's button: an id, or none, also as it is read: 0. */
export const assistantPages = z.strictObject({ pageSegment: z.union([idOrNone, z.strictObject({ remove: z.literal(true) })]) });
const copilot = z.strictObject({ userSegmentId: idOrNone });

export const propertyCalls = calls({
  listProperties: {
    method: "GET",
    path: "/v2/properties",
    summary: "The properties in which the caller has any role, by name; with detail=true each in full",
    access: "manager",
    query: z.object({
      search: text(200).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
      detail: z.enum(["true", "false"]).optional(),
    }),
    answer: z.object({ data: z.array(z.union([property, propertyRow])), total: z.number().int() }),
  },
  getProperty: { method: "GET", path: one, summary: "One property", access: { view: "home" }, answer: property },
  updateProperty: {
    method: "PUT",
    path: one,
    summary:
      "Change name, first address, the assistant's page segment (an id, or `{remove: true}`) or the copilot's user segment. `defaultPopup` can be the welcome slide, or null for whichever there is",
    access: { edit: "property" },
    body: z
      .strictObject({
        name: requiredText(120),
        url: requiredText(2000).refine(isMainAddress, "error_url_invalid"),
        assistant: assistantPages.extend({ copilot }).partial(),
        copilot,
        defaultPopup: id.nullable(),
        revision,
      })
      .partial(),
    answer: property,
  },
});
