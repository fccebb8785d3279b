import fc from "fast-check";
import { expect, test } from "vitest";
import { MESSAGE_COUNTS, messageFigures } from "./message-figures.ts";

test.each([
  [{ shown: 0, seen: 0, clicked: 0, closed: 0, answered: 0 }, [null, null, null, null]],
  [{ shown: 4, seen: 3, clicked: 1, closed: 2, answered: 1 }, [0.75, 0.25, 0.5, 0.25]],
  [{ shown: 3, seen: 3, clicked: 0, closed: 0, answered: 1 }, [1, 0, 0, 1 / 3]],
])("%j has the rates %j", (counts, rates) => {
  const { seenRate, clickRate, closeRate, responseRate } = messageFigures(counts);
  expect([seenRate, clickRate, closeRate, responseRate]).toEqual(rates);
});

test("rates of showings, counted one by one, are never above one", () => {
  const showing = fc.record({ seen: fc.boolean(), clicked: fc.boolean(), closed: fc.boolean(), answered: fc.boolean() });
  fc.assert(
    fc.property(fc.array(showing), (showings) => {
      const of = (name: keyof (typeof showings)[number]) => showings.filter((each) => each[name]).length;
      const counts = { shown: showings.length, seen: of("seen"), clicked: of("clicked"), closed: of("closed"), answered: of("answered") };
      const figures = messageFigures(counts);
      for (const name of MESSAGE_COUNTS) expect(figures[name]).toBe(counts[name]);
      for (const rate of [figures.seenRate, figures.clickRate, figures.closeRate, figures.responseRate]) {
        if (showings.length === 0) expect(rate).toBeNull();
        else expect(rate! >= 0 && rate! <= 1).toBe(true);
      }
      if (showings.length > 0) expect(figures.responseRate! * showings.length).toBeCloseTo(counts.answered, 9);
    }),
  );
});
