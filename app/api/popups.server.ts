import { popupCalls as calls, type WirePopup } from "#app/contracts/popups.ts";
import type { Picture, PromotionTexts, PromotionTick } from "#app/domain/guides/promotion.ts";
import type { LanguageBehaviour, LanguageStatusByKey } from "#app/domain/languages/language-status.ts";
import type { Direction } from "#app/domain/player/look.ts";
import { withFieldNames } from "./failure.ts";
import { type PropertyReader, send } from "./send.server.ts";

type Kept = Pick<WirePopup, "languages" | "languageTexts" | "languageBehaviour" | "firstTimePublished" | "revision"> &
  Pick<WirePopup, "id" | "language" | "lastChangedAt" | "lastChangedBy" | "lastChangedById">;

/**
 * A guide's promotion in our words, in one language, or the welcome slide of a property, which may start no guide. Labels are those that people
 * read, their own or the player's.
 */
export type Promotion = Kept & Record<PromotionTick, boolean> & PromotionTexts & { guideId: number | null };

export type PromotionSave = Record<PromotionTick, boolean> &
  PromotionTexts & {
    languageTexts?: LanguageStatusByKey;
    languageBehaviour?: LanguageBehaviour;
    guideId?: number | null;
    revision: number;
  };

const at = (reader: PropertyReader, popup: number) => ({ property: reader.propertyId, popup });

export const getPromotion = async (reader: PropertyReader, popup: number, lang?: string): Promise<Promotion> =>
  toPromotion(await send(reader, calls.getPopup, { params: at(reader, popup), query: { lang } }));

/** The welcome slide of the property in one language; null for none. */
export async function findWelcome(reader: PropertyReader, lang?: string): Promise<Promotion | null> {
  const { data } = await send(reader, calls.listPopups, { params: { property: reader.propertyId } });
  const found = data.find(({ type }) => type === "welcome");
  return found ? getPromotion(reader, found.id, lang) : null;
}

/** Gives the property its welcome slide. */
export const addWelcome = (reader: PropertyReader) =>
  send(reader, calls.createPopup, { params: { property: reader.propertyId }, body: { type: "welcome" } });

/** Gives a guide a promotion. */
export const addPromotion = async (reader: PropertyReader, guide: number): Promise<Promotion> =>
  toPromotion(
    await send(reader, calls.createPopup, { params: { property: reader.propertyId }, body: { tutorial: guide, type: "announcement" } }),
  );

export const savePromotion = async (reader: PropertyReader, popup: number, saved: PromotionSave, lang?: string): Promise<Promotion> =>
  toPromotion(
    await withFieldNames(
      send(reader, calls.updatePopup, { params: at(reader, popup), query: { lang }, body: { popup: toBody(saved) } }),
      promotionField,
    ),
  );

/** The same picture in all languages in which it is written; null for none. */
export const savePictureEverywhere = async (
  reader: PropertyReader,
  popup: number,
  { picture, revision }: { picture: Picture | null; revision: number },
): Promise<Promotion> => {
  const { image, video } = byType(picture);
  return toPromotion(
    await send(reader, calls.updatePopupInAllLanguages, {
      params: at(reader, popup),
      body: { popup: { media: { image, video }, revision } },
    }),
  );
};

/** As a document that shows the player's card, and the policy to serve it with. */
export const renderPromotion = (reader: PropertyReader, popup: number, lang?: string, direction?: Direction) =>
  send(reader, calls.renderPopup, { params: at(reader, popup), query: { lang, direction } });

export const removePromotion = (reader: PropertyReader, popup: number, revision: number) =>
  send(reader, calls.removePopup, { params: at(reader, popup), query: { revision } });

const FIELDS: Record<string, string> = {
  enable_button_start: "startButton",
  button_start: "startLabel",
  enable_button_aml: "laterButton",
  button_aml: "laterLabel",
  enable_killicon: "leaveIcon",
  killicon_tooltip: "leaveLabel",
  enable_info: "info",
  enable_link: "link",
  tutorial: "guide",
  "media.image.src": "pictureUrl",
  "media.image.title": "pictureTitle",
  "media.video.src": "pictureUrl",
  "media.video.title": "pictureTitle",
  "media.info.text": "infoText",
  "media.link.url": "linkUrl",
  "media.link.title": "linkTitle",
};

/** The name of a field in the dashboard for its path in a call about popups. */
export function promotionField(path: string): string {
  const field = path.replace(/^popup\./, "");
  return FIELDS[field] ?? field;
}

function toPromotion(popup: WirePopup): Promotion {
  const { media, tutorial, enable_button_start, enable_button_aml, enable_killicon, enable_info, enable_link, ...kept } = popup;
  const { image, video, info, link } = media;
  const { button_start, button_aml, killicon_tooltip, ...rest } = kept;
  return {
    ...rest,
    guideId: tutorial,
    startButton: enable_button_start,
    startLabel: button_start,
    laterButton: enable_button_aml,
    laterLabel: button_aml,
    leaveIcon: enable_killicon,
    leaveLabel: killicon_tooltip,
    info: enable_info,
    infoText: info?.text ?? "",
    link: enable_link,
    linkUrl: link?.url ?? "",
    linkTitle: link?.title ?? "",
    picture: image ? toPicture("image", image) : video ? toPicture("video", video) : null,
  };
}

function toBody(saved: PromotionSave) {
  const { enabled, headline, content, infoText, linkUrl, linkTitle, languageTexts, languageBehaviour, revision } = saved;
  return {
    enabled,
    headline,
    content,
    enable_button_start: saved.startButton,
    button_start: saved.startLabel,
    enable_button_aml: saved.laterButton,
    button_aml: saved.laterLabel,
    enable_killicon: saved.leaveIcon,
    killicon_tooltip: saved.leaveLabel,
    enable_info: saved.info,
    enable_link: saved.link,
    media: {
      ...byType(saved.picture),
      info: infoText === "" ? null : { text: infoText },
      link: linkUrl === "" ? null : { url: linkUrl, title: linkTitle },
    },
    languageTexts,
    languageBehaviour,
    ...(saved.guideId !== undefined && { tutorial: saved.guideId }),
    revision,
  };
}

function byType(picture: Picture | null) {
  const said = (type: Picture["type"]) => (picture?.type === type ? { src: picture.url, title: picture.title } : null);
  return { image: said("image"), video: said("video") };
}

const toPicture = (type: Picture["type"], { src, title }: { src: string; title: string }): Picture => ({ type, url: src, title });
