import { expect, test } from "vitest";
import { kindOfText } from "./kind-of-text.ts";
import { listsOfPage } from "./lists-of-page.ts";
import { readJsonFeed } from "./read-json-feed.ts";
import { readAddresses, readSitemap } from "./read-sitemap.ts";
import { readXmlFeed } from "./read-xml-feed.ts";

test.each([
  ['<?xml version="1.0"?><!-- <rss> --><urlset xmlns="x">', "sitemap"],
  ["<sitemapindex>", "sitemap"],
  ['\ufeff<?xml version="1.0"?><?xml-stylesheet href="a"?><rss>', "feed"],
  ["<feed>", "feed"],
  ["<rdf:RDF>", "feed"],
  [' {"items":[]}', "json"],
  ["[]", "json"],
  ["https://crm.test/a\nhttps://crm.test/b", "addresses"],
  ["<!DOCTYPE html><html>", "page"],
  ["Hello", "page"],
  ["", "page"],
  ["<!--".repeat(3000), "page"],
])("%# is a %s", (text, kind) => expect(kindOfText(text)).toBe(kind));

test("a sitemap has pages, an index further sitemaps; addresses of images are none", async () => {
  const sitemap = `<?xml version="1.0"?><!DOCTYPE urlset [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY y "&x;&x;">]>
    <urlset xmlns:image="i"><url><loc> https://crm.test/a?b=1&amp;c=2 </loc><image:image><image:loc>https://crm.test/i.png</image:loc></image:image></url>
    <url><loc><![CDATA[https://crm.test/b]]></loc></url><url><loc>&x;&y;</loc></url><loc>https://crm.test/no</loc><url><loc>${"x".repeat(3000)}</loc></url></urlset>`;
  expect(await readSitemap(sitemap, 10)).toEqual({
    pages: ["https://crm.test/a?b=1&c=2", "https://crm.test/b", "&x;&y;"],
    sitemaps: [],
    isWhole: true,
  });
  expect(await readSitemap("<sitemapindex><sitemap><loc>https://crm.test/1.xml</loc></sitemap></sitemapindex>", 10)).toEqual({
    pages: [],
    sitemaps: ["https://crm.test/1.xml"],
    isWhole: true,
  });
  expect((await readSitemap("<urlset>".concat("<url><loc>https://crm.test/</loc></url>".repeat(50)), 7)).pages).toHaveLength(7);
  expect(readAddresses("https://crm.test/a\r\n\r\nhttps://crm.test/b\n", 10).pages).toEqual(["https://crm.test/a", "https://crm.test/b"]);
});

test("RSS has entries; without a text of their own they are told of alone", async () => {
  const rss = `<rss version="2.0"><channel><title>Help</title><language>de-AT</language><atom:link rel="next" href="/feed?page=2"/>
    <item><title>One &amp; all</title><link>https://crm.test/1</link><description>Short</description></item>
    <item><title><![CDATA[Two]]></title><link>https://crm.test/2</link><content:encoded><![CDATA[<p>Press <b>Save</b></p>]]></content:encoded>
      <dc:language>en</dc:language><media:group><title>Not this</title></media:group></item></channel></rss>`;
  expect(await readXmlFeed(rss, 10)).toEqual({
    entries: [
      { address: "https://crm.test/1", title: "One & all", language: "de-AT", content: null },
      { address: "https://crm.test/2", title: "Two", language: "en", content: "<p>Press <b>Save</b></p>" },
    ],
    next: "/feed?page=2",
    isWhole: true,
  });
});

test("Atom has entries, with text, markup, or elements", async () => {
  const atom = `<feed xml:lang="en"><title>Help</title><link rel="next" href="https://crm.test/feed?2"/>
    <entry><title>One</title><link rel="self" href="/no"/><link href="/1"/><content type="html">&lt;p&gt;Save&lt;/p&gt;</content></entry>
    <entry xml:lang="de"><title>Two</title><link rel="alternate" href="/2"/><content>a &lt; b</content></entry>
    <entry><title>Three</title><link href="/3"/><content type="xhtml"><div><p>a &lt; b</p><title>c</title></div></content><summary>No</summary></entry>
    <entry><title>Four</title><link href="/4"/><summary>Short</summary></entry></feed>`;
  expect(await readXmlFeed(atom, 10)).toEqual({
    entries: [
      { address: "/1", title: "One", language: "en", content: "<p>Save</p>" },
      { address: "/2", title: "Two", language: "de", content: "a &lt; b" },
      { address: "/3", title: "Three", language: "en", content: "<div><p>a &lt; b</p><title>c</title></div>" },
      { address: "/4", title: "Four", language: "en", content: null },
    ],
    next: "https://crm.test/feed?2",
    isWhole: true,
  });
  expect((await readXmlFeed(`<rss>${"<item><link>a</link></item>".repeat(50)}`, 7)).entries).toHaveLength(7);
});

