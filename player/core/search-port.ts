import type { ComponentChildren } from "preact";
import type { Bundle, BundleGuide } from "#app/domain/player/bundle.ts";
import type { Messages } from "./messages-port.ts";
import type { RestPorts } from "./rest-port.ts";

/**
 * What somebody looks for: what they typed, nothing in a panel that is closed, and the kind that they want alone; empty for all. `answer` is what
 * the copilot answered last, which it asks to be remembered for the next page; of the page before it may be of another release.
 */
export type Sought = {
  readonly query: string;
  readonly kind: string;
  readonly isOpen: boolean;
  readonly answer: unknown;
  choose(kind: string): void;
  remember(answer: unknown): void;
};

/** How the panel draws what was found: a row for each guide, below which its chapter stands, announcements, and what starts a guide. */
export type Drawing = {
  row(guide: BundleGuide, chapter?: string): ComponentChildren;
  list: Messages["list"] | undefined;
  start(guide: number): void;
};

/** What was found: `said` is read out, `view` is drawn; null for nothing. */
export type Found = {
  said: string;
  view: ((row: Drawing["row"], start: (guide: number, isAnew: boolean) => void) => ComponentChildren) | null;
};

/** Looks in what a person is offered, null where nothing is typed; `list` draws announcements, which are left out without it. */
export type Search = (bundle: Bundle, sought: Sought, list: Messages["list"] | undefined) => Found | null;
export type CreateSearch = (ports: RestPorts) => Search;
