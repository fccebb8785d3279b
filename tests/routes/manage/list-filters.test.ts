import { createElement } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import ListScreen, { loader } from "#app/routes/app/$property/manage/list/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { content1, newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

const LIST = "/app/:p/manage/list";
type Shown = { id: number; title: string; total: number; folded?: true; guides: { id: number; title: string }[] }[];

let tenant: Tenant;
let admin: Visitor;
let chapter: number;
let ids: number[];
beforeAll(async () => {
  tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  admin = await visitor(tenant, "company admin");
  chapter = await tenant.chapter("First steps");
  const { steps, texts } = content1("Alpha");
  const de = { title: "Größe ändern", subtitle: "", steps: {} };
  ids = [
    await tenant.guide({ title: "Zulu", chapter, live: true }),
    await tenant.guide({ chapter, content: { steps, texts: { ...texts, de } } }),
    await tenant.guide({ title: "Mike" }),
  ];
});

const at = async (query: string, who = admin) => (await who.open(loader, LIST + query)).data;
const markup = async (query: string, language?: "de") =>
  markupAt(`/app/${tenant.propertyId}/manage/list${query}`, createElement(ListScreen), await at(query), language);
const titles = async (query: string) => ((await at(query)).chapters as Shown).flatMap(({ guides }) => guides.map(({ title }) => title));

test.each([
  ["?written=de", ["Alpha"]],
  ["?missing=de", ["Zulu", "Mike"]],
  ["?segment=any", []],
  ["?segment=none&state=live", ["Zulu"]],
  ["?alarm=yes", []],
  ["?alarm=no&search=alpha", ["Alpha"]],
  ["?since=2199-01-01", []],
  ["?search=grosse", []],
  ["?search=große", ["Alpha"]],
  ["?show=archived", []],
])("%s lists %j", async (query, listed) => {
  expect(await titles(query)).toEqual(listed);
});

test("a guide that a search finds by another text says where", async () => {
  expect(await markup("?search=gr%C3%B6%C3%9Fe")).toContain("Title in German: Größe ändern");
  expect(await markup("?search=welcome")).toContain("Text of step 1 in English: Welcome");
  expect(await markup("?search=welcome", "de")).toContain("Alpha");
});

test("each filter in use is a chip with a link to the list without it; the others stay", async () => {
  const html = await markup("?written=de&alarm=no&sort=title&search=a");
  for (const text of ["Written in: German", "Failing steps: Without failing steps", "Sort by: Title, ascending"])
    expect(html).toContain(text);
  const without = (text: string) =>
    new RegExp(`href="([^"]*)"[^>]*aria-label="Remove: ${text}|aria-label="Remove: ${text}[^>]*href="([^"]*)"`);
  const [, one, other] = without("Written in").exec(html) ?? [];
  expect(one ?? other).toContain("/manage/list?search=a&amp;alarm=no&amp;sort=title");
  const [, first, second] = without("Sort by").exec(html) ?? [];
  expect(first ?? second).toContain("/manage/list?search=a&amp;written=de&amp;alarm=no");
});

test("the fields of the filters are an address, and what they offer is read only then", async () => {
  expect((await at("")).choices).toBeNull();
  const html = await markup("?filter=open&missing=de");
  for (const label of ["User segment", "Written in", "Missing in", "Failing steps", "Last changed by", "Changed since", "Sort by"])
    expect(html).toContain(label);
  expect(html).toMatch(/<option value="de" selected[^>]*>German/);
  const contributor = await visitor(tenant, "company contributor");
  expect((await at("?filter=open", contributor)).choices).toMatchObject({ segments: null });
});

test("filters that cannot be read are told and left out, and nothing found says so", async () => {
  const html = await markup("?since=yesterday&segment=x&sort=size&missing=de");
  expect(html).toContain("sort=size, segment=x, since=yesterday");
  expect(await titles("?since=yesterday&missing=de")).toEqual(["Zulu", "Mike"]);
  expect(await markup("?alarm=yes")).toContain("<h2>No guides found</h2>");
  expect(await markup("?alarm=yes")).toContain("Try a different keyword or filter");
});

