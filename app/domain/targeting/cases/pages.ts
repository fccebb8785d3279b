import type { Case, Wish } from "./case.ts";

type Address = [name: string, rules: string[], url: string, meets: boolean];

const addresses: Address[] = [
  ["a path as it is", ["/deals"], "https://crm.test/deals", true],
  ["a path is not its beginning", ["/deals"], "https://crm.test/deals/7", false],
  ["a path counts with its query", ["/deals"], "https://crm.test/deals?open=1", false],
  ["a path and anything behind it", ["/deals*"], "https://crm.test/deals/7?open=1#notes", true],
  ["anything behind it may be nothing", ["/deals*"], "https://crm.test/deals", true],
  ["anything between", ["/deals/*/notes"], "https://crm.test/deals/7/notes", true],
  ["anything between may hold slashes", ["/deals/*/notes"], "https://crm.test/deals/7/8/notes", true],
  ["anything between is not before", ["/deals/*/notes"], "https://crm.test/a/deals/7/notes", false],
  ["anything before", ["*/notes"], "https://crm.test/deals/7/notes", true],
  ["everything", ["*"], "https://crm.test/", true],
  ["everything on a path", ["/*"], "https://crm.test/deals", true],
  ["several stars", ["*crm*deals*7*"], "https://crm.test/deals/7", true],
  ["stars in another order", ["*deals*crm*"], "https://crm.test/deals", false],
  ["a whole address", ["https://crm.test/deals"], "https://crm.test/deals", true],
  ["another protocol", ["https://crm.test/deals"], "http://crm.test/deals", false],
  ["another host", ["https://crm.test/*"], "https://crm.example/deals", false],
  ["any host", ["https://*.test/deals"], "https://crm.test/deals", true],
  ["the root", ["/"], "https://crm.test/", true],
  ["the root of an address without a path", ["/"], "https://crm.test", true],
  ["letters count as they are", ["/Deals"], "https://crm.test/deals", false],
  ["a dot is a dot", ["/d.als"], "https://crm.test/deals", false],
  ["a question mark is one", ["/deals?open=1"], "https://crm.test/deals?open=1", true],
  ["a bracket is one", ["/deals[0-9]"], "https://crm.test/deals7", false],
  ["a port counts", ["http://localhost:3000/*"], "http://localhost:3000/deals", true],
  ["another port", ["http://localhost:3000/*"], "http://localhost:4000/deals", false],
  ["a fragment", ["*#/deals"], "https://crm.test/#/deals", true],
  ["the second of two rules", ["/contacts*", "/deals*"], "https://crm.test/deals", true],
  ["none of two rules", ["/contacts*", "/tasks*"], "https://crm.test/deals", false],
  ["no rule", [], "https://crm.test/deals", false],
  ["an empty rule", [""], "https://crm.test/deals", false],
  ["a rule of stars", [`${"*a".repeat(60)}b`], `https://crm.test/${"a".repeat(1900)}`, false],
  ["an address that is far too long is compared by its beginning", ["/deals*"], `https://crm.test/deals${"x".repeat(100_000)}`, true],
];

/** A chapter that does not show, and why. */
const chapters: [name: string, chapter: Wish, shows: boolean][] = [
  ["shows everywhere", {}, true],
  ["is private", { visibility: "private" }, false],
  ["begins later", { showing: { from: "2026-06-15T12:00:01Z" } }, false],
  ["is over", { showing: { to: "2026-06-15T12:00:00Z" } }, false],
  ["is for a segment of the person", { segment: 3 }, true],
  ["is for another segment", { segment: 4 }, false],
  ["is for this page", { pageSegment: 1 }, true],
  ["is for other pages", { pageSegment: 2 }, false],
  ["is for a page segment that is gone", { pageSegment: 99 }, false],
  ["is for a tag that is there", { tags: { mode: "show", list: [7] } }, true],
  ["is for a tag that is not", { tags: { mode: "show", list: [8] } }, false],
  ["hides at a tag that is there", { tags: { mode: "hide", list: [7] } }, false],
  ["is in a language to fall back on", { languages: { written: ["en"], statuses: {}, behaviour: "fallback_default" } }, true],
  ["hides from whoever reads German", { languages: { written: ["en"], statuses: {}, behaviour: "hide" } }, false],
  ["shows by itself, which chapters never do", { showing: { auto: true } }, true],
];

const DEALS = { rules: ["/deals*"], visibility: true };

export const pageCases: Case[] = [
  ...addresses.flatMap(([name, rules, url, meets]): Case[] => [
    {
      name: `page, shown there: ${name}`,
      item: { pageSegment: 1 },
      pages: { 1: { rules, visibility: true } },
      url,
      fails: meets ? [] : ["page"],
    },
    {
      name: `page, hidden there: ${name}`,
      item: { pageSegment: 1 },
      pages: { 1: { rules, visibility: false } },
      url,
      fails: meets ? ["page"] : [],
    },
  ]),
  { name: "page: everywhere, on an address that no browser opens", url: "", fails: [] },
  { name: "page: a segment that is gone shows nothing", item: { pageSegment: 5 }, pages: { 1: DEALS }, fails: ["page"] },
  ...chapters.map(
    ([name, chapter, shows]): Case => ({
      name: `chapter: ${name}`,
      item: { chapter },
      segments: [3],
      pages: { 1: DEALS, 2: { rules: ["/tasks"], visibility: true } },
      url: "https://crm.test/deals",
      tags: [7],
      language: "de",
      fails: shows ? [] : ["chapter"],
    }),
  ),
  { name: "chapter: it shows, and the guide does not", item: { segment: 4, chapter: {} }, fails: ["segment"] },
  { name: "chapter: neither shows", item: { segment: 4, chapter: { segment: 5 } }, segments: [6], fails: ["chapter", "segment"] },
  { name: "chapter: both are for the same segment", item: { segment: 4, chapter: { segment: 4 } }, segments: [4], fails: [] },
];
