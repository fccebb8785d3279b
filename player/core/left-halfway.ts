import type { BundleGuide } from "#app/domain/player/bundle.ts";
import type { RunState } from "./run-state.ts";
import { isRecord, isText, place } from "./storage.ts";
import type { Visitor } from "./visitor.ts";

/** Where somebody left a guide: the run, the version it played, the step by its id, and when, in epoch milliseconds. */
export type Left = { run: string; version: number; step: string; at: number };
type Stored = Record<string, Record<string, Left>>;

const OLDEST = 90 * 86_400_000;
const MOST = 50;
const isStored = (value: unknown): value is Stored => isRecord(value) && Object.values(value).every(isRecord);
const isLeft = (value: unknown): value is Left =>
  isRecord(value) && isText(value.run) && isText(value.step) && Number.isFinite(value.version) && Number.isFinite(value.at);

/** Guides that a person left beyond their first step, on this device and by their key, for 90 days; so also when the tab was closed. */
export function createLeftHalfway(property: number, visitor: Visitor) {
  const stored = place("localStorage", property, "left", isStored);
  const own = (now: number) =>
    Object.entries(stored.read()?.[visitor.key()] ?? {}).filter(([, left]) => isLeft(left) && now - left.at < OLDEST);

  function write(entries: [string, Left][]) {
    stored.write({ ...stored.read(), [visitor.key()]: Object.fromEntries(entries.sort(([, a], [, b]) => a.at - b.at).slice(-MOST)) });
  }

  return {
    /** By the guide's id. */
    all: (now: number): Record<string, Left> => Object.fromEntries(own(now)),
    /** A run moved: keeps where it stands, but not at a first step, where there is nothing to go on with. */
    keep(guide: BundleGuide, state: RunState) {
      const others = own(state.at).filter(([id]) => Number(id) !== guide.id);
      const step = guide.steps[state.step]?.id ?? "";
      const left = { run: state.id, version: guide.version, step, at: state.at };
      write(state.step > 0 ? [...others, [String(guide.id), left]] : others);
    },
    forget(guideId: number, now: number) {
      write(own(now).filter(([id]) => Number(id) !== guideId));
    },
  };
}

/** The number of the step, from 0, where a guide as it is now goes on; null when that step is gone or is the first one. */
export function stepToContinue(guide: BundleGuide, left: Left | undefined): number | null {
  const index = left ? guide.steps.findIndex(({ id }) => id === left.step) : -1;
  return index > 0 ? index : null;
}
