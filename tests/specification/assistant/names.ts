/** What specification 1, section 3, says a property has, word by word: each part has a sentence of its own in the tables beside this. */
export const STYLINGS_AS_SPECIFIED =
  "assistantPosition (top-left, top-right, bottom-left, bottom-right; default bottom-left); avatar_img; back_mode (back, restart, nothing; default back); btn_border_radius (3px); default_language; exit_click_twice (true); hero_btn_text; language_behaviour; main_color (#0098ff); min_view_width (integer, 0); a hide-branding flag (false); infobox_bg; infobox_color; enableCopilot (false); enableInteractiveTours (true); enableAnnouncements (false); six announcementCategoryColor values; helpDeskDocsLinkEnabled and URL; helpDeskSupportLinkEnabled and URL; helpDeskImageURL; privacyLevel (0; 1 means heart analytics enabled; advanced is the level that unlocks heart analytics); draggableAvatar; snippetAuthentication; snippetAuthenticationToken; selectorConfig {attributes, valueBlocklist, minParents}; searchEnabled; tooltip_icon_color; beacon_icon_color; externalLinkEnabled; externalLinkURL";

export const TEXTS_AS_SPECIFIED =
  "search_bar_placeholder, search_page_initial_placeholder, search_no_result, external_link_text, external_link_header, search_filter_label_guides, search_filter_label_announcements, search_filter_label_documents";

/** The names in such a list, whose parts have `between` them outside of brackets. */
export const namesIn = (list: string, between: string): string[] =>
  list
    .replaceAll(/[({][^)}]*[)}]/g, "")
    .split(between)
    .map((part) => part.trim());
