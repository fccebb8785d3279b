/** The messages of a property: announcements, NPS messages and surveys (specification 1, section 3: Message). */
export const MESSAGE_TYPES = ["announcement", "nps", "survey"] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** What an announcement is about, by the number of its category, with the colours that a property's stylings may replace. */
export const ANNOUNCEMENT_CATEGORIES = [
  { category: 1, name: "new_feature", color: "#ffd600" },
  { category: 2, name: "reminder", color: "#ff0070" },
  { category: 3, name: "must_see_guide", color: "#59d653" },
  { category: 4, name: "news", color: "#6565ff" },
  { category: 5, name: "announcement", color: "#0098ff" },
  { category: 6, name: "important", color: "#ff8400" },
] as const;
export const NPS_CATEGORY = 7;
export const SURVEY_CATEGORY = 8;

export type AnnouncementCategory = (typeof ANNOUNCEMENT_CATEGORIES)[number]["category"];
export type MessageCategory = AnnouncementCategory | typeof NPS_CATEGORY | typeof SURVEY_CATEGORY;

/** Whether a message of this type may have the category. A survey of category 7 asks as an NPS does, and comes back every three months. */
export function isCategoryOf(type: MessageType, category: number): category is MessageCategory {
  if (type === "announcement") return ANNOUNCEMENT_CATEGORIES.some((each) => each.category === category);
  return category === NPS_CATEGORY || (type === "survey" && category === SURVEY_CATEGORY);
}

/** The category of a new message until its author chooses another. */
export const usualCategory = (type: MessageType): MessageCategory =>
  type === "announcement" ? 5 : type === "nps" ? NPS_CATEGORY : SURVEY_CATEGORY;

/** Section 4: `private` is a draft, `public` live, `used` was live and is over, `archived` and `deleted` are put away. */
export const MESSAGE_VISIBILITIES = ["archived", "used", "deleted", "private", "public", "scheduled"] as const;
export type MessageVisibility = (typeof MESSAGE_VISIBILITIES)[number];

/** Section 4: published means scheduled or public. */
export const isPublished = (visibility: MessageVisibility): boolean => visibility === "scheduled" || visibility === "public";

export const isPutAway = (visibility: MessageVisibility): boolean => visibility === "archived" || visibility === "deleted";

/** The status of a language of a message: `default` is that of the property's default language, `off` is not shown to anybody. */
export const MESSAGE_LANGUAGE_STATUSES = ["default", "on", "off"] as const;
export type MessageLanguageStatus = (typeof MESSAGE_LANGUAGE_STATUSES)[number];

/** The ways in which a message comes onto a page; the list in the assistant has every live announcement, whatever its form. */
export const MESSAGE_FORMS = {
  announcement: ["list", "modal", "banner", "card"],
  nps: ["bar", "modal"],
  survey: ["card", "modal"],
} as const;
export type MessageForm = (typeof MESSAGE_FORMS)[MessageType][number];
