/** An entry of a feed. `content` is its markup, or null where only its address is told. */
export type FeedEntry = { address: string; title: string; language: string; content: string | null };

/** What a feed brings, and where it goes on. `isWhole`: whether it was read to its end, or to as many entries as were wanted. */
export type Feed = { entries: FeedEntry[]; next: string | null; isWhole: boolean };

/** Most characters of what one entry says: markup is longer than its text, and plain text than what is kept of it. */
export const ENTRY_LIMITS = { address: 2048, title: 1000, content: 1_000_000, plain: 200_000 };

/** Plain text as markup that says the same: to write out more of it than may be of use would hold this process. */
export const asMarkup = (text: string): string =>
  text
    .slice(0, ENTRY_LIMITS.plain)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(/\n\s*\n/g, "<p>")
    .replaceAll("\n", "<br>");
