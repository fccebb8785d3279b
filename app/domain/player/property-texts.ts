import { isBlank } from "#app/domain/storable-text.ts";
import { linkTexts } from "./texts/link-texts.ts";
import { playerTexts } from "./texts/texts-for.ts";

/** What a property can say in its own words in the assistant, with the most characters of each (specification 1, section 3: Property texts). */
export const MOST_TEXT_CHARACTERS = {
  search_bar_placeholder: 120,
  search_page_initial_placeholder: 240,
  search_no_result: 240,
  external_link_text: 120,
  external_link_header: 240,
  search_filter_label_guides: 60,
  search_filter_label_announcements: 60,
  search_filter_label_documents: 60,
  step_not_found_header: 120,
  step_not_found_description: 240,
  step_not_found_back: 60,
  step_not_found_exit: 60,
  guide_completed_header: 120,
};
export type PropertyTexts = Record<keyof typeof MOST_TEXT_CHARACTERS, string>;

/** Those that the assistant shows, in the order of their form. */
export const SHOWN_TEXTS = [
  ...(["search_bar_placeholder", "search_page_initial_placeholder", "search_no_result"] as const),
  ...(["external_link_header", "external_link_text", "search_filter_label_guides"] as const),
  ...(["search_filter_label_announcements", "search_filter_label_documents"] as const),
] as const;

/** Those of guides, in the order of their form: where a step is not found (specification 1, section 1), and at the end. */
export const GUIDE_TEXTS = [
  ...(["step_not_found_header", "step_not_found_description", "step_not_found_back", "step_not_found_exit"] as const),
  "guide_completed_header",
] as const;

const USUAL = {
  search_bar_placeholder: "Search ...",
  search_page_initial_placeholder: "",
  search_no_result: "No Results",
  external_link_text: "Click here for more help",
  external_link_header: "Sorry, we couldn't find what you were looking for!",
  search_filter_label_guides: "Guide",
  search_filter_label_announcements: "",
  search_filter_label_documents: "",
  step_not_found_exit: "Exit Guide",
};

/** The texts until a property sets its own: those of the specification in English, else what the player says in that language. */
export function usualPropertyTexts(language: string): PropertyTexts {
  const { search, none, guides, missing, missingHint, back, exit, done } = playerTexts(language);
  const { header, link } = linkTexts(language);
  const said = {
    search_bar_placeholder: search,
    search_no_result: none,
    search_filter_label_guides: guides,
    external_link_header: header,
    external_link_text: link,
    step_not_found_header: missing,
    step_not_found_description: missingHint,
    step_not_found_back: back,
    step_not_found_exit: exit,
    guide_completed_header: done,
  };
  return language.split("-")[0] === "en" ? { ...said, ...USUAL } : { ...USUAL, ...said };
}

/**
 * What stands in the assistant where a property sets nothing: the usual texts, and where specification 1, section 3, has no label, what the
 * player calls what it found.
 */
export const textsInstead = (language: string): PropertyTexts => ({
  ...usualPropertyTexts(language),
  search_filter_label_announcements: playerTexts(language).news,
  search_filter_label_documents: linkTexts(language).documents,
});

/** Those of a property's stored texts that it has set: one of which nothing can be seen is none, whatever it is made of. */
export function setTexts(own: Record<string, string>): Partial<PropertyTexts> {
  return Object.fromEntries(Object.entries(own).filter(([name, text]) => Object.hasOwn(MOST_TEXT_CHARACTERS, name) && !isBlank(text)));
}

/** A property's own texts over the usual ones. */
export const propertyTexts = (language: string, own: Record<string, string> = {}): PropertyTexts => ({
  ...usualPropertyTexts(language),
  ...setTexts(own),
});
