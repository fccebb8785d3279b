const LONGEST = 40;

/**
 * What the host page itself calls an address: the words of the first link on it that leads there. Null when there is none, or only
 * ones without words or with a whole sentence.
 */
export function pageName(address: string): string | null {
  const wanted = withoutFragment(address);
  for (const link of Array.from(document.links)) {
    if (withoutFragment(link.href) !== wanted) continue;
    const words = (link.getAttribute("aria-label") ?? link.textContent ?? "").replace(/\s+/g, " ").trim();
    if (words !== "" && words.length <= LONGEST) return words;
  }
  return null;
}

/** An address also leads to its page when it names a place in it; a slash at its end makes no other page. */
const withoutFragment = (address: string) => address.replace(/#.*/, "").replace(/\/$/, "");
