import { expect, test } from "vitest";
import { messageFigures } from "#app/domain/analytics/message-figures.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import type { Results } from "./result.server.ts";
import { SentAway } from "./sent-away.tsx";

const closedBy = { close: 65, later: 10, never: 5 };
const figuresOf = (shown: number, closed = 80) => messageFigures({ shown, seen: shown, clicked: 0, closed, answered: 0 });

/** The table's texts, row by row. */
async function rowsOf(report: Partial<Results["report"]>, language: "en" | "de" = "en") {
  const html = await markupAt("/", <SentAway of={report as Results["report"]} />, null, language);
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return [...body.querySelectorAll("tr")].map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent));
}

test.each([
  ["en", ["How", "Times", "Share of the showings in the application"]],
  ["de", ["Wie", "Anzahl", "Anteil an allen Anzeigen in der Anwendung"]],
] as const)("what is counted has a word of its own, as an announcement has no answers: %s", async (language, heads) => {
  const [first] = await rowsOf({ closedBy, totals: figuresOf(200), byWay: [] }, language);
  expect(first).toEqual(heads);
});

test("shares are of the showings in the application, however many opened a link", async () => {
  const byWay: Results["report"]["byWay"] = [
    { way: "application", ...figuresOf(200) },
    { way: "link", ...figuresOf(1000, 0) },
  ];
  const shares = [
    ["Closed", "65", "32.5%"],
    ["Later", "10", "5.0%"],
    ["Don’t show again", "5", "2.5%"],
  ];
  const [, ...mixed] = await rowsOf({ closedBy, totals: figuresOf(1200), byWay });
  expect(mixed).toEqual(shares);
  const [, ...alone] = await rowsOf({ closedBy, totals: figuresOf(200), byWay: [] });
  expect(alone).toEqual(shares);
});
