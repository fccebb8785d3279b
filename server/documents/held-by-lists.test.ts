import { setImmediate as turn } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { connect, fetchedNow, helpCentre } from "#tests/support/help-centre.ts";
import { newTenant } from "#tests/support/tenant.ts";
import { listsOfPage } from "./lists-of-page.ts";
import { readJsonFeed } from "./read-json-feed.ts";
import { readSitemap } from "./read-sitemap.ts";
import { readXmlFeed } from "./read-xml-feed.ts";

/** Each of nearly as many characters as one answer may have. */
const many = (part: string) => part.repeat(4_900_000 / part.length);
const URL_ENTRY = "<url><loc>/a</loc><lastmod>2026-01-01</lastmod><changefreq>daily</changefreq><priority>0.5</priority></url>";

test.each<[string, () => Promise<unknown>, unknown]>([
  [
    "an Atom feed of nothing but elements",
    () => readXmlFeed(`<feed><entry><link href="/a"/><content type="xhtml">${many("<b>x</b>")}</content></entry></feed>`, 10),
    { isWhole: true, entries: [{ address: "/a" }] },
  ],
  ["a sitemap as long as one may be", () => readSitemap(`<urlset>${many(URL_ENTRY)}</urlset>`, 50_000), { isWhole: true }],
  ["a JSON feed of long texts", () => readJsonFeed(`[${`{"content_text":"${"<".repeat(48_000)}"},`.repeat(100)}{}]`, 5000), {}],
  ["a page with a head without an end", () => listsOfPage(`<link rel="sitemap" href="/a">${many("<b>x</b>")}`), { sitemaps: ["/a"] }],
])("while %s is read this process serves others too", async (_, read, expected) => {
  let turns = 0;
  let isOver = false;
  const reading = read().finally(() => {
    isOver = true;
  });
  for (; !isOver; await turn()) turns++;
  expect(turns).toBeGreaterThan(2);
  expect(await reading).toMatchObject(expected as object);
});

test.each([
  ["of nothing but objects", `{"items":[${many("{},")}{}],"next_url":"/f1"}`],
  ["of nothing but lists", `[${many("[],")}[]]`],
  ["of numbers", `[${many("1,")}1]`],
  ["of names", `{${Array.from({ length: 150_000 }, (_, index) => `"${index}":1`).join()}}`],
])("JSON %s is not parsed: it would hold this process", async (_, json) => {
  const parse = vi.spyOn(JSON, "parse");
  try {
    await expect(readJsonFeed(json, 10)).rejects.toThrow("too_large");
    expect(parse).not.toHaveBeenCalled();
  } finally {
    parse.mockRestore();
  }
});

test("a feed of as many articles as there may be, with all that feeds tell of them, is read", async () => {
  const article = (index: number) => ({
    ...{ id: `${index}`, url: `/${index}`, title: "[A, {B}: C]", content_html: "<p>a, b: [c] {d}</p>".repeat(10), summary: "" },
    ...{ date_published: "2026-01-01", date_modified: "2026-01-02", language: "en", tags: ["a", "b", "c"] },
    authors: [{ name: "Ann", url: "/ann", avatar: "/ann.png" }],
  });
  const json = JSON.stringify({ version: "1.1", title: "Help", items: Array.from({ length: 5000 }, (_, index) => article(index)) });
  expect((await readJsonFeed(json, 5000))?.entries).toHaveLength(5000);
});

test("who names a feed of too many things is told that it is too large", async () => {
  const [tenant, site] = await Promise.all([newTenant(), helpCentre({ "/feed.json": `{"items":[${many("{},")}{}]}` })]);
  try {
    const { centre } = await fetchedNow(tenant, await connect(tenant, `${site.url}/feed.json`));
    expect(centre).toMatchObject({ state: "failed", problem: "too_large" });
  } finally {
    site.close();
  }
});
