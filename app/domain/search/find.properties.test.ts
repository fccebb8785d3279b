import fc from "fast-check";
import { expect, test } from "vitest";
import { find } from "./find.ts";
import { type Searched, searchIndex } from "./search-index.ts";
import { lineOf } from "./words.ts";

const titled = (titles: string[]) => searchIndex(titles.map((title): Searched => ({ language: "en", said: [title, "", "", ""] })));
const found = (index: ReturnType<typeof titled>, query: string) => find(index, query).map(({ said }) => said[0]);

const titlesOf = (title: fc.Arbitrary<string[]>, selector: (title: string) => string) =>
  fc.uniqueArray(
    title.map((words) => words.join(" ")),
    { minLength: 1, maxLength: 25, selector },
  );
/** Titles of some words, no two of which are the same to a search. */
const anyTitles = titlesOf(
  fc.array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 4 }),
  lineOf,
).map((titles) => titles.filter((title) => lineOf(title) !== ""));

test("a title finds its own item first, whatever other titles there are", () => {
  fc.assert(
    fc.property(anyTitles, (titles) => {
      const index = titled(titles);
      for (const title of titles) expect(found(index, title)[0]).toBe(title);
    }),
  );
});

const WORDS =
  "account address backup billing calendar campaign customer dashboard delivery discount employee feedback holiday invoice keyboard language " +
  "licence mailbox meeting notebook password payment permission project receipt reminder schedule security shipping signature supplier template " +
  "timesheet training vehicle voucher warehouse webhook widget workflow";

/** A word with a typo: a letter is left out, doubled, changed or swapped with the next. */
function withTypo(word: string, at: number, kind: number): string {
  const [before, here, next, after] = [word.slice(0, at), word[at]!, word[at + 1]!, word.slice(at + 2)];
  return before + [next, here + here + next, `q${next}`, next + here][kind]! + after;
}

test("a typo in a word of five letters and more keeps its title among the first three", () => {
  // Where the order of words alone tells titles apart, none of them is the one that was meant.
  const titles = titlesOf(fc.uniqueArray(fc.constantFrom(...WORDS.split(" ")), { minLength: 1, maxLength: 4 }), (title) =>
    title.split(" ").sort().join(" "),
  );
  fc.assert(
    fc.property(titles, fc.nat(), fc.nat(), fc.nat(), fc.nat({ max: 3 }), (titles, which, nth, place, kind) => {
      const title = titles[which % titles.length]!;
      const typed = title.split(" ");
      const one = nth % typed.length;
      typed[one] = withTypo(typed[one]!, place % (typed[one]!.length - 1), kind);
      expect(found(titled(titles), typed.join(" ")).slice(0, 3)).toContain(title);
    }),
    {
      numRuns: 400,
      examples: [
        [["project", "account"], 0, 0, 2, 3],
        [["account warehouse", "backup warehouse", "warehouse invoice", "warehouse"], 3, 0, 0, 0],
      ],
    },
  );
});

test("the same query finds the same, in the same order, whatever was looked for before", () => {
  fc.assert(
    fc.property(anyTitles, fc.array(fc.string({ unit: "grapheme", maxLength: 12 }), { maxLength: 5 }), (titles, queries) => {
      const index = titled(titles);
      const once = queries.map((query) => found(index, query));
      expect([...queries].reverse().map((query) => found(index, query))).toEqual([...once].reverse());
      expect(queries.map((query) => found(titled(titles), query))).toEqual(once);
    }),
  );
});

test.each([
  ["one word", "a".repeat(10_000)],
  ["words", "ab ".repeat(3334)],
  ["hyphens", "a-".repeat(5000)],
  ["marks", `a${"\u0300".repeat(9999)}`],
  ["umlauts", "ae".repeat(5000)],
  ["signs", "!?".repeat(5000)],
])("10,000 characters of %s cost little, as what is typed and as what is found", (_, text) => {
  const items = Array.from({ length: 20 }, (): Searched => ({ language: "de", said: [text, text, text, text] }));
  const spent = (work: () => void) => {
    const from = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1000;
  };
  const index = searchIndex(items);
  expect(spent(() => searchIndex(items))).toBeLessThan(2000);
  expect(spent(() => find(index, text))).toBeLessThan(500);
  expect(spent(() => find(index, text.slice(0, 150)))).toBeLessThan(500);
});
