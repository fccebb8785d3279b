import { guarded } from "./guard.ts";

type Attributes = Record<string, string | number | boolean | null>;

/**
 * What a host page may call. Calls made before the script has loaded wait in a queue:
 * `window.Handrail = window.Handrail || { q: [] }; Handrail.q.push(["identify", "user-1", { plan: "pro" }, "acme"])`.
 */
type HandrailApi = {
  /** Who the person is: a key, attributes of up to 1000 characters each, the key of their company. No key: nobody known. */
  identify(user: string | null, attributes?: Attributes, company?: string): void;
  /** Starts a guide by its number; does nothing while it runs already. */
  start(guideId: number): void;
  /** Ends the running guide. */
  stop(): void;
  setLanguage(language: string): void;
  q: { push(...calls: unknown[][]): void };
};

declare global {
  interface Window {
    Handrail?: HandrailApi | { q: unknown[][] };
  }
}

type Calls = Record<string, (...args: unknown[]) => void>;

/** Puts the calls on the page, after running those that waited. False when a player is there already. */
export function installHostApi(calls: Calls): boolean {
  const before = window.Handrail;
  if (before && "identify" in before && "start" in before && !Array.isArray(before.q)) return false;
  const run = guarded((call: unknown) => {
    if (!Array.isArray(call)) return;
    const [name, ...args] = call as [string, ...unknown[]];
    if (Object.hasOwn(calls, name)) calls[name]?.(...args);
  });
  const api = Object.fromEntries(Object.keys(calls).map((name) => [name, (...args: unknown[]) => run([name, ...args])]));
  const q = { push: (...waiting: unknown[]) => waiting.forEach(run) };
  window.Handrail = { ...api, q } as HandrailApi;
  if (before && Array.isArray(before.q)) before.q.forEach(run);
  return true;
}
