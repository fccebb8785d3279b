import { expect, test } from "vitest";
import { find } from "./find.ts";
import { type Searched, searchIndex } from "./search-index.ts";

type Named = Searched & { name: string };
const item = (name: string, [title = name, subtitle = "", headings = "", text = ""]: string[] = [], more: Partial<Named> = {}): Named => ({
  ...{ name, language: "en", said: [title, subtitle, headings, text] as const },
  ...more,
});
const found = (items: Named[], query: string) => find(searchIndex(items), query).map(({ name }) => name);
const german = (...titles: string[]) => titles.map((title) => item(title, [title], { language: "de" }));

test("a title comes before a subtitle, that before a heading, and that before the rest", () => {
  const items = [
    item("text", ["a1", "", "", "Invoice"]),
    item("heading", ["a2", "", "Invoice"]),
    item("subtitle", ["a3", "Invoice"]),
    item("title", ["Invoice"]),
  ];
  expect(found(items, "invoice")).toEqual(["title", "subtitle", "heading", "text"]);
});

test("the word itself comes before a form of it, that before one that it begins, and that before a typo of it", () => {
  const items = [item("Sortable plants"), item("Sorts of plants"), item("Sort plants"), item("Sport plants")];
  expect(found(items, "sort").slice(0, 3)).toEqual(["Sort plants", "Sorts of plants", "Sortable plants"]);
  expect(found([item("Contract"), item("Contactless")], "contac")).toEqual(["Contactless"]);
});

test("what matches alike comes by its weight, and then in its order", () => {
  const items = [item("one", ["Export one"]), item("two", ["Export two"], { weight: 3 }), item("three", ["Export six"], { weight: 3 })];
  expect(found(items, "export")).toEqual(["two", "three", "one"]);
});

test("all words should match; where none has all, most of them do", () => {
  const items = [item("Export"), item("Export a report"), item("Export a report weekly"), item("Invite")];
  expect(found(items, "weekly report export")).toEqual(["Export a report weekly", "Export a report"]);
  expect(found(items, "weekly pink elephants report")).toEqual(["Export a report weekly"]);
});

test("where nothing has half of the words, titles with one of them are offered, in a form of it, and with no typo", () => {
  const items = [item("Invite a colleague"), item("Plan", ["Plan", "", "", "Invite them"]), item("Invitro tests")];
  expect(found(items, "invite team member")).toEqual(["Invite a colleague"]);
  expect(found(items, "inviting pink elephants")).toEqual(["Invite a colleague"]);
  expect(found(items, "pink team member")).toEqual([]);
});

test("words that say little are looked for only where there is nothing else", () => {
  const items = [item("How to"), item("Deals")];
  expect(found(items, "how do i get to the deals")).toEqual(["Deals"]);
  expect(found(items, "how to")).toEqual(["How to"]);
  // None of them in a title makes up for the others.
  expect(found([item("How deals")], "how is this where")).toEqual([]);
});

test.each([
  ["rechnung", ["Monatsrechnung"]],
  ["rechnungen", ["Monatsrechnung"]],
  ["monatsrechnungen", ["Monatsrechnung"]],
  ["kontaktsuche", ["Kontakte suchen"]],
  ["kontakt-suche", ["Kontakte suchen"]],
  ["suchkontakt", ["Kontakte suchen"]],
  ["kontaktformular", ["Kontakte suchen"]],
  ["aendern", ["Größe ändern"]],
  ["grose andern", ["Größe ändern"]],
])("of compounds and umlauts, %s finds %j", (query, titles) => {
  expect(found(german("Monatsrechnung", "Kontakte suchen", "Größe ändern"), query)).toEqual(titles);
});

test.each([
  ["exprot", true],
  ["xport", true],
  ["exbort", true],
  ["eksport", false],
  ["exxprrt", false],
  ["exp", true],
  ["esp", false],
  ["spreadhseet", true],
  ["spraedhseet", true],
  ["spraedhsete", false],
  ["sprae", true],
])("a typo in four letters, two in eight, also while a word is typed: %s", (query, isFound) => {
  expect(found([item("Export a spreadsheet"), item("Invite")], query)).toEqual(isFound ? ["Export a spreadsheet"] : []);
});

test.each(["kolegen", "kollgen", "kollleggen", "kolege", "koleg"])(
  "a letter once instead of twice, or twice, is a typo like others: %s",
  (query) => {
    expect(found(german("Kollegen einladen", "Kalender öffnen"), query)).toEqual(["Kollegen einladen"]);
  },
);

test("a word that says little decides between what matches alike", () => {
  expect(found([item("one", ["Export now"]), item("two", ["Export how"])], "how export")).toEqual(["two", "one"]);
});

test("what is looked for has an end: of a query the first 200 characters, and fifty words that are remembered", () => {
  const index = searchIndex([item("Export")]);
  expect(find(index, `${" ".repeat(194)}export`)).toHaveLength(1);
  expect(find(index, `${" ".repeat(200)}export`)).toEqual([]);
  for (let word = 0; word < 200; word++) find(index, `word${word}`);
  expect(index.remembered.size).toBeLessThanOrEqual(50);
});

test("six words that say something are looked for typos, and further ones as they are spelled", () => {
  const items = [item("one", ["Export"], { weight: 1 }), item("two", ["Export", "", "", "Calendar"])];
  expect(found(items, "how to export calendra")).toEqual(["two", "one"]);
  const six = "export export export export export export";
  expect(found(items, `${six} calendra`)).toEqual(["one", "two"]);
  expect(found(items, `${six} calendar`)).toEqual(["two", "one"]);
  expect(found(items, `what how why when where to export export export export export calendra`)).toEqual(["two", "one"]);
});

test("what a word matches while more of it may be typed is not what it matches before another", () => {
  const index = searchIndex([item("Contacts")]);
  expect(find(index, "con")).toHaveLength(1);
  expect(find(index, "con elephants")).toEqual([]);
  expect(find(index, "con")).toHaveLength(1);
});

test("a word of three letters may be one of four that lacks a letter, and no other word of three", () => {
  const items = [item("Deal"), item("Find"), item("Sort"), item("Del mar"), item("Cut")];
  for (const [query, title] of [
    ["fid", "Find"],
    ["sot", "Sort"],
    ["srt", "Sort"],
  ] as const)
    expect(found(items, query)).toEqual([title]);
  expect(found(items, "del")).toEqual(["Del mar"]);
  for (const query of ["cat", "st", "srx"]) expect(found(items, query)).toEqual([]);
});

test("a typo in the first letter weighs less than one in another", () => {
  expect(found([item("Lending"), item("Sanding")], "sending")).toEqual(["Sanding", "Lending"]);
});

test("forms are those of the language that an item is written in", () => {
  const items = [item("Einladung", undefined, { language: "de" }), item("Planning")];
  expect(found(items, "einladen")).toEqual(["Einladung"]);
  expect(found(items, "plans")).toEqual(["Planning"]);
});

test.each(["", "  ", "?!", "🙂"])("%j finds nothing", (query) => {
  expect(found([item("Export"), item("")], query)).toEqual([]);
});

test("of a language no more than 50,000 different words are known, those of what comes first", () => {
  const words = (from: number, count: number) => Array.from({ length: count }, (_, n) => `word${(from + n).toString(36)}`).join(" ");
  const index = searchIndex([item("Guide"), item("Long", ["Long", "", "", words(0, 60_000)]), item("Late", ["Latecomer"])]);
  expect(index.entries.get("en")).toHaveLength(50_000);
  expect(find(index, "guide").map(({ name }) => name)).toEqual(["Guide"]);
});
