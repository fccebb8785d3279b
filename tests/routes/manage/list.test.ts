import { createElement } from "react";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import ListScreen, { loader } from "#app/routes/app/$property/manage/list/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { content1, newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

const LIST = "/app/:p/manage/list";
type Shown = { id: number; title: string; guides: { id: number; title: string }[] }[];

let tenant: Tenant;
let admin: Visitor;
let first: number;
let second: number;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
  first = await tenant.chapter("First steps");
  second = await tenant.chapter("Daily work");
  await tenant.guide({ title: "Add a contact", chapter: first });
  await tenant.guide({ title: "Überblick 🙂", chapter: first, live: true });
  await tenant.guide({ title: "Close a deal", chapter: second });
  await tenant.guide({ title: "Nowhere yet" });
});

const list = async (query = "", who = admin) => who.open(loader, LIST + query);
const shownBy = async (query: string) =>
  ((await list(query)).data as { chapters: Shown }).chapters.map(({ title, guides }) => [title, guides.map((guide) => guide.title)]);

test("all chapters with their guides in order, then the unsorted ones", async () => {
  const everything = [
    ["First steps", ["Add a contact", "Überblick 🙂"]],
    ["Daily work", ["Close a deal"]],
    ["", ["Nowhere yet"]],
  ];
  expect(await shownBy("")).toEqual(everything);
  expect(await shownBy("?show=all")).toEqual(everything);
  expect((await list()).data).toMatchObject({ title: "Guides", isNew: false, search: "", only: null, may: { create: true, live: true } });
});

test.each([
  ["add", [["First steps", ["Add a contact"]]]],
  ["ÜBERBLICK", [["First steps", ["Überblick 🙂"]]]],
  ["  daily ", [["Daily work", ["Close a deal"]]]],
  ["yet", [["", ["Nowhere yet"]]]],
  ["%", []],
  ["_", []],
])("a search for %j finds titles of chapters and guides", async (text, found) => {
  expect(await shownBy(`?search=${encodeURIComponent(text)}`)).toEqual(found);
});

test("one chapter alone, also the unsorted list, also searched", async () => {
  expect(await shownBy(`?show=one&chapterId=${second}`)).toEqual([["Daily work", ["Close a deal"]]]);
  expect(await shownBy("?show=one&chapterId=0")).toEqual([["", ["Nowhere yet"]]]);
  expect(await shownBy(`?show=one&chapterId=${first}&search=contact`)).toEqual([["First steps", ["Add a contact"]]]);
  const { places } = (await list(`?show=one&chapterId=${second}`)).data;
  expect(places).toEqual([
    { id: first, title: "First steps" },
    { id: second, title: "Daily work" },
    { id: 0, title: "" },
  ]);
});

test("a chapter that is missing, foreign or no number is not found", async () => {
  const foreign = await (await newTenant()).chapter();
  for (const chapter of ["999999999", String(foreign), "abc", "", "-1", "1e9", "%00"]) {
    expect([chapter, (await list(`?show=one&chapterId=${chapter}`)).status]).toEqual([chapter, 404]);
  }
});

test("a guide whose step was not found has an icon that says so, its neighbour none", async () => {
  const own = await newTenant();
  const id = await own.guide({ title: "Lost" });
  await own.guide({ title: "Well" });
  await own.db
    .updateTable("guides")
    .set({ alarms: JSON.stringify([{ stepId: "press", since: "2026-01-01T00:00:00Z" }]) })
    .where("id", "=", id)
    .execute();
  const { data } = await (await visitor(own, "company admin")).open(loader, LIST);
  const markup = await markupAt(`/app/${own.propertyId}/manage/list`, createElement(ListScreen), data);
  const row = (title: string) => markup.match(/<li data-guide.*?<\/li>/gs)?.find((each) => each.includes(`>${title}<`)) ?? "";
  const words = "A step has failed again and again since 1 Jan 2026, 00:00 UTC";
  expect(row("Lost")).toMatch(new RegExp(`title="${words}".*role="img" aria-label="${words}"`, "s"));
  expect(row("Well")).toContain("data-guide");
  expect(row("Well")).not.toContain('role="img"');
});

