import { isScale, type QuestionKind, SCALES } from "#app/domain/messages/survey.ts";

/** How often a value of a question was given: "" by everybody who answered it, then numbers, ids of options, or "option:place" of rankings. */
export type ValueCounts = ReadonlyMap<string, number>;

/** One bar. `share` is of those who answered the question, not rounded. Rankings have the mean place, from 1, and how often it was first. */
export type ValueResult = { value: string; count: number; share: number; meanPlace: number | null };
/** `n` answered it. `mean` is that of a scale; null for other kinds and without answers. */
export type QuestionResult = { n: number; mean: number | null; values: ValueResult[] };

/**
 * The distribution of a question, as fits its kind (issue 12 D): every step of a scale, every option, also those that nobody chose; texts are
 * only counted. Options of earlier versions that were chosen come last.
 * @param options ids of the options, in their order
 */
export function questionResult(kind: QuestionKind, options: readonly string[], counts: ValueCounts): QuestionResult {
  const n = counts.get("") ?? 0;
  if (kind === "short" || kind === "long") return { n, mean: null, values: [] };
  if (kind === "ranking") return { n, mean: null, values: rankingResults(options, counts, n) };
  const known = isScale(kind) ? stepsOf(kind) : options;
  const others = [...counts.keys()].filter((value) => value !== "" && !known.includes(value)).toSorted();
  const values = [...known, ...others].map((value) => resultOf(value, counts.get(value) ?? 0, n));
  return { n, mean: isScale(kind) ? meanOf(counts) : null, values };
}

function stepsOf(kind: keyof typeof SCALES): string[] {
  const [least, most] = SCALES[kind];
  return Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
}

const resultOf = (value: string, count: number, n: number, meanPlace: number | null = null): ValueResult => ({
  ...{ value, count, meanPlace },
  share: n > 0 ? count / n : 0,
});

/** The mean of the numbers that were given; null without any. */
export function meanOf(counts: ValueCounts): number | null {
  const numbers = [...counts].filter(([value]) => value !== "").map(([value, count]) => [Number(value), count] as const);
  const n = numbers.reduce((sum, [, count]) => sum + count, 0);
  return n === 0 ? null : numbers.reduce((sum, [value, count]) => sum + value * count, 0) / n;
}

/** The options by their mean place, the best first; those that nobody placed come last. */
function rankingResults(options: readonly string[], counts: ValueCounts, n: number): ValueResult[] {
  const places = [...counts].flatMap(([value, count]) => {
    const [option = "", place] = value.split(":");
    return place === undefined ? [] : [{ option, place: Number(place), count }];
  });
  const all = [...new Set([...options, ...places.map(({ option }) => option)])];
  const results = all.map((option) => {
    const own = places.filter((each) => each.option === option);
    const given = own.reduce((sum, { count }) => sum + count, 0);
    const mean = given === 0 ? null : own.reduce((sum, { place, count }) => sum + place * count, 0) / given;
    return resultOf(option, own.find(({ place }) => place === 1)?.count ?? 0, n, mean);
  });
  return results.toSorted((a, b) => (a.meanPlace ?? Number.MAX_VALUE) - (b.meanPlace ?? Number.MAX_VALUE));
}
