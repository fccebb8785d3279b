import { NO_SELECTOR_CONFIG, selectorConfigOf } from "#app/domain/guides/selector-config.ts";
import { isBlank } from "#app/domain/storable-text.ts";
import { isLinkTarget, isWebAddress } from "#app/domain/urls/web-address.ts";
import type { Bundle } from "./bundle.ts";
import { inkOn, isColour } from "./ink-on.ts";

export const BACK_MODES = ["back", "restart", "nothing"] as const;
/** To people with a language that the property does not offer: all in its default one, or nothing. */
export const LANGUAGE_BEHAVIOURS = ["fallback_default", "hide"] as const;
/** Most characters of what the button says that starts a guide. */
export const MOST_HERO_CHARACTERS = 40;
export const ASSISTANT_POSITIONS = ["top-left", "top-right", "bottom-left", "bottom-right"] as const;

/**
 * Stylings of a property with the defaults of specification 1, section 3 (Stylings). `privacyLevel` 0 keeps content
 * events only, 1 turns HEART analytics on. `min_view_width` is in CSS pixels. With `consentRequired`, players wait for consent before they
 * say or keep anything about a person. The secret of `snippetAuthentication` is none of these: see `snippetSecretOf`.
 */
export const DEFAULT_STYLINGS = {
  assistantPosition: "bottom-left" as (typeof ASSISTANT_POSITIONS)[number],
  avatar_img: "",
  /** What Back does in a guide: to the step before, to the first one, or no Back at all. */
  back_mode: "back" as (typeof BACK_MODES)[number],
  btn_border_radius: "3px",
  exit_click_twice: true,
  /** What the button says that starts a guide from its promotion or the welcome slide, unless that says otherwise; empty for the player's word. */
  hero_btn_text: "",
  language_behaviour: "fallback_default" as (typeof LANGUAGE_BEHAVIOURS)[number],
  main_color: "#0098ff",
  min_view_width: 0,
  hide_branding: false,
  enableCopilot: false,
  /** Off: people see no guides. */
  enableInteractiveTours: true,
  /** The assistant lists announcements, and its search finds them. Those that show by themselves do so either way. */
  enableAnnouncements: false,
  helpDeskDocsLinkEnabled: false,
  helpDeskDocsLinkURL: "",
  helpDeskSupportLinkEnabled: false,
  helpDeskSupportLinkURL: "",
  helpDeskImageURL: "",
  /** People may move the assistant's button. */
  draggableAvatar: false,
  snippetAuthentication: false,
  searchEnabled: true,
  externalLinkEnabled: false,
  externalLinkURL: "",
  selectorConfig: NO_SELECTOR_CONFIG,
  privacyLevel: 0 as 0 | 1,
  consentRequired: false,
  /** Colours: empty for the main colour, or for what stands around them. */
  infobox_bg: "",
  infobox_color: "",
  tooltip_icon_color: "",
  beacon_icon_color: "",
  announcementCategoryColor1: "#ffd600",
  announcementCategoryColor2: "#ff0070",
  announcementCategoryColor3: "#59d653",
  announcementCategoryColor4: "#6565ff",
  announcementCategoryColor5: "#0098ff",
  announcementCategoryColor6: "#ff8400",
};
export type Stylings = typeof DEFAULT_STYLINGS;

/** The most of stylings that are numbers: the least width of a window, and the radius of corners, in CSS pixels. */
export const STYLING_LIMITS = { width: 10_000, radius: 99 } as const;

/** Stylings that are pictures (specification 1, section 3: Image fields). */
export const IMAGE_STYLINGS = ["avatar_img", "helpDeskImageURL"] as const;
export type ImageStyling = (typeof IMAGE_STYLINGS)[number];

/** The background of info boxes where a property sets none (player/widgets/card.css). */
export const USUAL_INFOBOX = "#eef4fb";

/** Colours that a property may leave to its main colour, or to what stands around them. */
export const COLOURS = ["infobox_bg", "infobox_color", "tooltip_icon_color", "beacon_icon_color"] as const;
/** Those of the categories of announcements, in their order. */
export const CATEGORY_COLORS = [
  "announcementCategoryColor1",
  "announcementCategoryColor2",
  "announcementCategoryColor3",
  "announcementCategoryColor4",
  "announcementCategoryColor5",
  "announcementCategoryColor6",
] as const;

