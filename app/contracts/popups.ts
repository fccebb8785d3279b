import { z } from "zod";
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";
import { PROMOTION_LIMITS } from "#app/domain/guides/promotion.ts";
import { DIRECTIONS } from "#app/domain/player/look.ts";
import { isWebAddress } from "#app/domain/urls/web-address.ts";
import { calls } from "./call.ts";
import { contentState, languageBehaviour, languageTexts } from "./content.ts";
import { linkText } from "./link.ts";
import { id, languageKey, requiredText, revision, revisionQuery, stamp, text } from "./text.ts";

const all = "/v2/properties/:property/popups";

const picture = z.strictObject({
  src: requiredText(GUIDE_LIMITS.url).refine(isWebAddress, "text_error_invalid_link"),
  title: text(GUIDE_LIMITS.linkTitle).default(""),
});
/** The media of a popup by type (specification 1, section 3: Popup). An empty info text removes the info block. */
const media = z.strictObject({
  image: picture.nullable(),
  video: picture.nullable(),
  info: z.strictObject({ text: text(GUIDE_LIMITS.infoText) }).nullable(),
  link: z
    .strictObject({
      url: linkText(GUIDE_LIMITS.url).refine((url) => url !== "", "text_error_missing"),
      /** Left out, it stays. */
      title: text(GUIDE_LIMITS.linkTitle).optional(),
    })
    .nullable(),
});
const isOnePicture = ({ image, video }: { image?: unknown; video?: unknown }) => !image || !video;
const ONE_PICTURE = "popup_error_one_picture";

/**
 * Launcher content (specification 1, section 3). Headline, content, labels and media are those of one language, all else holds in every
 * language. An empty label is answered as what people read then, the player's own word.
 */
export const popupContent = z.strictObject({
  enabled: z.boolean(),
  headline: text(PROMOTION_LIMITS.headline),
  content: text(PROMOTION_LIMITS.content),
  enable_button_start: z.boolean(),
  button_start: text(PROMOTION_LIMITS.label),
  enable_button_aml: z.boolean(),
  button_aml: text(PROMOTION_LIMITS.label),
  enable_killicon: z.boolean(),
  killicon_tooltip: text(PROMOTION_LIMITS.label),
  enable_info: z.boolean(),
  enable_link: z.boolean(),
  media,
  languageTexts,
  languageBehaviour,
});

/**
 * A popup of type `announcement` is the promotion of the guide `tutorial`; `welcome` is the welcome slide of a property, whose button starts
 * that guide. Their ids are never the same.
 */
const type = z.enum(["welcome", "announcement"]);

const popupInShort = z.object({
  id,
  type,
  /** Null for a welcome slide that starts none. */
  tutorial: id.nullable(),
  /** The guide's title; the headline of a welcome slide. */
  title: z.string(),
  enabled: z.boolean(),
  /** When people could see it first: a version of the guide with this popup was published, or the welcome slide was saved with words. */
  firstTimePublished: stamp.nullable(),
});

/** Of the draft of its guide, whose revision it has, or the welcome slide as it is live. `languages` are those that it is written in. */
export const popup = popupInShort.extend({
  language: languageKey,
  ...popupContent.shape,
  languages: contentState.languages,
  revision: z.number().int(),
  lastChangedAt: contentState.lastChangedAt,
  lastChangedBy: contentState.lastChangedBy,
  lastChangedById: contentState.lastChangedById,
});
export type WirePopup = z.output<typeof popup>;

const newPopup = z.strictObject({ tutorial: id.nullable().default(null), type });
const hasItsGuide = ({ type, tutorial }: z.output<typeof newPopup>) => type === "welcome" || tutorial !== null;

/*
 * Popups are content, and whoever may see or edit guides may do so with promotions. The welcome slide belongs to how the assistant is
 * customized: its calls ask for that section besides, and the list leaves it out for whoever may not see that.
 */
const query = z.object({ lang: languageKey.optional() });

export const popupCalls = calls({
  listPopups: {
    method: "GET",
    path: all,
    summary: "The popups of a property: its welcome slide, and the promotions of its guides that are not archived",
    access: { view: "guides" },
    answer: z.object({ data: z.array(popupInShort) }),
  },
  getPopup: {
    method: "GET",
    path: `${all}/:popup`,
    summary: "A popup in one language: a promotion as it is in the draft of its guide, the welcome slide as it is live",
    access: { view: "guides" },
    query,
    answer: popup,
  },
  createPopup: {
    method: "POST",
    path: all,
    summary:
      "Give the draft of a guide a promotion, a popup of type `announcement`, or the property its welcome slide, of type `welcome`; 409 `popup_exists` where it has one. Nobody sees a new welcome slide before something is written in it",
    access: { item: "guides" },
    body: newPopup.refine(hasItsGuide, { path: ["tutorial"], error: "guide_error_gone" }),
    answer: popup,
    status: 201,
  },
  updatePopup: {
    method: "PUT",
    path: `${all}/:popup`,
    summary:
      "Change a popup: a promotion in the draft of its guide, which people see once the guide is published; the welcome slide at once, where `tutorial` is the guide that it starts. That of a promotion stays",
    access: { item: "guides" },
    query,
    body: z.object({
      popup: popupContent.extend({ media: media.partial().refine(isOnePicture, ONE_PICTURE), tutorial: id.nullable(), revision }).partial(),
    }),
    answer: popup,
  },
  updatePopupInAllLanguages: {
    method: "PUT",
    path: `${all}/:popup/language/all`,
    summary: "Give a popup the same image or video in each language in which it is written, and in the default language",
    access: { item: "guides" },
    body: z.object({
      popup: z.strictObject({
        media: media.pick({ image: true, video: true }).partial().refine(isOnePicture, ONE_PICTURE),
        revision: revision.optional(),
      }),
    }),
    answer: popup,
  },
  renderPopup: {
    method: "GET",
    path: `${all}/:popup/rendered`,
    summary: "A popup in one language as a document that shows the player's card, and the content security policy to serve it with",
    access: { view: "guides" },
    query: query.extend({ direction: z.enum(DIRECTIONS).optional() }),
    answer: z.object({ html: z.string(), policy: z.string() }),
  },
  removePopup: {
    method: "DELETE",
    path: `${all}/:popup`,
    summary:
      "Take the popup out of the draft of its guide, which people see until the guide is published without it; or delete the welcome slide: one that is made anew shows to everybody again",
    access: { item: "guides" },
    query: revisionQuery,
    answer: z.null(),
    status: 204,
  },
});