test.each([
  ["?state=live", "No guide is live"],
  ["?state=draft", "No drafts"],
  ["?state=changed", "No unpublished changes"],
  ["?state=archived", "No archived guides"],
  ["?state=archived&search=zz", "No guides found"],
  ["?search=zz", "No guides found"],
])("a list at %s without guides says: %s", async (query, title) => {
  const own = await newTenant();
  const id = await own.guide();
  const live = query === "?state=draft";
  if (live) await own.call("company admin", "PUT", `/v2/properties/:p/tutorials/${id}`, { tutorial: { visibility: "public" } });
  const { data } = await (await visitor(own, "company admin")).open(loader, LIST + query);
  const markup = await markupAt(`/app/${own.propertyId}/manage/list${query}`, createElement(ListScreen), data);
  expect(markup).toContain(`<h2>${title}</h2>`);
  expect(markup).toContain("Clear filters");
});

test.each([
  ["plan", "en", "1 guide and 2 chapters found."],
  ["plan", "de", "1 Guide und 2 Kapitel gefunden."],
  ["plan b", "en", "1 chapter found."],
  ["day", "en", "1 guide found."],
  ["plan&sort=title", "en", "1 guide found."],
] as const)("a search for %s counts the chapters that it lists for their title (%s): %s", async (text, language, said) => {
  const own = await newTenant();
  for (const title of ["Plan A", "Plan B"]) await own.chapter(title);
  await own.guide({ title: "Plan your day" });
  const { data } = await (await visitor(own, "company admin")).open(loader, `${LIST}?search=${text}`);
  const markup = await markupAt(`/app/${own.propertyId}/manage/list?search=${text}`, createElement(ListScreen), data, language);
  expect(markup).toContain(`role="status">${said} <a`);
});

test("archived guides are in no chapter, and a search that finds nothing leads to them", async () => {
  const own = await newTenant();
  const chapter = await own.chapter("Here");
  const id = await own.guide({ title: "Old way", chapter });
  const at = async (query: string) => {
    const { data } = await (await visitor(own, "company admin")).open(loader, LIST + query);
    return markupAt(`/app/${own.propertyId}/manage/list${query}`, createElement(ListScreen), data);
  };
  expect(await at("?search=zz")).not.toContain("Search archived guides");
  await own.call("company admin", "DELETE", `/v2/properties/:p/tutorials/${id}`);
  expect(await at("?search=old%20way")).toMatch(/href="[^"]+list\?search=old\+way&amp;state=archived"[^>]*>Search archived guides/);
  const ofChapter = await at(`?show=one&chapterId=${chapter}`);
  expect(ofChapter).toContain(`/manage/list?state=archived"`);
  expect(ofChapter).toContain(`chapterId=${chapter}&amp;state=live"`);
});

test("the right to edit live guides alone comes with no right to create", async () => {
  for (const kind of ["company contributor", "property contributor"] as const) {
    expect((await list("", await visitor(tenant, kind))).data.may).toEqual({ create: false, live: true });
  }
});

test("a new property says so, until it has its first guide", async () => {
  const fresh = await newTenant();
  const owner = await visitor(fresh, "property admin");
  expect((await list("", owner)).data).toMatchObject({ isNew: true, chapters: [{ id: 0, guides: [] }] });
  await fresh.guide();
  expect((await list("", owner)).data.isNew).toBe(false);
});

test("the title speaks the language of the request, and searches of any kind are searches", async () => {
  const german = await visitor(tenant, "company moderator");
  german.cookies.set("handrail_preferences", Buffer.from('{"language":"de"}').toString("base64"));
  expect((await list("", german)).data.title).toBe("Guides");
  for (const hostile of ["%F0%9F%98%80", "x".repeat(5000), "%3Cscript%3E", "%ED%A0%80"]) {
    const answer = await list(`?search=${hostile}`);
    expect([answer.status, answer.data.chapters]).toEqual([200, []]);
  }
  expect((await list("?search=%00")).data).toMatchObject({ search: "" });
});

