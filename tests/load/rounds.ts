import autocannon from "autocannon";

export type Load = Omit<Parameters<typeof autocannon>[0], "duration">;

/** Successful answers per second under load for some seconds. @throws when anything was refused or failed */
export async function perSecond(load: Load, seconds: number): Promise<number> {
  const result = await autocannon({ ...load, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${load.url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result["2xx"] / result.duration;
}

export type Compared = { ratio: number; ours: number; theirs: number };

/** Measures two things in turn, after `warm` rounds of each that do not count; medians, and the median of the rounds' ratios. */
export async function compare(rounds: number, ours: () => Promise<number>, theirs: () => Promise<number>, warm = 1): Promise<Compared> {
  const seen: Compared[] = [];
  for (let round = 0; round < warm + rounds; round++) {
    const [a, b] = [await ours(), await theirs()];
    if (round >= warm) seen.push({ ours: a, theirs: b, ratio: a / b });
  }
  const middle = (key: keyof Compared) => median(seen.map((each) => each[key]));
  return { ratio: middle("ratio"), ours: middle("ours"), theirs: middle("theirs") };
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
