import type { ParsedBody } from "#app/contracts/call.ts";
import type { popupCalls, WirePopup } from "#app/contracts/popups.ts";
import {
  EMPTY_PROMOTION_TEXTS,
  isPromotionWritten,
  type Picture,
  type Promotion,
  type PromotionChange,
} from "#app/domain/guides/promotion.ts";
import { isLanguageLive } from "#app/domain/languages/language-status.ts";
import { promotionLabels } from "#app/domain/player/promotion-labels.ts";
import { playerTexts } from "#app/domain/player/texts/texts-for.ts";
import { isBlank } from "#app/domain/storable-text.ts";
import { stampOf } from "#server/database/stamp.ts";
import type { Row } from "#server/database/tables.ts";
import { promotionOf, type Told } from "./store.ts";

/** The promotion of a guide's draft in the words of the calls, in one language. */
export function toWirePopup(guide: Row<"guides">, firstTimePublished: string | null, { language, fallback, hero }: Told): WirePopup {
  return {
    id: guide.popup_id,
    type: "announcement",
    tutorial: guide.id,
    title: guide.draft.texts[language]?.title || guide.draft.texts[fallback]?.title || "",
    firstTimePublished,
    ...inLanguage(promotionOf(guide), language, hero),
    ...changeOf(guide),
  };
}

/** The same of the welcome slide of a property. */
export function toWireWelcome(slide: Row<"welcome_slides">, { language, fallback, hero }: Told): WirePopup {
  return {
    ...welcomeInShort(slide, language, fallback),
    // Without a guide there is no button that starts one, and nothing to leave but the slide.
    ...inLanguage({ ...slide.content, startButton: slide.content.startButton && slide.guide_id !== null }, language, hero),
    ...(slide.guide_id === null && { killicon_tooltip: slide.content.texts[language]?.leaveLabel || playerTexts(language).close }),
    ...changeOf(slide),
  };
}

/** What a list says of it. Its title is its headline. */
export function welcomeInShort(slide: Row<"welcome_slides">, language: string, fallback: string) {
  const { texts, enabled } = slide.content;
  return {
    id: slide.popup_id,
    type: "welcome" as const,
    tutorial: slide.guide_id,
    title: texts[language]?.headline || texts[fallback]?.headline || "",
    enabled,
    firstTimePublished: stampOf(slide.first_time_published),
  };
}

const changeOf = (row: Pick<Row<"welcome_slides">, "revision" | "last_changed_at" | "last_changed_by" | "last_changed_by_id">) => ({
  revision: row.revision,
  lastChangedAt: stampOf(row.last_changed_at),
  lastChangedBy: row.last_changed_by,
  lastChangedById: row.last_changed_by_id,
});

function inLanguage(promotion: Promotion, language: string, hero: string) {
  const texts = promotion.texts[language] ?? EMPTY_PROMOTION_TEXTS;
  const labels = promotionLabels(language);
  const written = Object.keys(promotion.texts).filter((key) => isPromotionWritten(promotion, key));
  return {
    language,
    enabled: promotion.enabled,
    headline: texts.headline,
    content: texts.content,
    enable_button_start: promotion.startButton,
    button_start: texts.startLabel || hero || labels.start,
    enable_button_aml: promotion.laterButton,
    button_aml: texts.laterLabel || labels.later,
    enable_killicon: promotion.leaveIcon,
    killicon_tooltip: texts.leaveLabel || labels.leave,
    enable_info: promotion.info,
    enable_link: promotion.link,
    media: {
      image: srcOf(texts.picture, "image"),
      video: srcOf(texts.picture, "video"),
      info: texts.infoText ? { text: texts.infoText } : null,
      link: texts.linkUrl ? { url: texts.linkUrl, title: texts.linkTitle } : null,
    },
    languageTexts: promotion.languageTexts,
    languageBehaviour: promotion.languageBehaviour,
    languages: written
      .toSorted()
      .map((key) => ({ key, status: isLanguageLive(promotion.languageTexts, key) ? ("on" as const) : ("off" as const) })),
  };
}

type Change = Omit<ParsedBody<typeof popupCalls.updatePopup>["popup"], "revision" | "tutorial">;

/**
 * What a call says of a popup in our words; what it leaves out stays. A label that is the usual one, or blank, is not kept. `close` is what the
 * icon of one that starts no guide says.
 */
export function toPromotionChange(change: Change, { language, hero }: Told, close?: string): PromotionChange {
  const { start, later, leave } = promotionLabels(language);
  const own = (label: string | undefined, ...usual: (string | undefined)[]) =>
    label === undefined ? undefined : isBlank(label) || usual.includes(label.trim()) ? "" : label.trim();
  return {
    enabled: change.enabled,
    startButton: change.enable_button_start,
    laterButton: change.enable_button_aml,
    leaveIcon: change.enable_killicon,
    info: change.enable_info,
    link: change.enable_link,
    languageTexts: change.languageTexts,
    languageBehaviour: change.languageBehaviour,
    texts: {
      headline: change.headline,
      content: change.content,
      startLabel: own(change.button_start, hero || start),
      laterLabel: own(change.button_aml, later),
      leaveLabel: own(change.killicon_tooltip, leave, close),
      ...mediaIn(change.media),
    },
  };
}

function mediaIn(media: Change["media"] = {}): NonNullable<PromotionChange["texts"]> {
  const { info, link } = media;
  return {
    picture: pictureIn(media),
    infoText: info === undefined ? undefined : (info?.text ?? ""),
    linkUrl: link === undefined ? undefined : (link?.url ?? ""),
    linkTitle: link === null ? "" : link?.title,
  };
}

type Pictures = Pick<NonNullable<Change["media"]>, "image" | "video">;

/** The picture that a call names: one type replaces the other, and null takes away what is there. Undefined where it says nothing. */
export function pictureIn({ image, video }: Pictures): Picture | null | undefined {
  if (image) return { type: "image", url: image.src, title: image.title };
  if (video) return { type: "video", url: video.src, title: video.title };
  return image === null || video === null ? null : undefined;
}

const srcOf = (picture: Picture | null, type: Picture["type"]) =>
  picture?.type === type ? { src: picture.url, title: picture.title } : null;
