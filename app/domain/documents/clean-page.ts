import { GatheredText } from "./gathered-text.ts";
import { DOCUMENT_LIMITS } from "./limits.ts";
import { atOnce, type MarkupParser, walkInPieces } from "./walk-markup.ts";

export type CleanPage = {
  title: string;
  /** As the page says it: "de-AT", "en_US", or nothing. */
  language: string;
  /** What people read there, without its title: a paragraph, heading or item of a list a line each. */
  text: string;
  /** Whether it was read to its end, or to as much as is wanted: what is nested deeper than people write is left. */
  isWhole: boolean;
};
export type CleanOptions = {
  /** Its title, where that is told elsewhere. */
  title?: string;
  /** Most characters of its text. */
  most?: number;
  /** A file that somebody chose: its heading stays in its text, and what pages have around their text is read where there is nothing else. */
  isFile?: boolean;
};

const words = (text: string) => new Set(text.split(" "));
const UNSEEN = words("script style noscript template svg math iframe object canvas video audio button select textarea");
const AROUND = words("nav header footer aside form dialog");
const ROLES = words("navigation banner contentinfo complementary search dialog");
const PARAGRAPHS = words("h1 h2 h3 h4 h5 h6 p blockquote pre table ul ol dl section");
const LINES = words("div li tr dt dd br hr figure figcaption caption address article main details summary header footer nav aside form");
const ATTRIBUTES = ["lang", "property", "content", "hidden", "aria-hidden", "role"];

/** What people read on a page: the text of its main part, else of its articles, else all, without navigation, forms and scripts. */
export const cleanPage = (Parser: MarkupParser, html: string, options: CleanOptions = {}): CleanPage =>
  atOnce(cleanInPieces(Parser, html, options));

/** The same a piece of the page at a time, for whoever has others wait meanwhile. */
export function* cleanInPieces(Parser: MarkupParser, html: string, options: CleanOptions = {}): Generator<undefined, CleanPage> {
  const page = yield* gatherPage(Parser, html, options, AROUND);
  return options.isFile && page.text === "" ? yield* gatherPage(Parser, html, options, new Set()) : page;
}

function* gatherPage(
  Parser: MarkupParser,
  html: string,
  { title: known = "", most = DOCUMENT_LIMITS.text, isFile = false }: CleanOptions,
  around: ReadonlySet<string>,
): Generator<undefined, CleanPage> {
  const gathered = () => new GatheredText(most);
  const text = { main: gathered(), article: gathered(), body: gathered() };
  const heading = { own: short(), any: short() };
  const titles = { page: short(), shared: "" };
  const language = { page: "", shared: "" };
  const inside = { main: 0, article: 0, h1: 0, title: 0, pre: 0 };
  const isCounted = (name: string): name is keyof typeof inside => Object.hasOwn(inside, name);
  /** How deep in what is left out, and what that is. */
  let skipped = 0;
  let left = "";

  const isLeftOut = (name: string, attributes: Record<string, string>) => {
    if ("hidden" in attributes || attributes["aria-hidden"] === "true" || UNSEEN.has(name)) return true;
    if (around.size > 0 && ROLES.has(attributes.role ?? "")) return true;
    // A header of the page is not one of its article.
    return around.has(name) && !(name === "header" && inside.main + inside.article > 0);
  };
  const breakLines = (name: string) => {
    const lines = PARAGRAPHS.has(name) ? 2 : LINES.has(name) ? 1 : 0;
    if (lines > 0) for (const each of Object.values(text)) each.breakLine(lines as 1 | 2);
  };

  const isWhole = yield* walkInPieces(
    Parser,
    html,
    { attributes: ATTRIBUTES },
    {
      open(name, attributes) {
        if (skipped > 0) {
          // Some sites wrap all of a page in one form.
          if (left !== "form" || (name !== "main" && name !== "article")) return void skipped++;
          skipped = 0;
        }
        if (name === "html") language.page ||= attributes.lang ?? "";
        if (name === "meta" && attributes.property === "og:title") titles.shared ||= attributes.content ?? "";
        if (name === "meta" && attributes.property === "og:locale") language.shared ||= attributes.content ?? "";
        if (isLeftOut(name, attributes)) {
          skipped = 1;
          left = name;
          return;
        }
        if (isCounted(name)) inside[name]++;
        breakLines(name);
        if (name === "td" || name === "th") for (const each of Object.values(text)) each.add(" ");
      },
      text(piece) {
        if (skipped > 0) return;
        if (inside.title > 0) return titles.page.add(piece);
        if (inside.h1 > 0) heading[inside.main + inside.article > 0 ? "own" : "any"].add(piece);
        const keepsLines = inside.pre > 0;
        text.body.add(piece, keepsLines);
        if (inside.main > 0) text.main.add(piece, keepsLines);
        if (inside.article > 0) text.article.add(piece, keepsLines);
      },
      close(name) {
        if (skipped > 0) return void skipped--;
        if (isCounted(name)) inside[name] = Math.max(0, inside[name] - 1);
        breakLines(name);
        // A second heading of the first level is not part of the title.
        if (name === "h1") for (const each of Object.values(heading)) each.end();
      },
      isDone: () => text.main.isFull,
    },
  );

  const [told, shared] = [short(), short()];
  told.add(known);
  shared.add(titles.shared);
  const title = [told, heading.own, shared, titles.page, heading.any].map(String).find((each) => each !== "") ?? "";
  const whole = [text.main, text.article, text.body].map(String).find((each) => each !== "") ?? "";
  return { title, language: language.page || language.shared, text: isFile ? whole : withoutTitle(whole, title), isWhole };
}

const short = () => new GatheredText(DOCUMENT_LIMITS.title);

const withoutTitle = (text: string, title: string) =>
  title !== "" && (text === title || text.startsWith(`${title}\n`)) ? text.slice(title.length).trim() : text;