/** The stored stylings over the defaults. A value of the wrong type, or an unknown one, counts as unset. */
export function stylingsOf(stored: Record<string, unknown>): Stylings {
  return { ...DEFAULT_STYLINGS, ...possibleStylings(stored), selectorConfig: selectorConfigOf(stored.selectorConfig) };
}

/** What of some values a property can have: the rest, as a colour that is being typed, says nothing. */
export function possibleStylings(values: Record<string, unknown>): Partial<Stylings> {
  const known = Object.entries(DEFAULT_STYLINGS).filter(
    ([key, usual]) => typeof values[key] === typeof usual && isAllowed(key, values[key]),
  );
  return Object.fromEntries(known.map(([key]) => [key, values[key]]));
}

/** The secret by which host applications sign who their people are; empty when none is set. For the upstream, and those who may edit it. */
export function snippetSecretOf(stored: Record<string, unknown>): string {
  return typeof stored.snippetAuthenticationToken === "string" ? stored.snippetAuthenticationToken : "";
}

const isAColour = (value: unknown) => isColour(String(value));
const isLinkOrNone = (value: unknown) => value === "" || isLinkTarget(String(value));
const isColourOrNone = (value: unknown) => value === "" || isAColour(value);

const ALLOWED: Record<string, (value: unknown) => boolean> = {
  assistantPosition: (value) => (ASSISTANT_POSITIONS as readonly unknown[]).includes(value),
  back_mode: (value) => (BACK_MODES as readonly unknown[]).includes(value),
  language_behaviour: (value) => (LANGUAGE_BEHAVIOURS as readonly unknown[]).includes(value),
  // Of blanks it would be a button without a name.
  hero_btn_text: (value) => String(value).length <= MOST_HERO_CHARACTERS && !isBlank(String(value)),
  btn_border_radius: (value) => /^\d{1,2}px$/.test(String(value)),
  main_color: isAColour,
  infobox_bg: isColourOrNone,
  infobox_color: isColourOrNone,
  tooltip_icon_color: isColourOrNone,
  beacon_icon_color: isColourOrNone,
  announcementCategoryColor1: isAColour,
  announcementCategoryColor2: isAColour,
  announcementCategoryColor3: isAColour,
  announcementCategoryColor4: isAColour,
  announcementCategoryColor5: isAColour,
  announcementCategoryColor6: isAColour,
  helpDeskDocsLinkURL: isLinkOrNone,
  helpDeskSupportLinkURL: isLinkOrNone,
  helpDeskImageURL: (value) => value === "" || isWebAddress(String(value)),
  externalLinkURL: isLinkOrNone,
  min_view_width: (value) => Number.isInteger(value) && Number(value) >= 0,
  privacyLevel: (value) => value === 0 || value === 1,
};

function isAllowed(key: string, value: unknown): boolean {
  return ALLOWED[key]?.(value) ?? true;
}

/** The colour of a message by its category: the property's own for announcements, its main colour for what asks. */
export function categoryColor(stylings: Stylings, category: number): string {
  const own: unknown = stylings[`announcementCategoryColor${category}` as keyof Stylings];
  return typeof own === "string" ? own : stylings.main_color;
}

/** The stylings that the player needs. */
export function playerStyle(stylings: Stylings): Bundle["style"] {
  return {
    mainColor: stylings.main_color,
    css: {
      "--main": stylings.main_color,
      "--on-main": inkOn(stylings.main_color),
      "--radius": stylings.btn_border_radius,
      ...(stylings.infobox_bg && { "--info": stylings.infobox_bg, "--on-info": inkOn(stylings.infobox_bg) }),
      ...(stylings.infobox_color && { "--on-info": stylings.infobox_color }),
    },
    position: stylings.assistantPosition,
    avatarUrl: stylings.avatar_img || null,
    exitClickTwice: stylings.exit_click_twice,
    minViewWidth: stylings.min_view_width,
    hideBranding: stylings.hide_branding,
    ...(stylings.draggableAvatar && { draggable: true }),
    ...(!stylings.searchEnabled && { noSearch: true }),
    ...(!stylings.enableAnnouncements && { noNews: true }),
    ...(stylings.tooltip_icon_color && { tooltipColor: stylings.tooltip_icon_color }),
    ...(stylings.beacon_icon_color && { beaconColor: stylings.beacon_icon_color }),
  };
}
