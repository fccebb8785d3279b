import type { ComponentChildren } from "preact";
import type { Bundle, BundleGuide } from "#app/domain/player/bundle.ts";
import type { Messages } from "./messages-port.ts";

/** What somebody looks for: what they typed, and the kind that they want alone; empty for all. */
export type Sought = { query: string; kind: string };

/** What was found: `said` is read out, `view` is drawn with a row for each guide, below which its chapter stands; null for nothing. */
export type Found = {
  said: string;
  view: ((row: (guide: BundleGuide, chapter: string) => ComponentChildren) => ComponentChildren) | null;
};

/** Looks in what a person is offered; `list` draws announcements, which are left out without it. */
export type Search = (bundle: Bundle, sought: Sought, list: Messages["list"] | undefined) => Found;
/** `changed` draws anew: another kind is wanted. */
export type CreateSearch = (changed: () => void) => Search;
