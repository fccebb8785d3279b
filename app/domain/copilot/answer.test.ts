import { expect, test } from "vitest";
import { itemsOf } from "#app/domain/search/items-of.ts";
import { searchIndex } from "#app/domain/search/search-index.ts";
import { announcement } from "#tests/player/support/messages.ts";
import { demoIn } from "#tests/support/demo-index.ts";
import { answerTo, candidatesFor, NOTHING } from "./answer.ts";
import { questionWords } from "./question-words.ts";
import { sentencesOf } from "./sentences.ts";

const indexOf = (...texts: [title: string, description: string][]) =>
  searchIndex(
    itemsOf({ chapters: [], guides: [], messages: texts.map(([title, description], id) => announcement(id, { title, description })) }),
  );
const EXPORT = indexOf(
  ["Export reports", "Press the button. What you export has your filters! It is a file."],
  ["Invite people", "By e-mail."],
);

test("the sentences that say what was asked are quoted as they are written, in their order; the first ones where none does", () => {
  expect(answerTo(EXPORT, "Does an export keep my filters?").quotes).toEqual(["What you export has your filters!"]);
  const quotes = ["Press the button.", "What you export has your filters!", "It is a file."];
  expect(answerTo(EXPORT, "How do I get a report?").quotes).toEqual(quotes);
});

test("what says as much stands beside the best, and what says less does not", () => {
  const index = indexOf(["Sort contacts", "Press a column."], ["Sort contacts anew", "Press a column."], ["Contacts", "They are people."]);
  expect(answerTo(index, "How do I sort contacts?").sources.map(({ id }) => id)).toEqual([0, 1]);
});

test("what says all of it, but only in passing, does not stand beside what is about it", () => {
  const index = indexOf(["Sort contacts", "Press a column."], ["Columns", "You can sort contacts by them."]);
  expect(candidatesFor(index, "How do I sort contacts?", () => true).map(({ isEnough }) => isEnough)).toEqual([true, true]);
  expect(answerTo(index, "How do I sort contacts?").sources.map(({ id }) => id)).toEqual([0]);
});

test("a short word is no typo of another", () => {
  expect(answerTo(indexOf(["Cards", "They are made of plastic."]), "Where is my cart?")).toBe(NOTHING);
  expect(answerTo(indexOf(["Cartons", "They are made of paper."]), "Where are my cartoms?").sources).toHaveLength(1);
});

test("words of the same meaning, forms and typos are understood", () => {
  for (const question of ["How can I download a report?", "exporting reports", "How do I exprot reports?"])
    expect(answerTo(EXPORT, question).sources[0]?.id).toBe(0);
});

test("a question of which little is said has no answer, but is something to look at more closely", () => {
  const question = "How do I export invoices for the accountant?";
  expect(answerTo(EXPORT, question)).toBe(NOTHING);
  expect(candidatesFor(EXPORT, question, () => true).map(({ item }) => item.id)).toEqual([0]);
});

test.each(["", " ", "?!", "how do I", "Wie geht das?", "🙂", "\u0000"])("%j is no question", (question) => {
  expect(answerTo(EXPORT, question)).toBe(NOTHING);
  expect(answerTo(indexOf(), question)).toBe(NOTHING);
});

test.each([
  ["Wie lade ich jemanden ein?", ["einlade", "jemanden"]],
  ["Wie finde ich mich zurecht?", ["zurechtfinde"]],
  ["Hallo, wie lege ich Kontakte an?", ["anlege", "kontakte"]],
  ["Kontakte, bitte", ["kontakte"]],
])("what a German verb leaves at the end stands before it: %s", (question, words) => {
  expect(questionWords(question, demoIn("de")).map(({ spelled }) => spelled)).toEqual(words);
});

test("question words, courtesy and what was said before are left out, and at most thirty words count", () => {
  const words = (question: string) => questionWords(question, EXPORT).map(({ spelled }) => spelled);
  expect(words("Hi! Could you please tell me how to export, export a report? Thanks")).toEqual(["export", "report"]);
  expect(words(Array.from({ length: 90 }, (_, at) => `word${at}`).join(" "))).toHaveLength(30);
});

test("a text is taken apart into its sentences, and lines", () => {
  expect(sentencesOf("One. Two!  Three?\nFour\n\n“Five.” See 3.5 of it…\n")).toEqual([
    "One.",
    "Two!",
    "Three?",
    "Four",
    "“Five.”",
    "See 3.5 of it…",
  ]);
  expect(sentencesOf(" \n ")).toEqual([]);
});

test("a text of dots is read once, and not once for each of its places", () => {
  // Read again from each place, it would take a minute.
  expect(sentencesOf(`${".".repeat(200_000)}x`)).toHaveLength(1);
  expect(sentencesOf(`One. ${" ".repeat(200_000)}x`)).toEqual(["One.", "x"]);
});

test.each([
  ["en", "What’s new?"],
  ["en", "new features"],
  ["de", "Was ist neu?"],
  ["de", "was gibt es neues"],
] as const)("whoever asks for nothing but what is new gets announcements: %s, %s", (language, question) => {
  expect(answerTo(demoIn(language), question).sources[0]?.kind).toBe("announcements");
});

test("a guide is quoted by its name and what it is about where its sentences point at its page, on which nobody is who asks", () => {
  const { quotes } = answerTo(demoIn("en"), "How do I add a contact?");
  expect(quotes).toEqual(["Add a contact", "From the list to the saved form"]);
  expect(answerTo(demoIn("de"), "Wie erstelle ich einen Kontakt?").quotes).toEqual([
    "Kontakt erstellen",
    "Von der Liste zum gespeicherten Formular",
  ]);
});

test("six words of a question are looked for typos, and further ones as they are spelled", () => {
  const six = "elephants giraffes zebras monkeys penguins flamingos";
  const index = indexOf([six, "They are animals."], [six, "They have trumpets."]);
  const named = (question: string) => candidatesFor(index, question, () => true).map(({ item }) => item.id);
  expect(named(`trompets ${six}`)).toEqual([1, 0]);
  expect(named(`${six} trompets`)).toEqual([0, 1]);
  expect(named(`${six} trumpets`)).toEqual([1, 0]);
});
