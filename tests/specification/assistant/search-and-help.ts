import type { Sentence } from "#tests/specification/sentence.ts";

const DEFAULT = "app/domain/player/stylings.test.ts › has the defaults of specification 1, section 3";
const CALL = "server/resources/property-settings/stylings.test.ts › section 7: PUT and GET stylings: %s is kept as %j, and %j is refused";
const SEEN = `tests/player/stylings.spec.ts › styling \${name}: \${JSON.stringify(stored)} changes what is seen (\${at})`;
const HELP = "tests/routes/customize/help.test.ts";
const DESK = `${HELP} › the links and the picture of a help desk are off at first, and stand under the list once they are saved`;
const REFUSED = `${HELP} › %o at %s refuses %j`;
const GUARD = `${HELP} › an assistant without a search has none, and no screen for it`;
const BEYOND = `${HELP} › where a search finds nothing, a link leads on: in the words of the language, or the property's own`;
const NOTHING =
  "tests/player/search.spec.ts › an empty search says what the property has set for it; where nothing is found stand its help and its link";

/** Specifications 1 and 2, sections 2, 3 and 8: what the assistant finds, and where it leads to. */
export const SEARCH_AND_HELP: readonly Sentence[] = [
  {
    says: "A search guard redirects customize/search to /app/{property}/customize when the property's searchEnabled styling is off",
    proof: GUARD,
  },
  { says: "If the property styling lacks searchEnabled, the search area redirects to /app/{property}/customize", proof: GUARD },
  { says: "Search not enabled: redirect to customize", proof: GUARD },
  { says: "Stylings: searchEnabled", proof: [DEFAULT, CALL, SEEN, GUARD] },
  { says: "Stylings: externalLinkEnabled", proof: [DEFAULT, CALL, SEEN, BEYOND, NOTHING] },
  { says: "Stylings: externalLinkURL", proof: [DEFAULT, CALL, SEEN, BEYOND, REFUSED] },
  { says: "Stylings: helpDeskDocsLinkEnabled and URL", proof: [DEFAULT, CALL, SEEN, DESK, REFUSED] },
  { says: "Stylings: helpDeskSupportLinkEnabled and URL", proof: [DEFAULT, CALL, SEEN, DESK, REFUSED] },
  { says: "Stylings: helpDeskImageURL", proof: [DEFAULT, CALL, SEEN, DESK, REFUSED] },
];
