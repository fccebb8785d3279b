const MAX_DEPTH = 30;
/** Of what separates values and names. A feed of 5,000 articles with dates, authors and tags has fewer; more would hold this process while it is parsed. */
const MOST_PARTS = 200_000;

/** Whether JSON is nested deeper than anybody writes. */
export const tooDeep = (text: string): boolean => whyNotParsed(text, Number.POSITIVE_INFINITY) === "deep";

/** What keeps JSON from being parsed. Signs outside strings are counted before: what is hostile never reaches the parser. */
export function whyNotParsed(text: string, mostParts = MOST_PARTS): "deep" | "large" | null {
  let depth = 0;
  let parts = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 34) i = endOfString(text, i);
    else if (code === 93 || code === 125) depth--;
    else if (code === 91 || code === 123 || code === 44 || code === 58) {
      if (++parts > mostParts) return "large";
      if (code > 58 && ++depth > MAX_DEPTH) return "deep";
    }
  }
  return null;
}

/** The end of the string that starts at `start`: the next quote not preceded by an odd number of backslashes. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === 92) slashes++;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}
