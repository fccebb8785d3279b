import { isWebAddress } from "#app/domain/urls/web-address.ts";

export type KindOfText = "json" | "sitemap" | "feed" | "addresses" | "page";

const ROOTS: Record<string, KindOfText> = { urlset: "sitemap", sitemapindex: "sitemap", rss: "feed", feed: "feed", "rdf:rdf": "feed" };

/** What a text is, by how it begins: what servers say of their feeds is often wrong. */
export function kindOfText(text: string): KindOfText {
  const begin = text.slice(0, 10_000).trimStart();
  if (/^[[{]/.test(begin)) return "json";
  const root = /<([a-z][\w:-]{0,20})/i.exec(begin.replaceAll(/<!--.*?(?:-->|$)/gs, ""))?.[1]?.toLowerCase() ?? "";
  const [line = ""] = begin.split(/\s/, 1);
  return ROOTS[root] ?? (root === "" && isWebAddress(line) ? "addresses" : "page");
}
