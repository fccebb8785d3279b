import { whyNotParsed } from "#server/json-depth.ts";
import { asMarkup, ENTRY_LIMITS, type Feed, type FeedEntry } from "./feed.ts";
import { FetchFailed } from "./fetch-failed.ts";
import { inTurns } from "./in-turns.ts";

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
const textOf = (value: unknown, most: number) => (typeof value === "string" ? value.slice(0, most) : "");

/**
 * Reads a JSON feed (jsonfeed.org), or a plain list of `{title, url, content, language}`, at most `most` entries, while this process serves others too.
 * @returns null when it is neither
 * @throws FetchFailed when it has so much that parsing it would hold this process
 */
export async function readJsonFeed(json: string, most: number): Promise<Feed | null> {
  const hostile = whyNotParsed(json);
  if (hostile === "large") throw new FetchFailed("too_large");
  if (hostile === "deep") return null;
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  const feed = isObject(value) ? value : {};
  const items = Array.isArray(value) ? value : feed.items;
  if (!Array.isArray(items)) return null;
  const language = textOf(feed.language, 40);
  const entries = await inTurns(entriesOf(items.slice(0, most).filter(isObject), language));
  return { entries, isWhole: true, next: typeof feed.next_url === "string" ? textOf(feed.next_url, ENTRY_LIMITS.address) : null };
}

function* entriesOf(items: Json[], language: string): Generator<undefined, FeedEntry[]> {
  const entries: FeedEntry[] = [];
  for (const item of items) {
    entries.push(entryOf(item, language));
    yield;
  }
  return entries;
}

function entryOf(item: Json, language: string): FeedEntry {
  const content =
    textOf(item.content_html, ENTRY_LIMITS.content) || plainOr(item.content) || asMarkup(textOf(item.content_text, ENTRY_LIMITS.content));
  return {
    address:
      textOf(item.url, ENTRY_LIMITS.address) || textOf(item.external_url, ENTRY_LIMITS.address) || textOf(item.id, ENTRY_LIMITS.address),
    title: textOf(item.title, ENTRY_LIMITS.title).trim(),
    language: textOf(item.language, 40) || language,
    content: content.trim() === "" ? null : content,
  };
}

/** What a plain list has may be text or markup. */
function plainOr(value: unknown): string {
  const content = textOf(value, ENTRY_LIMITS.content);
  return /<\/?[a-z][^<>]{0,200}>/i.test(content) ? content : asMarkup(content);
}
