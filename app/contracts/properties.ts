import { z } from "zod";
import { isMainAddress } from "#app/domain/urls/web-address.ts";
import { calls } from "./call.ts";
import { companyLimits, flagChange, flagValues, propertyLimitChange, propertyLimits } from "./plan.ts";
import { id, idOrNone, languageKey, requiredText, revision, stamp, text } from "./text.ts";

const one = "/v2/properties/:property";
const plan = z.object({ featureFlags: z.array(z.string()), featureFlagValues: flagValues, limits: propertyLimits });
const anything = z.record(z.string(), z.unknown());

export const languageRow = z.object({ id, key: languageKey, name: z.string(), visibility: z.enum(["private", "public", "default"]) });

/** A property as lists show it. */
export const propertyRow = z.object({ id, name: z.string(), url: z.string(), companyId: id, avatar: z.string().nullable() });
export type WireProperty = z.output<typeof property>;

/** A property with what a screen needs to know of it in one answer (specification 1, section 3: Property). */
export const property = propertyRow.extend({
  company: z.object({ id, name: z.string(), limits: companyLimits }),
  timeZone: z.string(),
  analyticsLevel: z.enum(["none", "basic", "advanced"]),
  privacyLevel: z.number().int(),
  defaultLanguage: languageKey,
  languages: z.array(languageRow),
  defaultAction: z.object({ type: z.string() }),
  /** The language that the property itself is kept in: its default one. */
  locale: languageKey,
  /** The names of the flags that are on, and every flag with its value. */
  featureFlags: z.array(z.string()),
  featureFlagValues: flagValues,
  limits: propertyLimits,
  assistant: z.object({ pageSegment: z.number().int(), copilot: z.object({ userSegmentId: z.number().int() }) }),
  /** When a player last asked what to show, to the minute; null while none ever did. */
  playerSeenAt: stamp.nullable(),
  revision: z.number().int(),
});

const copilot = z.strictObject({ userSegmentId: idOrNone });
const stylings = z.object({ values: anything, revision: z.number().int() });
const hex = z.string().regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, "colour_error_invalid");

export const propertyCalls = calls({
  listProperties: {
    method: "GET",
    path: "/v2/properties",
    summary: "The properties that the caller has any role in, by name; with detail=true whole, as one property is read",
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
    summary: "Change name, first address, the assistant's page segment (an id, or `{remove: true}`) or the copilot's user segment",
    access: { edit: "property" },
    body: z
      .strictObject({
        name: requiredText(120),
        url: requiredText(2000).refine(isMainAddress, "error_url_invalid"),
        assistant: z.strictObject({ pageSegment: z.union([id, z.strictObject({ remove: z.literal(true) })]), copilot }).partial(),
        copilot,
        revision,
      })
      .partial(),
    answer: property,
  },
  getStylings: {
    method: "GET",
    path: `${one}/stylings`,
    summary: "Stylings with their defaults",
    access: { view: "home" },
    answer: stylings,
  },
  updateStylings: {
    method: "PUT",
    path: `${one}/stylings`,
    summary: "Change some stylings",
    access: { edit: "customize" },
    body: z.object({
      values: z.strictObject({
        assistantPosition: z.enum(["top-left", "top-right", "bottom-left", "bottom-right"]).optional(),
        main_color: hex.optional(),
        btn_border_radius: z
          .string()
          .regex(/^\d{1,2}px$/, "text_error_invalid")
          .optional(),
        back_mode: z.enum(["back", "restart", "nothing"]).optional(),
        exit_click_twice: z.boolean().optional(),
        min_view_width: z.number().int().min(0).max(10_000).optional(),
        hide_branding: z.boolean().optional(),
        avatar_img: text(2000).optional(),
        searchEnabled: z.boolean().optional(),
        privacyLevel: z.union([z.literal(0), z.literal(1)]).optional(),
      }),
      revision: revision.optional(),
    }),
    answer: stylings,
  },
  getContentSettings: {
    method: "GET",
    path: "/v3/properties/:property/content-settings",
    summary: "Content settings",
    access: { view: "home" },
    answer: stylings,
  },
  updateContentSettings: {
    method: "PUT",
    path: "/v3/properties/:property/content-settings",
    summary: "Change content settings",
    access: { edit: "customize" },
    body: z.object({
      values: z
        .record(text(64), z.union([text(500), z.number(), z.boolean()]))
        .refine((values) => Object.keys(values).length <= 200, "text_error_too_long"),
      revision: revision.optional(),
    }),
    answer: stylings,
  },
  getTexts: {
    method: "GET",
    path: `${one}/texts`,
    summary: "Texts of a property in one language, with their defaults",
    access: { view: "home" },
    query: z.object({ lang: languageKey.optional() }),
    answer: z.object({ language: languageKey, texts: z.record(z.string(), z.string()), revision: z.number().int() }),
  },
  updateTexts: {
    method: "PUT",
    path: `${one}/texts`,
    summary: "Change texts of a property in one language",
    access: { edit: "customize" },
    query: z.object({ lang: languageKey.optional() }),
    body: z.object({
      texts: z.strictObject({
        search_bar_placeholder: text(120).optional(),
        search_page_initial_placeholder: text(240).optional(),
        search_no_result: text(240).optional(),
        external_link_text: text(120).optional(),
        external_link_header: text(240).optional(),
        search_filter_label_guides: text(60).optional(),
        search_filter_label_announcements: text(60).optional(),
        search_filter_label_documents: text(60).optional(),
      }),
      // 0 is what is read before anything was written.
      revision: z.number().int().nonnegative().optional(),
    }),
    answer: z.object({ language: languageKey, texts: z.record(z.string(), z.string()), revision: z.number().int() }),
  },
  getFeatureFlags: {
    method: "GET",
    path: `${one}/feature-flags`,
    summary: "Feature flags and limits of a property",
    access: { view: "home" },
    answer: plan,
  },
  updateFeatureFlags: {
    method: "PUT",
    path: `${one}/feature-flags`,
    summary: "Set feature flags and limits of a property; those that are not named stay",
    access: "super",
    body: z.strictObject({ featureFlagValues: flagChange, limits: propertyLimitChange }).partial(),
    answer: plan,
  },
  addImage: {
    method: "POST",
    path: `${one}/images`,
    summary: "Store an image given as a data URL; it is decoded and encoded anew, at most 8000 KB decoded",
    access: { edit: "guides" },
    body: z.object({ image: z.string().max(11_000_000, "file_too_big") }),
    keyless: true,
    answer: z.object({ imageUrl: z.string() }),
    status: 201,
    bodyLimit: 11_500_000,
  },
  listLanguages: {
    method: "GET",
    path: `${one}/languages`,
    summary: "Languages of a property; with filter=all the private ones too",
    access: { view: "home" },
    query: z.object({ filter: z.enum(["all"]).optional() }),
    answer: z.object({ data: z.array(languageRow) }),
  },
  listTags: {
    method: "GET",
    path: `${one}/tags`,
    summary: "Tags of a property",
    access: { view: "home" },
    answer: z.object({ data: z.array(z.object({ id, name: z.string() })) }),
  },
});
