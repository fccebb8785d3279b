import { afterEach, beforeEach, expect, test } from "vitest";
import { DOCUMENT_LIMITS } from "#app/domain/documents/limits.ts";
import { fetchHelpCentre } from "#server/tasks/fetch-help-centre.ts";
import { connect, documentsOf, fetchedNow, type HelpCentre, helpCentre, pageOf, sitemapOf } from "#tests/support/help-centre.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

let tenant: Tenant;
let site: HelpCentre;
beforeEach(async () => {
  tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  site = await helpCentre({});
});
afterEach(() => site.close());

const listed = (...paths: string[]) => sitemapOf(paths.map((path) => site.url + path));
const titles = async () => (await documentsOf(tenant)).map(({ title }) => title);

test("a sitemap brings its pages, cleaned, each in its language", async () => {
  Object.assign(site.answers, {
    "/sitemap.xml": listed("/save", "/senden", "/save#again", "/fr"),
    "/save": pageOf("Saving", "Press <b>Save</b>.<script>no</script>"),
    "/senden": pageOf("Senden", "Drücken Sie Senden.", "de-AT"),
    "/fr": pageOf("Sauver", "Appuyez.", "fr"),
  });
  const centre = await connect(tenant, `${site.url}/sitemap.xml`);
  const fetched = await fetchedNow(tenant, centre);
  expect(fetched.task).toMatchObject({
    status: "done",
    done: "3",
    total: "3",
    result: { documents: 3, changed: 3, removed: 0, unread: 0 },
  });
  expect(fetched.centre).toMatchObject({
    state: "done",
    problem: null,
    documents: 3,
    unread: 0,
    fetchedAt: expect.any(String),
    revision: 1,
  });
  const of = { revision: 1, centre_id: centre.id };
  expect(await documentsOf(tenant)).toEqual([
    { title: "Sauver", language: "en", text: "Appuyez.", address: `${site.url}/fr`, ...of },
    { title: "Saving", language: "en", text: "Press Save.", address: `${site.url}/save`, ...of },
    { title: "Senden", language: "de", text: "Drücken Sie Senden.", address: `${site.url}/senden`, ...of },
  ]);
  expect([site.asked.filter((path) => path === "/save"), site.most() <= 2]).toEqual([["/save"], true]);
});

test("a language that is set is that of all its documents", async () => {
  Object.assign(site.answers, { "/sitemap.xml": listed("/save"), "/save": pageOf("Saving") });
  await fetchedNow(tenant, await connect(tenant, `${site.url}/sitemap.xml`, "de"));
  expect(await documentsOf(tenant)).toMatchObject([{ title: "Saving", language: "de" }]);
});

test("a second fetch writes what has changed, and removes what is gone from the list or the site", async () => {
  Object.assign(site.answers, { "/sitemap.xml": listed("/a", "/b", "/c", "/d") });
  for (const name of ["a", "b", "c", "d"]) site.answers[`/${name}`] = pageOf(name);
  const centre = await connect(tenant, `${site.url}/sitemap.xml`);
  await fetchedNow(tenant, centre);
  const own = ["property_id", "=", tenant.propertyId] as const;
  const written = () =>
    tenant.db
      .selectFrom("documents")
      .select("last_changed_at as at")
      .where(...own)
      .orderBy("title")
      .execute();
  const before = new Date("2026-01-01T00:00:00Z");
  await tenant.db
    .updateTable("documents")
    .set({ last_changed_at: before })
    .where(...own)
    .execute();
  Object.assign(site.answers, { "/sitemap.xml": listed("/a", "/b", "/d", "/e"), "/b": pageOf("b", "Other."), "/e": pageOf("e") });
  delete site.answers["/d"];
  const { task } = await fetchedNow(tenant, centre);
  expect(task.result).toEqual({ documents: 3, changed: 2, removed: 2, unread: 1 });
  expect((await documentsOf(tenant)).map(({ title, text, revision }) => [title, text, revision])).toEqual([
    ["a", "About a.", 1],
    ["b", "Other.", 2],
    ["e", "About e.", 1],
  ]);
  const after = await written();
  expect(after[0]!.at).toEqual(before);
  expect(Number(after[1]!.at)).toBeGreaterThan(Number(before));
});

