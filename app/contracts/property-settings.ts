import { z } from "zod";
import { DESIGN } from "#app/domain/player/design.ts";
import { isColour } from "#app/domain/player/ink-on.ts";
import { ASSISTANT_PARTS, DIRECTIONS, HOSTS } from "#app/domain/player/look.ts";
import { MOST_TEXT_CHARACTERS } from "#app/domain/player/property-texts.ts";
import { BACK_MODES, LANGUAGE_BEHAVIOURS, MOST_HERO_CHARACTERS, STYLING_LIMITS } from "#app/domain/player/stylings.ts";
import { isWebAddress } from "#app/domain/urls/web-address.ts";
import { calls } from "./call.ts";
import { linkOrNone } from "./link.ts";
import { assistantPages } from "./properties.ts";
import { selectorConfig } from "./selector-config.ts";
import { languageKey, revision, text } from "./text.ts";

const one = "/v2/properties/:property";

const stylings = z.object({ values: z.record(z.string(), z.unknown()), revision: z.number().int() });
const contentSettings = z.object({ values: z.object({ approvalRequired: z.boolean() }), revision: z.number().int() });
export const colour = z.string("colour_error_invalid").refine(isColour, "colour_error_invalid");
/** Empty: the main colour, or that of what stands around it. */
export const colourOrNone = z.string().refine((value) => value === "" || isColour(value), "colour_error_invalid");
const categoryColors = {
  announcementCategoryColor1: colour.optional(),
  announcementCategoryColor2: colour.optional(),
  announcementCategoryColor3: colour.optional(),
  announcementCategoryColor4: colour.optional(),
  announcementCategoryColor5: colour.optional(),
  announcementCategoryColor6: colour.optional(),
};
/** A picture's address, or empty for none. */
export const pictureAddress = text(2000).refine((address) => address === "" || isWebAddress(address), "text_error_invalid_link");
/** 1: with HEART analytics. */
export const privacyLevel = z.union([z.literal(0), z.literal(1)]);
/** How the assistant and what stands on pages look. */
export const look = {
  assistantPosition: z.enum(["top-left", "top-right", "bottom-left", "bottom-right"]).optional(),
  main_color: colour.optional(),
  tooltip_icon_color: colourOrNone.optional(),
  beacon_icon_color: colourOrNone.optional(),
  infobox_bg: colourOrNone.optional(),
  infobox_color: colourOrNone.optional(),
  btn_border_radius: z
    .string()
    .regex(/^\d{1,2}px$/, "text_error_invalid")
    .optional(),
  back_mode: z.enum(BACK_MODES).optional(),
  hero_btn_text: text(MOST_HERO_CHARACTERS).optional(),
  language_behaviour: z.enum(LANGUAGE_BEHAVIOURS).optional(),
  draggableAvatar: z.boolean().optional(),
  enableInteractiveTours: z.boolean().optional(),
  exit_click_twice: z.boolean().optional(),
  min_view_width: z.number().int().min(0).max(STYLING_LIMITS.width).optional(),
  hide_branding: z.boolean().optional(),
  avatar_img: pictureAddress.optional(),
  searchEnabled: z.boolean().optional(),
  helpDeskDocsLinkEnabled: z.boolean().optional(),
  helpDeskDocsLinkURL: linkOrNone.optional(),
  helpDeskSupportLinkEnabled: z.boolean().optional(),
  helpDeskSupportLinkURL: linkOrNone.optional(),
  helpDeskImageURL: pictureAddress.optional(),
  externalLinkEnabled: z.boolean().optional(),
  externalLinkURL: linkOrNone.optional(),
  enableAnnouncements: z.boolean().optional(),
  ...categoryColors,
};
/** Some of the colours and corners. */
export const designChange = z
  .strictObject(look)
  .pick(Object.fromEntries(DESIGN.map((name) => [name, true])) as Record<(typeof DESIGN)[number], true>);
const texts = z.object({ language: languageKey, texts: z.record(z.string(), z.string()), revision: z.number().int() });

/** How the assistant looks, behaves and speaks in a property (specification 1, section 3: Stylings, Content settings, Property texts). */
export const propertySettingCalls = calls({
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
    summary:
      "Change some stylings, and with them the page segment of the assistant's button. `default_language` can only be the one that it is; `selectorConfig` needs the plan's part of that name",
    access: { edit: "customize" },
    body: z.object({
      values: z.strictObject({
        ...look,
        enableCopilot: z.boolean().optional(),
        privacyLevel: privacyLevel.optional(),
        consentRequired: z.boolean().optional(),
        selectorConfig: selectorConfig.optional(),
        default_language: languageKey.optional(),
        snippetAuthentication: z.boolean().optional(),
        /** Shown only to those who may change it. Empty: none. */
        snippetAuthenticationToken: z
          .string()
          .regex(/^([!-~]{32,256})?$/, "text_error_invalid")
          .optional(),
      }),
      assistant: assistantPages.optional(),
      revision: revision.optional(),
    }),
    answer: stylings,
  },
  renderAssistant: {
    method: "GET",
    path: `${one}/stylings/rendered`,
    summary:
      "The open assistant, or a step, with what is live in one language, as a document drawn by the player's own widgets, and the content security policy to serve it with. `values` are stylings, and `texts` texts in that language, as JSON that are not saved yet; those that cannot be are left out",
    access: { view: "customize" },
    query: z.object({
      lang: languageKey.optional(),
      part: z.enum(ASSISTANT_PARTS).default("panel"),
      host: z.enum(HOSTS).default("light"),
      direction: z.enum(DIRECTIONS).optional(),
      values: z.string().max(8000, "text_error_too_long").optional(),
      texts: z.string().max(8000, "text_error_too_long").optional(),
    }),
    answer: z.object({ html: z.string(), policy: z.string() }),
  },
  getContentSettings: {
    method: "GET",
    path: "/v3/properties/:property/content-settings",
    summary: "Content settings with their defaults",
    access: { view: "home" },
    answer: contentSettings,
  },
  updateContentSettings: {
    method: "PUT",
    path: "/v3/properties/:property/content-settings",
    summary: "Change some content settings",
    access: { edit: "customize" },
    body: z.object({ values: z.strictObject({ approvalRequired: z.boolean().optional() }), revision: revision.optional() }),
    answer: contentSettings,
  },
  getTexts: {
    method: "GET",
    path: `${one}/texts`,
    summary: "Texts of a property in one language, with their defaults",
    access: { view: "home" },
    query: z.object({ lang: languageKey.optional() }),
    answer: texts,
  },
  updateTexts: {
    method: "PUT",
    path: `${one}/texts`,
    summary: "Change texts of a property in one language",
    access: { edit: "customize" },
    query: z.object({ lang: languageKey.optional() }),
    body: z.object({
      texts: z.strictObject(
        Object.fromEntries(Object.entries(MOST_TEXT_CHARACTERS).map(([name, most]) => [name, text(most).optional()])) as Record<
          keyof typeof MOST_TEXT_CHARACTERS,
          z.ZodOptional<ReturnType<typeof text>>
        >,
      ),
      // 0 is the revision before anything was saved.
      revision: z.number().int().nonnegative().optional(),
    }),
    answer: texts,
  },
});