test("a property without a live guide is told its first steps, with the state of each, until one is live", async () => {
  const fresh = await newTenant();
  const owner = await visitor(fresh, "company admin");
  const steps = async (who = owner) => (await list("", who)).data.firstSteps;
  expect(await steps()).toEqual({
    snippet: expect.stringMatching(
      new RegExp(`^<script src="http.+/player/player\\.js" data-property="${fresh.propertyId}" async></script>$`),
    ),
    seen: null,
    draft: null,
  });
  const draft = await fresh.guide({ title: "Welcome" });
  await fresh.db.updateTable("player_configurations").set({ seen_at: new Date() }).where("property_id", "=", fresh.propertyId).execute();
  expect(await steps()).toMatchObject({ seen: "just now", draft: { id: draft, title: "Welcome", hasSteps: true } });
  await fresh.db
    .updateTable("guides")
    .set({ draft: JSON.stringify({ ...content1("Welcome"), steps: [] }) })
    .where("id", "=", draft)
    .execute();
  expect(await steps()).toMatchObject({ draft: { id: draft, hasSteps: false } });
  expect(await steps(await visitor(fresh, "company contributor"))).toBeNull();
  await fresh.guide({ live: true });
  expect(await steps()).toBeNull();
});

describe("archived guides", () => {
  let own: Tenant;
  let owner: Visitor;
  let chapter: number;
  let archived: number[];
  const shown = async (query = "") => (await list(query, owner)).data as { chapters: Shown; page: object; isNew: boolean };
  const archive = (id: number) => own.call("company admin", "DELETE", `/v2/properties/:p/tutorials/${id}`);
  beforeEach(async () => {
    own = await newTenant();
    owner = await visitor(own, "company admin");
    chapter = await own.chapter("First steps");
    archived = [];
    for (let each = 1; each <= 23; each++) archived.push(await own.guide({ title: `${each % 2 ? "Odd" : "Even"} way ${each}`, chapter }));
    for (const id of archived) await archive(id);
  });

  test("are read on their own tab alone, page by page", async () => {
    const kept = await own.guide({ title: "A way on" });
    for (const query of ["", "?state=draft", "?search=way"]) {
      expect((await shown(query)).chapters.flatMap(({ guides }) => guides.map(({ id }) => id))).toEqual([kept]);
    }
    const first = await shown("?state=archived");
    expect(first.chapters).toMatchObject([{ id: 0, total: 23 }]);
    expect(first.chapters[0]?.guides.map(({ id }) => id)).toEqual(archived.slice(0, 20));
    const second = await shown("?state=archived&page=2");
    expect(second.chapters).toMatchObject([{ guides: archived.slice(20).map((id, index) => ({ id, place: 20 + index })) }]);
    const listed = `/app/${own.propertyId}/manage/list`;
    expect((await list("?state=archived&page=9&search=way&limit=50", owner)).to).toBe(
      `${listed}?search=way&state=archived&page=1&limit=50`,
    );
    expect((await list("?state=archived&page=3", owner)).to).toBe(`${listed}?state=archived&page=2&limit=20`);
  });

  test("are searched by the upstream, and only among the unsorted ones", async () => {
    const found = await shown("?state=archived&search=%20ODD%20");
    expect(found.chapters).toMatchObject([{ id: 0, total: 12 }]);
    expect(found.chapters[0]?.guides.map(({ title }) => title)).not.toContain("Even way 2");
    expect((await shown("?state=archived&show=one&chapterId=0")).chapters).toMatchObject([{ total: 23 }]);
    expect((await shown(`?state=archived&show=one&chapterId=${chapter}`)).chapters).toEqual([]);
    expect((await shown("?state=archived&search=nothing")).chapters).toEqual([]);
  });

  test("have a pager that keeps the search, and make a list that is not new", async () => {
    const { data } = await list("?state=archived&search=way", owner);
    const markup = await markupAt(`/app/${own.propertyId}/manage/list?state=archived`, createElement(ListScreen), data);
    expect(markup).toContain("1 to 20 of 23");
    expect(markup).toContain("/manage/list?search=way&amp;state=archived&amp;page=2&amp;limit=20");
    const bare = await newTenant();
    const id = await bare.guide();
    await bare.call("company admin", "DELETE", `/v2/properties/:p/tutorials/${id}`);
    expect((await list("", await visitor(bare, "company admin"))).data).toMatchObject({ isNew: false, chapters: [{ id: 0, guides: [] }] });
  });
});
