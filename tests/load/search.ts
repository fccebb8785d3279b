import { gzipSync } from "node:zlib";
import { find } from "#app/domain/search/find.ts";
import { type Searched, searchIndex } from "#app/domain/search/search-index.ts";
import { seededRandom } from "#server/demo/random.ts";
import type { Line } from "./table.ts";

const ITEMS = 2000;
const WORDS = 9000;
const TIMES = 5;
/** Typed letter by letter: as they are spelled, as compounds, and with typos. */
const TYPED = [
  "how do i export the monthly report",
  "monatsrechnung herunterladen",
  "zusamenfasung einrichtne",
  "invte a coleague to the taem",
];
const SYLLABLES =
  "an auf be con de ein er ex for ge her in kon li ma mo na ne or per pla pro re rech sa si so sta su ta ti ung ver vor zu".split(" ");

/** What the search of the player costs with 2,000 items: making its index, and each key that is typed, in milliseconds of CPU. */
export function measureSearch(): Line[] {
  const items = itemsToFind();
  const build = Math.min(...Array.from({ length: TIMES }, () => spent(() => searchIndex(items))));
  const index = searchIndex(items);
  const queries = TYPED.flatMap((typed) => Array.from(typed, (_, at) => typed.slice(0, at + 1)));
  // What a key needs that no key before it did: the index remembers words, and each time has a new one.
  const times = Array.from({ length: TIMES }, () => searchIndex(items)).map((fresh) =>
    queries.map((query) => spent(() => find(fresh, query))),
  );
  const keys = queries.map((_, at) => Math.min(...times.map((each) => each[at]!)));
  const mean = keys.reduce((sum, each) => sum + each) / keys.length;
  const texts = gzipSync(JSON.stringify(items.map(({ said }) => said))).length;
  return [
    {
      what: "index of the search, gzip (made in the player from texts that the bundle has anyway)",
      shown: "0 KB",
      value: 0,
      limit: { most: 60 },
    },
    { what: `… those texts of ${ITEMS} items, gzip`, shown: `${(texts / 1024).toFixed(0)} KB` },
    {
      what: `… making it, ${ITEMS} items and ${[...index.entries.values()].flat().length} words, CPU`,
      shown: `${build.toFixed(1)} ms`,
      aim: "50",
    },
    { what: `a key typed into the search, ${ITEMS} items, CPU`, shown: `${mean.toFixed(2)} ms`, value: mean, limit: { most: 5 } },
    { what: "… the key that costs most", shown: `${Math.max(...keys).toFixed(2)} ms`, aim: "5" },
  ];
}

/** Milliseconds of CPU. */
function spent(work: () => unknown): number {
  const from = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

/** Guides of six steps in two languages, whose words are as unevenly spread as those of real texts. */
function itemsToFind(): Searched[] {
  const random = seededRandom(7);
  const vocabulary = Array.from({ length: WORDS }, () =>
    Array.from({ length: 2 + random.below(3) }, () => random.pick(SYLLABLES)).join(""),
  );
  const words = (count: number) => Array.from({ length: count }, () => vocabulary[Math.floor(WORDS * random.next() ** 2.5)]).join(" ");
  return Array.from({ length: ITEMS }, (_, index) => ({
    language: index % 2 === 0 ? "de" : "en",
    said: [words(4), words(7), words(18), words(72)] as const,
  }));
}
