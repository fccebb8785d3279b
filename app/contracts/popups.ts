import { z } from "zod";
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";
import { PROMOTION_LIMITS } from "#app/domain/guides/promotion.ts";
import { DIRECTIONS } from "#app/domain/player/look.ts";
import { isLinkTarget, isWebAddress } from "#app/domain/urls/web-address.ts";
import { calls } from "./call.ts";
import { contentState, languageBehaviour, languageTexts } from "./content.ts";
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
      url: requiredText(GUIDE_LIMITS.url).refine(isLinkTarget, "text_error_invalid_link"),
      title: text(GUIDE_LIMITS.linkTitle).default(""),
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

/** A popup of type `announcement` is the promotion of the guide `tutorial`; `welcome` is that of a property. */
const type = z.enum(["welcome", "announcement"]);

const popupInShort = z.object({
  id,
  type,
  tutorial: id,
  /** The guide's title. */
  title: z.string(),
  enabled: z.boolean(),
  /** When a version of the guide with this popup was published first. */
  firstTimePublished: stamp.nullable(),
});

/** Of the draft of its guide, whose revision it has. `languages` are those that it is written in. */
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

const query = z.object({ lang: languageKey.optional() });

export const popupCalls = calls({
  listPopups: {
    method: "GET",
    path: all,
    summary: "The popups of a property: the promotions of its guides that are not archived",
    access: { view: "guides" },
    answer: z.object({ data: z.array(popupInShort) }),
  },
  getPopup: {
    method: "GET",
    path: `${all}/:popup`,
    summary: "A popup in one language, as it is in the draft of its guide",
    access: { view: "guides" },
    query,
    answer: popup,
  },
  createPopup: {
    method: "POST",
    path: all,
    summary:
      "Give the draft of a guide a promotion, a popup of type `announcement`; 409 `popup_exists` where it has one. The type `welcome` answers 422 `popup_error_type`: a property cannot have one yet",
    access: { item: "guides" },
    body: z.strictObject({ tutorial: id, type }),
    answer: popup,
    status: 201,
  },
  updatePopup: {
    method: "PUT",
    path: `${all}/:popup`,
    summary: "Change a popup in the draft of its guide; people see it once the guide is published",
    access: { item: "guides" },
    query,
    body: z.object({
      popup: popupContent.extend({ media: media.partial().refine(isOnePicture, ONE_PICTURE), revision }).partial(),
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
    summary:
      "A popup of a draft in one language as a document that shows the player's card, and the content security policy to serve it with",
    access: { view: "guides" },
    query: query.extend({ direction: z.enum(DIRECTIONS).optional() }),
    answer: z.object({ html: z.string(), policy: z.string() }),
  },
  removePopup: {
    method: "DELETE",
    path: `${all}/:popup`,
    summary: "Take the popup out of the draft of its guide; people see it until the guide is published without it",
    access: { item: "guides" },
    query: revisionQuery,
    answer: z.null(),
    status: 204,
  },
});
