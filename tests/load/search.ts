import { find } from "#app/domain/search/find.ts";
import { folded } from "#app/domain/search/folded.ts";
import { type Searched, searchIndex, searchIndexInPortions } from "#app/domain/search/search-index.ts";
import { seededRandom } from "#server/demo/random.ts";
import { searchBytes } from "./search-bytes.ts";
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

/**
 * What the search of the player costs with 2,000 items: the bytes that a bundle has for it alone, making its index, and each key that is typed,
 * in milliseconds of CPU and against a scan of the same texts that finds nothing but what is spelled alike.
 */
export async function measureSearch(): Promise<Line[]> {
  const items = itemsToFind();
  const index = searchIndex(items);
  const portions = await portionsOf(items);
  const { ours, theirs } = keysOf(items);
  const indexing = portions.reduce((sum, each) => sum + each, 0);
  const most = share(ours, 0.5);
  const usual = partOf(
    ours.map((each) => partOf(each, 0.95)),
    0.5,
  );
  return [
    searchBytes(ITEMS),
    {
      what: `making its index in the player at the first key, ${ITEMS} items and ${[...index.entries.values()].flat().length} words, CPU`,
      shown: `${indexing.toFixed(0)} ms in ${portions.length} portions`,
    },
    {
      what: "… the portion that costs most",
      shown: `${Math.max(...portions).toFixed(1)} ms`,
      aim: "50",
    },
    {
      what: `a key typed into the search, ${ITEMS} items, CPU, median of the worst of ${TIMES} runs`,
      shown: `${most.toFixed(2)} ms`,
      value: most,
      limit: { most: 5 },
    },
    { what: "… 95 of 100 keys cost less, in the middle run", shown: `${usual.toFixed(2)} ms`, value: usual, limit: { most: 5 } },
    { what: "… in the first run, in which no code is compiled yet", shown: `${partOf(ours[0]!, 0.95).toFixed(2)} ms`, aim: "5" },
    against("… median ÷ that of a scan of the folded texts for each word as it is", ours, theirs, 0.5),
    against("… 95th of 100 ÷ that of the scan", ours, theirs, 0.95),
  ];
}

/** What each key costs in each run, both ways in turn. The index remembers words, so each run has a new one: what no key before it needed. */
function keysOf(items: readonly Searched[]): { ours: number[][]; theirs: number[][] } {
  const queries = TYPED.flatMap((typed) => Array.from(typed, (_, at) => typed.slice(0, at + 1)));
  const texts = items.map(({ said }) => folded(said.join("\n")));
  const scan = (query: string) => {
    const words = folded(query).split(" ").filter(Boolean);
    return items.filter((_, at) => words.every((word) => texts[at]!.includes(word)));
  };
  const [ours, theirs]: [number[][], number[][]] = [[], []];
  for (let time = 0; time < TIMES; time++) {
    const fresh = searchIndex(items);
    const pairs = queries.map((query) => [spent(() => find(fresh, query)), spent(() => scan(query))] as const);
    ours.push(pairs.map(([own]) => own));
    theirs.push(pairs.map(([, other]) => other));
  }
  return { ours, theirs };
}

/** Of the worst run, so that no lucky one hides what people feel. */
const share = (runs: number[][], part: number) => Math.max(...runs.map((each) => partOf(each, part)));

const partOf = (figures: readonly number[], part: number) =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length * part)]!;

function against(what: string, ours: number[][], theirs: number[][], part: number): Line {
  const [own, other] = [share(ours, part), share(theirs, part)];
  return { what, shown: `${(own / other).toFixed(2)} (${own.toFixed(2)} ms ÷ ${other.toFixed(2)} ms)` };
}

/** What each portion of making an index costs, in milliseconds of CPU: a page that it is made on has its turn between two. */
async function portionsOf(items: readonly Searched[]): Promise<number[]> {
  const spans: number[] = [];
  let from = process.cpuUsage();
  const cut = () => {
    const { user, system } = process.cpuUsage(from);
    spans.push((user + system) / 1000);
    from = process.cpuUsage();
  };
  await searchIndexInPortions(items, async () => cut());
  cut();
  return spans;
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
