import { asMarkup, ENTRY_LIMITS, type Feed, type FeedEntry } from "./feed.ts";
import { walkPatiently } from "./in-turns.ts";

/** Where a field of an entry stands in RSS and Atom. A summary is not what the page says: it is left to the page. */
const FIELDS: Record<string, "title" | "link" | "content" | "language"> = {
  title: "title",
  link: "link",
  "content:encoded": "content",
  content: "content",
  "dc:language": "language",
};
const ENTRIES = ["item", "entry"];
const ATTRIBUTES = ["href", "rel", "type", "xml:lang"];

/** Reads RSS or Atom, at most `most` entries, while this process serves others too. */
export async function readXmlFeed(xml: string, most: number): Promise<Feed> {
  const entries: FeedEntry[] = [];
  let language = "";
  let next: string | null = null;
  const within: string[] = [];
  let entry: { title: string; link: string; content: string; language: string } | null = null;
  /** Atom may hold markup as elements; they are written out again. */
  let markup: { depth: number } | null = null;
  let isPlain = false;

  const add = (field: keyof typeof LIMITS, text: string) => {
    if (entry && entry[field].length < LIMITS[field]) entry[field] += text.slice(0, LIMITS[field]);
  };
  const isWhole = await walkPatiently(
    xml,
    { xml: true, attributes: ATTRIBUTES },
    {
      open(name, attributes) {
        within.push(name);
        if (markup) return add("content", `<${name}>`);
        if (ENTRIES.includes(name)) entry = { title: "", link: "", content: "", language: attributes["xml:lang"] ?? "" };
        if (name === "feed") language = attributes["xml:lang"] ?? "";
        const { href, rel = "alternate" } = attributes;
        if (name === "link" && href && entry && rel === "alternate") entry.link ||= href;
        if ((name === "link" || name === "atom:link") && href && !entry && rel === "next") next = href;
        if (name === "content" && entry) {
          isPlain = (attributes.type ?? "text") === "text";
          if (attributes.type === "xhtml") markup = { depth: within.length };
        }
      },
      text(piece) {
        const name = within.at(-1) ?? "";
        if (markup) return add("content", asMarkup(piece));
        if (!entry) {
          if (name === "language" && language.length < 40) language += piece.slice(0, 40);
          return;
        }
        const field = ENTRIES.includes(within.at(-2) ?? "") ? FIELDS[name] : undefined;
        if (field) add(field, field === "content" && name === "content" && isPlain ? asMarkup(piece) : piece);
      },
      close() {
        const name = within.pop() ?? "";
        if (markup && within.length >= markup.depth) return add("content", `</${name}>`);
        markup = null;
        if (!entry || !ENTRIES.includes(name)) return;
        const { title, link, content } = entry;
        const own = content.trim() === "" ? null : content;
        entries.push({ address: link.trim(), title: title.trim(), language: entry.language || language.trim(), content: own });
        entry = null;
      },
      isDone: () => entries.length >= most,
    },
  );
  return { entries: entries.slice(0, most), next, isWhole };
}

const LIMITS = { title: ENTRY_LIMITS.title, link: ENTRY_LIMITS.address, content: ENTRY_LIMITS.content, language: 40 };
