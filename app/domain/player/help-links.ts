import type { Bundle, BundleLink } from "./bundle.ts";
import { setTexts } from "./property-texts.ts";
import type { Stylings } from "./stylings.ts";
import { linkTexts } from "./texts/link-texts.ts";

type Own = Partial<Record<"external_link_header" | "external_link_text", string>>;

/**
 * What the assistant leads to outside itself (specification 1, section 3: Stylings, Property texts): a picture and links of a help desk under
 * its list, and a link where a search finds nothing. What is off, or has no address, is absent.
 * @param own the property's own texts in this language; what they leave blank is in the player's words
 */
export function helpLinks(stylings: Stylings, language: string, own: Own = {}): Pick<Bundle, "help" | "beyond"> {
  const words = linkTexts(language);
  const set = setTexts(own);
  const help = [
    ...media("image", stylings.helpDeskImageURL, ""),
    ...(stylings.helpDeskDocsLinkEnabled ? media("link", stylings.helpDeskDocsLinkURL, words.docs) : []),
    ...(stylings.helpDeskSupportLinkEnabled ? media("link", stylings.helpDeskSupportLinkURL, words.support) : []),
  ];
  const title = set.external_link_text || words.link;
  const [link] = stylings.externalLinkEnabled ? media("link", stylings.externalLinkURL, title) : [];
  return {
    ...(help.length > 0 && { help }),
    ...(link && { beyond: { text: set.external_link_header || words.header, link } }),
  };
}

const media = (type: "image" | "link", url: string, title: string): BundleLink[] => (url === "" ? [] : [{ type, url, title }]);
