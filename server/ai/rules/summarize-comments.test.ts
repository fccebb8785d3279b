import fc from "fast-check";
import { expect, test } from "vitest";
import { summarizeByRules } from "./summarize-comments.ts";

const summary = (comments: string[]) => summarizeByRules({ question: "Why?", language: "en-US", comments });

test("comments that share a word are counted and quoted, the largest group first", async () => {
  const comments = [
    "The search is too slow",
    "Search never finds deals",
    "Searches take long",
    "I miss an export",
    "Export to Excel, please",
    "Lovely",
  ];
  expect(await summary([...comments, " "])).toEqual({
    count: 6,
    groups: [
      { word: "export", count: 2, quotes: ["I miss an export", "Export to Excel, please"] },
      { word: "search", count: 2, quotes: ["The search is too slow", "Search never finds deals"] },
    ],
    others: 2,
    byRules: true,
  });
});

test("German is read as English is, and what is said twice is quoted once", async () => {
  const { groups } = await summary(["Die Suche ist zu langsam", "Die Suche ist zu langsam", "Suche findet nichts"]);
  expect(groups).toEqual([{ word: "suche", count: 3, quotes: ["Suche findet nichts", "Die Suche ist zu langsam"] }]);
});

test("every comment is in one group or in none, and every quote was written", async () => {
  const comment = fc
    .array(fc.constantFrom("search", "slow", "export", "board", "the", "deals"), { maxLength: 5 })
    .map((words) => words.join(" "));
  await fc.assert(
    fc.asyncProperty(fc.array(comment), async (comments) => {
      const { count, groups, others } = await summary(comments);
      expect(groups.reduce((sum, group) => sum + group.count, others)).toBe(count);
      for (const { word, quotes } of groups)
        for (const quote of quotes) expect(comments.includes(quote) && quote.includes(word.slice(0, 4))).toBe(true);
      expect(await summary(comments.toReversed())).toEqual({ count, groups, others, byRules: true });
    }),
  );
});
