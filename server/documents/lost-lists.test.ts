import { afterEach, beforeEach, expect, test } from "vitest";
import { connect, documentsOf, fetchedNow, type HelpCentre, helpCentre, pageOf, sitemapOf } from "#tests/support/help-centre.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

let tenant: Tenant;
let site: HelpCentre;
beforeEach(async () => {
  tenant = await newTenant();
  site = await helpCentre({});
  for (const name of ["a", "b", "c"]) site.answers[`/${name}`] = pageOf(name);
});
afterEach(() => site.close());

const MAINTENANCE = "<html><body><h1>Down for maintenance</h1></body></html>";
const index = (...paths: string[]) =>
  `<sitemapindex>${paths.map((path) => `<sitemap><loc>${path}</loc></sitemap>`).join("")}</sitemapindex>`;
const item = (name: string) => `{"url":"/${name}","title":"${name}","content_text":"About ${name}."}`;
const rss = (...names: string[]) =>
  `<rss><channel>${names.map((name) => `<item><title>${name}</title><link>/${name}</link></item>`).join("")}</channel></rss>`;
const titles = async () => (await documentsOf(tenant)).map(({ title }) => title);
const lines = { "/one.xml": sitemapOf(["/a"]), "/two.xml": sitemapOf(["/b", "/c"]) };

test.each<[string, string, Record<string, string>, Record<string, string>]>([
  ["sitemap is a page by now", "/map.xml", { "/map.xml": index("/one.xml", "/two.xml"), ...lines }, { "/two.xml": MAINTENANCE }],
  ["sitemap is empty by now", "/map.xml", { "/map.xml": index("/one.xml", "/two.xml"), ...lines }, { "/two.xml": "" }],
  [
    "sitemap breaks off",
    "/map.xml",
    { "/map.xml": index("/one.xml", "/two.xml"), ...lines },
    { "/two.xml": "<urlset><url><loc>/b</loc></url><url><loc>/" },
  ],
  [
    "sitemap is nested too deep",
    "/map.xml",
    { "/map.xml": index("/one.xml", "/two.xml"), ...lines },
    { "/two.xml": `<urlset>${"<url>".repeat(5000)}` },
  ],
  [
    "part of a feed tells of an error",
    "/feed.json",
    { "/feed.json": `{"next_url":"/2.json","items":[${item("a")}]}`, "/2.json": `{"items":[${item("b")},${item("c")}]}` },
    { "/2.json": '{"error":"rate limited"}' },
  ],
  [
    "part of a feed is JSON that breaks off",
    "/feed.json",
    { "/feed.json": `{"next_url":"/2.json","items":[${item("a")}]}`, "/2.json": `{"items":[${item("b")},${item("c")}]}` },
    { "/2.json": `{"items":[${item("b")},` },
  ],
  [
    "part of a feed is too much to be read at once",
    "/feed.json",
    { "/feed.json": `{"next_url":"/2.json","items":[${item("a")}]}`, "/2.json": `{"items":[${item("b")},${item("c")}]}` },
    { "/2.json": `{"items":[${"{},".repeat(200_000)}{}]}` },
  ],
  ["feed breaks off", "/rss.xml", { "/rss.xml": rss("a", "b", "c") }, { "/rss.xml": rss("a", "b", "c").split("<item><title>c")[0]! }],
  [
    "sitemap that a page names is a page by now",
    "/help",
    {
      "/help": '<link rel="sitemap" href="/map.xml"><link rel="sitemap" href="/one.xml">',
      "/map.xml": sitemapOf(["/help/b", "/help/c"]),
      "/one.xml": sitemapOf(["/help/a"]),
    },
    { "/map.xml": MAINTENANCE },
  ],
  [
    "sitemap that a page names is not there for now, and only its feed is left",
    "/help",
    {
      "/help": '<link rel="sitemap" href="/map.xml"><link rel="alternate" type="application/rss+xml" href="/rss.xml">',
      "/map.xml": sitemapOf(["/help/b", "/help/c"]),
    },
    { "/map.xml": MAINTENANCE, "/rss.xml": rss("a") },
  ],
])("where a %s, nothing is removed, and it is counted", async (_, address, before, after) => {
  for (const name of ["a", "b", "c"]) site.answers[`/help/${name}`] = pageOf(name);
  Object.assign(site.answers, before);
  const centre = await connect(tenant, site.url + address);
  await fetchedNow(tenant, centre);
  const had = await titles();
  expect(had.length).toBeGreaterThanOrEqual(2);
  Object.assign(site.answers, after);
  const { task, centre: fetched } = await fetchedNow(tenant, centre);
  expect(task).toMatchObject({ status: "done", result: { removed: 0, unread: 1 } });
  expect(fetched).toMatchObject({ state: "done", unread: 1 });
  expect(await titles()).toEqual([...new Set([...had, ...("/rss.xml" in after && address === "/help" ? ["a"] : [])])].toSorted());
});

test("a page where a sitemap was only guessed at says nothing", async () => {
  Object.assign(site.answers, {
    "/help": '<link rel="sitemap" href="/map.xml">',
    "/map.xml": sitemapOf(["/help/a", "/help/b"]),
    "/help/a": pageOf("a"),
    "/help/b": pageOf("b"),
    "/sitemap.xml": MAINTENANCE,
  });
  const centre = await connect(tenant, `${site.url}/help`);
  await fetchedNow(tenant, centre);
  site.answers["/map.xml"] = sitemapOf(["/help/a"]);
  expect((await fetchedNow(tenant, centre)).task.result).toEqual({ documents: 1, changed: 0, removed: 1, unread: 0 });
});

test("where all pages are gone and the list still names them, everything stays, and it is not the address that is wrong", async () => {
  site.answers["/sitemap.xml"] = sitemapOf(["/a", "/b", "/c"]);
  const centre = await connect(tenant, `${site.url}/sitemap.xml`);
  await fetchedNow(tenant, centre);
  for (const name of ["a", "b", "c"]) delete site.answers[`/${name}`];
  const { task, centre: failed } = await fetchedNow(tenant, centre);
  expect([task.status, failed]).toMatchObject(["failed", { state: "failed", problem: "dead_links", documents: 3, unread: 3 }]);
  site.answers["/b"] = pageOf("b");
  expect((await fetchedNow(tenant, centre)).task.result).toEqual({ documents: 1, changed: 0, removed: 2, unread: 2 });
  expect(await titles()).toEqual(["b"]);
});
