import type { Bundle } from "#app/domain/player/bundle.ts";
import type { RunView } from "#player/core/run-control.ts";

/** Everything that the player's screen is made of. */
export type Model = {
  bundle: Bundle;
  texts: Bundle["texts"];
  isWide: boolean;
  isOpen: boolean;
  query: string;
  done: readonly number[];
  run: RunView | null;
  announcement: string;
};

/** What a person can do on it. */
export type Actions = {
  toggle(open: boolean): void;
  search(query: string): void;
  start(guideId: number): void;
  next(): void;
  skip(): void;
  back(): void;
  /** Asks first where the property wants it; `sure` leaves at once. */
  exit(sure: boolean): void;
  /** Asks whether to leave, whatever the property wants: the key was pressed outside of the player. */
  ask(): void;
  stay(): void;
};
