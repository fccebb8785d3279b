/**
 * The calls of the Handrail player, for applications in TypeScript. Save this file beside your code (it is served at
 * `{API}/player/handrail.d.ts`) and import it once: `import type {} from "./handrail"`.
 *
 * Calls may be made at any time: before the script has loaded they wait.
 */

/** Text (at most 1000 characters), a number, true or false, a list of at most 100 texts; null removes the attribute. */
export type HandrailAttributes = Record<string, string | number | boolean | string[] | null>;

/** Made by the application's server: a JSON Web Token (HS256), or the hexadecimal HMAC-SHA256 of the user's key. */
export type HandrailProof = { token: string } | { signature: string };

/** A guide that runs. `run` is the same from its start to its end; `step` is counted from 0. */
export type HandrailRun = { guide: number; run: string; step: number };

/** What `on` tells of. */
export type HandrailEvents = {
  /** The player knows what the person is offered. A listener that comes later is called at once. */
  ready: Record<string, never>;
  guide_started: HandrailRun;
  /** The step is laid out before the person. */
  step_shown: HandrailRun;
  guide_completed: HandrailRun;
  /** `reason`: "exit" by the person, "api" by `stop`, "reset", "replaced" by another guide, "unpublished" when it was taken back. */
  guide_left: HandrailRun & { reason: string };
  /** The list of guides. */
  opened: Record<string, never>;
  closed: Record<string, never>;
};

export interface HandrailCalls {
  /**
   * Who the person is: a key, attributes, the key of their company, and the proof where the property asks for one. No key: nobody known, or
   * they signed out.
   */
  identify(user: string | null, attributes?: HandrailAttributes, company?: string, proof?: HandrailProof): void;
  /** For sign-out: ends the running guide, closes the list, and drops what this device knows of the person. */
  reset(): void;
  /** Whether the person agrees that it is said and kept who they are; needed where the property asks for it. Kept on this device. */
  consent(agrees: boolean): void;
  /** From now on nothing is sent from this device, until `optIn`. Guides go on. */
  optOut(): void;
  optIn(): void;
  /** Starts a guide by its number, if the person is offered it on this page; does nothing while it runs already. */
  start(guide: number): void;
  /** Ends the running guide. */
  stop(): void;
  /** A key of the property's languages, as "de". */
  setLanguage(language: string): void;
  /** Takes button, list and running guide out of sight, in this tab, until `show`. Nothing is lost, and nothing shows by itself. */
  hide(): void;
  /** Brings back what `hide` took, where it was. */
  show(): void;
  /** Calls `listener` whenever it happens. Gives what ends that. */
  on<Name extends keyof HandrailEvents>(event: Name, listener: (detail: HandrailEvents[Name]) => void): () => void;
}

/** A call as it waits: `["identify", "user-42", { plan: "team" }]`. */
export type HandrailCall = { [Name in keyof HandrailCalls]: [Name, ...Parameters<HandrailCalls[Name]>] }[keyof HandrailCalls];

/** `q` takes calls at any time; the calls themselves are there once the script runs. */
export interface Handrail extends Partial<HandrailCalls> {
  q: { push(...calls: HandrailCall[]): unknown };
}

declare global {
  interface Window {
    Handrail?: Handrail;
  }
}
