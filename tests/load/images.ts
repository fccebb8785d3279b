import { IMAGES, type ImageCase, outcome } from "#tests/support/images/corpus.ts";
import type { Line } from "./table.ts";

const ROUNDS = 3;
const MOST = { milliseconds: 200, megabytes: 100 } as const;

type Work = { milliseconds: number; megabytes: number };

/** What the dearest image of the corpus costs until it is stored or refused: time of all processors, and growth of the process. */
export async function measureImages(): Promise<Line[]> {
  // The libraries load on first use.
  const [first] = Object.values(IMAGES);
  if (first) await workOf(first);
  const works: [string, Work][] = [];
  for (const [name, image] of Object.entries(IMAGES)) works.push([name, await workOf(image)]);
  return (["milliseconds", "megabytes"] as const).map((unit) => {
    const [name = "", work] = works.toSorted(([, a], [, b]) => b[unit] - a[unit])[0] ?? [];
    const value = work?.[unit] ?? Number.NaN;
    const what = unit === "milliseconds" ? "dearest image, processor time" : "largest image, memory";
    return { what, shown: `${value.toFixed(0)} ${unit} (${name})`, value, limit: { most: MOST[unit] } };
  });
}

/** The middle one of some rounds. */
async function workOf({ build, crop }: ImageCase): Promise<Work> {
  const bytes = await build();
  const rounds: Work[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    globalThis.gc?.();
    const before = process.memoryUsage.rss();
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 2);
    const begun = process.cpuUsage();
    await outcome(bytes, crop);
    const { user, system } = process.cpuUsage(begun);
    clearInterval(watch);
    most = Math.max(most, process.memoryUsage.rss());
    rounds.push({ milliseconds: (user + system) / 1000, megabytes: (most - before) / 1_000_000 });
  }
  const middle = (unit: keyof Work) => rounds.map((work) => work[unit]).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  return { milliseconds: middle("milliseconds"), megabytes: middle("megabytes") };
}