test("where nothing can be read, the first thing that went wrong is told, also when many pages went wrong otherwise after it", async () => {
  const paths = Array.from({ length: 45 }, (_, n) => `/p${n}`);
  Object.assign(site.answers, { "/sitemap.xml": listed(...paths) });
  const answering = (status: number, headers: object) => (_: unknown, response: import("node:http").ServerResponse) =>
    response.writeHead(status, { ...headers }).end();
  for (const path of paths) site.answers[path] = answering(302, { location: "http://10.0.0.1/" });
  for (const path of paths.slice(0, 20)) site.answers[path] = answering(500, {});
  const { centre } = await fetchedNow(tenant, await connect(tenant, `${site.url}/sitemap.xml`));
  expect(centre).toMatchObject({ state: "failed", problem: "unreachable", unread: 45 });
});

test("a page that cannot be read is counted, keeps what it had, and the rest goes on", async () => {
  Object.assign(site.answers, {
    "/sitemap.xml": listed("/a", "/b", "/c", "/d", "/e"),
    "/a": pageOf("a"),
    "/b": pageOf("b"),
    "/e": pageOf("e"),
  });
  const centre = await connect(tenant, `${site.url}/sitemap.xml`);
  await fetchedNow(tenant, centre);
  Object.assign(site.answers, {
    "/a": (_: unknown, response: import("node:http").ServerResponse) => response.writeHead(500).end(),
    "/b": (_: unknown, response: import("node:http").ServerResponse) => response.writeHead(302, { location: "http://10.0.0.1/" }).end(),
    "/c": (_: unknown, response: import("node:http").ServerResponse) => response.writeHead(200, { "content-type": "image/png" }).end("x"),
    "/d": pageOf("d", "", "en").replace("<h1>d</h1>", ""),
    "/e": pageOf("e", "New."),
  });
  const { task, centre: after } = await fetchedNow(tenant, centre);
  expect([task.result, after.unread, after.state]).toEqual([{ documents: 3, changed: 1, removed: 0, unread: 4 }, 4, "done"]);
  expect((await documentsOf(tenant)).map(({ title, text }) => [title, text])).toEqual([
    ["a", "About a."],
    ["b", "About b."],
    ["e", "New."],
  ]);
});

test("a page that leads to what robots.txt forbids is not read, and counted", async () => {
  Object.assign(site.answers, {
    "/robots.txt": "User-agent: *\nDisallow: /private",
    "/sitemap.xml": listed("/a", "/b"),
    "/a": (_: unknown, response: import("node:http").ServerResponse) => response.writeHead(302, { location: "/private/a" }).end(),
    "/b": pageOf("b"),
    "/private/a": pageOf("Private"),
  });
  const { centre } = await fetchedNow(tenant, await connect(tenant, `${site.url}/sitemap.xml`));
  expect(centre).toMatchObject({ state: "done", documents: 1, unread: 1 });
  expect([await titles(), site.asked.includes("/private/a")]).toEqual([["b"], false]);
});

test("feeds bring their own texts, page by page, and pages where they have none", async () => {
  Object.assign(site.answers, {
    "/feed.json": JSON.stringify({
      next_url: "/2.json",
      items: [
        { url: "https://elsewhere.test/1#part", title: "One <1>", content_html: "<h1>x</h1><p>Text</p>", language: "de" },
        { url: "https://elsewhere.test/1#other", title: "Other", content_text: "a\n\nb" },
        { url: "/page", title: "Page" },
        { url: `/${"x".repeat(2000)}`, title: "Too long", content_text: "No" },
        { url: "javascript:alert(1)", title: "No", content_text: "No" },
        { url: "/empty", title: "Empty", content_html: "<p> </p><script>x</script>" },
      ],
    }),
    "/2.json": JSON.stringify({ next_url: "/feed.json", items: [{ url: "/two", title: "Two", content_text: "Text" }] }),
    "/page": pageOf("Whole page"),
  });
  const { task } = await fetchedNow(tenant, await connect(tenant, `${site.url}/feed.json`));
  expect(task.result).toEqual({ documents: 4, changed: 4, removed: 0, unread: 1 });
  expect((await documentsOf(tenant)).map(({ title, text, language, address }) => [title, text, language, address])).toEqual([
    ["One <1>", "x\n\nText", "de", "https://elsewhere.test/1#part"],
    ["Other", "a\n\nb", "en", "https://elsewhere.test/1#other"],
    ["Two", "Text", "en", `${site.url}/two`],
    ["Whole page", "About Whole page.", "en", `${site.url}/page`],
  ]);
});

