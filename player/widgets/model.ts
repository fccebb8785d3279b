import type { ComponentChildren } from "preact";
import type { Bundle, BundleGuide } from "#app/domain/player/bundle.ts";
import type { Left } from "#player/core/left-halfway.ts";
import type { StandingMessage } from "#player/core/messages-port.ts";
import type { RunView } from "#player/core/run-control.ts";
import type { Found } from "#player/core/search-port.ts";

/** The open panel: draws it, and takes its styles away again. */
export type PanelPart = { draw(model: Model, actions: Actions): ComponentChildren; dispose(): void };

/** Everything that the player's screen is made of. */
export type Model = {
  bundle: Bundle;
  texts: Bundle["texts"];
  isOpen: boolean;
  /** It was open on the page before. */
  isAgain: boolean;
  query: string;
  done: readonly number[];
  /** Where guides were left, by their id. */
  left: Record<string, Left>;
  run: RunView | null;
  /** A guide that shows by itself and whose promotion stands before the person. */
  promoted: BundleGuide | null;
  /** The title of a guide that was finished just now. */
  finished: string | null;
  announcement: string;
  /** A message that stands before the person. */
  message: StandingMessage | null;
  /** What a search found; null where nothing is looked for, or the search has not come yet; undefined where it did not load. */
  found: Found | null | undefined;
  /** The announcements of the open panel. */
  news: ComponentChildren;
  /** Draws the open panel; null until it has come. */
  panel: PanelPart | null | undefined;
  /** Draws what staff alone sees; null where nothing of it stands. */
  staff: ((slot: HTMLElement) => void) | null;
};

/** What a person can do on it. */
export type Actions = {
  toggle(open: boolean): void;
  search(query: string): void;
  /** Starts a guide, or goes on where it was left, unless it is to begin anew. */
  start(guideId: number, isAnew: boolean): void;
  next(): void;
  /** Writes the step's text into its target. */
  fillIn(): void;
  skip(): void;
  back(): void;
  /** Asks first where the property wants it; `sure` leaves at once. */
  exit(sure: boolean): void;
  /** Asks whether to leave, whatever the property wants: the key was pressed outside of the player. */
  ask(): void;
  stay(): void;
  /** The promotion that shows: starts its guide, or closes it. */
  accept(): void;
  later(): void;
};
