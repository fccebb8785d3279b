import type { HandrailCalls } from "#player/handrail.d.ts";

/** What waits, and later what runs it. A call is `[name, ...arguments]`. */
export type Queue = { push(...calls: unknown[]): unknown };
/** `part` is what a file of the player hands itself over by: `rest` and what it makes. */
export type Waiting = { q: Queue; part?: (name: string, made: unknown) => void };

const NAMES = "identify reset consent optOut optIn start stop setLanguage hide show on".split(" ") as (keyof HandrailCalls)[];

/**
 * Puts the calls on the page. Each is pushed to the queue, which holds them until a player takes its place; what each gives ends it, for
 * `on`. Null when a player is here already, or on its way.
 */
export function installCalls(): Waiting | null {
  const host = window as { Handrail?: Waiting };
  host.Handrail ??= { q: [] };
  const page = host.Handrail as Waiting & Record<string, unknown>;
  if (page.identify) return null;
  page.q ??= [];
  for (const name of NAMES) {
    page[name] = (...values: unknown[]) => {
      const call = [name, ...values];
      page.q.push(call);
      return () => void page.q.push(["off", call]);
    };
  }
  return page;
}
