/** A bundle of content: one zip archive of readable JSON, one file for each item, and images. */

/** The format that is written, and the only one that is read. */
export const BUNDLE_FORMAT = 1;

/**
 * Limits of a bundle: bytes of the archive as it is uploaded, of one item, of everything unpacked, and files in it; of one item and of all, how
 * many objects, lists and commas between their values. Unpacked items are in memory while they are read, and short values take far more of it
 * than of a file.
 */
export const BUNDLE_LIMITS = {
  uploadBytes: 25_000_000,
  itemBytes: 4_000_000,
  bytes: 100_000_000,
  jsonBytes: 40_000_000,
  files: 10_000,
  itemParts: 200_000,
  parts: 4_000_000,
} as const;

/** The kinds of items, each with the folder of its files, in the order in which one can name those before it. */
export const BUNDLE_KINDS = ["page-segments", "tags", "segments", "chapters", "guides"] as const;
export type BundleKind = (typeof BUNDLE_KINDS)[number];

/** What an import does with an item. `same`: it is here already, as it is in the bundle. */
export const IMPORT_STATES = ["new", "changed", "same", "refused"] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What stands at the top of a bundle: `bundle.json`. */
export const BUNDLE_HEAD = "bundle.json";
/** Ids of items in a bundle: text, so that none is taken for an id of a property. */
export const BUNDLE_ID = /^[a-z0-9-]{8,64}$/;
export const IMAGE_FILE = /^images\/[0-9a-f]{64}\.(?:webp|gif|png|jpg|avif)$/;
const ITEM_FILE = /^([a-z-]+)\/[a-z0-9-]{1,120}\.json$/;

/** The name of an item's file: readable, and its own. */
export function bundleFile(kind: BundleKind, name: string, id: string): string {
  return `${kind}/${[slugOf(name), id].filter(Boolean).join("-")}.json`;
}

/** The kind of the item that a file holds; null for a name that no bundle has. */
export function kindOfFile(file: string): BundleKind | null {
  const [, folder] = ITEM_FILE.exec(file) ?? [];
  return BUNDLE_KINDS.find((kind) => kind === folder) ?? null;
}

const slugOf = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .slice(0, 50)
    .trim()
    .replaceAll(" ", "-");

/** The same value with every text that is a whole match replaced, however deep it stands. */
export function withTexts<T>(value: T, replaced: (text: string) => string): T {
  if (typeof value === "string") return replaced(value) as T;
  if (Array.isArray(value)) return value.map((each) => withTexts(each, replaced)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withTexts(each, replaced)])) as T;
}

/** A value as text that is the same for equal values, in whatever order their members stand; members that are undefined do not count. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
