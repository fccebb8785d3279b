import type { LanguageBehaviour, LanguageStatusByKey } from "#app/domain/languages/language-status.ts";
import { keptMedia } from "./kept-media.ts";
import type { Media } from "./step.ts";

/** What of a promotion is a box to tick. `enabled`: people see it at all. */
export const PROMOTION_TICKS = ["enabled", "startButton", "laterButton", "leaveIcon", "info", "link"] as const;
export type PromotionTick = (typeof PROMOTION_TICKS)[number];

export type Picture = Extract<Media, { type: "image" | "video" }>;

/** What a promotion says in one language. An empty label stands for the player's own word (`app/domain/player/promotion-labels.ts`). */
export type PromotionTexts = {
  headline: string;
  content: string;
  startLabel: string;
  laterLabel: string;
  leaveLabel: string;
  infoText: string;
  linkUrl: string;
  linkTitle: string;
  picture: Picture | null;
};

/**
 * What people see before a guide starts by itself (specification 1, section 3: Popup, and the content that it shares with steps).
 *
 * It is a member of the guide's content, not a row of its own: drafts, numbered versions, comparing, restoring, copying, approval, planned
 * publication and conflicts then hold for it as they do for steps, under the guide's one revision. Its id as a popup is `guides.popup_id`,
 * which a guide has for life: a promotion that is deleted and made anew, or comes back with an older version, has the same.
 */
export type Promotion = Record<PromotionTick, boolean> & {
  texts: Record<string, PromotionTexts>;
  /** Its own languages: they are part of the draft, unlike those of the guide, and live unless off. */
  languageTexts: LanguageStatusByKey;
  languageBehaviour: LanguageBehaviour;
};

/** Limits of a promotion's texts, in characters (UTF-16 units). Info box, link and addresses have those of a step. */
export const PROMOTION_LIMITS = { headline: 120, content: 5000, label: 60 } as const;

export const EMPTY_PROMOTION_TEXTS: PromotionTexts = {
  headline: "",
  content: "",
  startLabel: "",
  laterLabel: "",
  leaveLabel: "",
  infoText: "",
  linkUrl: "",
  linkTitle: "",
  picture: null,
};

/** A new promotion: in each language in which the guide has a title it says that, and the subtitle. */
export function newPromotion(texts: Record<string, { title: string; subtitle: string }>): Promotion {
  const written = Object.entries(texts).filter(([, { title }]) => title !== "");
  const said = written.map(([language, { title, subtitle }]) => [
    language,
    { ...EMPTY_PROMOTION_TEXTS, headline: title.slice(0, PROMOTION_LIMITS.headline), content: subtitle },
  ]);
  return {
    enabled: true,
    startButton: true,
    laterButton: true,
    leaveIcon: true,
    info: false,
    link: false,
    texts: Object.fromEntries(said),
    languageTexts: {},
    languageBehaviour: "hide",
  };
}

export type PromotionChange = { [Tick in PromotionTick]?: boolean | undefined } & {
  texts?: { [Name in keyof PromotionTexts]?: PromotionTexts[Name] | undefined } | undefined;
  languageTexts?: LanguageStatusByKey | undefined;
  languageBehaviour?: LanguageBehaviour | undefined;
};

/**
 * A promotion after a change in one language. An empty info text removes the info block: once no language has one, its box is no longer
 * ticked. A language without any text is no longer among them.
 */
export function changedPromotion(promotion: Promotion, language: string, { texts, ...change }: PromotionChange): Promotion {
  const given = defined(change);
  const said = texts && keptTexts({ ...EMPTY_PROMOTION_TEXTS, ...promotion.texts[language], ...defined(texts) }, language);
  const all = said ? { ...promotion.texts, [language]: said } : promotion.texts;
  const kept = Object.fromEntries(Object.entries(all).filter(([, each]) => !isEmpty(each)));
  const after: Promotion = { ...promotion, ...given, texts: kept };
  return { ...after, info: after.info && Object.values(kept).some(({ infoText }) => infoText !== "") };
}

/** The same picture in every language that says something, and in `fallback`, which stands in for the others. */
export function withPictureEverywhere(promotion: Promotion, fallback: string, picture: Picture | null): Promotion {
  const languages = [...new Set([fallback, ...Object.keys(promotion.texts)])];
  return languages.reduce((all, language) => changedPromotion(all, language, { texts: { picture } }), promotion);
}

/** A promotion with the texts and statuses of some languages under their keys elsewhere; those of the others are left out. */
export function promotionAs(promotion: Promotion, keys: Record<string, string>): Promotion {
  const renamed = <V>(byLanguage: Record<string, V>): Record<string, V> =>
    Object.fromEntries(Object.entries(keys).flatMap(([from, to]) => (byLanguage[from] === undefined ? [] : [[to, byLanguage[from]]])));
  return { ...promotion, texts: renamed(promotion.texts), languageTexts: renamed(promotion.languageTexts) };
}

/** People need a way past it; the Escape key alone is none that everybody knows. */
export function hasWayOut({ laterButton, leaveIcon }: Pick<Promotion, "laterButton" | "leaveIcon">): boolean {
  return laterButton || leaveIcon;
}

/** Whether a promotion is written in a language. Pictures and buttons alone say nothing. */
export function isPromotionWritten({ texts }: Pick<Promotion, "texts">, language: string): boolean {
  const { headline = "", content = "" } = texts[language] ?? {};
  return headline.trim() !== "" || content.trim() !== "";
}

/** An info text of blanks is none, and so is a link without an address; one without a title gets "Link title". */
function keptTexts(texts: PromotionTexts, language: string): PromotionTexts {
  const link = texts.linkUrl.trim() === "" ? null : keptMedia({ type: "link", url: texts.linkUrl, title: texts.linkTitle }, language);
  const [linkUrl, linkTitle] = link?.type === "link" ? [link.url, link.title] : ["", ""];
  return { ...texts, infoText: texts.infoText.trim() === "" ? "" : texts.infoText, linkUrl, linkTitle };
}

const isEmpty = ({ picture, ...texts }: PromotionTexts) => picture === null && Object.values(texts).every((text) => text === "");

function defined<T extends object>(change: T): { [Name in keyof T]: Exclude<T[Name], undefined> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]: Exclude<T[Name], undefined>;
  };
}
