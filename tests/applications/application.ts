import type { Locator, Page } from "@playwright/test";
import type { PACKAGES } from "./packages.mjs";

/** A real application out of the package registry, in three releases. Nothing in its packages is changed. */
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

/** `near` is two releases after `older`, `far` the newest of all (`packages.mjs`). */
export const RELEASES = ["older", "near", "far"] as const;
export type Release = (typeof RELEASES)[number];

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

/** One place for all releases, or one for each, the near one's that of the older if not said; `null` where a release has no such element any more. */
export type Truth = Locate | { older: Locate; near?: Locate | null; far: Locate | null };

export function locateIn(truth: Truth, release: Release): Locate | null {
  if (typeof truth === "function") return truth;
  const { older, near = older, far } = truth;
  return { older, near, far }[release];
}