test("sorted, guides stand in one list, each with its chapter, and an icon instead of its number", async () => {
  expect((await at("?sort=title&order=desc")).sorted).toEqual([ids[0], ids[2], ids[1]]);
  const html = await markup("?sort=title");
  expect(html.indexOf("Alpha")).toBeLessThan(html.indexOf("Mike"));
  expect(html).toContain("Guides, sorted");
  expect(html).toContain("First steps");
});

test("a row has handle, number, alert, draft label and title in this order (specification 1, section 2: Guide list row)", async () => {
  await tenant.db
    .updateTable("guides")
    .set({ alarms: JSON.stringify([{ stepId: "press", since: "2026-01-01T00:00:00Z" }]) })
    .where("id", "=", ids[1] ?? 0)
    .execute();
  const row = /<li data-guide[^>]*>(?:(?!<\/li>).)*>Alpha<.*?<\/li>/s.exec(await markup("?search=alpha"))?.[0] ?? "";
  expect(row).toMatch(/<li data-guide="\d+" value="2">.*A step has failed again and again since 1 Jan 2026.*Draft.*>Alpha</s);
});

describe("two thousand guides stay usable", () => {
  let many: Tenant;
  let owner: Visitor;
  let chapters: number[];
  beforeAll(async () => {
    many = await newTenant();
    owner = await visitor(many, "company admin");
    chapters = [await many.chapter("One"), await many.chapter("Two")];
    for (let each = 1; each <= 102; each++) await many.guide({ title: `Way ${each}`, chapter: chapters[0] });
    await many.guide({ title: "Alone", chapter: chapters[1] });
  });
  const shown = async (query: string) =>
    ((await at(query, owner)).chapters as Shown).map(({ folded, total, guides }) => [folded ?? false, total, guides.length]);

  test("chapters are folded until the address opens them, and only what is open is sent", async () => {
    expect(await shown("")).toEqual([
      [true, 102, 0],
      [true, 1, 0],
      [true, 0, 0],
    ]);
    expect(await shown(`?open=${chapters[1]}`)).toEqual([
      [true, 102, 0],
      [false, 1, 1],
      [true, 0, 0],
    ]);
    expect((await shown(`?open=${chapters[0]}`))[0]).toEqual([false, 102, 100]);
    const html = await markupAt(`/app/${many.propertyId}/manage/list`, createElement(ListScreen), await at(`?open=${chapters[1]}`, owner));
    expect(html).toMatch(new RegExp(`aria-label="Show the guides of One"[^>]*|href="[^"]*open=${chapters[1]}%2C${chapters[0]}"`));
    expect(html).toContain(`open=${chapters[1]}%2C${chapters[0]}`);
    expect(html).toContain("open=none");
  });

  test("a search opens all chapters with hits, page by page, numbered as in their chapters", async () => {
    expect(await shown("?search=way")).toEqual([[false, 102, 20]]);
    const data = await at("?search=way&page=6", owner);
    expect(data).toMatchObject({
      found: 102,
      chapters: [
        {
          guides: [
            { title: "Way 101", place: 100 },
            { title: "Way 102", place: 101 },
          ],
        },
      ],
    });
    expect((await owner.open(loader, `${LIST}?search=way&page=9`)).to).toContain("search=way&page=6&limit=20");
    expect(await shown(`?show=one&chapterId=${chapters[0]}&page=2`)).toEqual([[false, 102, 2]]);
  });

  test("what somebody changed last stands above the list, for them alone", async () => {
    await many.call("company admin", "PUT", `/v2/properties/:p/tutorials/${(await many.guide({ title: "Mine" })) ?? 0}`, {
      tutorial: { subtitle: "Changed" },
    });
    expect((await at("", owner)).recent).toMatchObject([{ title: "Mine" }]);
    expect((await at("", await visitor(many, "company moderator"))).recent).toEqual([]);
    expect((await at("?search=way", owner)).recent).toEqual([]);
  });
});
