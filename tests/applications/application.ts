import type { Locator, Page } from "@playwright/test";
import type { PACKAGES } from "./packages.mjs";

/** A real application out of the package registry, in two releases. Nothing in its packages is changed. */
export type Application = {
  name: string;
  /** Its framework or design system. */
  builtWith: string;
  package: keyof typeof PACKAGES;
  /** The folder of the package with what is served, in each release. */
  files: Record<Release, string>;
  /** What its server says: its page, a file of its release, or what its backend would answer. Anything else is not found. */
  answer(asked: Asked): Answer | undefined;
  scenes: Scene[];
};

export type Release = "older" | "newer";

export type Asked = { path: string; accept: string; body: string };
export type Answer = { html: string } | { json: unknown } | { file: string };

/** A state of the application that an author would write steps for, reached as a person reaches it from a fresh load. */
export type Scene = {
  name: string;
  reach(page: Page): Promise<unknown>;
  targets: Record<string, Truth>;
};

/** Where somebody who knows the application finds the element. */
export type Locate = (page: Page) => Locator;

/** One place for both releases, or one for each; `null` where the newer release has no such element any more. */
export type Truth = Locate | { older: Locate; newer: Locate | null };

export const inOlder = (truth: Truth): Locate => (typeof truth === "function" ? truth : truth.older);
export const inNewer = (truth: Truth): Locate | null => (typeof truth === "function" ? truth : truth.newer);