test("a JSON feed has entries, as a plain list has", async () => {
  const feed = {
    language: "de",
    next_url: "/2",
    items: [
      { id: "https://crm.test/1", title: " One ", content_html: "<p>Save</p>" },
      { id: "2", url: "https://crm.test/2", content_text: "a < b\n\nc", language: "en" },
      { url: "https://crm.test/3", title: 4 },
      null,
    ],
  };
  expect(await readJsonFeed(JSON.stringify(feed), 10)).toEqual({
    entries: [
      { address: "https://crm.test/1", title: "One", language: "de", content: "<p>Save</p>" },
      { address: "https://crm.test/2", title: "", language: "en", content: "a &lt; b<p>c" },
      { address: "https://crm.test/3", title: "", language: "de", content: null },
    ],
    next: "/2",
    isWhole: true,
  });
  const list = [
    { title: "A", url: "https://crm.test/a", content: "1 < 2", language: "en" },
    { url: "https://crm.test/b", content: "<p>Hi</p>" },
  ];
  expect((await readJsonFeed(JSON.stringify(list), 10))?.entries.map(({ content }) => content)).toEqual(["1 &lt; 2", "<p>Hi</p>"]);
  for (const other of ["{}", "{", '{"items":{}}', '"text"', "[".repeat(100_000), `{"items":${"[".repeat(50_000)}${"]".repeat(50_000)}}`])
    expect((await readJsonFeed(other, 10))?.entries ?? []).toEqual([]);
  // What is nested deeper than anybody writes is not parsed at all, though it could be.
  expect(await readJsonFeed(`{"items":[],"more":${"[".repeat(500_000)}${"]".repeat(500_000)}}`, 10)).toBeNull();
});

const [PAGE, ITEM, ENTRY] = ["<url><loc>/a</loc></url>", "<item><link>/a</link></item>", "<entry><link href='/a'/></entry>"];
const DEEP = "<a>".repeat(20_000);
test.each([
  [`<urlset>${PAGE}</urlset>`, true],
  ["<urlset/>", true],
  [`<urlset>${PAGE}<url><loc>/a`, false],
  [`<urlset>${PAGE}</url`, false],
  [`<urlset>${PAGE}${DEEP}</urlset>`, false],
  [`<rss><channel>${ITEM}</channel></rss>\n<!-- end -->`, true],
  [`<rss><channel>${ITEM}<item><link>/a`, false],
  [`<feed>${ENTRY}<entry><link href='/b'/><content>Half of`, false],
  [`<feed>${ENTRY}${DEEP}</feed>`, false],
])("%# is read whole, or what stands before its end is missing", async (xml, isWhole) => {
  const read = xml.startsWith("<urlset") ? await readSitemap(xml, 10) : await readXmlFeed(xml, 10);
  expect(read.isWhole).toBe(isWhole);
  // What breaks off is no entry.
  const count = "pages" in read ? read.pages.length : read.entries.length;
  expect(count).toBe(xml === "<urlset/>" ? 0 : 1);
});

test("a list of as many as were wanted is whole, wherever it ends", async () => {
  expect((await readSitemap(`<urlset>${PAGE.repeat(50)}`, 7)).isWhole).toBe(true);
  expect((await readXmlFeed(`<rss>${ITEM.repeat(50)}`, 7)).isWhole).toBe(true);
});

test("a page names sitemaps and feeds in its head", async () => {
  const page = `<link rel="alternate" type="application/rss+xml" href="/feed"><link rel="Alternate stylesheet" type="text/css" href="/a.css">
    <link rel="alternate" hreflang="de" href="/de"><link rel="sitemap" type="application/xml" href="/map.xml">
    <link rel="alternate" type="application/feed+json" href="/feed.json">`;
  expect(await listsOfPage(page)).toEqual({ sitemaps: ["/map.xml"], feeds: ["/feed", "/feed.json"] });
  expect(await listsOfPage("<body><p>Hello</p>")).toEqual({ sitemaps: [], feeds: [] });
});

const MANY = 5_000_000;
test.each([
  ["elements in one another", "<a>".repeat(MANY / 3)],
  ["entries in one another", `<feed>${"<entry><content type='xhtml'>".repeat(MANY / 29)}`],
  ["a title without an end", `<rss><item><title>${"a".repeat(MANY)}`],
  ["a text without an end", `<rss><item><content:encoded><![CDATA[${"]".repeat(MANY)}`],
  ["an address without an end", `<urlset><url><loc>${"a".repeat(MANY)}`],
  ["languages", `<rss>${"<language>a</language>".repeat(MANY / 22)}`],
  ["entities of its own", `<!DOCTYPE a [<!ENTITY a "${"a".repeat(1000)}">]><rss><item><title>${"&a;".repeat(MANY / 3)}`],
])("%s: of five million characters of XML little is left", async (_, xml) => {
  const { entries } = await readXmlFeed(xml, 5000);
  await readSitemap(xml, 5000);
  expect(JSON.stringify(entries).length).toBeLessThan(2_000_000);
});
