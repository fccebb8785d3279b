import { walkPatiently } from "./in-turns.ts";

/**
 * The addresses in a sitemap, and the further sitemaps that it names (sitemaps.org). `isWhole`: whether it was read to its end, or to as many
 * as were wanted.
 */
export type Sitemap = { pages: string[]; sitemaps: string[]; isWhole: boolean };

const LONGEST = 2048;

/** Reads at most `most` addresses, while this process serves others too. */
export async function readSitemap(xml: string, most: number): Promise<Sitemap> {
  const found = { pages: [] as string[], sitemaps: [] as string[] };
  const within: string[] = [];
  let address = "";
  const isWhole = await walkPatiently(
    xml,
    { xml: true, attributes: [] },
    {
      open(name) {
        within.push(name);
        if (name === "loc") address = "";
      },
      text(piece) {
        if (within.at(-1) === "loc" && address.length <= LONGEST) address += piece.slice(0, LONGEST + 1);
      },
      close() {
        const name = within.pop();
        if (name !== "loc" || address.trim().length > LONGEST) return;
        // Addresses of images and videos stand elsewhere.
        const parent = within.at(-1);
        if (parent === "url") found.pages.push(address.trim());
        if (parent === "sitemap") found.sitemaps.push(address.trim());
      },
      isDone: () => found.pages.length >= most || found.sitemaps.length >= most,
    },
  );
  return { pages: found.pages.slice(0, most), sitemaps: found.sitemaps.slice(0, most), isWhole };
}

/** The same of a plain text with an address a line. */
export const readAddresses = (text: string, most: number): Sitemap => ({
  pages: text
    .split("\n", most)
    .map((line) => line.trim())
    .filter((line) => line !== "" && line.length <= LONGEST),
  sitemaps: [],
  isWhole: true,
});
