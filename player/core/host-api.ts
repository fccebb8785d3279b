import { guarded } from "./guard.ts";

type Attributes = Record<string, string | number | boolean | string[] | null>;
/** Made by the application's server: a JSON Web Token (HS256), or the hexadecimal HMAC-SHA256 of the user's key. */
type Proof = { token: string } | { signature: string };

/**
 * What a host page may call. Calls made before the script has loaded wait in a queue:
 * `window.Handrail = window.Handrail || { q: [] }; Handrail.q.push(["identify", "user-1", { plan: "pro" }, "acme"])`.
 */
type HandrailApi = {
  /**
   * Who the person is: a key, attributes of up to 1000 characters each (lists: 100 texts), the key of their company, and the proof where the property asks for
   * one. No key: nobody known, or they signed out.
   */
  identify(user: string | null, attributes?: Attributes, company?: string, proof?: Proof): void;
  /** Somebody else may come next on this device. */
  reset(): void;
  /** Whether the person agrees that it is said and kept who they are; needed where the property asks for it. */
  consent(agrees: boolean): void;
  /** From now on, nothing is sent from this device, until `optIn`. Guides go on. */
  optOut(): void;
  optIn(): void;
  /** Starts a guide by its number, if the person is offered it on this page; does nothing while it runs already. */
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
