import { z } from "zod";
import { DESIGN } from "#app/domain/player/design.ts";
import { ASSISTANT_PARTS, DIRECTIONS, HOSTS } from "#app/domain/player/look.ts";
import { MOST_TEXT_CHARACTERS } from "#app/domain/player/property-texts.ts";
import { BACK_MODES, LANGUAGE_BEHAVIOURS, MOST_HERO_CHARACTERS } from "#app/domain/player/stylings.ts";
import { isLinkTarget, isWebAddress } from "#app/domain/urls/web-address.ts";
import { calls } from "./call.ts";
import { languageKey, revision, text } from "./text.ts";

const one = "/v2/properties/:property";

const stylings = z.object({ values: z.record(z.string(), z.unknown()), revision: z.number().int() });
const contentSettings = z.object({ values: z.object({ approvalRequired: z.boolean() }), revision: z.number().int() });
const hex = z.string().regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, "colour_error_invalid");
/** Empty: the main colour, or that of what stands around it. */
const hexOrNone = z.string().regex(/^(#([0-9a-f]{3}|[0-9a-f]{6}))?$/i, "colour_error_invalid");
/** A web or mail address; empty: none. */
export const linkOrNone = text(2000).refine((address) => address === "" || isLinkTarget(address), "text_error_invalid_link");
const categoryColors = {
  announcementCategoryColor1: hex.optional(),
  announcementCategoryColor2: hex.optional(),
  announcementCategoryColor3: hex.optional(),
  announcementCategoryColor4: hex.optional(),
  announcementCategoryColor5: hex.optional(),
  announcementCategoryColor6: hex.optional(),
};
/** A picture's address, or empty for none. */
export const pictureAddress = text(2000).refine((address) => address === "" || isWebAddress(address), "text_error_invalid_link");
/** How the assistant and what stands on pages look. */
export const look = {
  assistantPosition: z.enum(["top-left", "top-right", "bottom-left", "bottom-right"]).optional(),
  main_color: hex.optional(),
  tooltip_icon_color: hexOrNone.optional(),
  beacon_icon_color: hexOrNone.optional(),
  infobox_bg: hexOrNone.optional(),
  infobox_color: hexOrNone.optional(),
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
  min_view_width: z.number().int().min(0).max(10_000).optional(),
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
    summary: "Change some stylings",
    access: { edit: "customize" },
    body: z.object({
      values: z.strictObject({
        ...look,
        enableCopilot: z.boolean().optional(),
        privacyLevel: z.union([z.literal(0), z.literal(1)]).optional(),
        consentRequired: z.boolean().optional(),
        snippetAuthentication: z.boolean().optional(),
        /** Shown only to those who may change it. Empty: none. */
        snippetAuthenticationToken: z
          .string()
          .regex(/^([!-~]{32,256})?$/, "text_error_invalid")
          .optional(),
      }),
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
