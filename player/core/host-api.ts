import type { Waiting } from "#player/loader/calls.ts";
import { guarded } from "./guard.ts";
import type { Listeners } from "./listeners.ts";

type Calls = Record<string, (...args: unknown[]) => void>;

/** Takes the calls of the host page from here on, after those that waited. */
export function takeCalls(page: Waiting, calls: Calls, { add, drop }: Listeners): void {
  const run = guarded((call: unknown) => {
    if (!Array.isArray(call)) return;
    const [name, ...args] = call as [string, ...unknown[]];
    if (name === "on") add(call);
    else if (name === "off") drop(args[0]);
    else if (Object.hasOwn(calls, name)) calls[name]?.(...args);
  });
  const waiting = page.q;
  page.q = { push: (...more) => more.forEach(run) };
  if (Array.isArray(waiting)) waiting.forEach(run);
}
