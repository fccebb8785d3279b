import autocannon from "autocannon";
import { temporaryFolder } from "#tests/support/folder.ts";
import { freePort } from "#tests/support/postgres.mjs";
import { start } from "./processes.ts";
import { compare } from "./rounds.ts";
import type { Line } from "./table.ts";

const CONNECTIONS = 50;
/** Few, so that what was asked last is answered soon: what is made anew takes long, and what is left of it would slow down the other. */
const CONNECTIONS_ANEW = 2;
const SECONDS = 2;
const ROUNDS = 5;

/**
 * How often in a second one process answers players of a property with 500 guides that nothing has changed (304, and whole answers), and
 * the 304 against the same answer made anew each time.
 */
export async function measureConfiguration(): Promise<Line[]> {
  const { folder, remove } = temporaryFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const args = ["--import", "tsx", "tests/load/configuration-server.ts", folder, String(port)];
  const server = await start(args, {}, `${url}/ready`);
  try {
    const { property } = (await (await fetch(`${url}/ready`)).json()) as { property: number };
    const [ours, anew] = [`${url}/player/${property}/bundle?lang=en`, `${url}/made-anew`];
    const tags = await Promise.all(
      [ours, anew].map(async (address) => (await fetch(address, { headers: GZIP })).headers.get("etag") ?? ""),
    );
    const unchanged = await compare(
      ROUNDS,
      () => answersPerSecond(ours, 304, CONNECTIONS, { ...GZIP, "if-none-match": tags[0] ?? "" }),
      () => answersPerSecond(anew, 304, CONNECTIONS_ANEW, { "if-none-match": tags[1] ?? "" }),
    );
    const whole = await answersPerSecond(ours, 200, CONNECTIONS, GZIP);
    return [
      {
        what: "player configuration of 500 guides, unchanged",
        shown: `${unchanged.ours.toFixed(0)} answers/s`,
        value: unchanged.ours,
        limit: { least: 5000 },
      },
      { what: "the same ÷ made anew each time", shown: `${unchanged.ratio.toFixed(0)} (÷ ${unchanged.theirs.toFixed(0)} answers/s)` },
      { what: "the same, sent whole (gzip)", shown: `${whole.toFixed(0)} answers/s` },
    ];
  } finally {
    await server.stop();
    remove();
  }
}

const GZIP = { "accept-encoding": "gzip" };

/** @throws when anything but the wanted status was answered */
async function answersPerSecond(url: string, status: 200 | 304, connections: number, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: SECONDS });
  const counts = result.statusCodeStats ?? {};
  const others = Object.keys(counts).filter((code) => code !== String(status));
  if (others.length > 0 || result.errors > 0) throw new Error(`${url}: answered ${others.join(", ")}, ${result.errors} failed`);
  return (counts[status]?.count ?? 0) / result.duration;
}
