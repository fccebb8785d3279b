import type { Sentence } from "#tests/specification/sentence.ts";

const TEXTS = "app/domain/player/property-texts.test.ts";
const ALL = `${TEXTS} › section 3: a property has these eight texts, and a form that offers all of them`;
const USUAL = `${TEXTS} › section 3: the text %s is %j until a property writes its own`;
const UNWRITTEN =
  "server/resources/properties/properties.test.ts › the texts of the assistant before anybody wrote any (specification 1, section 3: Property texts)";
const KEPT =
  "server/resources/property-settings/texts.test.ts › section 7: PUT and GET texts?lang: %s is kept in its language alone; emptied, it is the usual one again";
const READ = `tests/player/stylings.spec.ts › text \${name} is what is read (\${at})`;
const SEARCH = "tests/player/search.spec.ts";
const INITIAL = `${SEARCH} › an empty search says what the property has set for it; where nothing is found stand its help and its link`;
const FILTER = `${SEARCH} › where there are two kinds, each can be looked at alone, by the property's words; with one there is no filter`;
const HELP = "tests/routes/customize/help.test.ts";
const LABELS = `${HELP} › what stands in an empty search and what kinds are called is sent where it is set, in its language, and there alone`;
const DOCUMENTS =
  "server/resources/player/documents.test.ts › a bundle says that there are documents, in the property's words for them, and not where nothing is searched";

/** Specification 1, section 3: Property texts. */
export const TEXTS_OF_THE_ASSISTANT: readonly Sentence[] = [
  { says: "Property: texts per language", proof: [KEPT, READ] },
  { says: "Property texts: search_bar_placeholder", proof: [ALL, KEPT, READ] },
  { says: "Property texts: search_page_initial_placeholder", proof: [ALL, KEPT, INITIAL, LABELS] },
  { says: "Property texts: search_no_result", proof: [ALL, KEPT, READ] },
  { says: "Property texts: external_link_text", proof: [ALL, KEPT, READ] },
  { says: "Property texts: external_link_header", proof: [ALL, KEPT, READ] },
  { says: "Property texts: search_filter_label_guides", proof: [ALL, KEPT, READ, FILTER, LABELS] },
  { says: "Property texts: search_filter_label_announcements", proof: [ALL, KEPT, READ, LABELS] },
  { says: "Property texts: search_filter_label_documents", proof: [ALL, KEPT, READ, DOCUMENTS] },
  {
    says: "Assistant external-link default: header “Sorry, we couldn't find what you were looking for!”",
    proof: [USUAL, UNWRITTEN, READ],
  },
  { says: "Assistant external-link default: link text “Click here for more help”", proof: [USUAL, UNWRITTEN, READ] },
  {
    says: "Assistant external-link default: colour #0098ff",
    decided: "The link is drawn as #0a4f9e, because text needs 4.5 : 1: #0098ff has 2.9 : 1 on white",
    proof: "tests/player/stylings.spec.ts › the external link is blue enough to be read on white",
  },
  {
    says: "Header and text of the external link are both editable inline",
    proof: [
      `${HELP} › where a search finds nothing, a link leads on: in the words of the language, or the property's own`,
      `${HELP} › the preview shows links and texts that are not saved, and nothing of what cannot be`,
      "tests/e2e/customize.spec.ts › where the search finds nothing, a link leads on, in words that are written in each language",
    ],
  },
  { says: "Default search label “Guide”", proof: [USUAL, UNWRITTEN, READ] },
  { says: "Default search placeholder “Search ...”", proof: [USUAL, UNWRITTEN, READ] },
  { says: "Empty search result default “No Results”", proof: [USUAL, UNWRITTEN, READ] },
];
