import type { Browser } from "@playwright/test";

type TraceEvent = { name: string; ph: string; tdur?: number; dur?: number; tid: number; ts: number; args?: { data?: { url?: string } } };
export type ScriptTime = { load: number; idle: number };

const OWN = ["FireIdleCallback", "TimerFire", "RunMicrotasks", "EventDispatch"];

/** A script on a page: its files by their address, and what stands once it has done its work. */
type Measured = { files: RegExp; ready: string };
export const PLAYER: Measured = { files: /\/player\/(player|first-[0-9a-f]+)\.js/, ready: ".launcher" };

/**
 * Processor time that a script takes on a page, in milliseconds: `load` is the evaluation of its files, which a page waits for; `idle` is
 * everything after it until it is ready, in the browser's idle time. Median of `rounds` fresh profiles. The page must have no other script.
 */
export async function measureScriptTime(
  browser: Browser,
  address: string,
  rounds: number,
  { files, ready }: Measured = PLAYER,
): Promise<ScriptTime> {
  const seen: ScriptTime[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await browser.startTracing(page, { categories: ["devtools.timeline", "v8.execute"] });
    await page.goto(address);
    await page.waitForSelector(ready);
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    await context.close();
    seen.push(
      timesIn(
        trace.traceEvents.filter(({ ph }) => ph === "X"),
        files,
      ),
    );
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
  return { load: median(seen.map(({ load }) => load)), idle: median(seen.map(({ idle }) => idle)) };
}

function timesIn(events: TraceEvent[], files: RegExp): ScriptTime {
  const cpu = (some: TraceEvent[]) => some.reduce((sum, { tdur, dur }) => sum + (tdur ?? dur ?? 0), 0) / 1000;
  const evaluated = events.filter(({ name, args }) => name === "EvaluateScript" && files.test(args?.data?.url ?? ""));
  const from = evaluated[0];
  if (!from) throw new Error(`${files} was not evaluated`);
  const after = events.filter(({ name, tid, ts }) => OWN.includes(name) && tid === from.tid && ts > from.ts);
  const isOutermost = (event: TraceEvent) => !after.some((other) => other !== event && other.ts <= event.ts && end(other) >= end(event));
  return { load: cpu(evaluated), idle: cpu(after.filter(isOutermost)) };
}

const end = ({ ts, dur }: TraceEvent) => ts + (dur ?? 0);