test("a page leads to its sitemap, of which only what stands beneath it is taken, else to its feed", async () => {
  Object.assign(site.answers, {
    "/help/": '<link rel="alternate" type="application/rss+xml" href="/feed.xml"><p>Help',
    "/sitemap.xml": listed("/help/a", "/shop"),
    "/help/a": pageOf("a"),
    "/shop": pageOf("Shop"),
    "/feed.xml": "<rss><item><title>Fed</title><link>/fed</link><content:encoded>Text</content:encoded></item></rss>",
  });
  const centre = await connect(tenant, `${site.url}/help/`);
  expect((await fetchedNow(tenant, centre)).centre).toMatchObject({ state: "done", documents: 1 });
  expect(await titles()).toEqual(["a"]);
  site.answers["/sitemap.xml"] = listed("/shop");
  await fetchedNow(tenant, centre);
  expect(await titles()).toEqual(["Fed"]);
});

test.each<[string, Record<string, HelpCentre["answers"][string]>, string]>([
  ["is not there", {}, "not_found"],
  ["is a page without a list", { "/help": "<p>Hello" }, "no_list"],
  ["is an empty sitemap", { "/help": "<urlset></urlset>" }, "no_list"],
  ["is JSON of something else", { "/help": '{"a":1}' }, "no_list"],
  ["leads to another site", { "/help": (_, response) => response.writeHead(302, { location: "https://evil.test/" }).end() }, "redirect"],
  [
    "leads to a private network",
    { "/help": (_, response) => response.writeHead(302, { location: "http://169.254.169.254/" }).end() },
    "private",
  ],
  ["does not want programs", { "/robots.txt": "User-agent: *\nDisallow: /help", "/help": "<urlset></urlset>" }, "robots"],
  ["is not allowed", { "/help": (_, response) => response.writeHead(403).end() }, "unreachable"],
  ["is too large", { "/help": "<urlset>".padEnd(6_000_000) }, "too_large"],
  ["lists pages that cannot be read", { "/help": "<urlset><url><loc>/a</loc></url></urlset>" }, "dead_links"],
  ["names lists that are not there", { "/help": "<sitemapindex><sitemap><loc>/a.xml</loc></sitemap></sitemapindex>" }, "dead_links"],
  ["breaks off before its first page", { "/help": "<urlset><url><loc>/kept" }, "other"],
])("a help centre that %s has failed, and keeps what it had", async (_, answers, problem) => {
  Object.assign(site.answers, { "/help": sitemapOf(["/kept"]), "/kept": pageOf("Kept") });
  const centre = await connect(tenant, `${site.url}/help`);
  await fetchedNow(tenant, centre);
  for (const path of Object.keys(site.answers)) delete site.answers[path];
  Object.assign(site.answers, { "/robots.txt": "User-agent: *\nAllow: /" }, answers);
  const { task, centre: after } = await fetchedNow(tenant, centre);
  expect([task.status, task.error, after.state, after.problem, after.documents]).toEqual([
    "failed",
    "centre_not_fetched",
    "failed",
    problem,
    1,
  ]);
  expect(await titles()).toEqual(["Kept"]);
});

test("this machine is never asked by the fetch that serves customers", async () => {
  Object.assign(site.answers, { "/sitemap.xml": listed("/a"), "/a": pageOf("a") });
  for (const host of [site.url, site.url.replace("127.0.0.1", "localhost")]) {
    const { centre } = await fetchedNow(tenant, await connect(tenant, `${host}/sitemap.xml`), fetchHelpCentre);
    expect(centre).toMatchObject({ state: "failed", problem: "private", documents: 0 });
  }
  expect(site.asked).toEqual([]);
});

test("no more than 5,000 are taken of one", async () => {
  const items = Array.from({ length: DOCUMENT_LIMITS.ofCentre + 10 }, (_, index) => ({
    url: `/${index}`,
    title: `T${index}`,
    content_text: "Text",
  }));
  site.answers["/feed.json"] = JSON.stringify(items);
  const { task } = await fetchedNow(tenant, await connect(tenant, `${site.url}/feed.json`));
  expect(task.result).toMatchObject({ documents: DOCUMENT_LIMITS.ofCentre });
});
