import { Parser } from "htmlparser2";
import { type Visitor, walkMarkup } from "#app/domain/documents/walk-markup.ts";

/** What is on a page and is no text of it. */
const UNSEEN = new Set("head title script style template noscript svg math iframe object select textarea button".split(" "));
const BLOCKS = new Set(
  "address article aside blockquote body details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html main nav ol p pre section summary table tbody tfoot thead ul".split(
    " ",
  ),
);
/** Each begins a line, without an empty one before. */
const LINES = new Set("li tr dt dd".split(" "));

/**
 * The words of a file of HTML as plain text: a line to each item and row, an empty one between paragraphs. Null for one whose elements are nested
 * deeper than anybody writes.
 */
export function textOfMarkup(html: string): string | null {
  const parts: string[] = [];
  let unseen: string | null = null;
  let depth = 0;
  /** How many blocks around it keep their line ends. */
  let kept = 0;
  const breakAt = (name: string) => {
    if (BLOCKS.has(name)) parts.push("\n\n");
  };
  const visitor: Visitor = {
    open(name) {
      if (unseen === name) depth += 1;
      if (unseen === null && UNSEEN.has(name)) [unseen, depth] = [name, 1];
      if (unseen !== null) return;
      if (name === "br" || LINES.has(name)) parts.push("\n");
      if (name === "td" || name === "th") parts.push(" ");
      if (name === "pre") kept += 1;
      breakAt(name);
    },
    text(text) {
      if (unseen === null) parts.push(kept > 0 ? text : text.replaceAll(/\s+/g, " "));
    },
    close(name) {
      if (unseen !== null && name === unseen) {
        depth -= 1;
        if (depth === 0) unseen = null;
        return;
      }
      if (unseen !== null) return;
      if (name === "pre") kept -= 1;
      breakAt(name);
    },
  };
  return walkMarkup(Parser, html, { attributes: [] }, visitor) ? inLines(parts.join("")) : null;
}

/** Without spaces around lines, and with one empty line at most. */
function inLines(text: string): string {
  const lines = text.split("\n").map((line) => line.trim().replaceAll(/ {2,}/g, " "));
  return lines
    .filter((line, at) => line !== "" || (at > 0 && lines[at - 1] !== ""))
    .join("\n")
    .trim();
}
