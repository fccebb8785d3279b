import type { BundleGuide } from "#app/domain/player/bundle.ts";
import type { RunState } from "./run-state.ts";
import { isGuide } from "./shapes.ts";
import { isRecord, isText, place } from "./storage.ts";

/** A run that nobody moved for a day is over. */
const OLDEST = 86_400_000;

/**
 * The run of this tab, that of a previewed draft apart. The guide is kept beside it as it was at the start, so that a run goes on with the version that it
 * began with, whatever is published meanwhile, and without the API.
 */
export function createRunStore(property: number, isPreview = false) {
  const states = place("sessionStorage", property, isPreview ? "preview.run" : "run", isRunState);
  const guides = place("sessionStorage", property, isPreview ? "preview.guide" : "guide", isGuide);
  return {
    read(now: number): { state: RunState; guide: BundleGuide } | null {
      const state = states.read();
      const guide = state && guides.read();
      if (!state || !guide || guide.id !== state.guide || guide.version !== state.version) return null;
      return guide.steps[state.step] && now - state.at < OLDEST ? { state, guide } : null;
    },
    save: (state: RunState) => states.write(state),
    keepGuide: (guide: BundleGuide) => guides.write(guide),
    clear() {
      states.write(null);
      guides.write(null);
    },
  };
}

function isRunState(value: unknown): value is RunState {
  if (!isRecord(value) || !isText(value.id) || !isRecord(value.told)) return false;
  return [value.guide, value.version, value.step, value.at].every(Number.isFinite) && /^(waiting|shown|failed)$/.test(String(value.phase));
}
