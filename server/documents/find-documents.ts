import { type FetchProblem, firstProblem, problemOfNamed } from "#app/domain/documents/fetch-problems.ts";
import { DOCUMENT_LIMITS } from "#app/domain/documents/limits.ts";
import { isBeneath } from "#app/domain/documents/same-site.ts";
import { isWebAddress } from "#app/domain/urls/web-address.ts";
import type { FeedEntry } from "./feed.ts";
import { FetchFailed } from "./fetch-failed.ts";
import type { Fetched } from "./guarded-fetch.ts";
import { kindOfText } from "./kind-of-text.ts";
import { listsOfPage } from "./lists-of-page.ts";
import { readJsonFeed } from "./read-json-feed.ts";
import { readAddresses, readSitemap } from "./read-sitemap.ts";
import { readXmlFeed } from "./read-xml-feed.ts";
import type { SiteReader } from "./site-reader.ts";

/** Files that lists of a site are in, and how deep indexes may name one another. */
const MOST_FILES = 100;
const DEEPEST = 3;

/** What was found of a help centre. `isWhole`: whether all of its lists were read; `problem`: why the first of the others was not. */
export type Found = { addresses: Set<string>; isWhole: boolean; unread: number; problem: FetchProblem | null };
/** Takes what a list has, as it is read: entries by their addresses, those without content stand on pages. */
export type Take = (entries: FeedEntry[]) => Promise<void>;
type Finding = { reader: SiteReader; take: Take; found: Found };
/** `isGuess`: whether nothing names it. */
type List = { url: URL; depth: number; isGuess?: boolean };

/**
 * Finds what a help centre has, from a sitemap, a feed, or a page that leads to one: at most 5,000 documents in the order of its lists.
 * @throws FetchFailed when its address cannot be read, or leads to no list
 */
export async function findDocuments(reader: SiteReader, take: Take): Promise<Found> {
  const found: Found = { addresses: new Set(), isWhole: true, unread: 0, problem: null };
  const finding = { reader, take, found };
  const first = await reader.read(reader.start);
  if (kindOfText(first.text) !== "page") {
    await readLists(finding, [{ url: first.url, depth: 1 }], null, first);
    if (found.addresses.size === 0) throw new FetchFailed(found.problem ?? "no_list");
    return found;
  }
  const { sitemaps, feeds } = await listsOfPage(first.text);
  const { sitemaps: ofRobots } = await reader.robotsOf(first.url);
  const named = hrefsOf([...sitemaps, ...ofRobots], first.url);
  // A sitemap is of all the site, a feed of what is new: the first that has anything is taken.
  const ways = [
    { hrefs: [...new Set([...named, ...hrefsOf(["/sitemap.xml"], first.url)])], page: first.url },
    ...feeds.map((feed) => ({ hrefs: hrefsOf([feed], first.url), page: null })),
  ];
  for (const { hrefs, page } of ways) {
    const lists = hrefs.map((href) => ({ url: new URL(href), depth: 1, isGuess: page !== null && !named.includes(href) }));
    await readLists(finding, lists, page);
    if (found.addresses.size > 0) return found;
  }
  throw new FetchFailed("no_list");
}

/** Reads lists and those that they name. With `page`, only what stands beneath it is taken. */
async function readLists({ reader, take, found }: Finding, lists: List[], page: URL | null, first?: Fetched): Promise<void> {
  const asked = new Set(lists.map(({ url }) => url.href));
  let files = 0;
  for (let list = lists.shift(); list; list = lists.shift()) {
    if (found.addresses.size >= DOCUMENT_LIMITS.ofCentre) return;
    if (++files > MOST_FILES || list.depth > DEEPEST || reader.isSpent) {
      found.isWhole = false;
      if (reader.isSpent) found.problem = firstProblem(found.problem, "unfinished");
      continue;
    }
    const own = files === 1 ? first : undefined;
    const read = await readOr(reader, list, found, own);
    if (!read) continue;
    const { content } = read;
    // What was only guessed at may be a page that says that nothing is there.
    if (!content?.isWhole && !(list.isGuess && content === null)) miss(found, own && content === null ? "no_list" : "other");
    if (content === null) continue;
    const { entries, further } = content;
    await take(entries.flatMap((entry) => listed(found, entry, read.url, page) ?? []));
    for (const { address, isDeeper } of further) {
      const url = absolute(address, read.url);
      if (!url || asked.has(url.href)) continue;
      if (asked.size >= MOST_FILES) {
        found.isWhole = false;
        break;
      }
      asked.add(url.href);
      lists.push({ url, depth: list.depth + (isDeeper ? 1 : 0) });
    }
  }
}

type Read = { url: URL; content: Content | null };

/** A list that cannot be read leaves the others. One that was only guessed at says nothing by not being there. `own`: what was fetched of it already. */
async function readOr(reader: SiteReader, { url, isGuess }: List, found: Found, own?: Fetched): Promise<Read | null> {
  try {
    const fetched = own ?? (await reader.read(url));
    return { url: fetched.url, content: await contentOf(fetched.text) };
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error;
    if (!isGuess || error.problem !== "not_found") miss(found, problemOfNamed(error.problem));
    return null;
  }
}

/** Notes that a list was not read, or not to its end. */
function miss(found: Found, problem: FetchProblem): void {
  found.isWhole = false;
  found.unread++;
  found.problem = firstProblem(found.problem, problem);
}

type Content = { entries: FeedEntry[]; further: { address: string; isDeeper: boolean }[]; isWhole: boolean };

/** What a text lists, also of one that breaks off; null for what is no list. @throws FetchFailed for one that is too much */
async function contentOf(text: string): Promise<Content | null> {
  const most = DOCUMENT_LIMITS.ofCentre;
  const kind = kindOfText(text);
  if (kind === "page") return null;
  if (kind === "json" || kind === "feed") {
    const feed = await (kind === "json" ? readJsonFeed(text, most) : readXmlFeed(text, most));
    return feed && { ...feed, further: feed.next ? [{ address: feed.next, isDeeper: false }] : [] };
  }
  const { pages, sitemaps, isWhole } = kind === "sitemap" ? await readSitemap(text, most) : readAddresses(text, most);
  return {
    entries: pages.map((address) => ({ address, title: "", language: "", content: null })),
    further: sitemaps.map((address) => ({ address, isDeeper: true })),
    isWhole,
  };
}

/** An entry with its whole address, the first of each. What stands on a page is named without a part of it; what brings its content may be such a part. */
function listed({ addresses }: Found, entry: FeedEntry, base: URL, page: URL | null): FeedEntry | null {
  const url = absolute(entry.address, base);
  if (!url || addresses.size >= DOCUMENT_LIMITS.ofCentre || (page && !isBeneath(url, page))) return null;
  if (entry.content === null) url.hash = "";
  const address = url.href;
  if (address.length > DOCUMENT_LIMITS.address || !isWebAddress(address) || addresses.has(address)) return null;
  addresses.add(address);
  return { ...entry, address };
}

const hrefsOf = (addresses: string[], base: URL): string[] => addresses.flatMap((address) => absolute(address, base)?.href ?? []);
const absolute = (address: string, base: URL): URL | null => (URL.canParse(address, base) ? new URL(address, base) : null);
