import { afterEach, beforeEach, expect, test } from "vitest";
import { connect, fetchedNow, type HelpCentre, helpCentre, pageOf, sitemapOf } from "#tests/support/help-centre.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

let tenant: Tenant;
let site: HelpCentre;
beforeEach(async () => {
  [tenant, site] = await Promise.all([newTenant(), helpCentre({})]);
});
afterEach(() => site.close());

const listed = (...paths: string[]) => sitemapOf(paths.map((path) => site.url + path));

test("an index of sitemaps is followed within the site; when one of them cannot be read nothing is removed", async () => {
  const index = (...paths: string[]) =>
    `<sitemapindex>${paths.map((path) => `<sitemap><loc>${path}</loc></sitemap>`).join("")}</sitemapindex>`;
  Object.assign(site.answers, {
    "/sitemap.xml": index(`${site.url}/1.xml`, "/2.xml", "http://10.0.0.1/3.xml", `${site.url}/sitemap.xml`),
    "/1.xml": listed("/a"),
    "/2.xml": listed("/b"),
    "/a": pageOf("a"),
    "/b": pageOf("b"),
  });
  const centre = await connect(tenant, `${site.url}/sitemap.xml`);
  expect((await fetchedNow(tenant, centre)).task.result).toEqual({ documents: 2, changed: 2, removed: 0, unread: 1 });
  delete site.answers["/2.xml"];
  expect((await fetchedNow(tenant, centre)).task.result).toEqual({ documents: 2, changed: 0, removed: 0, unread: 2 });
  // A page that is not there is a document no longer, although its list was not read.
  Object.assign(site.answers, { "/1.xml": listed("/a", "/b"), "/b": "" });
  delete site.answers["/b"];
  expect((await fetchedNow(tenant, centre)).task.result).toEqual({ documents: 1, changed: 0, removed: 1, unread: 3 });
  site.answers["/sitemap.xml"] = index("/1.xml");
  site.answers["/1.xml"] = listed("/a");
  expect((await fetchedNow(tenant, centre)).task.result).toEqual({ documents: 1, changed: 0, removed: 0, unread: 0 });
});

test("sitemaps that name sitemaps without an end are read a hundred times, three deep", async () => {
  const naming = (names: string[]) =>
    `<sitemapindex>${names.map((name) => `<sitemap><loc>/${name}</loc></sitemap>`).join("")}</sitemapindex>`;
  const endless = await helpCentre({});
  const handler = (request: { url?: string }, response: import("node:http").ServerResponse) => {
    const name = request.url?.slice(1) ?? "";
    const further = Array.from({ length: 60 }, (_, index) => `${name}-${index}`);
    for (const each of further) endless.answers[`/${each}`] = handler;
    response.writeHead(200, { "content-type": "text/xml" }).end(naming(further));
  };
  endless.answers["/m"] = handler;
  const { centre } = await fetchedNow(tenant, await connect(tenant, `${endless.url}/m`));
  endless.close();
  expect(centre).toMatchObject({ state: "failed", problem: "no_list" });
  expect(endless.asked.length).toBeLessThanOrEqual(101);
  expect(Math.max(...endless.asked.map((path) => path.split("-").length))).toBeLessThanOrEqual(3);
});

test("sitemaps are followed three deep, and no deeper", async () => {
  const naming = (path: string) => `<sitemapindex><sitemap><loc>${path}</loc></sitemap></sitemapindex>`;
  Object.assign(site.answers, { "/1.xml": naming("/2.xml"), "/2.xml": naming("/3.xml"), "/3.xml": listed("/a"), "/a": pageOf("a") });
  const centre = await connect(tenant, `${site.url}/1.xml`);
  expect((await fetchedNow(tenant, centre)).centre).toMatchObject({ state: "done", documents: 1 });
  Object.assign(site.answers, { "/3.xml": naming("/4.xml"), "/4.xml": listed("/a") });
  expect((await fetchedNow(tenant, centre)).centre).toMatchObject({ state: "failed", problem: "no_list" });
  expect(site.asked).not.toContain("/4.xml");
});
